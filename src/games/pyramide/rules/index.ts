import type { Game } from '../../../engine';
import { apply } from './apply';
import { chance } from './chance';
import { defaults, readConfig, refuseConfig, SEAT_COUNTS } from './config';
import type { GameEvent } from './events';
import { readMove, type Move } from './moves';
import { options } from './options';
import { refuse } from './refuse';
import type { Code } from './refusals';
import { seatsOf } from './sides';
import { stage } from './stage';
import { start } from './start';
import type { Config } from './setup';
import type { State, View } from './types';
import { view } from './view';

export const pyramide: Game<Config, State, Move, View, GameEvent, Code> = {
  id: 'pyramide',
  rulesVersion: 2,
  seatCounts: SEAT_COUNTS,
  defaults,
  refuseConfig,
  seatsOf,
  start,
  stage,
  refuse,
  apply,
  chance,
  expire: () => ({ type: 'time' }),
  view,
  options,
  readConfig,
  readMove,
};

export * from './compare';
export * from './config';
export * from './events';
export { isRightByEar } from './heard';
export * from './moves';
export * from './refusals';
export * from './sample';
export * from './setup';
export * from './sides';
export * from './types';
export { isLate } from './following';
export { screenOptions } from './options';
export { LONGEST_TEXT } from './refuse';
export { BRICKS } from './riddle';
export { EXPRESSIONS } from './stock';
export { fullSupply } from './supply';
/** @public Found by name, for the bench. */
export { pyramide as game };
