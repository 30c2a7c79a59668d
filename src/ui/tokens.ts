/** Every colour, size and duration of the app. Components take them from the theme, never from here by hand. */
export interface Palette {
  readonly table: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  readonly text: string;
  readonly dim: string;
  /** Words on what cannot be used just now. They stay faint, however strong others are. */
  readonly off: string;
  readonly border: string;
  /** An edge that keeps its room and is not to be seen. */
  readonly clear: string;
  readonly focus: string;
  readonly warn: string;
  readonly warnSurface: string;
  readonly good: string;
  /** Main buttons outside of a game, and chosen options. White text on it reaches 4.5 : 1. */
  readonly accent: string;
  /** The frame's main button on a table in colours of its own, and the words on it; elsewhere it has the game's colour. */
  readonly main: string;
  readonly onMain: string;
  readonly cover: string;
  readonly onCover: string;
  readonly coverPanel: string;
  readonly shadow: string;
  readonly veil: string;
}

export const LIGHT: Palette = {
  table: '#F5EEDF',
  surface: '#FFFDF7',
  raised: '#FFFFFF',
  sunken: '#E8DEC9',
  text: '#26241F',
  dim: '#655E50',
  off: '#655E50',
  border: '#DDD2BC',
  clear: 'transparent',
  focus: '#1F5FA8',
  warn: '#9E3324',
  warnSurface: '#FBE6DF',
  good: '#1F6E45',
  accent: '#24493A',
  main: '#24493A',
  onMain: '#FFFFFF',
  cover: '#24493A',
  onCover: '#FBF6EA',
  coverPanel: '#37594B',
  shadow: 'rgba(70, 54, 22, 0.22)',
  veil: 'rgba(38, 32, 20, 0.45)',
};

export const DARK: Palette = {
  table: '#1C1F26',
  surface: '#272B34',
  raised: '#30353F',
  sunken: '#3A404C',
  text: '#F4EFE4',
  dim: '#B3AEA2',
  off: '#B3AEA2',
  border: '#3D434F',
  clear: 'transparent',
  focus: '#8DBDF5',
  warn: '#FFB3A3',
  warnSurface: '#4A2A26',
  good: '#7FD3A3',
  accent: '#2B7656',
  main: '#2B7656',
  onMain: '#FFFFFF',
  cover: '#16302A',
  onCover: '#F6F1E5',
  coverPanel: '#23443B',
  shadow: 'rgba(0, 0, 0, 0.5)',
  veil: 'rgba(0, 0, 0, 0.6)',
};

/** How much the device wants edges and words to stand out; `forced`: a browser draws them in its own few colours. */
export type WantedContrast = 'usual' | 'more' | 'forced';

/**
 * Where more contrast is wanted, faint words are as strong as others and every edge is seen. Where a browser forces its own colours,
 * backgrounds go, and every edge is drawn alike, even a clear one: only what is named in the browser's own colours stays as it is.
 */
export const standingOut = (palette: Palette, wanted: WantedContrast): Palette =>
  ({
    usual: palette,
    more: { ...palette, dim: palette.text, border: palette.dim },
    forced: { ...palette, ...FORCED },
  })[wanted];

/** A browser's own colours, by the names that `public/index.html` gives them: react-native-web knows no others of CSS. */
const CANVAS = 'var(--canvas)';
const ON_CANVAS = 'var(--canvas-text)';
const HIGHLIGHT = 'var(--highlight)';
const GREY = 'var(--gray-text)';

/** What is filled in a browser that forces its colours: the two that it has made for each other. */
export const FORCED_FILL = { back: HIGHLIGHT, front: 'var(--highlight-text)' } as const;

const FORCED: Partial<Palette> = {
  text: ON_CANVAS,
  dim: ON_CANVAS,
  off: GREY,
  border: ON_CANVAS,
  clear: CANVAS,
  focus: HIGHLIGHT,
  good: HIGHLIGHT,
  accent: HIGHLIGHT,
  warn: ON_CANVAS,
  onCover: ON_CANVAS,
};

/**
 * A seat's colour. White letters on each reach 4.5 : 1. Blue, coral and green come first, as teams' chips do: a blue
 * face beside coral chips would be taken for somebody else's.
 */
export const FACE_COLOURS: readonly string[] = [
  '#2B66AE',
  '#BC4A34',
  '#257449',
  '#7B4FA3',
  '#8A5E12',
  '#2A717A',
  '#A63D70',
  '#525C6A',
];

export const faceColour = (face: number): string => FACE_COLOURS[face % FACE_COLOURS.length]!;

export const SPACE = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export const RADIUS = { s: 8, m: 14, l: 20, pill: 999 } as const;

/** 120 ms answers, 220 ms moves, 320 ms for what crosses the table. */
export const TIME = { answer: 120, move: 220, cross: 320 } as const;

/** A piece that is picked up grows by this much. */
export const LIFT = 1.06;

/** Nothing that a finger should hit is smaller. */
export const TOUCH = 44;
/** A main button on a phone. */
export const BUTTON = 52;

export const FONT = { body: 'Nunito-SemiBold', strong: 'Nunito-ExtraBold' } as const;
export const SIZE = { small: 14, body: 17, large: 20, title: 30, hero: 44 } as const;
