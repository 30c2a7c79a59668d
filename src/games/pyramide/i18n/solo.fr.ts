const number = (amount: number): string =>
  Number.isInteger(amount) ? `${amount}` : amount.toFixed(1).replace('.', ',');
const points = (amount: number): string => `${number(amount)} ${amount >= 2 ? 'points' : 'point'}`;

/** Alone against one's own record; the share text leaves the app and is read without it. */
export const soloFr = {
  points,
  done: (amount: number) => `${points(amount)} !`,
  list: (mode: string, language: string) => `${mode} · ${language}`,
  languages: { fr: 'français', en: 'anglais' },
  share: {
    title: (app: string, game: string) => `${app} · ${game}`,
    result: (result: string, words: number, of: number) => `${result}, ${words} mots sur ${of}`,
    key: '🟩 1 indice · 🟨 2 · 🟧 3 ou plus · ⬛ rayé · 🔺 énigme',
  },
};

export type SoloWords = typeof soloFr;
