import {
  courseNamed,
  NOWHERE,
  SPOTS,
  targetIndex,
  type Course,
  type CourseName,
} from '../../src/games/prime-climb/bots/course';
import { createRack, type Rack } from '../../src/games/prime-climb/bots/reach';
import { ROLLS } from '../../src/games/prime-climb/bots/rolls';
import { spotsIn } from './keeping';

/**
 * Numbers of turns that nobody can get below in a solitaire, on average. Give the player more than the rules do:
 *
 * 1. Every turn ends with a card, earned or not. So turn t begins with t − 1 cards less those played; the rules give at most
 *    as many, because one card a turn is the most, and none is played in the turn it was drawn.
 * 2. A card may be played as +k or −k for any k from 1 to 9, chosen when it is played.
 * 3. When both own pawns end on one circle, the player chooses whether one of them goes back or both stay.
 *
 * Whatever the rules allow with given dice this player can do too, and it then stands on the same circles with at least as
 * many cards, each as good as any. More cards never hurt, since they need not be played. So by induction over the turns its
 * least expected number of turns is no larger than anybody's, from any position.
 *
 * Only the first HORIZON turns are counted: E[min(T, HORIZON)] is less than E[T]. For them the relaxed game is solved
 * exactly, backwards from the last.
 */
const HORIZON = 7;
const MOST = HORIZON - 1;
const FAR = 99;

/** By share of the roll and spot: how few cards bring the pawn there, all of the share being used. */
type Need = Uint8Array;

function needsFrom(course: Course, rack: Rack, from: number): Need {
  const shares = rack.numberSets;
  const need = new Uint8Array(shares * SPOTS).fill(FAR);
  need[from] = 0;
  for (let cards = 0; cards <= MOST; cards++)
    for (let share = 0; share < shares; share++)
      for (let spot = 0; spot < course.spots; spot++) {
        if (need[share * SPOTS + spot] !== cards) continue;
        let [weight, rest] = [1, share];
        for (let item = 0; item < rack.values.length; item++) {
          const radix = rack.counts[item]! + 1;
          if (rest % radix < radix - 1)
            spread(course, need, spot, rack.values[item]!, 4, (share + weight) * SPOTS, cards);
          rest = Math.floor(rest / radix);
          weight *= radix;
        }
        for (let k = 1; k <= 9; k++) spread(course, need, spot, k, 2, share * SPOTS, cards + 1);
      }
  return need;
}

function spread(
  { targets }: Course,
  need: Need,
  spot: number,
  by: number,
  operations: number,
  base: number,
  cards: number,
): void {
  const index = targetIndex(spot, by);
  for (let operation = 0; operation < operations; operation++) {
    const to = targets[index + operation]!;
    if (to !== NOWHERE && need[base + to]! > cards) need[base + to] = cards;
  }
}

interface RollNeeds {
  readonly rack: Rack;
  readonly chance: number;
  readonly needs: readonly Need[];
  /** By spot, share and number of cards: where that many are needed, no fewer. */
  readonly lists: readonly (readonly (readonly Uint8Array[])[])[];
}

function rollNeeds(course: Course): readonly RollNeeds[] {
  const spots = spotsIn(course);
  return ROLLS.map(({ numbers, chance }) => {
    const rack = createRack(numbers);
    const needs: Need[] = [];
    const lists: Uint8Array[][][] = [];
    for (const spot of spots) {
      const need = needsFrom(course, rack, spot);
      needs[spot] = need;
      lists[spot] = Array.from({ length: rack.numberSets }, (_, share) =>
        Array.from({ length: MOST + 1 }, (_, cards) =>
          Uint8Array.from(spots.filter((to) => need[share * SPOTS + to] === cards)),
        ),
      );
    }
    return { rack, chance, needs, lists };
  });
}

/** With how few cards both pawns can come home. */
function cardsToWin({ home }: Course, { rack, needs }: RollNeeds, a: number, b: number): number {
  let least = FAR;
  for (let one = 0; one < rack.numberSets; one++) {
    const need = needs[a]![one * SPOTS + home]!;
    if (need >= least) continue;
    for (let other = 0; other < rack.numberSets; other++)
      if (fits(rack, one, other)) least = Math.min(least, need + needs[b]![other * SPOTS + home]!);
  }
  return least;
}

function fits({ counts }: Rack, one: number, other: number): boolean {
  let [x, y] = [one, other];
  for (const count of counts) {
    if ((x % (count + 1)) + (y % (count + 1)) > count) return false;
    x = Math.floor(x / (count + 1));
    y = Math.floor(y / (count + 1));
  }
  return true;
}

/** Expected turns, of those left before the horizon, by cards held and both spots. */
type Ahead = readonly Float32Array[];

