import type { Dice, Game } from '../../../engine';
import { apply, start } from './apply';
import { defaults, handSize, readConfig, refuseConfig, SEAT_COUNTS } from './config';
import { readMove } from './moves';
import { refuse } from './refuse';
import type { Code, Config, GameEvent, Move, State, View } from './types';
import { options, stage, view } from './view';

function chance(state: State, dice: Dice): Move {
  const { config } = state;
  if (state.phase === 'cut') return { type: 'cut', dealer: dice.below(config.seats) };
  if (state.phase === 'give') return { type: 'give', card: dice.pick(state.deck) };
  const shuffled = dice.shuffle(state.deck);
  const size = handSize(config);
  const hands = Array.from({ length: config.seats }, (_, seat) =>
    shuffled.slice(seat * size, (seat + 1) * size),
  );
  return { type: 'deal', hands };
}

export const sequenceNumbers: Game<Config, State, Move, View, GameEvent, Code> = {
  id: 'sequence-numbers',
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

export * from './board';
export * from './cards';
export * from './config';
export * from './lines';
export * from './playable';
export * from './types';
/** @public Found by name, for the bench. */
export { sequenceNumbers as game };
