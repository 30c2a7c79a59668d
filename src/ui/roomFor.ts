/** Browsers keep lengths in parts of a point, each in its own: in Firefox five pieces of 68.12 are a hair more than 340.6. */
const HAIR = 0.5;

/** How wide a room is in which so many things stand beside each other before the next one begins a new row, in every browser. */
export const roomFor = (count: number, each: number, gap = 0): number => count * (each + gap) - gap + HAIR;
