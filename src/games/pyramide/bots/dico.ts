import type { HouseRules, Lexicon } from '../lexicon';
import { judgeClue } from '../lexicon';
import { evidenceOf } from './evidence';
import { plainForm, stemOf } from './forms';
import { NEAR, type Mind } from './minds';
import type { Net } from './net';
import { netOf } from './nets';

/** What DICO knows: the word, and what has been said for it. */
export interface Task {
  readonly word: string;
  /** Clue words given so far. */
  readonly clues: readonly string[];
  /** What SYNO has guessed instead. */
  readonly wrong: readonly string[];
  readonly house: HouseRules;
}

/** A clue word, and how likely it is that SYNO then has the word, as far as DICO's own net can tell. */
export interface Idea {
  readonly clue: string;
  readonly chance: number;
}

/** More are not weighed: the lists are ranked, and nobody is given that many clues. */
const WEIGHED = 14;
/** SYNO's mind is another one: what is clear to DICO is less so to SYNO. */
const SHARPNESS = 0.5;
/** SYNO knows words that no list of ours has: as if so many more were always in the running, each clue speaking a little for them. */
const OTHERS = 2;
const FOR_OTHERS = 0.5;

/** The next clue words in the order DICO would give them, at most `count`; none where it has nothing to say. */
export function* ideas(
  task: Task,
  lexicon: Lexicon,
  mind: Mind,
  count: number,
): Generator<void, readonly Idea[], void> {
  const net = yield* netOf(lexicon);
  const options = yield* lawful(task, lexicon, wordsFor(net, task.word, mind));
  const near: Mind = { ...mind, weights: NEAR };
  const told: Float64Array[] = [];
  for (const clue of options) {
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
    const chances = left.map((nth) =>
      target < 0
        ? 0
        : chanceOf(scores, told[nth]!, target, task.clues.length + chosen.length) *
          awayFrom(told[nth]!, target, wrong),
    );
    const best = chances.indexOf(Math.max(...chances));
    const [nth] = left.splice(best, 1);
    chosen.push({ clue: options[nth!]!, chance: chances[best]! });
    addGains(scores, told[nth!]!);
    yield;
  }
  return chosen;
}

/**
 * What comes to DICO's mind for a word: its own lists, the first writer's first, as far as the level knows them. A word of
 * somebody's own deck has no lists, but it may stand in those of others.
 */
function wordsFor(net: Net, word: string, { knows }: Mind): readonly string[] {
  const { said, heard } = net.links;
  const entry = net.lexicon.entry(word);
  if (!entry) {
    const node = net.nodes.get(plainForm(word, net.lexicon.language));
    if (node === undefined) return [];
    const holders = Array.from(heard.to.subarray(heard.from[node], heard.from[node + 1]));
    return holders.map((holder) => net.entries[holder]!.word);
  }
  const { language } = net.lexicon;
  const at = net.entries.indexOf(entry);
  const known = new Set<number>();
  for (let k = said.from[at]!; k < said.from[at + 1]!; k++)
    if (said.depth[k]! < knows) known.add(said.to[k]!);
  const all = [...entry.clues, ...entry.recall, ...entry.links];
  const mine = all.filter((clue) => known.has(net.nodes.get(plainForm(clue, language))!));
  // Rather an odd clue than none: what the level does not know comes last.
  return [...mine, ...all];
}

/** Without clues the referee would refuse or doubt, and without those that were given, in any form: mouillé, mouiller. */
function* lawful(
  { word, clues, house }: Task,
  lexicon: Lexicon,
  options: readonly string[],
): Generator<void, readonly string[], void> {
  const { language } = lexicon;
  const rootOf = (clue: string): string => stemOf(plainForm(clue, language), language);
  const used = new Set(clues.map(rootOf));
  const fine: string[] = [];
  for (const clue of options) {
    const root = rootOf(clue);
    if (used.has(root)) continue;
    used.add(root);
    if (judgeClue(clue, word, lexicon, house).kind === 'fine') fine.push(clue);
    if (fine.length === WEIGHED) break;
    yield;
  }
  return fine;
}

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
function chanceOf(scores: Float64Array, evidence: Float64Array, target: number, after: number): number {
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
