import type { Supply } from '../../rules/crossword/placement';
import { rackOf, type Rack } from './hand';
import { fittingForms } from './fitting';
import { firstForm, SIGN_CELL, type Form } from './forms';
import { discountOf, REACHED, type Problem } from './problem';
import { familiesOf, formsOf, isKept, profilesWithin, tidy, type Means, type Profile } from './profiles';
import { DISCOUNT, OVER, TIMES } from './signs';
import { FREE_LINE, slotsOf, type Slot } from './slots';
import { createSolver, type Given, type Question } from './solver';

export interface Limits {
  /** New pieces at most. */
  readonly pieces?: number;
  /** Pieces crossed at most. */
  readonly crossings?: number;
  /** How many solutions of one problem to look at; they differ only in digits. */
  readonly solutions?: number;
}

/** An equation and where it may stand. */
export interface Lay {
  readonly points: number;
  readonly form: Form;
  /** The numbers, in the problem's order. */
  readonly values: readonly number[];
  readonly slot: Slot;
  /** Cells before the first crossing. */
  readonly before: number;
}

/** Slots that need the same of a hand. */
interface Group {
  readonly sample: Slot;
  readonly slots: Slot[];
  /** By points, without those for crossings. */
  readonly profiles: readonly (readonly Profile[] | undefined)[];
  /** The most that × 1 and ÷ 1 can cost. */
  readonly discounts: number;
}

/** So many steps of the solver, or looks at a form, go between two yields: a few milliseconds where there is no compiler. */
const STEPS = 150;
const LOOKS = 60;

/** Counts looks, and says when it is time for a yield. */
interface Pace {
  looks: number;
}

function isDue(pace: Pace, looks: number): boolean {
  pace.looks += looks;
  if (pace.looks < LOOKS) return false;
  pace.looks = 0;
  return true;
}

/**
 * All lays, best first. The score of an equation is known before its digits are: so profiles are walked by descending
 * score, and only for the orders that fit into a slot digits are looked for. Yields undefined where it may be interrupted.
 */
export function* walk(supply: Supply, limits: Limits = {}): Generator<Lay | undefined, void, void> {
  tidy();
  const rack = rackOf(supply.hand, supply.sharedEquals);
  const most = Math.min(limits.pieces ?? Infinity, newPieces(rack));
  const slots = [FREE_LINE, ...slotsOf(supply.grid, most, limits.crossings ?? Infinity)];
  yield;
  const groups = yield* groupsOf(rack, slots, most);
  const solve = createMemory(rack, limits.solutions ?? 1);
  const pace: Pace = { looks: 0 };
  const highest = groups.reduce(
    (sum, { profiles, sample }) => Math.max(sum, profiles.length - 1 + sample.crossed.length),
    0,
  );
  for (let points = highest; points > 0; points--) {
    yield;
    for (const group of groups)
      for (let discount = 0; discount <= group.discounts; discount++)
        for (const profile of group.profiles[points - group.sample.crossed.length + discount] ?? NONE)
          for (const slot of group.slots)
            yield* laysIn({ rack, solve, pace, profile, slot, discount, points });
  }
}

const NONE: readonly Profile[] = [];

interface Task {
  readonly rack: Rack;
  readonly solve: ReturnType<typeof createMemory>;
  readonly pace: Pace;
  readonly profile: Profile;
  readonly slot: Slot;
  readonly discount: number;
  readonly points: number;
}

function* laysIn(task: Task): Generator<Lay | undefined, void, void> {
  const { solve, pace, profile, slot } = task;
  const starts = slot === FREE_LINE ? 1 : profile.size - slot.span + 1;
  if (!isKept(profile)) {
    for (let before = 0; before < starts; before++) {
      if (!hasRoom(slot, before, profile.size)) continue;
      yield;
      for (const form of fittingForms(profile, slot, before)) yield* laysOf(task, form, before);
    }
    return;
  }
  for (const family of profile.families ?? (yield* familiesOf(profile))) {
    if (isDue(pace, 1)) yield;
    const { problem } = family;
    const sets = onesFor(problem, task);
    // No digit is given, so all orders ask the same; mostly the answer is no, and no order need be looked at.
    if (slot.digitTotal === 0) {
      let answers = 0;
      for (const ones of sets) {
        const question = { problem, given: NOTHING, ones };
        answers += (solve.known(question) ?? (yield* solve.find(question))).length;
        if (answers > 0) break;
      }
      if (answers === 0) continue;
    } else if (sets.length === 0) continue;
    const anyOrder = slot === FREE_LINE;
    for (const form of anyOrder ? [firstForm(family)] : (family.forms ?? (yield* formsOf(family)))) {
      if (isDue(pace, 1)) yield;
      for (let before = 0; before < starts; before++)
        if (hasRoom(slot, before, profile.size) && fits(slot, form, before))
          yield* laysOf(task, form, before);
    }
  }
}

function* laysOf(task: Task, form: Form, before: number): Generator<Lay | undefined, void, void> {
  const { solve, pace, slot, points } = task;
  for (const ones of onesFor(form.problem, task)) {
    const given = givenAt(slot, form, before, ones);
    if (!given) continue;
    if (isDue(pace, 3)) yield;
    const question = { problem: form.problem, given, ones };
    for (const values of solve.known(question) ?? (yield* solve.find(question)))
      yield { points, form, values, slot, before };
  }
}

/** Only one = can ever be laid. */
function newPieces({ digitTotal, signs, ownEquals, sharedEquals }: Rack): number {
  return signs.reduce((sum, count) => sum + count, digitTotal) + (ownEquals || sharedEquals ? 1 : 0);
}

