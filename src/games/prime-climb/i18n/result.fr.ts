import { typeset } from '../../../i18n/typeset';

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** What the result says of a game; sharing says it too. */
export const resultFr = typeset({
  counts: 'cases parcourues par les deux pions',
  countsSprint: 'cases parcourues par le meilleur pion',
  lead: (turns: number, ahead: number) =>
    `Au but en ${plural(turns, 'tour', 'tours')}, ${plural(ahead, 'case', 'cases')} d’avance`,
  alone: (turns: number) => `Au but en ${plural(turns, 'tour', 'tours')}`,
  home: 'Un pion déjà arrivé au but.',
  leap: (sum: string) => `Un beau bond : ${sum}.`,
  way: (circles: number) => `${plural(circles, 'case parcourue', 'cases parcourues')}.`,
});

export type ResultWords = typeof resultFr;
