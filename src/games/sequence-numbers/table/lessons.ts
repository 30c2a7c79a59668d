import type { Player } from '../../../engine';
import {
  BOARD,
  CELLS_OF,
  DECK,
  defaults,
  sequenceNumbers,
  type Card,
  type Config,
  type Move,
  type State,
} from '../rules';
import { SEQUENCE_WORDS, type SequenceWords } from '../i18n';
import type { Lesson, LessonStep } from '../../../shell';

const CONFIG: Config = { ...defaults(2), dealer: 1 };
const SEATS: readonly Player[] = [
  { name: 'Léa', face: 0, bot: null, help: false },
  { name: 'Tom', face: 1, bot: 'beginner', help: false },
];

interface Position {
  readonly hand: readonly Card[];
  /** Cells of one's own chips, and of the opponent's. */
  readonly own?: readonly number[];
  readonly other?: readonly number[];
  readonly phase?: State['phase'];
  /** A card that has just been played. */
  readonly played?: Card;
}

/** A whole, lawful state: every card of the deck is somewhere. */
function stateOf({ hand, own = [], other = [], phase = 'turn', played }: Position): State {
  const placed = new Set([...hand, ...(played ? [played] : [])]);
  const rest = DECK.filter((card) => !placed.has(card));
  return {
    ...sequenceNumbers.start(CONFIG),
    phase,
    seat: 0,
    hands: [hand, rest.slice(0, 5)],
    deck: rest.slice(5),
    piles: [played ? [played] : [], []],
    chips: BOARD.map((_, cell) => (own.includes(cell) ? 0 : other.includes(cell) ? 1 : null)),
  };
}

type Name = Exclude<keyof SequenceWords['learning']['lessons'], 'title'>;

const lessonWords = (words: SequenceWords, name: Name) => words.learning.lessons[name];

const step = (
  name: Name,
  position: Position,
  wants: (move: Move) => boolean,
): LessonStep<Config, State, Move> => ({
  config: CONFIG,
  state: stateOf(position),
  seat: 0,
  says: (language) => lessonWords(SEQUENCE_WORDS[language], name).says,
  otherwise: (language) => lessonWords(SEQUENCE_WORDS[language], name).otherwise,
  done: (language) => lessonWords(SEQUENCE_WORDS[language], name).done,
  wants,
});

const lays = (card: Card, cells: readonly number[]) => (move: Move) =>
  move.type === 'play' && move.card === card && cells.includes(move.cell);

/** The fifth row from the second cell: 23 45 22 40, and 3 after them. */
const FOUR = [41, 42, 43, 44];
const FIFTH = 45;
/** The first row from the corner: 2 42 30, and 20 after them. */
const FROM_CORNER = [1, 2, 3];
const LAST_OF_CORNER = 4;

export const lessons: readonly Lesson<Config, State, Move>[] = [
  {
    id: 'first-steps',
    title: (language) => SEQUENCE_WORDS[language].learning.lessons.title,
    seats: SEATS,
    steps: [
      step('lay', { hand: ['6+3', '18+5', '40-6', '9+5', '2+2'] }, lays('6+3', CELLS_OF[9]!)),
      step(
        'draw',
        { hand: ['18+5', '40-6', '2+2', '9+5'], own: [CELLS_OF[9]![0]!], phase: 'draw', played: '6+3' },
        (move) => move.type === 'draw',
      ),
      step(
        'five',
        { hand: ['18+5', '2+1', '40-6', '2+2', '9+5'], own: FOUR, other: [22, 57, 66] },
        lays('2+1', [FIFTH]),
      ),
      step(
        'corner',
        { hand: ['36-16', '18+5', '40-6', '2+2', '9+5'], own: FROM_CORNER, other: [23, 58, 67] },
        lays('36-16', [LAST_OF_CORNER]),
      ),
      step(
        'plus',
        { hand: ['plus-1', '18+5', '40-6', '2+2', '9+5'], own: FOUR, other: [24, 58, 76] },
        (move) => lays('plus-1', [FIFTH, 40])(move),
      ),
      step(
        'minus',
        { hand: ['minus-1', '18+5', '40-6', '2+2', '9+5'], own: [24, 58, 76], other: FOUR },
        lays('minus-1', FOUR),
      ),
      step(
        'dead',
        {
          hand: ['9+3', '18+5', '40-6', '2+2', '9+5'],
          own: [CELLS_OF[12]![0]!, 55],
          other: [CELLS_OF[12]![1]!, 33],
        },
        (move) => move.type === 'dead' && move.card === '9+3',
      ),
    ],
  },
];
