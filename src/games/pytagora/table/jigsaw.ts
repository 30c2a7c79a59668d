/**
 * A real jigsaw piece: knobs right and below, sockets left and above, so that neighbours visibly lock. Drawn on a square of
 * side 1; the knobs reach beyond it by KNOB.
 */
export const KNOB = 0.224;
export const OUTLINE = [
  'M0 0 H0.41 A0.13 0.13 0 1 0 0.59 0 H1',
  'V0.41 A0.13 0.13 0 1 1 1 0.59 V1',
  'H0.59 A0.13 0.13 0 1 1 0.41 1 H0',
  'V0.59 A0.13 0.13 0 1 0 0 0.41 Z',
].join(' ');
