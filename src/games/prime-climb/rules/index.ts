import type { Game } from '../../../engine';
import { apply, start } from './apply';
import { chance } from './chance';
import { defaults, readConfig, refuseConfig, SEAT_COUNTS } from './config';
import { readMove } from './moves';
import { refuse } from './refuse';
import type { Code, Config, GameEvent, Move, State, View } from './types';
import { options, stage, view } from './view';

export const primeClimb: Game<Config, State, Move, View, GameEvent, Code> = {
  id: 'prime-climb',
  rulesVersion: 2,
  seatCounts: SEAT_COUNTS,
  defaults,
  refuseConfig,
  seatsOf: (config) => config.seats,
  start,
  stage,
  refuse,
  apply,
  chance,
  view,
  options,
  readConfig,
  readMove,
};

export * from './actions';
export * from './arithmetic';
export * from './board';
export * from './cards';
export * from './chance';
export * from './config';
export * from './daily';
export * from './journey';
export { byOf } from './keepers';
export { pawnOf } from './pawns';
export { missingWaypoints, stuckAt } from './stops';
export * from './types';
export * from './variants';
/** @public Found by name, for the bench. */
export { primeClimb as game };
