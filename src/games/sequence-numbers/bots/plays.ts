import { isDead, sequenceNumbers, type Move, type View } from '../rules';
import { codeOf, MINUS_CODE } from './geometry';

export type Play = Extract<Move, { type: 'play' }>;

const isPlay = (move: Move): move is Play => move.type === 'play';

/** Every card and cell that may be played now. Of two cards that do the same only the first is named. */
export function plays(view: View): readonly Play[] {
  const seen = new Set<number>();
  return sequenceNumbers.options(view).filter((move): move is Play => {
    if (!isPlay(move)) return false;
    const key = codeOf(move.card) * 100 + move.cell;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * What needs no thought: drawing, taking a card that was forgotten, exchanging a dead card (it costs nothing and brings a
 * new one), passing. Null when a card must be chosen. A bot never leaves without its card and never reports anybody.
 */
export function plainMove(view: View): Move | null {
  const { eyes, seat, phase } = view;
  if (typeof eyes === 'number' && view.late.includes(eyes)) return { type: 'take' };
  if (eyes !== seat) throw new Error('A bot is asked only when its seat has something to do');
  if (phase === 'draw') return { type: 'draw' };
  if (owesFine(view)) return null;
  const hand = view.hand ?? [];
  const dead = view.exchanged ? undefined : hand.find((card) => isDead(view, card));
  if (dead !== undefined) return { type: 'dead', card: dead };
  return sequenceNumbers.options(view).some(isPlay) ? null : { type: 'pass' };
}

export const owesFine = (view: View): boolean =>
  view.fined.includes(view.seat) && (view.hand ?? []).length > 0;

/** The card to give up for a fine: a dead one, else the one whose best play is worth least. */
export function leastCard(view: View, worth: (code: number, cell: number) => number): Move {
  let least = Infinity;
  let chosen = view.hand![0]!;
  for (const card of view.hand!) {
    const code = codeOf(card);
    const cells = sequenceNumbers
      .options({ ...view, fined: [], exchanged: true, hand: [card] })
      .filter(isPlay)
      .map((play) => worth(code, play.cell));
    const best = cells.length > 0 ? Math.max(...cells) : code === MINUS_CODE ? Infinity : -Infinity;
    if (best < least) [chosen, least] = [card, best];
  }
  return { type: 'pay', card: chosen };
}
