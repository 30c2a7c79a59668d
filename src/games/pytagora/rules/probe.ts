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
import { defaultsFor } from './config';
import * as crossword from './crossword/probe';
import { inFaceOrder, type Face } from './crossword/pieces';
import { pytagora } from '.';
import { SEAT_COUNTS } from './seats';
import * as square from './square/probe';
import * as tables from './tables/probe';
import { currentRow } from './tables';
import type { ChildrensConfig, Config, Move, State, View } from './types';

const configs: readonly Config[] = [
  defaultsFor('classic', 2),
  { kind: 'classic', seats: 4, target: 15, first: 2, helper: true },
  { kind: 'plus-or-minus', seats: 3, target: 20, first: 'chance', helper: false },
  defaultsFor('tables', 3),
  { kind: 'tables', seats: 4, first: 3, covers: true },
  defaultsFor('up-and-down', 2),
  { kind: 'even-odd', seats: 3, first: 1 },
  defaultsFor('both-ways', 4),
];

/** The goldens were played with covers, and say nothing of them. */
const covered = (
  kind: ChildrensConfig['kind'],
  seats: number,
  first: Seat | 'chance' = 'chance',
): Config => ({
  kind,
  seats,
  first,
});

const way = (golden: Config, seed: number): Way<Config> => ({
  name: golden.kind,
  seats: SEAT_COUNTS,
  configFor: (seats) => defaultsFor(golden.kind, seats),
  golden: { config: golden, seed, boardEvery: 24 },
});

const ways: readonly Way<Config>[] = [
  way({ ...defaultsFor('classic', 2), first: 1 }, 5),
  way(defaultsFor('plus-or-minus', 3), 6),
  way(covered('tables', 4, 0), 7),
  way(covered('up-and-down', 2), 8),
  way(covered('even-odd', 3, 2), 9),
  way(covered('both-ways', 4), 10),
];

/** Exchanges all pieces these eyes may not see: the other hands and the bag. */
function scramble(state: State, eyes: Eyes, dice: Dice): State {
  const shuffled = <F extends Face>(hands: readonly (readonly F[])[], bag: readonly F[]) => {
    const hidden = dice.shuffle([...hands.filter((_, seat) => seat !== eyes).flat(), ...bag]);
    const dealt = hands.map((hand, seat) => (seat === eyes ? hand : hidden.splice(0, hand.length)));
    return { hands: dealt, bag: inFaceOrder(hidden) };
  };
  if (state.family === 'crossword') return { ...state, ...shuffled(state.hands, state.bag) };
  if (state.family === 'tables') return { ...state, ...shuffled(state.hands, state.bag) };
  return { ...state, ...shuffled(state.hands, state.bag) };
}

/** Every face counted, wherever its pieces are. */
function census(state: State): Record<string, number> {
  const lying: readonly Face[] =
    state.family === 'crossword'
      ? crossword.lyingPieces(state)
      : state.family === 'tables'
        ? tables.lyingPieces(state)
        : square.lyingPieces(state);
  const counts: Record<string, number> = {};
  for (const face of inFaceOrder([...state.hands.flat(), ...state.bag, ...lying]))
    counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/** A few moves that no rule lets through, whoever is in turn. */
const unlawful = (): readonly Move[] => [
  { type: 'lay', pieces: [] },
  { type: 'lay', pieces: [{ x: 0, y: 0, face: '7', from: 'shared' }] },
  {
    type: 'lay',
    pieces: [
      { x: 40, y: 40, face: '0', from: 'hand' },
      { x: 41, y: 40, face: '=', from: 'hand' },
      { x: 42, y: 40, face: '0', from: 'hand' },
    ],
  },
  { type: 'answer', digits: [] },
  { type: 'answer', digits: ['9', '9', '9'] },
  { type: 'place', digit: '5', end: 9 },
  { type: 'first', seat: 0 },
  { type: 'give', pieces: ['1'] },
  { type: 'share', digits: [] },
];

function draw(view: View): string {
  if (view.family === 'crossword') return crossword.draw(view);
  return view.family === 'tables' ? tables.draw(view) : square.draw(view);
}

function write(move: Move, reader?: Reader<State>): string {
  const shown = (pieces: readonly Face[], seat: Seat | undefined): string =>
    pieces.map((face) => (reader === undefined || reader.eyes === seat ? face : HIDDEN)).join('');
  switch (move.type) {
    case 'lay':
      return crossword.writeLay(move.pieces);
    case 'answer':
      return `answer ${move.digits.join('')}`;
    case 'place':
      return `${move.digit} at end ${move.end}`;
    case 'first':
      return `seat ${move.seat} begins`;
    case 'deal':
      return `deal ${move.hands.map(shown).join(' ')}`;
    case 'give':
      return `give ${shown(move.pieces, reader?.state.seat)}`;
    case 'ask':
      return `ask ${move.digits.join(' × ')}`;
    case 'share': {
      const state = reader?.state;
      const asker = state?.family === 'tables' ? currentRow(state).asker : 0;
      const seats = state?.config.seats ?? 1;
      return `share ${move.digits.map((digit, nth) => shown([digit], (asker + nth) % seats)).join(' ')}`;
    }
    default:
      return move.type;
  }
}

/** There are 126 pieces to lay and three rounds without laying end the game; random seats never came near this. */
const longest = 1000;

const probe: Probe<Config, State, Move, View> = {
  ways,
  wayOf: ({ kind }) => kind,
  configs,
  longest,
  scramble,
  census,
  unlawful,
  draw,
  write,
};

/** @public Found by name, for the conformance suite and the tools. */
export const registered = register(pytagora, probe);
