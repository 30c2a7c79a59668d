import { learningFr } from './learning.fr';
import { resultFr } from './result.fr';
import { typeset } from '../../../i18n/typeset';

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

const together = (names: readonly string[]): string => names.join(', ').replace(/, (?=[^,]*$)/, ' et ');

export const fr = typeset({
  counts: {
    sequences: (target: number) => `Les séquences terminées : il en faut ${target} pour gagner.`,
    chips: 'Les jetons posés. La première séquence de cinq gagne.',
  },
  learning: learningFr,
  result: resultFr,
  teamMarks: ['disque', 'anneau', 'croix'] as readonly string[],
  teamOf: together,
  plus: 'Plus',
  minus: 'Moins',
  equation: (left: number, sign: '+' | '-', right: number) => `${left} ${sign === '+' ? '+' : '−'} ${right}`,
  equationSpoken: (left: number, sign: '+' | '-', right: number) =>
    `${left} ${sign === '+' ? 'plus' : 'moins'} ${right}`,

  board: 'Plateau',
  hand: (name: string) => `Main de ${name}`,
  cellFree: (number: number, row: number, column: number) =>
    `${number}, rangée ${row}, colonne ${column}, libre`,
  cellChip: (number: number, row: number, column: number, mark: string) =>
    `${number}, rangée ${row}, colonne ${column}, jeton ${mark}`,
  cellLocked: (number: number, row: number, column: number, mark: string) =>
    `${number}, rangée ${row}, colonne ${column}, jeton ${mark}, séquence terminée`,
  corner: (row: number, column: number) => `Coin libre, rangée ${row}, colonne ${column}, compte pour tous`,
  reachable: 'la carte choisie va ici',
  deadMark: 'carte morte',

  deck: (count: number) => `Pioche ${count}`,
  deckSpoken: (count: number) => `Pioche : ${plural(count, 'carte', 'cartes')}`,
  piles: 'Défausses',
  whole: 'Voir tout le plateau',
  nearer: 'Revenir au jeu',
  pilesOpen: 'Voir les défausses',
  pileOf: (name: string) => `Défausse de ${name}`,
  pileTop: (name: string, card: string) => `Dernière carte de ${name} : ${card}`,
  pileEmpty: 'rien encore',
  newestFirst: 'La dernière posée d’abord.',

  draw: 'Piocher',
  drawFirst: 'Jouez d’abord une carte ; vous piocherez ensuite.',
  lay: 'Poser',
  pass: 'Passer',
  dead: 'Carte morte',
  takeBack: 'Reprendre',
  pay: 'Rendre',
  leave: 'J’ai fini',
  takeLate: (name: string) => `${name} prend sa carte oubliée`,
  report: (names: string) => `Signaler des conseils : ${names}`,
  reportSays: 'Si quelqu’un a donné un conseil à son équipe, chaque membre rendra une carte.',
  reportAsks: 'Tout le monde est d’accord ?',
  reportCosts: (names: string) =>
    `${names} : chaque membre de l’équipe rendra une carte à son prochain tour. Cela peut être repris jusqu’au prochain coup.`,
  reportYes: 'Oui, signaler',

  status: {
    choose: (name: string) => `${name}, choisissez une carte.`,
    chosen: (card: string) => `${card} : combien font-ils ? Touchez la case, ou glissez la carte dessus.`,
    chosenPlus: 'Plus : un jeton sur n’importe quelle case libre.',
    chosenMinus: 'Moins : touchez le jeton d’un adversaire pour le retirer.',
    over: (card: string, number: number) => `${card} sur le ${number} ? Lâchez pour poser.`,
    overPlus: (number: number) => `Plus sur le ${number} ? Lâchez pour poser.`,
    overMinus: 'Lâchez pour retirer ce jeton.',
    overNothing: 'Glissez jusqu’à une case du plateau.',
    draft: (card: string, number: number) => `${card} sur le ${number} ? Posez, ou touchez une autre case.`,
    laid: (sum: string) => `${sum}. Piochez pour finir votre tour.`,
    laidPlus: 'Jeton posé. Piochez pour finir votre tour.',
    taken: 'Jeton retiré. Piochez pour finir votre tour.',
    lost: (sum: string, number: number) => `${sum}, et la case dit ${number}. La carte est perdue. Piochez.`,
    strict: ' N’oubliez pas votre carte !',
    nothing: (name: string) => `${name}, aucune carte ne peut être jouée : passez.`,
    deadCard: 'Une carte de votre main est morte : vous pouvez l’échanger.',
    fine: (name: string) => `${name}, un conseil a été signalé : choisissez la carte à rendre.`,
    paySure: (card: string) => `Rendre ${card} ?`,
    reported: 'C’est signalé. Cela peut être repris jusqu’au prochain coup.',
    turnOf: (name: string) => `Au tour de ${name}.`,
    sequence: 'Séquence !',
  },

  sum: (left: number, sign: '+' | '-', right: number, result: number) =>
    `${left} ${sign === '+' ? '+' : '−'} ${right} = ${result}`,

  refused: {
    'wrong-cell': (sum: string, cell: number) => `${sum} ; cette case dit ${cell}. Essayez encore.`,
    occupied: 'Cette case a déjà un jeton.',
    corner: 'Un coin compte déjà pour tout le monde : on n’y pose rien.',
    'nothing-there': 'Il n’y a pas de jeton à retirer ici.',
    'own-chip': 'Ce jeton est de votre couleur. Moins retire celui d’un adversaire.',
    locked: 'Une séquence terminée ne peut plus être brisée.',
    'not-dead': (result: number) => `Pas encore morte : une case ${result} est libre.`,
    'dead-card': (result: number) =>
      `Les deux ${result} sont couverts : cette carte est morte. Échangez-la ou gardez-la.`,
    'never-dead': 'Plus et Moins ne sont jamais des cartes mortes.',
    'one-dead-a-turn': 'Une seule carte morte par tour.',
    'can-play': 'Une carte de cette main peut encore être jouée.',
    'dead-first': 'Échangez d’abord votre carte morte : la nouvelle pourrait servir.',
    'choose-first': 'Choisissez d’abord une carte.',
    'choose-dead': 'Choisissez d’abord la carte dont les deux cases sont couvertes.',
    'pay-first': 'Choisissez d’abord la carte à rendre.',
    'nothing-to-draw': 'Il n’y a plus de carte à piocher.',
    'already-fined': 'Cette équipe doit déjà rendre ses cartes.',
    'reported-lately': 'Cette équipe vient de payer : on ne la signale plus avant la fin de ce tour.',
    other: 'Pas maintenant.',
  },

  config: {
    'seats-one': 'Seul, on ne peut pas aligner contre quelqu’un : ajoutez une personne ou l’appli.',
    'seats-five': 'À cinq, les équipes ne seraient pas égales : jouez à quatre ou à six.',
    'seats-other': 'On joue à deux, trois, quatre ou six.',
    'teams-unequal': 'Les équipes doivent être égales.',
    'no-such-dealer': 'La personne qui distribue n’est plus à cette table.',
    'target-wrong': 'Ce nombre de séquences ne convient pas à cette table.',
  } as Record<string, string>,

  options: {
    teams: 'Équipes',
    teamsOf: { 2: 'Deux équipes de trois', 3: 'Trois équipes de deux' } as Record<number, string>,
    teamsSays: 'Les équipiers sont assis en alternance.',
    noTeams: 'À deux ou trois : chacun pour soi.',
    pairs: 'À quatre : deux équipes de deux.',
    target: 'Séquences pour gagner',
    targetSays: {
      1: 'Une seule suffit : une partie plus courte.',
      2: 'Deux séquences, comme sur la feuille.',
    } as Record<number, string>,
    targetOne: 'Chacun pour soi : une seule.',
    targetTwo: 'Avec deux équipes : deux.',
    dealer: 'Qui distribue ?',
    dealerChance: 'Le hasard décide',
    dealerSays: 'La place à sa gauche commence.',
    wrongCell: 'Mauvaise case',
    wrongCells: { retry: 'On réessaie', expert: 'Expert' },
    wrongCellSays: {
      retry: 'La somme est expliquée, et l’on essaie une autre case.',
      expert: 'La carte est perdue et aucun jeton n’est posé. Une carte morte ne se perd pas ainsi.',
    },
    strict: 'Table stricte',
    strictSays: 'On pioche soi-même, et un oubli se paie ; les conseils entre équipiers aussi.',
  },

  sumsSays: 'Ni les cartes mortes ni les cases ne sont signalées avant de jouer.',
  helpSays: 'Montre les cases que la carte choisie peut atteindre.',
  standing: (sequences: number, target: number) => `${sequences}/${target}`,
  chips: (count: number) => `${count}`,

  tell: {
    dealt: (dealer: string, first: string) => `${dealer} distribue, ${first} commence.`,
    'dead-card': (name: string, card: string) => `${name} a échangé une carte morte (${card}).`,
    short: (name: string, number: number, row: number, column: number) =>
      `${name} : ${number}, rangée ${row}, colonne ${column}.`,
    moves: (count: number) => `Revoir ${count > 1 ? `les ${count} derniers coups` : 'le dernier coup'}`,
    place: (row: number, column: number) => `rangée ${row}, colonne ${column}`,
    'chip-laid': (name: string, sum: string, place: string) => `${name} a posé un jeton : ${sum}, ${place}.`,
    'chip-laid-plus': (name: string, number: number, place: string) =>
      `${name} a joué Plus et posé un jeton sur un ${number}, ${place}.`,
    'chip-taken': (name: string, from: string, number: number, place: string) =>
      `${name} a joué Moins et retiré un jeton de ${from} du ${number}, ${place}.`,
    'card-lost': (name: string, sum: string, number: number) =>
      `${name} a perdu une carte : ${sum}, pas ${number}.`,
    sequence: (names: string) => `Séquence pour ${names} !`,
    passed: (name: string) => `${name} n’a rien pu jouer et passe.`,
    reshuffled: 'La pioche était vide : les défausses ont été mélangées.',
    'left-without-card': (name: string) => `${name} a fini sans piocher.`,
    'card-forgotten': (name: string) => `${name} a oublié sa carte : elle est perdue.`,
    reported: (by: string, names: string) => `${by} a signalé un conseil dans l’équipe de ${names}.`,
    'fine-paid': (name: string, card: string) => `${name} a rendu ${card}.`,
  },

  ending: {
    sequences: (names: readonly string[], count: number) =>
      `${together(names)} ${names.length > 1 ? 'gagnent' : 'gagne'} avec ${count > 1 ? `${count} séquences` : 'une séquence de cinq'} !`,
    'board-full': 'Le plateau est plein.',
    standstill: 'Pendant trois tours de table, personne n’a posé ni retiré de jeton.',
    most: 'Le plus de séquences, puis la plus longue ligne, l’emporte.',
  },

  rules: [
    {
      title: 'Le but',
      text: 'Alignez cinq jetons de votre couleur : en ligne, en colonne ou en diagonale. À deux ou trois, une séquence gagne ; à quatre ou six, il en faut deux par équipe.',
      picture: 'line',
    },
    {
      title: 'À votre tour',
      text: 'Choisissez une carte, calculez-la, et posez un jeton sur une case libre qui porte le résultat. Chaque nombre est deux fois sur le plateau. Puis piochez.',
      picture: 'sum',
    },
    {
      title: 'Les coins',
      text: 'Les quatre coins étoilés comptent comme un jeton de chacun : quatre jetons et un coin font une séquence.',
      picture: 'corner',
    },
    { title: 'Plus', text: 'Un jeton sur n’importe quelle case libre.', picture: 'plus' },
    {
      title: 'Moins',
      text: 'Retirez un jeton adverse, s’il n’est pas dans une séquence terminée. C’est tout votre tour.',
      picture: 'minus',
    },
    {
      title: 'Carte morte',
      text: 'Si les deux cases d’une carte sont couvertes, montrez-la et échangez-la, une fois par tour, avant de jouer. Si rien ne peut être joué, passez sans piocher.',
      picture: 'dead',
    },
    {
      title: 'Séquences',
      text: 'Une séquence terminée est verrouillée pour de bon. Cinq à huit jetons qui se suivent font une séquence, neuf ou dix en font deux, dans quelque ordre qu’ils soient venus ; un coin compte. La première verrouille les cinq les plus à gauche (en colonne, les plus hauts), la seconde tous les jetons de la ligne.',
      picture: 'locked',
    },
    {
      title: 'Table stricte',
      text: 'En option : on pioche soi-même. Si la place suivante a joué et pioché avant vous, votre carte est perdue. Un conseil à son équipe coûte une carte à chaque membre, si tout le monde est d’accord, et au plus une fois entre deux de ses tours.',
      picture: 'strict',
    },
    {
      title: 'La fin',
      text: 'La première équipe qui a ses séquences gagne aussitôt. Si le plateau est plein, ou si pendant trois tours de table personne n’a posé ni retiré de jeton : le plus de séquences, puis la plus longue ligne, sinon match nul.',
      picture: 'end',
    },
  ] as readonly { title: string; text: string; picture: string }[],
});

export type SequenceWords = typeof fr;
