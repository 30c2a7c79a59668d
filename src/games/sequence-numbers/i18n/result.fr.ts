import { typeset } from '../../../i18n/typeset';

const chips = (count: number): string => `${count} ${count > 1 ? 'jetons' : 'jeton'}`;
const sequences = (count: number): string => `${count} ${count > 1 ? 'séquences' : 'séquence'}`;

/** What the result says of a game; sharing says it too. */
export const resultFr = typeset({
  countsLines: 'jetons de la plus longue ligne',
  countsSequences: (target: number) => `séquences, il en fallait ${target}`,
  inARow: (own: number, other: number) => `${chips(own)} à la suite, contre ${other}`,
  sequences: (own: number, other: number) => `${sequences(own)} à ${other}`,
  level: (own: number) => `${chips(own)} à la suite pour chacun`,
  finest: (card: string) => `${card}, et la séquence est là`,
  twice: (card: string, count: number) => `${card}, et ${sequences(count)} d’un coup`,
  sequence: 'Une séquence entière, cinq jetons à la suite.',
  nearly: 'Quatre jetons à la suite : il n’en manquait qu’un.',
  taken: (count: number) => `${chips(count)} ${count > 1 ? 'retirés' : 'retiré'} au bon moment.`,
  sums: (count: number) => `${count} ${count > 1 ? 'calculs justes' : 'calcul juste'}.`,
});

export type ResultWords = typeof resultFr;
