import type { Palette } from '../../../ui';
import { cover } from '../cover';

export const GAME_COLOUR = cover.colour;
export const SAND = '#E0B25A';
/** Sand as the colour of words on lapis, raised or not: 4.5 : 1. */
export const SAND_WORDS = '#F4D89C';
/** Words on sand, and on the card; both reach 4.5 : 1. */
export const ON_SAND = '#2B220E';
export const PAPER = '#FBF6EA';
export const INK = '#1B4377';
export const INK_DIM = '#5B5444';

const LAPIS: Palette = {
  table: '#21508F',
  surface: '#2A5897',
  raised: '#2F5F9F',
  sunken: '#2F5F9F',
  text: '#FBF6EA',
  dim: '#D3DFEF',
  off: '#D3DFEF',
  border: '#4A77B0',
  clear: 'transparent',
  focus: '#FFD98A',
  warn: '#FFD3C7',
  warnSurface: '#6B2F2A',
  good: '#BFE8C9',
  accent: '#163A6B',
  main: SAND,
  onMain: ON_SAND,
  cover: '#163A6B',
  onCover: '#FBF6EA',
  coverPanel: '#28538C',
  shadow: 'rgba(4, 18, 40, 0.4)',
  veil: 'rgba(6, 18, 38, 0.6)',
};

const NIGHT: Palette = {
  ...LAPIS,
  table: '#14233B',
  surface: '#1C3050',
  raised: '#233B61',
  sunken: '#2A4570',
  dim: '#BCCAE0',
  off: '#BCCAE0',
  border: '#35507C',
  cover: '#0E1B30',
  coverPanel: '#1F3658',
  accent: '#2F5F9F',
};

/** Lapis by day, the same at night. */
export const palette = (dark: boolean): Palette => (dark ? NIGHT : LAPIS);

/** Pawns of the sides on the pyramid's steps. */
export const SIDE_COLOURS: readonly string[] = ['#E9795D', '#7FC796', '#C9A6E8', '#8DBDF5'];

/** Words on them. */
export const ON_SIDE = '#14233B';
