/** So near to an edge of the board a carried piece moves the table on. */
const EDGE = 26;
/** Points a millisecond, at the very edge. */
const FASTEST = 0.4;

/** How fast to go on, at this place between the two edges of the board. */
export function speedAt(place: number, size: number): number {
  'worklet';
  // Slowly at first: a cell at the edge can be hit as well.
  const speed = (far: number) => (1 - Math.max(0, far) / EDGE) ** 2 * FASTEST;
  if (place < EDGE) return speed(place);
  return place > size - EDGE ? -speed(size - place) : 0;
}
