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
    day: (date: string) => `partie du ${date}`,
    replayed: 'rejouée',
    /** Where it was, then what came of it. */
    result: (where: readonly string[], amount: number) => `${where.join(', ')} : au but en ${turns(amount)}.`,
    perfect: (mean: number) => `Le meilleur jeu connu en met ${decimal(mean)} en moyenne.`,
    way: (steps: readonly string[]) => `En chemin : ${steps.join(', ')}.`,
    far: (count: number) => (count > 1 ? `${count} grands pas` : '1 grand pas'),
    near: (count: number) => (count > 1 ? `${count} petits pas` : '1 petit pas'),
    card: (count: number) => (count > 1 ? `${count} cartes` : '1 carte'),
    back: (count: number) => (count > 1 ? `${count} pas en arrière` : '1 pas en arrière'),
  },
};

export type SoloWords = typeof soloFr;
