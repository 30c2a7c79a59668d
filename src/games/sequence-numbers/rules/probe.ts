import {
  HIDDEN,
  register,
  type Dice,
  type Eyes,
  type Probe,
  type Reader,
  type Seat,
  type Way,
} from '../../../engine';
import { BOARD, CELLS, isCorner, SIDE } from './board';
import { DECK, inPrintedOrder, type Card } from './cards';
import { isLocked } from './lines';
import { sequenceNumbers } from '.';
import { defaults, SEAT_COUNTS } from './config';
import type { Config, Move, State, View } from './types';

const MARKS = ['o', 'x', '#'];

const configs: readonly Config[] = [
  defaults(2),
  { ...defaults(3), dealer: 1, wrongCell: 'expert' },
  { ...defaults(4), strict: true },
  { ...defaults(6), strict: true, wrongCell: 'expert' },
  { ...defaults(6), teams: 3, target: 1 },
  { ...defaults(2), strict: true, dealer: 0 },
];

/** Who plays with whom; and the two house rules, which change what a turn is whoever plays. */
function wayOf({ seats, teams, strict, wrongCell }: Config): string {
  if (strict) return 'strict';
  if (wrongCell === 'expert') return 'expert';
  if (seats <= 3) return seats === 2 ? 'two-seats' : 'three-seats';
  return teams === 3 ? 'three-teams' : seats === 4 ? 'two-teams' : 'two-teams-of-three';
}

const way = (
  name: string,
  seats: readonly number[],
  more: Partial<Config>,
  golden: Config,
  seed: number,
): Way<Config> => ({
  name,
  seats,
  configFor: (count) => ({ ...defaults(count), ...more }),
  golden: { config: golden, seed, boardEvery: 24 },
});

const ways: readonly Way<Config>[] = [
  way('two-seats', [2], {}, { ...defaults(2), dealer: 1 }, 2),
  way('three-seats', [3], {}, defaults(3), 12),
  way('two-teams', [4], {}, defaults(4), 3),
  way('two-teams-of-three', [6], {}, { ...defaults(6), dealer: 5 }, 13),
  way('three-teams', [6], { teams: 3, target: 1 }, { ...defaults(6), teams: 3, target: 2 }, 14),
  way('expert', SEAT_COUNTS, { wrongCell: 'expert' }, { ...defaults(2), wrongCell: 'expert' }, 15),
  way(
    'strict',
    SEAT_COUNTS,
    { strict: true, wrongCell: 'expert' },
    { ...defaults(4), strict: true, wrongCell: 'expert' },
    4,
  ),
];

/** Exchanges all cards these eyes may not see: the other hands and the deck. */
function scramble(state: State, eyes: Eyes, dice: Dice): State {
  const hidden = dice.shuffle([...state.hands.filter((_, seat) => seat !== eyes).flat(), ...state.deck]);
  const hands = state.hands.map((hand, seat) => (seat === eyes ? hand : hidden.splice(0, hand.length)));
  return { ...state, hands, deck: inPrintedOrder(hidden) };
}

const census = (state: State) => ({
  cards: state.hands.flat().length + state.deck.length + state.piles.flat().length,
  different: new Set([...state.hands.flat(), ...state.deck, ...state.piles.flat()]).size,
  cornersFree: BOARD.filter((_, cell) => isCorner(cell) && state.chips[cell] === null).length,
});

function unlawful(state: State): readonly Move[] {
  const absent = DECK.find((card) => !state.hands[state.seat]!.includes(card))!;
  return [
    { type: 'play', card: absent, cell: 1 },
    { type: 'dead', card: absent },
    { type: 'report', team: state.config.teams },
    { type: 'cut', dealer: 0 },
    { type: 'give', card: absent },
    ...state.hands[state.seat]!.map((card): Move => ({ type: 'play', card, cell: 0 })),
  ];
}

function cellText(view: View, cell: number): string {
  const team = view.chips[cell];
  if (isCorner(cell)) return ' * ';
  if (team === null || team === undefined) return String(BOARD[cell]).padStart(2) + ' ';
  const mark = MARKS[team]!;
  return isLocked(view.sequences, cell) ? `[${mark}]` : ` ${mark} `;
}

function draw(view: View): string {
  const rows = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_unused, column) => cellText(view, row * SIDE + column)).join(''),
  );
  const hand = view.hand ? `hand ${view.hand.join('  ')}` : 'hand hidden';
  const piles = view.piles.map((pile, seat) => `${seat}:${pile[pile.length - 1] ?? '-'}`).join(' ');
  return [...rows, `${view.phase}, seat ${view.seat} · deck ${view.deckSize} · piles ${piles}`, hand].join(
    '\n',
  );
}

function write(move: Move, reader?: Reader<State>): string {
  const knows = (seat: Seat | undefined) => reader === undefined || reader.eyes === seat;
  switch (move.type) {
    case 'play':
      return `${move.card} on cell ${move.cell} (${BOARD[move.cell]})`;
    case 'dead':
    case 'pay':
      return `${move.type} ${move.card}`;
    case 'give':
      return `give ${knows(reader?.state.owed?.seat) ? move.card : HIDDEN}`;
    case 'deal': {
      const cards = (hand: readonly Card[], seat: Seat) => hand.map((card) => (knows(seat) ? card : HIDDEN));
      return `deal ${move.hands.map((hand, seat) => cards(hand, seat).join(' ')).join(' | ')}`;
    }
    case 'cut':
      return `cut: seat ${move.dealer} deals`;
    case 'report':
      return `report team ${move.team}`;
    default:
      return move.type;
  }
}

/** A random game lays a chip or takes one off in nearly every turn; four entries a turn and a wide margin. */
const longest = CELLS * 40;

const probe: Probe<Config, State, Move, View> = {
  ways,
  wayOf,
  configs,
  longest,
  scramble,
  census,
  unlawful,
  draw,
  write,
};

/** @public Found by name, for the conformance suite and the tools. */
export const registered = register(sequenceNumbers, probe);
