import type { ResultWords } from './result.fr';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const resultEn: ResultWords = {
  counts: 'circles climbed by both pawns',
  countsSprint: 'circles climbed by the best pawn',
  lead: (turns, ahead) =>
    `Home in ${plural(turns, 'turn', 'turns')}, ${plural(ahead, 'circle', 'circles')} ahead`,
  alone: (turns) => `Home in ${plural(turns, 'turn', 'turns')}`,
  home: 'One pawn home already.',
  leap: (sum) => `A fine leap: ${sum}.`,
  way: (circles) => `${plural(circles, 'circle', 'circles')} climbed.`,
};
