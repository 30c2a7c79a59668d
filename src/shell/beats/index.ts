export { useArrivalStyle, useBeats, useStressStyle, type Arrival, type TableBeats } from './arrival';
export * from './beat';
export { BeatsRoom } from './BeatsRoom';
export { createPacing } from './pacing';
export { Rolling } from './Rolling';
export { usePlace, usePlacesOn, type Rect } from './places';
export { useArrived } from './useArrived';
