import { typeset } from '../../../i18n/typeset';

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** What the result says of a game; sharing says it too, and gives no word away. */
export const resultFr = typeset({
  countsRounds: 'manches gagnées',
  countsBoth: 'manches gagnées, et expressions de chacun',
  countsPoints: 'points en tout',
  lead: (own: number, other: number) => `${plural(own, 'manche', 'manches')} à ${other}`,
  leadMaitre: (own: number, other: number, maitre: string) =>
    `${plural(own, 'manche', 'manches')} à ${other} ; maître-mots : ${maitre}`,
  together: (points: number) => `${plural(points, 'point', 'points')} en tout`,
  finest: (words: number, points: number) =>
    `${words === 0 ? 'l’énigme, sans un seul mot' : `${plural(words, 'mot', 'mots')} sur 5 et l’énigme`} (${plural(points, 'point', 'points')})`,
  finestWords: (words: number, points: number) =>
    `${plural(words, 'mot', 'mots')} sur 5 (${plural(points, 'point', 'points')})`,
  enigmas: (count: number) => `${plural(count, 'énigme résolue', 'énigmes résolues')}.`,
  found: (count: number) => `${plural(count, 'mot trouvé', 'mots trouvés')}.`,
  explained: (count: number) => `${plural(count, 'mot bien expliqué', 'mots bien expliqués')}.`,
});

export type ResultWords = typeof resultFr;
