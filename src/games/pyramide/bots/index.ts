import type { Move, View } from '../rules';
import type { Bots } from '../../../engine';
import type { Answers, Lexicon } from '../lexicon';
import { MINDS } from './minds';
import { player } from './player';

export { betOn } from './bet';
export { ideas, type Idea } from './dico';
export { firstThought, solve } from './enigma';
export { guess, rank, type Candidate } from './guess';
export { MINDS, type Mind } from './minds';
export { netOf, prepare } from './nets';
export { seenOf, type Seen } from './seen';
export { taskIn, type Task } from './task';

/** Players who know the words of a lexicon, and what riddles may be about. Beginner knows a fifth of what Strong knows, Solid a third; nobody slips on purpose. */
export const botsWith = (lexicon: Lexicon | null, answers: Answers | null): Bots<View, Move> => ({
  beginner: player(MINDS.beginner, lexicon, answers),
  solid: player(MINDS.solid, lexicon, answers),
  strong: player(MINDS.strong, lexicon, answers),
});

/** Where no words could be fetched the app still takes its turns: it passes. */
export const wordlessBots = botsWith(null, null);

/** @public The app joins whoever is alone, and takes no seat among people; found by name, for the tournament. */
export const companionOnly = true;
