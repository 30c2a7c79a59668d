const decimal = (amount: number): string => amount.toFixed(1).replace('.', ',');
const turns = (amount: number): string =>
  `${Number.isInteger(amount) ? amount : decimal(amount)} ${amount >= 2 ? 'tours' : 'tour'}`;

/** Alone against one's own record; the share text leaves the app and is read without it. */
export const soloFr = {
  turns,
  done: (amount: number) => `Au but en ${turns(amount)} !`,
  perfectName: 'jeu parfait sans cartes',
  perfectSays: (mean: number) => `Sans les cartes, le jeu parfait met ${decimal(mean)} tours en moyenne.`,
  left: (mean: number) =>
    `Sans autre carte : encore ${decimal(mean)} ${mean >= 2 ? 'tours' : 'tour'} en moyenne.`,
  share: {
    title: (app: string, game: string) => `${app} · ${game}`,
    day: (date: string) => `partie du ${date}`,
    replayed: 'rejouée',
    result: (result: string, mean: number) =>
      `${result} (jeu parfait sans cartes : ${decimal(mean)} en moyenne)`,
  },
};

export type SoloWords = typeof soloFr;
