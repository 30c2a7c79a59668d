const decimal = (amount: number): string => amount.toFixed(1).replace('.', ',');
const turns = (amount: number): string =>
  `${Number.isInteger(amount) ? amount : decimal(amount)} ${amount >= 2 ? 'tours' : 'tour'}`;

/** Alone against one's own record; the share text leaves the app and is read without it. */
export const soloFr = {
  turns,
  done: (amount: number) => `Au but en ${turns(amount)} !`,
  perfectName: 'meilleur jeu connu',
  perfectSays: (mean: number) => `Le meilleur jeu connu met ${decimal(mean)} tours en moyenne.`,
  left: (mean: number) => `Au mieux, encore ${decimal(mean)} ${mean >= 2 ? 'tours' : 'tour'} en moyenne.`,
  share: {
    title: (app: string, game: string) => `${app} · ${game}`,
    day: (date: string) => `partie du ${date}`,
    replayed: 'rejouée',
    result: (result: string, mean: number) => `${result} (meilleur jeu connu : ${decimal(mean)} en moyenne)`,
  },
};

export type SoloWords = typeof soloFr;
