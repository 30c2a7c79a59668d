/** How many of a thousand turns bring at least so many points, from 0 on: measured in good play. */
const REACHED: Readonly<Record<'classic' | 'plus-or-minus', readonly number[]>> = {
  // prettier-ignore
  classic: [
    1000, 1000, 1000, 1000, 1000, 1000, 989, 972, 957, 932, 898, 851, 786, 712, 636, 565, 483, 390, 301, 215, 179, 156, 115,
    80, 70, 42, 26, 12, 7, 6, 5, 3, 1,
  ],
  // prettier-ignore
  'plus-or-minus': [
    1000, 1000, 1000, 1000, 1000, 1000, 980, 950, 917, 857, 797, 693, 608, 482, 406, 388, 327, 211, 173, 88, 57, 53, 45, 39,
    38, 14, 11, 2,
  ],
};

/** And how many on average. */
const USUAL = { classic: 15.4, 'plus-or-minus': 13.1 } as const;
const memory = new Map<string, readonly number[]>();

/** By points still lacking: how many turns it takes on average. */
function turnsFor(kind: 'classic' | 'plus-or-minus', most: number): readonly number[] {
  const known = memory.get(kind);
  if (known && known.length > most) return known;
  const turns: number[] = [0];
  for (let lacking = 1; lacking <= most; lacking++) {
    let sum = 1;
    for (let points = 1; points < lacking; points++) sum += chanceOf(kind, points) * turns[lacking - points]!;
    turns.push(sum);
  }
  memory.set(kind, turns);
  return turns;
}

const chanceOf = (kind: 'classic' | 'plus-or-minus', points: number): number =>
  ((REACHED[kind][points] ?? 0) - (REACHED[kind][points + 1] ?? 0)) / 1000;

/** Turns still needed when so many points are lacking and the next turn is expected to bring so many. */
export function turnsWith(kind: 'classic' | 'plus-or-minus', lacking: number, expected: number): number {
  if (lacking <= 0) return 0;
  const turns = turnsFor(kind, lacking);
  const shift = expected - USUAL[kind];
  let sum = 1;
  for (let points = 1; points < REACHED[kind].length; points++) {
    // Lies between two whole numbers of points: taken in proportion.
    const left = Math.max(0, lacking - points - shift);
    const below = Math.min(Math.floor(left), lacking);
    const part = Math.min(left, lacking) - below;
    const above = turns[Math.min(lacking, below + 1)]!;
    sum += chanceOf(kind, points) * (turns[below]! * (1 - part) + above * part);
  }
  return sum;
}
