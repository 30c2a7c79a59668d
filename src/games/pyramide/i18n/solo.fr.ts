const number = (amount: number): string =>
  Number.isInteger(amount) ? `${amount}` : amount.toFixed(1).replace('.', ',');
const points = (amount: number): string => `${number(amount)} ${amount >= 2 ? 'points' : 'point'}`;

/** Alone against one's own record; the share text leaves the app and is read without it. */
export const soloFr = {
  points,
  done: (amount: number) => `${points(amount)} !`,
  list: (mode: string, language: string, level?: string) =>
    [mode, language, ...(level ? [level] : [])].join(' · '),
  languages: { fr: 'français', en: 'anglais' },
  share: (where: readonly string[], told: Told) =>
    `${where.join(', ')} : ${points(told.points)}, ${told.found} mots trouvés sur ${told.words}, dont ${told.atOnce} au premier indice, et ${told.solved} ${told.solved > 1 ? 'énigmes' : 'énigme'} sur ${told.riddles}.`,
};

/** A game in numbers, which give no word away. */
interface Told {
  readonly points: number;
  readonly found: number;
  readonly words: number;
  readonly atOnce: number;
  readonly solved: number;
  readonly riddles: number;
}

export type SoloWords = typeof soloFr;
