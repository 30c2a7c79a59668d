import type { Lexicon } from '../lexicon';
import { judgeClue } from '../lexicon';
import { plainForm, stemOf } from './forms';
import { isForGrownUps } from './grownUps';
import type { Mind } from './minds';
import type { Net } from './net';
import type { Task } from './task';

/** A word that may be said for another, and how readily a person would say it. */
export interface Saying {
  readonly clue: string;
  readonly ease: number;
  readonly carries: Carries;
}

/** How well a clue stands by itself: with it the word comes at once, or soon, to whoever hears it; or not before other words. */
type Carries = 'at once' | 'soon' | 'no';

/** More are not weighed: nobody is given that many clues. */
const WEIGHED = 14;
/** What several writers wrote, and near the top, comes first, even where something else would tell more. */
const AGREED = 2.3;
/** Common words before rare ones. */
const COMMON = 1.2;
const NOT_COUNTED = 0.12;
/** Of the hundred words said most (pas, tout, faire) one is said for a word only where it stands in a phrase with it. */
const SMALL_CHANGE = 0.595;
const IN_A_PHRASE = 0.25;
/** With what carries a word more than one writer think of the word, near the top. */
const SAID_BACK = 1.7;
/** The word is among so many that come first with the clue. Most clues that readers called too thin to stand alone bring three others and more. */
const AT_ONCE = 2;
const SOON = 3;
/** The sentence with its blank tells the word apart from two others. */
const BY_SENTENCE = 2;
/** Unless it is the only word that leads there and back, more than one writer say the clue for it, or one says it first. */
const SAID = 1;
/** No more other words are nearer to the clue, unless the word is the very first with it and near the top of what is said for it. */
const RIVALS = 3;
const NEAR_THE_TOP = 2.4;
/** To a child: what was written for children, in its order; then nothing that is rarer than this. */
const TO_A_CHILD = [5, 4, 3.2, 2.4, 2, 1.8];
const KNOWN_TO_A_CHILD = 0.12;
const ENOUGH = 6;

/**
 * What comes to DICO's mind for a word, with nothing that the referee would refuse or doubt, for it or for what is kept back, and
 * nothing that either has said in this riddle, in any form: mouillé, mouiller.
 */
export function* sayingsFor(task: Task, net: Net, mind: Mind): Generator<void, readonly Saying[], void> {
  const { word, kept, clues, spent, wrong, house } = task;
  const { lexicon } = net;
  const { language } = lexicon;
  const rootOf = (clue: string): string => stemOf(plainForm(clue, language), language);
  const used = new Set([...clues, ...spent, ...wrong].map(rootOf));
  const fine: Saying[] = [];
  for (const saying of inOrder(net, task, mind)) {
    const root = rootOf(saying.clue);
    if (used.has(root)) continue;
    used.add(root);
    yield;
    if ([word, ...kept].some((one) => judgeClue(saying.clue, one, lexicon, house).kind !== 'fine')) continue;
    if (fine.push(saying) === WEIGHED) break;
  }
  return fine;
}

/** The readiest first. Rather an odd clue than none: what the level does not know comes last. */
function inOrder(net: Net, { word, age, open }: Task, mind: Mind): readonly Saying[] {
  const { lexicon, links, nodes, entries } = net;
  const { self, knows } = mind;
  const entry = lexicon.entry(word);
  if (!entry) return holdersOf(net, word);
  const at = entries.indexOf(entry);
  const ties = new Map<number, { readonly weight: number; readonly known: boolean }>();
  for (let k = links.said.from[at]!; k < links.said.from[at + 1]!; k++)
    ties.set(links.said.to[k]!, {
      weight: links.said.weight[k]!,
      known: links.said.depth[self][k]! < knows,
    });
  const told = age === 'junior' ? entry.young : [];
  const all = [...new Set([...told, ...entry.clues, ...entry.recall, ...entry.links, ...entry.replies])];
  const sayings = all.map((clue) => {
    const node = nodes.get(plainForm(clue, lexicon.language))!;
    const { weight, known } = ties.get(node)!;
    const childs = TO_A_CHILD[told.indexOf(clue)];
    const apt = childs !== undefined || age === 'standard' || fitsChild(clue, lexicon);
    const common = lexicon.commonness(clue);
    const phrase = entry.pos !== 'o' && common >= SMALL_CHANGE && childs === undefined ? IN_A_PHRASE : 1;
    const ease = phrase * (weight + (childs ?? 0)) ** AGREED * (NOT_COUNTED + common) ** COMMON;
    const before = known ? wordsBefore(net, clue, node, at, mind) : Infinity;
    const rivals = rivalsOf(net, node, weight);
    const contested = rivals > RIVALS && (before > 0 || weight < NEAR_THE_TOP);
    const doubtful = contested || (weight < SAID && before + rivals > 0);
    // To a child only what was written for children, and what leads to few other words.
    const strange = age === 'junior' && childs === undefined && rivals > RIVALS;
    return { clue, ease, known, apt, carries: doubtful || strange ? 'no' : carries(before, open) };
  });
  const fit = sayings.filter(({ apt }) => apt);
  const enough = fit.length >= ENOUGH ? fit : sayings;
  return [...enough].sort((a, b) => Number(b.known) - Number(a.known) || b.ease - a.ease);
}

function carries(before: number, open: boolean): Carries {
  if (before < AT_ONCE) return 'at once';
  return before < SOON + (open ? BY_SENTENCE : 0) ? 'soon' : 'no';
}

/**
 * So many words come to whoever hears the clue before this one does, by the clue's own entry (sucré brings others than sucre), or else
 * that of another of its forms; infinitely many where it does not come.
 */
function wordsBefore(
  { links: { said }, own, owners, entries }: Net,
  clue: string,
  node: number,
  entry: number,
  { self, knows }: Mind,
): number {
  const exactly = owners[node]!.filter((owner) => entries[owner]!.word === clue);
  const before = (exactly.length > 0 ? exactly : owners[node]!).map((owner) => {
    const [from, end] = [said.from[owner]!, said.from[owner + 1]!];
    const weights = said.weight.subarray(from, end);
    const at = said.to.subarray(from, end).indexOf(own[entry]!);
    if (at < 0 || weights[at]! < SAID_BACK || said.depth[self][from + at]! >= knows) return Infinity;
    return weights.filter((other) => other > weights[at]!).length;
  });
  return Math.min(Infinity, ...before);
}

/** So many words have the clue nearer to them than this. */
function rivalsOf({ links: { heard } }: Net, node: number, weight: number): number {
  return heard.weight.subarray(heard.from[node], heard.from[node + 1]).filter((other) => other > weight)
    .length;
}

const fitsChild = (clue: string, { commonness, language }: Lexicon): boolean =>
  commonness(clue) >= KNOWN_TO_A_CHILD && !isForGrownUps(clue, language);

/** A word of somebody's own deck has no lists, but it may stand in those of others. */
function holdersOf({ links: { heard }, nodes, entries, lexicon }: Net, word: string): readonly Saying[] {
  const node = nodes.get(plainForm(word, lexicon.language));
  if (node === undefined) return [];
  const holders = Array.from(heard.to.subarray(heard.from[node], heard.from[node + 1]));
  return holders.map((holder) => ({ clue: entries[holder]!.word, ease: 1, carries: 'no' }));
}
