import { LAYOUTS, type Digit, type Opening, type SquareView } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';

/** Counting on is the game: what was counted so far, which way it goes now, and how a parent would ask for the next. */

/** So many digits as are said in one breath. */
const SAID = 3;

export type Slope = 'up' | 'down';

/** How the row comes to a place that waits. */
export interface LeadUp {
  /** The digits before it, oldest first; they only go up, or only down. */
  readonly run: readonly Digit[];
  /** Which way it goes on. */
  readonly slope: Slope;
  /** Here it turns: it came the other way. */
  readonly turns: boolean;
}

type Counted = Pick<SquareView, 'config' | 'grown'>;

const slopeOf = (from: Digit, to: Digit): Slope => (Number(to) > Number(from) ? 'up' : 'down');

/** All digits from the first piece of the square to the last before this place. */
function countedTo({ config, grown }: Counted, { end, square, place }: Opening): readonly Digit[] {
  const layout = LAYOUTS[config.kind];
  const path = layout.squares[square]!;
  return layout.ends[end]!.direction === 'clockwise'
    ? path.slice(0, place)
    : [path[0]!, ...path.slice(path.length - grown[end]!).reverse()];
}

export function leadUpTo(view: Counted, opening: Opening): LeadUp {
  const counted = countedTo(view, opening);
  const run: Digit[] = [];
  let came: Slope | null = null;
  for (let at = counted.length - 1; at >= 0 && run.length < SAID; at -= 1) {
    const [digit, later] = [counted[at]!, run[0]];
    const slope = later === undefined ? null : slopeOf(digit, later);
    if (came !== null && slope !== came) break;
    came = slope;
    run.unshift(digit);
  }
  const slope = slopeOf(opening.after, opening.needs);
  return { run, slope, turns: came !== null && came !== slope };
}

/** A parent's question for one place. */
export function questionFor(name: string, { run, slope, turns }: LeadUp, { square }: ChildrenWords): string {
  const last = run[run.length - 1] ?? '0';
  if (turns) return slope === 'down' ? square.askTop(name, last) : square.askBottom(name, last);
  return slope === 'down' ? square.askDown(name, run.join(', ')) : square.ask(name, run.join(', '));
}

/** The same as a nudge, after something that did not fit: to be counted on aloud. It never says the digit. */
export function nudgeFor({ run, slope, turns }: LeadUp, { square }: ChildrenWords): string {
  if (!turns) return square.count(run.join(', '));
  const last = run[run.length - 1] ?? '0';
  return slope === 'down' ? square.countDown(last) : square.countUp(last);
}

/** Which piece goes on where the row grows in two places. */
export function questionOfTwo(
  name: string,
  { config, openings }: Pick<SquareView, 'config' | 'openings'>,
  words: ChildrenWords,
): string {
  const [one, other] = openings.map(({ after }) => after);
  const ask = LAYOUTS[config.kind].squares.length > 1 ? words.square.askSquares : words.square.askEnds;
  return ask(name, one ?? '0', other ?? '0');
}
