/** Where the sheep stand, the place that waits, and the bag. */
export const MEADOW = { light: '#DCE9C4', dark: '#3D5642' } as const;
/** The arrow that shows which way a row grows, and the chevrons of the places to come. */
export const WAY = {
  light: { arrow: '#9CC27A', chevron: '#A9946B' },
  dark: { arrow: '#7FA86A', chevron: '#8C8676' },
} as const;
/** Figures reach 4.5 : 1 on the glow. */
export const GLOW = {
  light: { fill: '#FFF3C9', edge: '#D98E00', figure: '#7A4F00' },
  dark: { fill: '#5A4712', edge: '#FFD36B', figure: '#FFE7A0' },
} as const;
export const CLOTH = { body: '#C79A5B', fold: '#A97C40', string: '#6A4BB5', figure: '#2E1F08' } as const;
export const WOOL = {
  white: { wool: '#FFFFFF', edge: '#B9AE97', face: '#3A3733', eye: '#FFFFFF' },
  black: { wool: '#2B2A28', edge: '#7C776D', face: '#6E6A62', eye: '#FFFFFF' },
} as const;
export type Flock = keyof typeof WOOL;
