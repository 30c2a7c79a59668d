import type { Player } from '../../../engine';
import {
  defaults,
  LAST,
  primeClimb,
  type Config,
  type Move,
  type Operation,
  type Pawn,
  type PawnIndex,
  type State,
} from '../rules';
import { PRIME_CLIMB_WORDS, type PrimeClimbWords } from '../i18n';
import type { Lesson, LessonStep } from '../../../shell';

const CONFIG: Config = { ...defaults(2), first: 0 };
const SEATS: readonly Player[] = [
  { name: 'Léa', face: 0, bot: null, help: false },
  { name: 'Tom', face: 1, bot: 'beginner', help: false },
];

type Places = readonly [number, number];

interface Position {
  readonly own: Places;
  readonly other?: Places;
  readonly dice?: readonly [number, number];
  /** What has been done with the roll already. */
  readonly played?: readonly Move[];
}

const spent = (number: number, operation: Operation, pawn: PawnIndex = 0): Move => ({
  type: 'use',
  number,
  pawn,
  operation,
});

/** Played by the rules from a table without cards before the seats, so that every card is in the deck. */
function stateOf({ own, other = [0, 0], dice, played = [] }: Position): State {
  const opening = primeClimb.start(CONFIG);
  const pawnAt = (at: number): Pawn => ({ at, turned: false, out: at === LAST });
  const placed: State = {
    ...opening,
    players: opening.players.map((player, seat) => {
      const [one, two] = seat === 0 ? own : other;
      return { ...player, pawns: [pawnAt(one), pawnAt(two)] };
    }),
  };
  if (!dice) return placed;
  const moves: readonly Move[] = [{ type: 'roll' }, { type: 'dice', dice }, ...played];
  return moves.reduce((state, move) => {
    const actor = move.type === 'dice' ? 'chance' : 0;
    const refusal = primeClimb.refuse(state, actor, move);
    if (refusal) throw new Error(`A lesson plays what the rules refuse: ${refusal.code}`);
    return primeClimb.apply(state, actor, move).state;
  }, placed);
}

type Name = Exclude<keyof PrimeClimbWords['learning']['lessons'], 'title'>;

const step = (
  name: Name,
  position: Position,
  wants: (move: Move) => boolean,
): LessonStep<Config, State, Move> => ({
  config: CONFIG,
  state: stateOf(position),
  seat: 0,
  says: (language) => PRIME_CLIMB_WORDS[language].learning.lessons[name].says,
  otherwise: (language) => PRIME_CLIMB_WORDS[language].learning.lessons[name].otherwise,
  done: (language) => PRIME_CLIMB_WORDS[language].learning.lessons[name].done,
  wants,
});

/** This number on the first pawn, by one of these operations. */
const uses =
  (number: number, ...operations: readonly Operation[]) =>
  (move: Move) =>
    move.type === 'use' && move.number === number && move.pawn === 0 && operations.includes(move.operation);

/** From 14 with 3 and 9, as the sheet has it. */
const FOURTEEN: Position = { own: [14, 20], dice: [3, 9] };
/** From 31 with 2 and 4, past the pawn on 33. */
const PAST_33: Position = { own: [31, 6], other: [33, 37], dice: [2, 4], played: [spent(2, '+')] };

export const lessons: readonly Lesson<Config, State, Move>[] = [
  {
    id: 'first-steps',
    title: (language) => PRIME_CLIMB_WORDS[language].learning.lessons.title,
    seats: SEATS,
    steps: [
      step('roll', { own: [0, 0] }, (move) => move.type === 'roll'),
      step(
        'add',
        { own: [0, 0], dice: [6, 4] },
        (move) => move.type === 'use' && move.number === 6 && move.operation === '+',
      ),
      step('subtract', FOURTEEN, uses(3, '-')),
      step('multiply', { ...FOURTEEN, played: [spent(3, '-')] }, uses(9, '×')),
      step('bump', PAST_33, uses(4, '+')),
      step('end', { ...PAST_33, played: [spent(2, '+'), spent(4, '+')] }, (move) => move.type === 'end'),
      step(
        'exact',
        { own: [88, 15], other: [52, 3], dice: [10, 7], played: [spent(10, '+')] },
        uses(7, '-', '÷'),
      ),
      step('win', { own: [99, LAST], other: [83, 40], dice: [2, 5] }, uses(2, '+')),
    ],
  },
];
