import { isWhole, type Actor, type Seat } from '../../../engine';
import { BOARD } from './board';
import { DECK, faceOf, type Card } from './cards';
import { handSize, seatsOfTeam, teamOf, teamSize } from './config';
import { isLocked } from './lines';
import { canBeLost, cellsFor, isDead, isFree } from './playable';
import type { Code, Move, Phase, SequenceRefusal, State } from './types';

const no = (code: Code, facts: Omit<SequenceRefusal, 'code'> = {}): SequenceRefusal => ({ code, ...facts });

/** In which phases a seat, or chance, may do what; and whether it is for the seat whose turn it is. */
const WHEN: Readonly<Record<Move['type'], readonly Phase[]>> = {
  dead: ['turn'],
  play: ['turn'],
  pass: ['turn'],
  pay: ['turn'],
  draw: ['draw'],
  leave: ['draw'],
  take: ['turn', 'draw'],
  report: ['turn', 'draw'],
  cut: ['cut'],
  deal: ['deal'],
  give: ['give'],
};
const OUT_OF_TURN: readonly Move['type'][] = ['take', 'report'];
const BY_CHANCE: readonly Move['type'][] = ['cut', 'deal', 'give'];
const STRICT_ONLY: readonly Move['type'][] = ['leave', 'take', 'report', 'pay'];

export function refuse(state: State, actor: Actor, move: Move): SequenceRefusal | null {
  if (BY_CHANCE.includes(move.type) !== (actor === 'chance')) return no('not-now');
  if (STRICT_ONLY.includes(move.type) && !state.config.strict) return no('not-strict');
  if (!WHEN[move.type].includes(state.phase)) return no('not-now');
  if (typeof actor !== 'number') return refuseChance(state, move);
  if (!isWhole(actor, 0, state.config.seats)) return no('not-now');
  if (actor !== state.seat && !OUT_OF_TURN.includes(move.type)) return no('not-now');
  return refuseSeat(state, actor, move);
}

function refuseSeat(state: State, seat: Seat, move: Move): SequenceRefusal | null {
  const hand = state.hands[seat]!;
  if ('card' in move && !hand.includes(move.card)) return no('not-in-hand');
  // Ruling: a fine is due at the seat's next move of a turn; one reported in its own turn, before it has played, pays then.
  const owesFine = state.fined.includes(seat) && hand.length > 0;
  if (owesFine && (move.type === 'play' || move.type === 'dead' || move.type === 'pass'))
    return no('pay-first');
  switch (move.type) {
    case 'play':
      return refusePlay(state, seat, move.card, move.cell);
    case 'dead':
      return refuseDead(state, move.card);
    case 'pass':
      return refusePass(state, seat);
    case 'pay':
      return owesFine ? null : no('no-fine');
    case 'draw':
      return canDraw(state) ? null : no('nothing-to-draw');
    case 'take':
      if (!state.late.includes(seat)) return no('nothing-forgotten');
      return canDraw(state) ? null : no('nothing-to-draw');
    case 'report':
      return refuseReport(state, move.team);
    default:
      return null;
  }
}

function refusePlay(state: State, seat: Seat, card: Card, cell: number): SequenceRefusal | null {
  const face = faceOf(card);
  const at = { cells: [cell] };
  if (BOARD[cell] === 0) return no('corner', at);
  if (face.kind === 'minus') {
    const owner = state.chips[cell];
    if (typeof owner !== 'number') return no('nothing-there', at);
    if (owner === teamOf(state.config, seat)) return no('own-chip', at);
    return isLocked(state.sequences, cell) ? no('locked', at) : null;
  }
  if (!isFree(state, cell)) return no('occupied', at);
  if (face.kind === 'plus' || BOARD[cell] === face.result || canBeLost(state, card)) return null;
  const { left, right, result } = face;
  if (state.config.wrongCell === 'expert') return no('dead-card', { ...at, numbers: { result } });
  return no('wrong-cell', {
    ...at,
    numbers: { left, right, result, sign: face.sign === '+' ? 1 : -1, cell: BOARD[cell]! },
  });
}

function refuseDead(state: State, card: Card): SequenceRefusal | null {
  const face = faceOf(card);
  if (face.kind !== 'equation') return no('never-dead');
  if (!isDead(state, card)) return no('not-dead', { numbers: { result: face.result } });
  if (state.exchanged) return no('one-dead-a-turn');
  return null; // the dead card itself goes on a pile, so there is always something to draw
}

/** Ruling: only a hand with nothing playable after the dead card may pass. */
function refusePass(state: State, seat: Seat): SequenceRefusal | null {
  const team = teamOf(state.config, seat);
  const hand = state.hands[seat]!;
  if (hand.some((card) => cellsFor(state, team, card).length > 0)) return no('can-play');
  if (!state.exchanged && hand.some((card) => isDead(state, card))) return no('dead-first');
  return null;
}

/**
 * Ruling: only a team of two or more can talk among itself. It is fined at most once between two of its turns: a second
 * report waits until all of it have paid for the first, and until the turn is over in which the last of them did.
 */
export function refuseReport(state: State, team: number): SequenceRefusal | null {
  const { config, fined, reported } = state;
  if (team >= config.teams) return no('no-such-team');
  if (teamSize(config) < 2) return no('team-of-one');
  if (seatsOfTeam(config, team).some((seat) => fined.includes(seat))) return no('already-fined');
  return reported.includes(team) ? no('reported-lately') : null;
}

const canDraw = ({ deck, piles }: State): boolean => deck.length > 0 || piles.some((pile) => pile.length > 0);

/** Chance comes out of a save too, so it is checked like anybody. */
function refuseChance(state: State, move: Move): SequenceRefusal | null {
  const { config } = state;
  switch (move.type) {
    case 'cut':
      return move.dealer < config.seats ? null : no('not-now');
    case 'deal': {
      const dealt = move.hands.flat();
      const full =
        move.hands.length === config.seats && move.hands.every((hand) => hand.length === handSize(config));
      return full && new Set(dealt).size === dealt.length && dealt.every((card) => DECK.includes(card))
        ? null
        : no('not-now');
    }
    case 'give':
      return state.deck.includes(move.card) ? null : no('not-in-hand');
    default:
      return no('not-now');
  }
}
