import type { Refusal } from '../../../engine';
import { EQUATION_CODES } from './crossword/equation';
import { PLACEMENT_CODES } from './crossword/placement';
import {
  TURN_CODES,
  type CrosswordConfig,
  type CrosswordEvent,
  type CrosswordMove,
  type CrosswordState,
  type CrosswordView,
} from './crossword/types';
import {
  SQUARE_CODES,
  type SquareConfig,
  type SquareEvent,
  type SquareMove,
  type SquareState,
  type SquareView,
} from './square/types';
import {
  TABLES_CODES,
  type TablesConfig,
  type TablesEvent,
  type TablesMove,
  type TablesState,
  type TablesView,
} from './tables/types';

/** One box, six games, three families of rules. */
export const KINDS = ['classic', 'plus-or-minus', 'tables', 'up-and-down', 'even-odd', 'both-ways'] as const;
export type Kind = (typeof KINDS)[number];

export type ChildrensConfig = TablesConfig | SquareConfig;
export type Config = CrosswordConfig | ChildrensConfig;
export type State = CrosswordState | TablesState | SquareState;
export type View = CrosswordView | TablesView | SquareView;
/** Moves of one type look alike in all families that have them. */
export type Move = CrosswordMove | TablesMove | SquareMove;
export type PytagoraEvent = CrosswordEvent | TablesEvent | SquareEvent;

const SET_UP_CODES = [
  'seats-other', // two to four; alone, one plays against the app
  'target-wrong', // with the lowest and the highest
  'no-such-first', // the seat chosen to begin was taken away from the table
] as const;

const ALL_CODES = [
  ...SET_UP_CODES,
  ...TURN_CODES,
  ...PLACEMENT_CODES,
  ...EQUATION_CODES,
  ...TABLES_CODES,
  ...SQUARE_CODES,
];
export type Code = (typeof ALL_CODES)[number];
/** Every reason to refuse, each once. */
export const REFUSALS: readonly Code[] = [...new Set(ALL_CODES)];
export type PytagoraRefusal = Refusal<Code>;
