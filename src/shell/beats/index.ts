export { useArrivalStyle, useBeats, useStressStyle, type Arrival, type TableBeats } from './arrival';
export type { SpriteProps } from './Air';
export * from './beat';
export { BeatsRoom } from './BeatsRoom';
export { createPacing } from './pacing';
export { Rolling } from './Rolling';
export { usePlace, usePlacesOn, type Rect } from './places';
