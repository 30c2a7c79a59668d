import type { Game, Step } from '../../../engine';
import { defaults, readConfig, refuseConfig } from './config';
import * as crossword from './crossword/rules';
import { readMove } from './moves';
import { SEAT_COUNTS } from './seats';
import * as square from './square/rules';
import * as tables from './tables/rules';
import type { Code, Config, Move, PytagoraEvent, State, View } from './types';

const misplaced = (move: Move): Error => new Error(`No move of this game: ${move.type}`);

function apply(state: State, move: Move): Step<State, PytagoraEvent> {
  switch (state.family) {
    case 'crossword':
      if (crossword.isMove(move)) return crossword.apply(state, move);
      throw misplaced(move);
    case 'tables':
      if (tables.isMove(move)) return tables.apply(state, move);
      throw misplaced(move);
    case 'square':
      if (square.isMove(move)) return square.apply(state, move);
      throw misplaced(move);
  }
}

/** Six games of one box; what they are is told by the config's `kind`, whose rules they follow by the state's `family`. */
export const pytagora: Game<Config, State, Move, View, PytagoraEvent, Code> = {
  id: 'pytagora',
  rulesVersion: 2,
  seatCounts: SEAT_COUNTS,
  defaults,
  refuseConfig,
  seatsOf: (config) => config.seats,
  start: (config) => {
    switch (config.kind) {
      case 'classic':
      case 'plus-or-minus':
        return crossword.start(config);
      case 'tables':
        return tables.start(config);
      default:
        return square.start(config);
    }
  },
  stage: (state) => {
    switch (state.family) {
      case 'crossword':
        return crossword.stage(state);
      case 'tables':
        return tables.stage(state);
      case 'square':
        return square.stage(state);
    }
  },
  refuse: (state, actor, move) => {
    switch (state.family) {
      case 'crossword':
        return crossword.isMove(move) ? crossword.refuse(state, actor, move) : { code: 'not-now' };
      case 'tables':
        return tables.isMove(move) ? tables.refuse(state, actor, move) : { code: 'not-now' };
      case 'square':
        return square.isMove(move) ? square.refuse(state, actor, move) : { code: 'not-now' };
    }
  },
  apply: (state, _actor, move) => apply(state, move),
  chance: (state, dice) => {
    switch (state.family) {
      case 'crossword':
        return crossword.chance(state, dice);
      case 'tables':
        return tables.chance(state, dice);
      case 'square':
        return square.chance(state, dice);
    }
  },
  view: (state, eyes) => {
    switch (state.family) {
      case 'crossword':
        return crossword.view(state, eyes);
      case 'tables':
        return tables.view(state, eyes);
      case 'square':
        return square.view(state, eyes);
    }
  },
  options: (seen) => {
    switch (seen.family) {
      case 'crossword':
        return crossword.options(seen);
      case 'tables':
        return tables.options(seen);
      case 'square':
        return square.options(seen);
    }
  },
  readConfig,
  readMove,
};

export * from './bag';
export * from './config';
export * from './crossword';
export * from './seats';
export * from './square';
export * from './tables';
export * from './types';
/** @public Found by name, for the bench. */
export { pytagora as game };
