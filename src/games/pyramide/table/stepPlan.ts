/** Steps up one flank; beyond the top the pawn waits up there, and its number says how far. */
export const STEPS = 12;

export interface StepPlan {
  readonly width: number;
  readonly height: number;
  readonly rise: number;
  readonly pawnSize: number;
  step(nth: number): { readonly x: number; readonly y: number; readonly width: number };
  /** Where a pawn stands with so many points: on the ground beside the pyramid, or on its step. */
  pawn(side: number, points: number): { readonly x: number; readonly y: number };
}

const MOST_RISE = 34;
const MOST_PAWN = 60;
/** Of the breadth of the pyramid: its top step, where it need not be broader for all who wait up there. */
const TOP = 0.16;
const BESIDE = 0.85;

/** Where everything of the pyramid is, in the room it has: as a whole, the pawns on the ground included. */
export function stepPlan(width: number, height: number, sides: number): StepPlan {
  const pawnSize = Math.min(MOST_PAWN, width / (sides > 2 ? 11 : 9), height / 5);
  const rise = Math.min(MOST_RISE, (height - pawnSize * 1.2) / STEPS);
  const onFlank = Math.ceil(sides / 2);
  const ground = pawnSize * (onFlank + 0.2);
  const base = width - 2 * ground;
  const topStep = Math.max(base * TOP, pawnSize * (sides > 1 ? BESIDE * sides + 0.1 : 0));
  const set = (base - topStep) / 2 / (STEPS - 1);
  const whole = STEPS * rise + pawnSize * 1.2;
  const top = (nth: number) => whole - (nth + 1) * rise;
  const left = (nth: number) => ground + nth * set;
  return {
    width,
    height: whole,
    rise,
    pawnSize,
    step: (nth) => ({ x: left(nth), y: top(nth), width: width - 2 * left(nth) }),
    pawn: (side, points) => {
      const on = Math.min(STEPS, Math.max(0, points));
      const place = side % onFlank;
      const shift = pawnSize * (0.5 + place * BESIDE);
      const x = on === 0 ? ground - shift : left(on - 1) + pawnSize * (0.42 + place * BESIDE);
      return { x: side < onFlank ? x : width - x, y: on === 0 ? whole : top(on - 1) };
    },
  };
}
