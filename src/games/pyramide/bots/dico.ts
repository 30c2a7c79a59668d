import type { Lexicon } from '../lexicon';
import { evidenceOf } from './evidence';
import { plainForm } from './forms';
import { foundWithin } from './found';
import { NEAR, type Mind } from './minds';
import type { Net } from './net';
import { netOf } from './nets';
import { sayingsFor, type Saying } from './sayings';
import type { Task } from './task';

/**
 * A clue word, what DICO would say there if it were the last, whether that stands for the word by itself, and how likely it is
 * that SYNO then has the word.
 */
export interface Idea {
  readonly clue: string;
  readonly last: string;
  readonly carries: boolean;
  readonly chance: number;
}

/** DICO says what comes to mind rather than what would tell most: how much the latter counts. */
const TELLING = 0.55;
/** The last brick of a bet goes to what leads there by itself; where nothing was said before, rather to the readiest clue that carries. */
const LAST = { telling: 1, ease: 0.75 };
/** SYNO's mind is another one: what is clear to DICO is less so to SYNO. */
const SHARPNESS = 0.5;
/** SYNO knows words that no list of ours has: as if so many more were always in the running, each clue speaking a little for them. */
const OTHERS = 2;
const FOR_OTHERS = 0.5;

/** The next clue words in the order DICO would give them, at most `count`; none where it has nothing to say. */
export function* ideas(
  task: Task,
  lexicon: Lexicon,
  level: Mind,
  count: number,
): Generator<void, readonly Idea[], void> {
  const net = yield* netOf(lexicon);
  const mind: Mind = { ...level, self: 'dico' };
  const options = yield* sayingsFor(task, net, mind);
  const near: Mind = { ...mind, weights: NEAR };
  const told: Float64Array[] = [];
  for (const { clue } of options) {
    told.push(yield* evidenceOf(net, clue, near));
    yield;
  }
  const scores = new Float64Array(net.entries.length);
  for (const clue of task.clues) addGains(scores, yield* evidenceOf(net, clue, near));
  const target = net.entries.findIndex(({ word }) => word === task.word.toLowerCase());
  const wrong = entriesOf(net, task.wrong);
  for (const entry of wrong) scores[entry] = -Infinity;

  const chosen: Idea[] = [];
  const left = options.map((_, nth) => nth);
  while (chosen.length < count && left.length > 0) {
    const said = task.clues.length + chosen.length;
    const shares: number[] = [];
    for (const nth of left) {
      const away = target < 0 ? 0 : awayFrom(told[nth]!, target, wrong);
      shares.push(away === 0 ? 0 : away * shareOf(scores, told[nth]!, target, said));
      yield;
    }
    const ease = left.map((nth) => options[nth]!.ease);
    const best = bestOf(shares.map((share, k) => share ** TELLING * ease[k]!));
    const last = bestOf(shares.map((share, k) => share ** LAST.telling * ease[k]! ** LAST.ease));
    // What was found stays found, however little a later clue tells.
    const before = chosen[chosen.length - 1]?.chance ?? 0;
    const chance = Math.max(before, foundWithin(said + 1, shares[last]!, task, mind));
    const nth = left[best]!;
    const alone = said === 0 ? standsAlone(options) : undefined;
    const closing = alone ?? options[left[last]!]!;
    chosen.push({ clue: options[nth]!.clue, last: closing.clue, carries: alone !== undefined, chance });
    left.splice(best, 1);
    addGains(scores, told[nth]!);
    yield;
  }
  return chosen;
}

/** Of the clues that carry the word the readiest, rather one with which it comes at once. */
const standsAlone = (options: readonly Saying[]): Saying | undefined =>
  options.find(({ carries }) => carries === 'at once') ?? options.find(({ carries }) => carries === 'soon');

const bestOf = (worths: readonly number[]): number => worths.indexOf(Math.max(...worths));

function entriesOf(net: Net, words: readonly string[]): readonly number[] {
  return words.flatMap((word) => {
    const node = net.nodes.get(plainForm(word, net.lexicon.language));
    return node === undefined ? [] : net.owners[node]!;
  });
}

const gainOf = (evidence: number): number => SHARPNESS * Math.log(1 + evidence / NEAR.noise);

function addGains(scores: Float64Array, evidence: Float64Array): void {
  for (let entry = 0; entry < scores.length; entry++)
    if (evidence[entry]! > 0) scores[entry]! += gainOf(evidence[entry]!);
}

/** The share of the target among all that SYNO might think of, when this clue is given after so many others. */
function shareOf(scores: Float64Array, evidence: Float64Array, target: number, after: number): number {
  let sum = OTHERS * Math.exp((after + 1) * gainOf(FOR_OTHERS));
  for (let entry = 0; entry < scores.length; entry++) {
    const score = evidence[entry]! > 0 ? scores[entry]! + gainOf(evidence[entry]!) : scores[entry]!;
    // Whatever no clue speaks for is not thought of.
    if (score > 0) sum += Math.exp(score);
  }
  return Math.exp(scores[target]! + gainOf(evidence[target]!)) / sum;
}

/** A clue that speaks for a wrong guess as well would keep SYNO on that track. */
function awayFrom(evidence: Float64Array, target: number, wrong: readonly number[]): number {
  const astray = wrong.reduce((most, entry) => Math.max(most, evidence[entry]!), 0);
  return evidence[target]! / (evidence[target]! + astray || 1);
}
