import type { SoloWords } from './solo.fr';

const number = (amount: number): string => (Number.isInteger(amount) ? `${amount}` : amount.toFixed(1));
const points = (amount: number): string => `${number(amount)} ${amount === 1 ? 'point' : 'points'}`;

export const soloEn: SoloWords = {
  points,
  done: (amount) => `${points(amount)}!`,
  list: (mode, language) => `${mode} · ${language}`,
  languages: { fr: 'French', en: 'English' },
  share: {
    title: (app, game) => `${app} · ${game}`,
    result: (result, words, of) => `${result}, ${words} words of ${of}`,
    key: '🟩 1 clue · 🟨 2 · 🟧 3 or more · ⬛ struck · 🔺 riddle',
  },
};