function* groupsOf(rack: Rack, slots: readonly Slot[], most: number): Generator<undefined, Group[], void> {
  const groups = new Map<string, Group>();
  for (const slot of slots) {
    if (!slot.equals && !rack.ownEquals && !rack.sharedEquals) continue;
    const mayHaveOne = rack.digits[1]! + slot.digits[1]! > 0;
    const key = `${slot.digitTotal} ${slot.signs.join()} ${slot.equals} ${mayHaveOne} ${slot.span}`;
    const group = groups.get(key);
    if (group) {
      group.slots.push(slot);
      continue;
    }
    yield;
    const means = meansOf(rack, slot, most);
    const discounts = mostDiscount(means, mayHaveOne);
    groups.set(key, { sample: slot, slots: [slot], profiles: profilesWithin(means), discounts });
  }
  return [...groups.values()];
}

/** Without a digit 1 only × can multiply by 1, by what a ÷ before it has led to. */
function mostDiscount({ most }: Means, mayHaveOne: boolean): number {
  const [times, over] = [most[TIMES]!, most[OVER]!];
  if (!mayHaveOne) return over > 0 ? times * DISCOUNT[TIMES]! : 0;
  return times * DISCOUNT[TIMES]! + over * DISCOUNT[OVER]!;
}

function meansOf(rack: Rack, slot: Slot, most: number): Means {
  // Ruling: a shared = alone is not a move.
  const fewestNew = slot.equals || rack.ownEquals ? 1 : 2;
  return {
    fewest: slot.signs,
    most: slot.signs.map((count, sign) => count + rack.signs[sign]!),
    fewestDigits: slot.digitTotal,
    mostDigits: slot.digitTotal + rack.digitTotal,
    shortest: Math.max(slot.span, slot.crossed.length + fewestNew),
    longest: slot.crossed.length + most - (slot.equals && (rack.ownEquals || rack.sharedEquals) ? 1 : 0),
  };
}

/** What is to be 1 so that exactly so many points are lost by × 1 and ÷ 1: sets of what costs, as bits. */
function onesFor({ onesCost, signs }: Problem, { discount, rack, slot }: Task): readonly number[] {
  if (discount === 0) return NO_ONES;
  const digits = rack.digits[1]! + slot.digits[1]!;
  const sets: number[] = [];
  for (let set = onesCost; set > 0; set = (set - 1) & onesCost)
    if (bitsIn(set & NUMBERS) <= digits && discountOf({ signs }, set) === discount) sets.push(set);
  return sets;
}

const NO_ONES: readonly number[] = [0];
/** The bits of numbers, without those of what is reached. */
const NUMBERS = (1 << REACHED) - 1;

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

const NOTHING: readonly Given[] = [];

const hasRoom = (slot: Slot, before: number, size: number): boolean =>
  slot === FREE_LINE || (slot.after[before] ?? -1) >= size - before - slot.span;

/** Whether digits come to lie on digits and signs on their like. */
function fits(slot: Slot, { cells }: Form, before: number): boolean {
  for (const { offset, sign } of slot.crossed) {
    const cell = cells[before + offset]!;
    if (sign < 0 ? cell >= SIGN_CELL : cell !== SIGN_CELL + sign) return false;
  }
  return true;
}

/** The digits that lie there already; null when they cannot stand so. */
function givenAt(slot: Slot, form: Form, before: number, ones: number): readonly Given[] | null {
  if (slot.digitTotal === 0) return NOTHING;
  const { problem, places, cells } = form;
  const given: Given[] = [];
  for (const { offset, digit } of slot.crossed) {
    if (digit < 0) continue;
    const cell = cells[before + offset]!;
    const number = places[cell >> 4]!;
    const power = cell & 15;
    const length = problem.lengths[number]!;
    if (digit === 0 && power === length - 1 && (length > 1 || problem.factor[number])) return null;
    if ((problem.onesCost >> number) & 1 && (digit === 1) !== ((ones >> number) & 1) > 0) return null;
    given.push({ number, power, digit });
  }
  return given;
}

type Solutions = readonly (readonly number[])[];

/** Answers to every question asked so far: many forms ask the same. */
function createMemory(rack: Rack, most: number) {
  const solver = createSolver(rack.digits);
  const answers = new Map<number | string, Solutions>();
  return {
    known: (question: Question): Solutions | undefined => answers.get(keyOf(question)),
    *find(question: Question): Generator<undefined, Solutions, void> {
      const found: number[][] = [];
      solver.ask(question);
      for (;;) {
        const progress = solver.go(STEPS);
        if (progress === 'unfinished') yield;
        if (progress === 'found') found.push(solver.values());
        if (progress === 'none' || found.length === most) break;
      }
      answers.set(keyOf(question), found);
      return found;
    },
  };
}

/** Numbers are quicker keys than words, as long as they are exact. */
function keyOf({ problem, given, ones }: Question): number | string {
  if (given.length > 1 || ones > NUMBERS) {
    const digits = given.map(({ number, power, digit }) => number * 160 + power * 10 + digit);
    return `${problem.id},${ones},${digits.sort((a, b) => a - b).join()}`;
  }
  const key = (problem.id * (NUMBERS + 1) + ones) * GIVEN;
  return given.length === 0 ? key : key + given[0]!.number * 160 + given[0]!.power * 10 + given[0]!.digit + 1;
}

/** More than there are places and digits. */
const GIVEN = 0x1000;
