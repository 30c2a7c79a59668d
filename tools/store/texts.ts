import type { Language } from '../../src/i18n';
import { typeset } from '../../src/i18n/typeset';

/** What the stores print about the app. The same sentences for both; each has its own places for them, and its own lengths. */
export interface Listing {
  readonly name: string;
  /** Under the name, in Apple's store. */
  readonly subtitle: string;
  /** The same for Google's. */
  readonly short: string;
  /** Above the description, and changed without a review. */
  readonly promotion: string;
  readonly keywords: string;
  readonly description: string;
}

const paragraphs = (...all: string[]): string => all.join('\n\n');

export const LISTINGS: Record<Language, Listing> = {
  fr: typeset({
    name: 'Méninges : jeux en famille',
    subtitle: 'Nombres et mots, à plusieurs',
    short: 'Quatre jeux de nombres et de mots, sur un téléphone que l’on se passe.',
    promotion:
      'Quatre jeux de société pour toute la famille, sur un seul téléphone. Sans compte, sans réseau, sans publicité : on ouvre, on joue, on se le passe.',
    keywords: 'calcul,nombres,mots,société,plateau,enfants,logique,devinettes,hors ligne,deux joueurs',
    description: paragraphs(
      'Un téléphone au milieu de la table, et l’on joue : à deux, à six, ou seul contre l’application.',
      'PYTAGORA. Des égalités qui se croisent, comme des mots croisés. Et quatre jeux pour les petits : monter et descendre, pair et impair, dans les deux sens, les tables.',
      'SEQUENCE NUMBERS. Une opération en main, son résultat sur le plateau : cinq jetons alignés, et c’est gagné. Seul ou en équipes.',
      'PRIME CLIMB. Ajouter, soustraire, multiplier, diviser : deux pions montent la spirale jusqu’à 101, et les couleurs montrent de quoi chaque nombre est fait.',
      'PYRAMIDE. Faire deviner des mots avec le moins d’indices possible, puis l’énigme. L’application fait l’arbitre, et devine aussi.',
      '• Des leçons que l’on joue, des règles écrites clairement, des indices quand on les demande\n• Des adversaires à plusieurs niveaux, qui jouent sans tricher : ils ne voient que ce qu’un joueur verrait\n• Un écran caché quand on se passe le téléphone\n• Des parties gardées, revues coup par coup, exportées\n• Français et anglais, thème clair et sombre, gros caractères, lecteur d’écran, signes en plus des couleurs',
      'Sans compte, sans publicité, sans achat, sans réseau. Rien ne quitte l’appareil.',
      'Méninges est une application non officielle. Les jeux ont été inventés et édités par d’autres, que l’application nomme ; leurs noms et leurs marques leur appartiennent.',
    ),
  }),
  en: {
    name: 'Méninges: family number games',
    subtitle: 'Numbers and words, together',
    short: 'Four games of numbers and words, on one phone that is passed around.',
    promotion:
      'Four boxed games for the whole family, on one phone. No account, no network, no ads: open it, play, pass it on.',
    keywords:
      'maths,numbers,words,board game,kids,logic,riddles,offline,two player,family,sums,pass and play',
    description: paragraphs(
      'One phone in the middle of the table, and everybody plays: two of you, six of you, or alone against the app.',
      'PYTAGORA. Equations that cross each other like a crossword. And four games for small children: up and down, even and odd, both ways, times tables.',
      'SEQUENCE NUMBERS. A sum in your hand, its result on the board: five chips in a row win. Alone or in teams.',
      'PRIME CLIMB. Add, subtract, multiply, divide: two pawns climb the spiral to 101, and colours show what every number is made of.',
      'PYRAMIDE. Make others guess words with as few clues as you can, then the riddle. The app is the referee, and guesses too.',
      '• Lessons that are played, rules in plain words, hints when you ask for them\n• Opponents at several levels that do not cheat: they see only what a player would see\n• A covered screen when the phone is passed on\n• Games that are kept, looked back on move by move, exported\n• English and French, light and dark, large type, screen readers, shapes as well as colours',
      'No account, no ads, nothing to buy, no network. Nothing leaves the device.',
      'Méninges is an unofficial app. The games were invented and published by others, whom the app names; their names and marks belong to them.',
    ),
  },
};

interface Field {
  readonly file: string;
  readonly of: keyof Listing;
  /** In characters. */
  readonly most: number;
}

export const STORES: Record<
  'apple' | 'google',
  { readonly locales: Record<Language, string>; readonly fields: readonly Field[] }
> = {
  apple: {
    locales: { fr: 'fr-FR', en: 'en-GB' },
    fields: [
      { file: 'name', of: 'name', most: 30 },
      { file: 'subtitle', of: 'subtitle', most: 30 },
      { file: 'promotional_text', of: 'promotion', most: 170 },
      { file: 'keywords', of: 'keywords', most: 100 },
      { file: 'description', of: 'description', most: 4000 },
    ],
  },
  google: {
    locales: { fr: 'fr-FR', en: 'en-GB' },
    fields: [
      { file: 'title', of: 'name', most: 30 },
      { file: 'short_description', of: 'short', most: 80 },
      { file: 'full_description', of: 'description', most: 4000 },
    ],
  },
};
