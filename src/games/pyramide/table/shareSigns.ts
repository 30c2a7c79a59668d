import type { RiddleStory, WordStory } from './unfold';

/** By clue words it took; the last stands for all beyond. */
const FOUND = ['🟩', '🟨', '🟧'] as const;
const STRUCK = '⬛';
const SOLVED = '🔺';
const UNSOLVED = '▫️';

const signOf = ({ found, clues }: WordStory): string =>
  found ? FOUND[Math.min(clues.length, FOUND.length) - 1]! : STRUCK;

/** A riddle as five words and its enigma, a sign each. */
export const shareSignsOf = ({ words, enigma }: RiddleStory): string =>
  words.map(signOf).join('') + (enigma.by === null ? UNSOLVED : SOLVED);
