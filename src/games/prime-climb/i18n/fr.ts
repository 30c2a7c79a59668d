import { typeset } from '../../../i18n/typeset';
import { cardsFr } from './cards.fr';
import { learningFr } from './learning.fr';
import { recapFr } from './recap.fr';
import { resultFr } from './result.fr';
import { soloFr } from './solo.fr';

const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

type Sign = '+' | '-' | '×' | '÷';
const sign = (operation: Sign): string => (operation === '-' ? '−' : operation);
/** Numbers below 0 are set with a minus, not with a hyphen. */
const minus = (number: number): string => `${number}`.replace('-', '−');
const and = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}` : (names[0] ?? '');
/** The numbers of a roll that are left: le 3 et le 7; le 5, 4 fois. */
const toPlay = (numbers: readonly number[]): string => {
  const [first, ...others] = numbers;
  if (others.length > 0 && others.every((other) => other === first))
    return `le ${first}, ${numbers.length} fois`;
  return and(numbers.map((number) => `le ${number}`));
};
/** What will be left of them: le 7 restera ; il restera 3 fois le 4. */
const willBeLeft = ([first, ...others]: readonly number[]): string => {
  if (others.length === 0) return `le ${first} restera`;
  const alike = others.every((other) => other === first);
  return alike
    ? `il restera ${others.length + 1} fois le ${first}`
    : `${toPlay([first!, ...others])} resteront`;
};

export const fr = typeset({
  sumsSays: 'Rien ne s’allume et rien n’est calculé avant que le pion soit posé.',
  counts: 'Où sont les deux pions de chacun. Qui amène les deux au bout gagne.',
  learning: learningFr,
  recap: recapFr,
  result: resultFr,
  solo: soloFr,

  board: 'Spirale de 0 à 101',
  operation: (operation: Sign, by: number) => `${sign(operation)}${by}`,
  sum: (at: number, operation: Sign, by: number) => `${at} ${sign(operation)} ${by}`,
  sumIs: (at: number, operation: Sign, by: number, to: number) => `${at} ${sign(operation)} ${by} = ${to}`,
  factors: (number: number, factors: readonly number[]) =>
    factors.length > 1
      ? `${number} = ${factors.join(' × ')}`
      : factors.length > 0
        ? `${number}, premier`
        : `${number}`,
  theNumber: (number: number) => `le ${number}`,
  pawnAt: (name: string, at: number, out: boolean) =>
    out ? `Pion de ${name}, arrivé` : `Pion de ${name}, sur ${at}`,
  lightSpoken: (operation: string, to: number, card: boolean) =>
    `${operation} : ${to}${card ? ', case rouge, une carte' : ''}`,

  roll: 'Lancer les dés',
  end: 'Finir le tour',
  takeBack: 'Reprendre',
  number: (number: number, used: boolean) => `${number}${used ? ', déjà utilisé' : ''}`,
  numbers: 'Nombres à utiliser',
  operations: 'Opérations',
  keepers: 'Gardiens',
  keepersOf: (name: string) => `Gardiens de ${name}`,
  noKeepers: 'aucun',
  cards: 'Cartes',
  cardsSays: (deck: number, used: number) =>
    `${plural(deck, 'carte', 'cartes')} à tirer, ${plural(used, 'jouée', 'jouées')}.`,
  timesTable: 'Table de multiplication',
  timesTableSays: 'Multiplier, c’est réunir les couleurs ; diviser, c’est en retirer.',
  explained: {
    understood: 'Compris',
    times:
      'Chaque nombre porte les couleurs de ses facteurs premiers. Multiplier, c’est les réunir : orange et violet du 14, vert du 3, et voilà 42. Diviser, c’est en retirer.',
    helper: {
      colours:
        'L’aide : sur chaque opération, un anneau montre les couleurs du résultat, sans le nombre. Celles qui s’ajoutent dépassent.',
      results:
        'L’aide : sur chaque opération, un anneau montre le résultat et ses couleurs. Celles qui s’ajoutent dépassent un peu.',
    },
  },
  close: 'Fermer',
  nothingChanges: 'sans effet',
  impossible: 'impossible',
  operationSpoken: (text: string, to: string) => `${text} : ${to}`,

  status: {
    roll: (name: string) => `À ${name} de lancer les dés.`,
    rollAlone: (turn: number) => `Tour ${turn} : lancez les dés.`,
    choose: (name: string, numbers: readonly number[]) =>
      `${name}, jouez ${toPlay(numbers)} : glissez un pion, ou touchez-le.`,
    chooseKeeper: (name: string, text: string) => `${name}, jouez ${text} : glissez un pion, ou touchez-le.`,
    operation: (at: number, numbers: readonly number[]) =>
      `Du ${at} avec le ${numbers.join(' ou le ')} : touchez une case, ou une opération.`,
    over: (sum: string, played: string, left: readonly number[]) =>
      left.length > 0
        ? `${sum}. Lâchez : ${played} sera joué, ${willBeLeft(left)}.`
        : `${sum}. Lâchez : ${played} sera joué.`,
    overRed: (sum: string, atOnce: boolean) =>
      atOnce
        ? `${sum}, une case rouge : vous tirerez une carte.`
        : `${sum}, une case rouge : si votre pion y finit, vous tirez une carte.`,
    overWaypoint: (sum: string, atOnce: boolean) =>
      atOnce
        ? `${sum}, une étape : elle sera atteinte, et vous tirerez une carte.`
        : `${sum}, une étape : si votre pion y finit, elle est atteinte, avec une carte.`,
    overNothing: (numbers: readonly number[]) =>
      numbers.length > 1
        ? `Les cases entourées sont celles où mènent le ${numbers.join(' et le ')}.`
        : `Les cases entourées sont celles où mène le ${numbers.join()}.`,
    finish: 'Tous les nombres sont joués. Finissez votre tour.',
    finishRed: (at: number, waypoint: boolean) =>
      waypoint
        ? `Vous finissez sur ${at}, une étape : elle est atteinte, et vous tirerez une carte.`
        : `Vous finissez sur ${at}, une case rouge : vous tirerez une carte.`,
    finishBump: (names: readonly string[], own: boolean) =>
      `En finissant ici, vous renvoyez ${and([...names, ...(own ? ['votre propre pion'] : [])])}.`,
    cursed: (name: string) => `${name} est sous un mauvais sort : − et ÷ seulement.`,
    card: (name: string) => `${name} a tiré une carte.`,
    waypoints: (left: readonly number[]) => `Étapes à atteindre : ${and(left.map(String))}.`,
  },

  refused: {
    other: 'Ce n’est pas possible ici.',
    'not-now': 'Ce n’est pas le moment.',
    'choose-pawn': 'Choisissez d’abord un pion.',
    'not-there': (at: number, circle: number, numbers: readonly number[]) =>
      numbers.length > 1
        ? `Du ${at}, ni le ${numbers.join(' ni le ')} ne mènent au ${circle}.`
        : `Du ${at}, le ${numbers.join()} ne mène pas au ${circle}.`,
    'no-such-number': 'Ce nombre est déjà joué.',
    'pawn-out': 'Ce pion est déjà arrivé.',
    'not-whole': (sum: string, _result: number) => `${sum} ne tombe pas juste.`,
    'below-zero': (sum: string, result: number) => `${sum} = ${minus(result)} : la spirale commence à 0.`,
    beyond: (sum: string, result: number) => `${sum} = ${result} : la spirale s’arrête à 101.`,
    cursed: 'Sous un mauvais sort, on ne peut que soustraire ou diviser.',
    'waypoints-first': (next: number, end: number) =>
      `Avant le ${end}, un de vos pions doit s’être posé sur le ${next}.`,
    'nothing-back': 'Rien à reprendre : les dés sont jetés.',
    'numbers-left': (left: number) =>
      left > 1 ? `Il reste ${left} nombres à jouer.` : 'Il reste un nombre à jouer.',
    'not-your-card': 'Cette carte n’est pas devant vous.',
    'fresh-card': 'Cette carte vient d’arriver : elle attend le prochain tour.',
    'not-that-card': 'Cette carte ne se joue pas ainsi.',
    'nobody-near': 'Personne à deux cases ou moins de ce pion.',
    'on-start': 'Ce pion est déjà au départ.',
    'not-yourself': 'On ne se jette pas un sort à soi-même.',
    'cursed-already': 'Ce joueur est déjà sous un mauvais sort.',
    choose: 'La carte vous laisse un choix : faites-le d’abord.',
    'no-such-pawn': 'Il n’y a pas de tel pion.',
    'same-pawn': 'Choisissez deux pions différents.',
    'nothing-changes': 'Cela ne changerait rien.',
    'no-card-home': 'Une carte ne mène pas un pion au but.',
    'no-such-card': 'Il n’y a pas de telle carte à prendre.',
  },

  card: cardsFr,

  tell: {
    ordered: (name: string, total: number) => `${name} commence, avec un lancer de ${total}.`,
    rolled: (name: string, one: number, other: number) =>
      one === other
        ? `${name} fait un double ${one} : quatre fois ${one}.`
        : `${name} fait ${one} et ${other}.`,
    moved: (name: string, sum: string) => `${name} : ${sum}.`,
    arrived: (name: string, at: number) => `Un pion de ${name} arrive à ${at}.`,
    turned: (name: string) => `Un pion de ${name} touche 101 et fait demi-tour.`,
    bumped: (by: string, name: string, from: number, to: number) =>
      `${by} renvoie un pion de ${name} de ${from} à ${to}.`,
    bumpedOwn: (name: string, from: number, to: number) =>
      `${name} renvoie son propre pion de ${from} à ${to}.`,
    waypoint: (name: string, at: number) => `${name} a atteint l’étape ${at}.`,
    sent: (name: string) => `${name} joue « Retour au départ ».`,
    cursed: (by: string, name: string) => `${by} jette un mauvais sort à ${name}.`,
    reshuffled: 'Les cartes jouées sont mélangées.',
    drawn: (name: string, card: string) => `${name} tire « ${card} ».`,
    kept: (name: string, card: string) => `${name} garde « ${card} ».`,
    carried: (name: string, from: number, to: number) => `Un pion de ${name} passe de ${from} à ${to}.`,
    stolen: (by: string, name: string, card: string) => `${by} prend « ${card} » à ${name}.`,
    again: (name: string) => `${name} rejoue.`,
  },

  home: '✓',
  ending: {
    wins: (name: string, turns: number) =>
      `${name} a mené ses pions au but, en ${plural(turns, 'tour', 'tours')}.`,
    sprints: (name: string, turns: number) =>
      `${name} a mené un pion au but, en ${plural(turns, 'tour', 'tours')}.`,
    alone: (turns: number) => `Arrivé en ${plural(turns, 'tour', 'tours')}.`,
  },

  variants: {
    'double-time': 'Temps double',
    waypoints: 'Étapes',
    sprint: 'Sprint',
    backwards: 'En arrière',
    'there-and-back': 'Va-et-vient',
    'solitaire-1': 'Solitaire 1',
    'solitaire-2': 'Solitaire 2',
  },
  variantSays: {
    'double-time': 'On renvoie et on tire une carte après chaque nombre, pas seulement à la fin du tour.',
    waypoints: 'Avant le but, un de vos pions doit s’être posé sur chaque nombre choisi.',
    sprint: 'Un seul pion au but suffit.',
    backwards: 'Les pions partent de 101 et doivent arriver exactement à 0.',
    'there-and-back': 'Les pions vont à 101, puis reviennent à 0.',
    'solitaire-1': 'Seul : vos deux pions de 0 à 101, en aussi peu de tours que possible.',
    'solitaire-2': 'Seul : aller et retour, en aussi peu de tours que possible.',
  },
  clash: {
    'one-way': 'Ces deux variantes décident chacune du chemin : une seule à la fois.',
    'back-already': 'Le Solitaire 2 va et revient déjà.',
    'that-is-solitaire-2': 'Un Solitaire aller et retour, c’est le Solitaire 2.',
    'solitaire-climbs': 'Les solitaires partent de 0.',
    'one-solitaire': 'Un solitaire à la fois.',
    'record-plain': 'Le record se compare au jeu parfait, qui n’est connu que pour le solitaire simple.',
    alone: 'Seul, on joue un solitaire.',
    together: 'Un solitaire se joue seul.',
  },
  options: {
    more: 'Plus de règles',
    moreSays: 'Variantes, et la carte « Retour au départ ».',
    variants: 'Variantes',
    solitaire: 'Quel solitaire ?',
    waypoints: 'Étapes',
    waypointsSays: 'Touchez un ou plusieurs nombres premiers.',
    first: 'Qui commence ?',
    firstRoll: 'Le plus haut lancer',
    firstSays: 'Chacun lance ; le plus haut total commence.',
    firstAlone: 'Seul, c’est vous.',
    sending: 'Carte « Retour au départ »',
    sendings: { near: 'Tous les proches', choice: 'Un pion au choix' },
    sendingSays: {
      near: 'Renvoie tous les pions à deux cases ou moins d’un des vôtres.',
      choice: 'Renvoie un pion de votre choix.',
    },
    sendingAlone: 'Seul, personne n’est renvoyé.',
    helper: 'L’aide montre',
    helpers: { colours: 'Les couleurs', results: 'Les résultats' },
    helperSays: {
      colours: 'Les couleurs qui se réunissent ou se séparent, sans le nombre.',
      results: 'Les couleurs et le résultat de chaque opération.',
    },
    daily: 'Partie du jour',
    dailySays: 'Les mêmes dés pour tout le monde aujourd’hui. Le premier résultat compte.',
  },
  config: {
    'seats-other': 'De un à quatre joueurs.',
    'solitaire-alone': 'Un solitaire se joue seul.',
    'alone-solitaire': 'Seul, on joue un solitaire.',
    'waypoints-none': 'Choisissez au moins une étape.',
    'waypoints-wrong': 'Les étapes sont des nombres premiers entre 30 et 80.',
    'no-such-first': 'La personne choisie pour commencer n’est plus à la table.',
    'daily-solitaire': 'La partie du jour est pour les solitaires.',
  } as Readonly<Record<string, string>>,
  helpSays: {
    colours: 'Montre les couleurs de chaque résultat possible.',
    results: 'Montre le résultat de chaque opération.',
  },
});

export type PrimeClimbWords = typeof fr;