function leastAhead(ahead: Ahead, { rack, lists }: RollNeeds, a: number, b: number, cards: number): number {
  let best = FAR;
  for (let spent = 0; spent <= cards; spent++) {
    const table = ahead[cards - spent + 1]!;
    for (let share = 0; share < rack.numberSets; share++)
      for (let ofA = 0; ofA <= spent; ofA++) {
        const tosA = lists[a]![share]![ofA]!;
        const tosB = lists[b]![rack.numberSets - 1 - share]![spent - ofA]!;
        for (let k = 0; k < tosA.length; k++) {
          const row = tosA[k]! * SPOTS;
          for (let m = 0; m < tosB.length; m++) {
            const turns = table[row + tosB[m]!]!;
            if (turns < best) best = turns;
          }
        }
      }
  }
  return best;
}

/** Both pawns of Solitaire 1. */
function boundOfBoth(): number {
  const course = courseNamed('climb');
  const spots = spotsIn(course);
  const rolls = rollNeeds(course);
  // One turn before the horizon: a turn it is, unless the game is over.
  let ahead: Ahead = Array.from({ length: HORIZON + 1 }, () => lastTurn(course));
  for (let left = 2; left <= HORIZON; left++) {
    const turn = HORIZON - left + 1;
    const next = Array.from({ length: HORIZON + 1 }, () => lastTurn(course));
    // Turn 1 begins on Start, and no turn with more cards than turns before it.
    for (let cards = 0; cards < turn; cards++)
      for (const a of turn === 1 ? [course.start] : spots)
        for (const b of turn === 1 ? [course.start] : spots) {
          if (b > a || (a === course.home && b === course.home)) continue;
          let turns = 1;
          for (const roll of rolls) {
            if (cardsToWin(course, roll, a, b) <= cards) continue;
            turns += roll.chance * (left === 2 ? 1 : leastAhead(ahead, roll, a, b, cards));
          }
          next[cards]![a * SPOTS + b] = next[cards]![b * SPOTS + a] = turns;
        }
    relent(course, next);
    ahead = next;
    console.log(
      `  turn ${turn} of ${HORIZON}: ${ahead[0]![course.start * SPOTS + course.start]!.toFixed(4)}`,
    );
  }
  return ahead[0]![course.start * SPOTS + course.start]!;
}

function lastTurn({ home }: Course): Float32Array {
  const turns = new Float32Array(SPOTS * SPOTS).fill(1);
  turns[home * SPOTS + home] = 0;
  return turns;
}

/** The third gift: of two pawns on one circle one may go back, if that is better. */
function relent(course: Course, tables: readonly Float32Array[]): void {
  for (const table of tables)
    for (const spot of spotsIn(course)) {
      const back = table[spot * SPOTS + course.start]!;
      if (spot !== course.home && back < table[spot * SPOTS + spot]!) table[spot * SPOTS + spot] = back;
    }
}

/**
 * One pawn alone, all numbers and cards its own, numbers left over at will: what both need is no less. Whoever holds more
 * cards than are told apart is let home in the next turn.
 */
function boundOfOne(name: CourseName): number {
  const course = courseNamed(name);
  const spots = spotsIn(course);
  const racks = ROLLS.map(({ numbers, chance }) => ({ chance, rack: createRack(numbers) }));
  const needs = racks.map(({ rack }) => {
    const bySpot: Need[] = [];
    for (const spot of spots) bySpot[spot] = needsFrom(course, rack, spot);
    return bySpot;
  });
  let turns = Array.from({ length: MOST + 2 }, () => new Float64Array(SPOTS).fill(0));
  for (let sweep = 0; sweep < 60; sweep++)
    turns = turns.map((_, cards) =>
      Float64Array.from({ length: SPOTS }, (_, from) => {
        if (from === course.home || !spots.includes(from)) return 0;
        if (cards > MOST) return 1;
        let value = 1;
        racks.forEach(({ rack, chance }, roll) => {
          const need = needs[roll]![from]!;
          let best = Infinity;
          for (let share = 0; share < rack.numberSets; share++)
            for (const to of spots) {
              const left = cards - need[share * SPOTS + to]!;
              if (left >= 0) best = Math.min(best, turns[Math.min(left, MOST) + 1]![to]!);
            }
          value += chance * best;
        });
        return value;
      }),
    );
  return turns[0]![course.start]!;
}

export function printBounds(): void {
  console.log(`Solitaire 2, one pawn alone: nobody below ${boundOfOne('there-and-back').toFixed(4)} turns`);
  console.log(`Solitaire 1, one pawn alone: nobody below ${boundOfOne('climb').toFixed(4)} turns`);
  console.log(`Solitaire 1, both pawns: nobody below ${boundOfBoth().toFixed(4)} turns`);
}
