import { typeset } from '../../../i18n/typeset';

const points = (count: number): string => `${count} ${Math.abs(count) > 1 ? 'points' : 'point'}`;
const pieces = (count: number): string => `${count} ${count > 1 ? 'pièces' : 'pièce'}`;
const nth = (count: number): string => (count === 1 ? '1er' : `${count}e`);

/** What the result says of a game; sharing says it too. */
export const resultFr = typeset({
  crossword: {
    counts: (target: number) => `points, la cible était ${target}`,
    lead: (score: number, ahead: number, turn: number) =>
      `${points(score)}, ${ahead} d’avance, au ${nth(turn)} tour`,
    level: (score: number) => `${points(score)} chacun`,
    finest: (score: number) => points(score),
    winning: (score: number) => `${points(score)}, le coup de la victoire`,
    crossedAlways: 'Un croisement à chaque tour.',
    crossedEach: 'Un croisement à chaque égalité.',
    best: (equation: string, score: number) => `${points(score)} d’un coup avec ${equation}.`,
  },
  children: {
    counts: 'pièces restantes : le moins gagne',
    lead: (left: number, fewer: number) =>
      `${left === 0 ? 'La main vide' : `${pieces(left)} en main`}, ${fewer} de moins que le suivant`,
    level: (left: number) => `${pieces(left)} en main pour chacun`,
    streak: (count: number) => `${pieces(count)} de suite, sans piocher`,
    product: (sum: string) => `${sum}, trouvé !`,
    closed: 'La pièce qui a fermé le carré !',
    streakSays: (count: number) => `${pieces(count)} de suite, sans piocher !`,
    placed: (count: number) => `${pieces(count)} bien ${count > 1 ? 'placées' : 'placée'} !`,
    answered: (count: number) => `${count} ${count > 1 ? 'bonnes réponses' : 'bonne réponse'} !`,
  },
});

export type ResultWords = typeof resultFr;
