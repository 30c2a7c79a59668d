import { typeset } from '../../../i18n/typeset';
import { childrenFr } from './children.fr';
import { learningFr } from './learning.fr';
import { resultFr } from './result.fr';

const points = (count: number): string => `${count} ${Math.abs(count) > 1 ? 'points' : 'point'}`;
const pieces = (count: number): string => `${count} ${count > 1 ? 'pièces' : 'pièce'}`;

/** Rows and columns are counted from where the first equation began, upwards and to the left below zero. */
const signed = (count: number): string => (count < 0 ? `moins ${-count}` : String(count));

export const fr = typeset({
  notYet: (why: string) => `Pas encore : ${why}`,
  sumsSays: 'Rien n’est calculé avant de poser : ni le résultat, ni les points.',
  counts: {
    crossword: (target: number) => `Des points : le premier à ${target} gagne.`,
    children: 'Les pièces qui restent : qui en a le moins gagne.',
  },
  children: childrenFr,
  learning: learningFr,
  result: resultFr,
  points,
  pieces,
  kinds: {
    classic: 'Classique',
    'plus-or-minus': 'Plus ou moins',
    tables: 'Les tables de multiplication',
    'up-and-down': 'De haut en bas',
    'even-odd': 'Pairs et impairs',
    'both-ways': 'Horaire et anti-horaire',
  },
  kindSays: {
    classic: 'Des égalités qui se croisent, avec + − × ÷.',
    'plus-or-minus': 'La même chose avec + et − seulement.',
    tables: 'Pour les petits : qui a les chiffres du résultat ?',
    'up-and-down': 'Pour les petits : un carré de chiffres, de 0 à 9 et retour.',
    'even-odd': 'Pour les petits : deux carrés, moutons blancs et moutons noirs.',
    'both-ways': 'Pour les petits : le carré grandit par ses deux bouts.',
  },
  options: {
    kind: 'Quel jeu ?',
    target: 'Points pour gagner',
    targetSays: (target: number) => `Le premier à ${points(target)} gagne.`,
    targetOther: 'Une autre cible',
    targetMore: (count: number) => `${points(count)} de plus`,
    targetLess: (count: number) => `${points(count)} de moins`,
    first: 'Qui est le plus jeune ?',
    firstChance: 'Le hasard décide',
    firstSays: 'Le plus jeune commence.',
    covers: 'Cacher les pièces',
    coversSays: 'L’écran se cache quand le téléphone passe à quelqu’un d’autre. Sinon, on joue à découvert.',
    helper: 'Le dire tout de suite',
    helperSays: 'Si l’on échange ou passe alors qu’une égalité était possible, l’appli le dit aussitôt.',
  },
  config: {
    'seats-other': 'On joue à deux, trois ou quatre.',
    'target-wrong': 'La cible va de 10 à 200 points.',
    'no-such-first': 'Choisissez qui commence.',
  } as Record<string, string>,

  board: 'Table',
  equations: (count: number) => (count > 1 ? `${count} égalités posées` : `${count} égalité posée`),
  cell: {
    at: (row: number, column: number) => `rangée ${signed(row)}, colonne ${signed(column)}`,
    across: (row: number, from: number, to: number) =>
      `rangée ${signed(row)}, colonnes ${signed(from)} à ${signed(to)}`,
    down: (column: number, from: number, to: number) =>
      `colonne ${signed(column)}, rangées ${signed(from)} à ${signed(to)}`,
    there: (place: string) => `${place.charAt(0).toUpperCase()}${place.slice(1)}.`,
    free: (place: string) => `${place}, libre`,
    mayLay: (place: string, face: string) => `${place}, libre : poser ${face}`,
    drafted: (face: string, place: string) => `${face}, ${place}, pas encore validé : reprendre`,
    lying: (face: string, place: string, equations: readonly string[]) =>
      [face, place, ...equations.map((equation) => `dans ${equation}`)].join(', '),
  },
  rack: (name: string) => `Pièces de ${name}`,
  faces: { '+': 'plus', '-': 'moins', '*': 'fois', '/': 'divisé par', '=': 'égale' } as Record<
    string,
    string
  >,
  shared: (count: number) => (count > 1 ? `${count} communs` : `${count} commun`),
  sharedSpoken: (count: number) => `Égales communs : ${count}`,
  bag: (count: number) => `Sac ${count}`,
  fit: 'Voir tout',
  shuffle: 'Mélanger',
  keysSay:
    'Flèches pour se déplacer, chiffres et signes pour poser, Espace pour poser la pièce choisie, Entrée pour valider, Retour arrière pour reprendre.',

  lay: 'Poser',
  recall: 'Reprendre',
  draw: 'Piocher',
  cannot: 'Je ne peux pas',
  swap: 'Échanger mes pièces',
  swapSays: (penalty: number) =>
    `Toutes vos pièces retournent au sac et vous en tirez autant. Cela coûte ${points(penalty)}, et votre tour continue.`,
  pass: 'Passer',
  passSays: 'Votre tour se termine, sans autre pénalité.',
  passFree: 'Le sac est vide : passer ne coûte rien.',
  possible: 'Il y a pourtant une égalité à poser !',
  keepTrying: 'Chercher encore',

  status: {
    begin: (name: string) => `${name}, posez une égalité.`,
    worth: (equation: string, score: number) => `${equation} · ${points(score)}`,
    items: (parts: string, crossings: number) =>
      crossings === 0
        ? parts
        : `${parts}, et ${crossings} pour ${crossings > 1 ? 'les croisements' : 'le croisement'}`,
    laid: (equation: string, score: number) =>
      `${equation} : ${points(score)} ! Piochez pour finir votre tour.`,
    place: 'Touchez la case où la poser, ou glissez-la.',
    swapped: 'Nouvelles pièces. Posez une égalité, ou passez.',
  },
  refused: {
    'nothing-from-hand': 'Posez au moins une de vos pièces.',
    'too-far': 'C’est trop loin de la table.',
    'cell-taken': 'Une pièce est déjà là.',
    'piece-not-in-hand': 'Cette pièce n’est pas dans votre main.',
    'shared-equals-used-up': 'Il n’y a plus d’égale commun.',
    'shared-equals-only': 'Seuls des égales sont communs.',
    'not-one-line': 'Toutes les pièces doivent être sur une seule ligne ou colonne.',
    gap: 'Il reste un trou entre les pièces.',
    'lengthens-equation': 'Une égalité déjà posée ne peut pas être allongée.',
    'touches-neighbour': 'Une pièce en touche une autre sur le côté.',
    'no-equals': 'Il manque le signe =.',
    'two-equals': 'Un seul = par égalité.',
    'empty-side': 'Il manque un côté de l’égalité.',
    'leading-zero': 'Un nombre ne commence pas par 0.',
    'two-operators': 'Deux signes se suivent.',
    'starts-with-operator': 'Un côté commence par un signe.',
    'ends-with-operator': 'Il manque un nombre après le signe.',
    'too-large': 'Ces nombres sont trop grands.',
    'same-both-sides': 'Les deux côtés disent la même chose.',
    'one-swap-a-turn': 'Un seul échange par tour.',
    'bag-empty': 'Le sac est vide : on ne peut plus échanger.',
    'swap-first': 'Échangez d’abord vos pièces ; ensuite vous pourrez passer.',
    'nothing-laid': 'Posez d’abord des pièces sur la table.',
    other: 'Pas maintenant.',
  } as Record<string, string>,
  fault: {
    'zero-factor': (left: number, right: number, division: boolean) =>
      `0 ne se multiplie ni ne se divise : ${left} ${division ? '÷' : '×'} ${right}.`,
    'divide-by-zero': (left: number) => `On ne divise pas par 0 : ${left} ÷ 0.`,
    'not-whole': (left: number, right: number) => `${left} ÷ ${right} n’est pas un nombre entier.`,
    negative: (left: number, right: number) => `${left} − ${right} passe sous zéro.`,
    unequal: (left: number, right: number) => `${left} d’un côté, ${right} de l’autre.`,
  },
  tell: {
    dealt: (name: string) => `${name} commence.`,
    laid: (name: string, equation: string, score: number) =>
      `${name} a posé ${equation} pour ${points(score)}.`,
    short: (name: string, equation: string, score: number) => `${name} : ${equation} (${score}).`,
    moves: (count: number) => `Revoir ${count > 1 ? `les ${count} derniers coups` : 'le dernier coup'}`,
    swapped: (name: string, penalty: number) => `${name} a échangé ses pièces (−${points(penalty)}).`,
    passed: (name: string) => `${name} passe.`,
  },
  ending: {
    target: (name: string, score: number) => `${name} gagne avec ${points(score)} !`,
    'no-equation': 'Trois tours de table sans égalité : le meilleur score l’emporte.',
    'all-passed': 'Le sac est vide et tout le monde a passé : le meilleur score l’emporte.',
  },
  rules: [
    {
      title: 'Le but',
      text: 'Posez des égalités justes, comme des mots croisés. Le premier à la cible gagne : 35 points d’habitude ; sans × ni ÷, 28 à deux, 24 à trois, 20 à quatre.',
      picture: '7*3=21',
    },
    {
      title: 'À votre tour',
      text: 'Posez une seule égalité, en ligne ou en colonne : à elle seule, ou en croisant des pièces déjà posées. Puis piochez jusqu’à dix pièces.',
      picture: '6+1=7',
    },
    {
      title: 'Une égalité',
      text: 'Un seul =, des nombres entiers, rien de négatif, même en chemin. × et ÷ avant + et −. Pas de 0 devant un nombre ; 0 ne se multiplie ni ne se divise. Les deux côtés ne disent pas la même chose.',
      picture: '5=5+0',
    },
    {
      title: 'Les points',
      text: '1 par pièce, 2 pour ×, 3 pour ÷. Multiplier ou diviser par 1 ne rapporte que 1 pour le signe, même quand ce 1 vient d’être trouvé : dans 5 ÷ 5 × 7, le × vaut 1. Un nombre de deux chiffres vaut 3, de trois 6, de quatre 10. Chaque pièce croisée : 1 de plus.',
      picture: '12/3=4',
    },
    {
      title: 'Ne pas toucher',
      text: 'Une pièce nouvelle ne touche rien sur le côté, et une égalité posée ne s’allonge jamais.',
      picture: '',
    },
    {
      title: 'Les égales communs',
      text: 'Autant de = que de joueurs restent sur la table : chacun peut en prendre un à la place du sien. Ils ne sont pas remplacés.',
      picture: '=',
    },
    {
      title: 'Je ne peux pas',
      text: 'Échanger toutes vos pièces vous coûte 5 points, une fois par tour ; si cela ne suffit pas, passez. Sac vide : plus d’échange, et passer ne coûte rien.',
      picture: '',
    },
    {
      title: 'La fin',
      text: 'Qui atteint la cible gagne aussitôt. Tout s’arrête aussi après trois tours de table sans égalité, ou quand le sac est vide et que tout le monde a passé : le meilleur score l’emporte.',
      picture: '',
    },
  ] as readonly { title: string; text: string; picture: string }[],
});

export type PytagoraWords = typeof fr;
