import type { SoloWords } from './solo.fr';

const number = (amount: number): string => (Number.isInteger(amount) ? `${amount}` : amount.toFixed(1));
const points = (amount: number): string => `${number(amount)} ${amount === 1 ? 'point' : 'points'}`;

export const soloEn: SoloWords = {
  points,
  done: (amount) => `${points(amount)}!`,
  list: (mode, language, level) => [mode, language, ...(level ? [level] : [])].join(' · '),
  languages: { fr: 'French', en: 'English' },
  share: (where, told) =>
    `${where.join(', ')}: ${points(told.points)}, ${told.found} of ${told.words} words found, ${told.atOnce} of them with the first clue, and ${told.solved} of ${told.riddles} riddles solved.`,
};
