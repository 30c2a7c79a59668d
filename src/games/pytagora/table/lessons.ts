import type { Player } from '../../../engine';
import {
  BOX,
  defaultsFor,
  FACES,
  heapOf,
  isDigit,
  isFace,
  judgeLay,
  laidOn,
  LAYOUTS,
  pytagora,
  without,
  type Config,
  type CrosswordState,
  type Digit,
  type Face,
  type Grid,
  type Move,
  type NewPiece,
  type SquareState,
  type State,
} from '../rules';
import { PYTAGORA_WORDS } from '../i18n';
import type { Lesson, LessonStep } from '../../../shell';
import { equationText } from './crossword/words';

const SEATS: readonly Player[] = [
  { name: 'Léa', face: 0, bot: null, help: false },
  { name: 'Tom', face: 1, bot: 'beginner', help: false },
];
const CLASSIC = defaultsFor('classic', 2);
const SQUARE = defaultsFor('up-and-down', 2);

const facesIn = (text: string): Face[] => [...text].filter(isFace);
const digitsIn = (text: string): Digit[] => [...text].filter(isDigit);

/** An equation across, from this cell on, as if somebody had laid it. */
function across(text: string, x: number, y: number): Grid {
  const hand = facesIn(text);
  const pieces = hand.map((face, nth): NewPiece => ({ x: x + nth, y, face, from: 'hand' }));
  const verdict = judgeLay({ grid: [], hand, sharedEquals: 0 }, pieces);
  if (verdict.kind === 'refused')
    throw new Error(`A lesson lays what the rules refuse: ${verdict.refusal.code}`);
  return laidOn([], pieces, verdict.run);
}

/** Everything that is not in sight is in the bag, or the other's: no piece is lost. */
function classicState(hand: string, grid: Grid = [], sharedEquals = 2): CrosswordState {
  const start = pytagora.start(CLASSIC) as CrosswordState;
  const own = facesIn(hand);
  const shared = Array.from({ length: 2 }, (): Face => '=');
  const bag = without(heapOf(FACES, BOX), [...own, ...grid.map(({ face }) => face), ...shared])!;
  return {
    ...start,
    phase: 'turn',
    seat: 0,
    hands: [own, bag.slice(0, 10)],
    bag: bag.slice(10),
    grid,
    sharedEquals,
  };
}

function squareState(hand: string, laid: number, phase: SquareState['phase'] = 'turn'): SquareState {
  const start = pytagora.start(SQUARE) as SquareState;
  const own = digitsIn(hand);
  const lying = LAYOUTS['up-and-down'].squares[0]!.slice(1, 1 + laid);
  const bag = without(start.bag, [...own, ...lying])!;
  return { ...start, phase, seat: 0, hands: [own, bag.slice(0, 10)], bag: bag.slice(10), grown: [laid] };
}

type ClassicName = Exclude<keyof (typeof PYTAGORA_WORDS)['fr']['learning']['lessons']['classic'], 'title'>;
type SquareName = Exclude<keyof (typeof PYTAGORA_WORDS)['fr']['learning']['lessons']['up-and-down'], 'title'>;

const classicStep = (
  name: ClassicName,
  state: CrosswordState,
  wants: (move: Move) => boolean,
): LessonStep<Config, State, Move> => ({
  config: CLASSIC,
  state,
  seat: 0,
  says: (language) => PYTAGORA_WORDS[language].learning.lessons.classic[name].says,
  otherwise: (language) => PYTAGORA_WORDS[language].learning.lessons.classic[name].otherwise,
  done: (language) => PYTAGORA_WORDS[language].learning.lessons.classic[name].done,
  wants,
});

const squareStep = (
  name: SquareName,
  state: SquareState,
  wants: (move: Move) => boolean,
): LessonStep<Config, State, Move> => ({
  config: SQUARE,
  state,
  seat: 0,
  says: (language) => PYTAGORA_WORDS[language].learning.lessons['up-and-down'][name].says,
  otherwise: (language) => PYTAGORA_WORDS[language].learning.lessons['up-and-down'][name].otherwise,
  done: (language) => PYTAGORA_WORDS[language].learning.lessons['up-and-down'][name].done,
  wants,
});

/** Any lay that reads like this, whichever way it lies. */
const reads = (state: CrosswordState, equation: string) => (move: Move) => {
  if (move.type !== 'lay') return false;
  const { run } = judgeLay({ ...state, hand: state.hands[0]! }, move.pieces);
  return run !== null && equationText(run.faces) === equation;
};

const FIRST = classicState('7*3=21+459');
const CROSSED = classicState('5+8=4-69*1', across('7*3=21', 0, 0));
const RANKS = classicState('2+3*4=1458');
const BY_ONE = classicState('8/1*5=4023');
const SHARED = classicState('9-45+8*217');
const SIGNS = classicState('+*-/*+-/+*');
const lays = (digit: Digit) => (move: Move) => move.type === 'place' && move.digit === digit;

export const lessons: readonly Lesson<Config, State, Move>[] = [
  {
    id: 'classic',
    title: (language) => PYTAGORA_WORDS[language].learning.lessons.classic.title,
    seats: SEATS,
    plays: CLASSIC,
    steps: [
      classicStep('lay', FIRST, reads(FIRST, '7 × 3 = 21')),
      classicStep('cross', CROSSED, reads(CROSSED, '5 + 3 = 8')),
      classicStep('precedence', RANKS, reads(RANKS, '2 + 3 × 4 = 14')),
      classicStep('byOne', BY_ONE, reads(BY_ONE, '8 ÷ 1 × 5 = 40')),
      classicStep('shared', SHARED, reads(SHARED, '9 − 4 = 5')),
      classicStep('swap', SIGNS, (move) => move.type === 'swap'),
    ],
  },
  {
    id: 'up-and-down',
    title: (language) => PYTAGORA_WORDS[language].learning.lessons['up-and-down'].title,
    seats: SEATS,
    plays: SQUARE,
    aloud: true,
    steps: [
      squareStep('lay', squareState('1496', 0), lays('1')),
      squareStep('down', squareState('8205', 9), lays('8')),
      squareStep('draw', squareState('8206', 2), (move) => move.type === 'draw'),
      squareStep('place', squareState('5930', 4), lays('5')),
      squareStep('close', squareState('17', 34), lays('1')),
    ],
  },
];
