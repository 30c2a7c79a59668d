import type { Move, View } from '../../engine/pyramide';
import type { Bots } from '../core';
import { MINDS } from './minds';
import { player } from './player';

export { betOn, type Stake } from './bet';
export { ideas, type Idea, type Task } from './dico';
export { solve, type Readable } from './enigma';
export { guess, rank, type Candidate } from './guess';
export { MINDS, type Mind } from './minds';
export { netOf } from './nets';
export { seenOf, type Seen } from './seen';
export { openVoice } from './voice';

/** Beginner knows a fifth of what Strong knows, Solid a third; nobody slips on purpose. */
export const pyramideBots: Bots<View, Move> = {
  beginner: player(MINDS.beginner),
  solid: player(MINDS.solid),
  strong: player(MINDS.strong),
};
