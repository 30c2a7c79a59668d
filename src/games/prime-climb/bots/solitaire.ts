import { earnsCard, type Config, type State } from '../rules';
import type { Best, Bound, Cost } from './best';
import { circleOf, courseOf, pairIndex, type Course } from './course';
import { readScale } from './digits';
import { visitEndings, type Ending, type Ways } from './endings';
import { homeChance, homingOf, type Homing } from './homing';
import { extendTurns } from './keeper-turns';
import { valuesOf } from './values';
import { solitaire1 } from './values/solitaire-1';
import { solitaire2 } from './values/solitaire-2';

/** Turns expected in a solitaire, by how many keepers are held. */
export interface KeeperTurns {
  readonly course: Course;
  readonly byKeepers: readonly Float64Array[];
  /** The least of each, wins apart. */
  readonly least: readonly number[];
  /** For each number of keepers, without and with a card just drawn: see `closerLook`. */
  readonly closer: readonly (readonly number[])[];
}

/** So many keepers are tried in one turn; who holds more keeps the others. */
export const HELD_AT_ONCE = 4;

const leastOf = (turns: Float64Array): number => {
  let least = Infinity;
  for (let k = 0; k < turns.length; k++) if (turns[k]! > 0 && turns[k]! < least) least = turns[k]!;
  return least;
};

const read: Partial<Record<Course['name'], KeeperTurns>> = {};

/** Unpacked when a solitaire is first played: what is shipped is how much the keepers save of the turns without cards. */
export function keeperTurns(config: Pick<Config, 'variants'>): KeeperTurns {
  const course = courseOf(config);
  const known = read[course.name];
  if (known) return known;
  const { savings, extension, closer } = course.name === 'climb' ? solitaire1 : solitaire2;
  const plain = valuesOf(course, false);
  const shipped = savings.map((scale) => readScale(scale).map((saving, pair) => plain[pair]! - saving));
  const byKeepers = extendTurns(shipped, extension);
  return (read[course.name] = { course, byKeepers, least: byKeepers.map(leastOf), closer });
}

/** The endings that look best by number of keepers alone are looked at again, with the keepers one really holds. */
const SECOND_LOOK = 24;
const CLOSE = 1.2;

interface Candidate {
  readonly ending: Ending;
  readonly cost: number;
}

/**
 * The best ending of a solitaire's turn; `began` as circles, `beside` keepers are held but not on the rack. Who plays many
 * games may recall what was worked out for the same keepers.
 */
export function* bestSolitaireEnding(
  turns: KeeperTurns,
  ways: Ways,
  began: readonly [number, number],
  beside: number,
  recall?: Map<string, Homing>,
): Generator<void, Best, void> {
  const { cost, least, drawn } = solitaireCost(turns, began, beside);
  const found: Candidate[] = [];
  let best = Infinity;
  const look = (ending: Ending) => {
    const one = cost(ending);
    if (one >= best + CLOSE || (found.length >= SECOND_LOOK && one >= found[found.length - 1]!.cost)) return;
    if (found.some((other) => isSame(other.ending, ending))) return;
    best = Math.min(best, one);
    let place = found.length;
    while (place > 0 && found[place - 1]!.cost > one) place--;
    found.splice(place, 0, { ending: { ...ending }, cost: one });
    if (found.length > SECOND_LOOK) found.pop();
  };
  yield* visitEndings(ways, look, (kept) => least(kept) < best + CLOSE);
  const [first] = found;
  if (first === undefined) throw new Error('A turn that cannot end');
  if (first.ending.won || found.length === 1) return first;
  const { keepers } = ways.outset.rack;
  const homing = recall?.get(keepers.join()) ?? (yield* homingOf(turns.course, keepers));
  recall?.set(keepers.join(), homing);
  let chosen: Best = first;
  let fewest = Infinity;
  for (const { ending, cost: plainCost } of found) {
    yield;
    const held = bitsOf(ending.kept) + beside + drawn(ending);
    const chance = homeChance(homing, ending.a, ending.b, ending.kept);
    const turnsThen = closerLook(turns, held, drawn(ending), plainCost, chance);
    if (turnsThen < fewest) [chosen, fewest] = [{ ending, cost: turnsThen }, turnsThen];
  }
  return chosen;
}

const isSame = (one: Ending, other: Ending): boolean =>
  one.a === other.a && one.b === other.b && one.kept === other.kept;

/** The turn to come is there in any case; those after it only if it does not end the game. */
function closerLook(
  { closer }: KeeperTurns,
  held: number,
  drawn: number,
  plain: number,
  chance: number,
): number {
  const row = closer[Math.min(held, (closer.length >> 1) - 1) * 2 + drawn]!;
  return 1 + (1 - chance) * (row[0]! + row[1]! * plain);
}

export function turnsHolding({ byKeepers }: KeeperTurns, keepers: number, a: number, b: number): number {
  return byKeepers[Math.min(keepers, byKeepers.length - 1)]![pairIndex(a, b)]!;
}

const bitsOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
};

/** What it costs to end the turn so. `beside` keepers are held but not on the rack. */
function solitaireCost(
  turns: KeeperTurns,
  began: readonly [number, number],
  beside: number,
): { readonly cost: Cost; readonly least: Bound; readonly drawn: Cost } {
  const { course, byKeepers, least } = turns;
  const top = byKeepers.length - 1;
  const earns = (spot: number, from: number) => {
    const circle = circleOf(spot);
    return earnsCard(circle) && circle !== from && spot !== course.home;
  };
  const drawn: Cost = ({ a, b }) => (earns(a, began[0]) || earns(b, began[1]) ? 1 : 0);
  return {
    drawn,
    cost: (ending) => {
      if (ending.won) return 0;
      const held = bitsOf(ending.kept) + beside + drawn(ending);
      return byKeepers[Math.min(top, held)]![pairIndex(ending.a, ending.b)]!;
    },
    least: (kept) => least[Math.min(top, bitsOf(kept) + beside + 1)]!,
  };
}

/** A card is due, or has been drawn and not yet kept: it counts as held. */
export const keepersHeld = ({ players, seat, phase }: State): number =>
  players[seat]!.keepers.length + (phase === 'draw' || phase === 'card' ? 1 : 0);
