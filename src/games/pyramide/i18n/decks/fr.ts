import { typeset } from '../../../../i18n/typeset';
import { faults } from './faults.fr';

/** A number stays with what it counts. */
const plural = (count: number, one: string, many: string): string =>
  `${count}\u00A0${count > 1 ? many : one}`;

export const fr = typeset({
  faults,

  untitled: 'Sans nom',
  own: 'Vos paquets',
  none: 'Un paquet est un ensemble de cartes de Pyramide : des énigmes à cinq mots, des expressions, des noms propres. Écrivez le vôtre, avec les mots de la maison, et choisissez-le au début d’une partie.',
  shipped: 'Paquets de l’appli',
  shippedNames: {
    'fr-standard': 'Français',
    'fr-junior': 'Français, junior',
    'en-standard': 'Anglais',
  } as Readonly<Record<string, string>>,
  languages: { fr: 'Français', en: 'Anglais' },
  noLanguage: 'langue à choisir',
  ages: { standard: 'Pour tous', junior: 'Junior' },
  riddles: (count: number) => plural(count, 'énigme', 'énigmes'),
  expressions: (count: number) => plural(count, 'expression', 'expressions'),
  themes: (count: number) => plural(count, 'thème', 'thèmes'),
  ready: 'Prêt à jouer',
  moreRiddles: (count: number) => `Encore ${plural(count, 'énigme', 'énigmes')} pour pouvoir jouer`,
  toMend: (count: number) => `${plural(count, 'point', 'points')} à revoir avant de jouer`,

  create: 'Écrire un paquet',
  open: (title: string) => `Ouvrir le paquet ${title}`,
  copy: 'Copier pour modifier',
  copyOf: (title: string) => `${title} (copie)`,
  copyFailed: 'Ce paquet n’a pas pu être chargé. Vérifiez le réseau, puis réessayez.',
  exportOne: (title: string) => `Exporter le paquet ${title}`,
  exported: 'Paquet exporté.',
  exportFailed: 'Le fichier n’a pas pu être écrit.',
  removeOne: (title: string) => `Supprimer le paquet ${title}`,
  removeSure: (title: string) => `Supprimer « ${title} » ?`,
  removeSays: 'Ses cartes ne pourront pas être retrouvées, sauf si vous les avez exportées.',
  remove: 'Supprimer',
  keep: 'Le garder',
  fileName: 'paquet',

  import: 'Importer',
  openFailed: 'Ce fichier n’a pas pu être lu. Un paquet est un fichier de texte.',
  imported: (title: string) => `« ${title} » est importé.`,
  already: (title: string) => `Ce paquet est déjà ici, mot pour mot : « ${title} ».`,
  sameTitle: 'Un paquet porte déjà ce nom',
  sameTitleSays: (title: string) =>
    `Le fichier et un de vos paquets s’appellent « ${title} », mais ne disent pas la même chose.`,
  keepBoth: 'Garder les deux',
  replace: 'Remplacer l’ancien',
  leave: 'Ne pas importer',
  badFile: 'Ce fichier ne peut pas encore être joué',
  badFileSays: (count: number) =>
    `${plural(count, 'point est', 'points sont')} à revoir. Vous pouvez l’importer tel quel et le corriger ici.`,
  lostLetters:
    'Des lettres accentuées semblent perdues : enregistrez plutôt le fichier « en UTF-8 », puis importez-le de nouveau.',
  andMore: (count: number) => (count > 1 ? `et ${count} autres points.` : 'et un autre point.'),
  mend: 'Importer et corriger',

  full: 'Il n’y a plus de place pour garder ce paquet. Il reste ouvert, mais exportez-le avant de fermer.',
  missing: 'Cet appareil ne laisse rien garder. Le paquet reste ouvert, mais exportez-le avant de fermer.',
  gone: 'Ce paquet n’est plus ici. Peut-être a-t-il été supprimé.',
  partGone: 'Cette carte n’est plus dans le paquet.',

  view: 'Présentation',
  views: { form: 'Fiches', text: 'Texte' },
  name: 'Nom du paquet',
  nameHint: 'Les mots de la famille',
  language: 'Langue des cartes',
  age: 'Pour qui ?',
  ageSays: {
    standard: 'Phrases de 15 à 35 mots.',
    junior: 'Des mots qu’on connaît à neuf ans, des phrases de 10 à 20 mots.',
  },
  kept: 'Tout est gardé au fur et à mesure.',

  cards: 'Cartes',
  card: (number: number) => `Carte ${number}`,
  namesCard: (number: number) => `Noms propres ${number}`,
  openCard: (name: string) => `Ouvrir : ${name}`,
  addCard: 'Ajouter une carte d’énigmes',
  addNames: 'Ajouter une carte de noms',
  removeThis: (name: string) => `Retirer : ${name}`,
  removed: (name: string) => `Retiré : ${name}.`,
  undo: 'Remettre',
  points: (count: number) => plural(count, 'point à revoir', 'points à revoir'),
  fine: 'complet',
  elsewhere: 'Ailleurs dans le texte',

  riddlesOf: 'Énigmes',
  riddle: (number: number) => `Énigme ${number}`,
  addRiddle: 'Ajouter une énigme',
  riddlesFull: 'Une carte a six énigmes au plus : commencez-en une autre.',
  expressionsOf: 'Expressions',
  expressionsSays:
    'Des expressions toutes faites. Il en faut cinq pour que la carte serve à la Grande Pyramide.',
  expression: (number: number) => `Expression ${number}`,
  expressionHint: 'arc-en-ciel',

  riddleTitle: 'Titre',
  riddleTitleSays: 'Il met sur la voie sans nommer.',
  sentence: 'Phrase',
  sentenceSays: 'Une phrase vraie sur la réponse, un peu rusée, agréable à lire à voix haute.',
  marks: (found: number, most: number) => `Mots à trouver : ${found} sur ${most}`,
  marksSays:
    'Touchez un mot de la phrase pour en faire un mot à trouver ; touchez-le encore pour le libérer.',
  marksWait: 'Écrivez d’abord la phrase : ses mots viendront ici.',
  marked: 'mot à trouver',
  enough: (most: number) => `${most} mots sont déjà choisis. Touchez-en un pour le libérer.`,
  answer: 'Réponse',
  answerHint: 'la pomme',
  accepts: 'Autres façons de l’écrire',
  acceptsSays: 'Séparées par des virgules. Majuscules, accents et articles ne comptent pas.',

  theme: (number: number) => `Thème ${number}`,
  themeTitle: 'Titre du thème',
  addTheme: 'Ajouter un thème',
  themesFull: 'Une carte a six thèmes au plus : commencez-en une autre.',
  nameNumber: (number: number) => `Nom ${number}`,
  namesSays: 'Quatre noms propres par thème. Une autre écriture peut suivre, après une virgule.',

  text: 'Texte du paquet',
  textSays:
    'Une ligne par chose : « card » ou « names » commence une carte ; ? un titre, = une réponse, + une expression, - un nom. Les cinq mots à trouver sont entre astérisques. Une ligne qui commence par # n’est pas lue.',
  line: (line: number) => `Ligne ${line}`,
  goToLine: (line: number, says: string) => `Ligne ${line}. ${says} Aller à la ligne.`,
  notes: 'À peser, sans obligation',
  nothingWrong: 'Rien à revoir : ce paquet peut être joué.',
  nothingWrongYet: (count: number) =>
    `Rien à revoir. Encore ${plural(count, 'énigme', 'énigmes')} pour jouer seul ; à plusieurs il en faut davantage.`,
});

export type DeckWords = typeof fr;
