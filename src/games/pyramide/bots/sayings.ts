import type { Lexicon } from '../lexicon';
import { judgeClue } from '../lexicon';
import { plainForm, stemOf } from './forms';
import { isForGrownUps } from './grownUps';
import { OBVIOUS } from './links';
import type { Mind } from './minds';
import type { Net } from './net';
import type { Task } from './task';

/** A word that may be said for another, and how readily a person would say it. */
export interface Saying {
  readonly clue: string;
  readonly ease: number;
  /** It can stand by itself: several say it for the word, and the word is among the first that several say for it. */
  readonly carries: boolean;
}

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
/** Among so many words that come first with a clue. With three or four DICO dares less: 86 to 88 of 100 of Strong's bets are enough then. */
const FIRST_THOUGHTS = 5;
/** To a child: what was written for children, in its order; then nothing that is rarer than this. */
const TO_A_CHILD = [5, 4, 3.2, 2.4, 2, 1.8];
const KNOWN_TO_A_CHILD = 0.12;
const ENOUGH = 6;

/**
 * What comes to DICO's mind for a word, with nothing that the referee would refuse or doubt, for it or for what is kept back, and
 * nothing that either has said in any form: mouillé, mouiller.
 */
export function* sayingsFor(
  { word, kept, clues, wrong, house, age }: Task,
  net: Net,
  mind: Mind,
): Generator<void, readonly Saying[], void> {
  const { lexicon } = net;
  const { language } = lexicon;
  const rootOf = (clue: string): string => stemOf(plainForm(clue, language), language);
  const used = new Set([...clues, ...wrong].map(rootOf));
  const fine: Saying[] = [];
  for (const saying of inOrder(net, word, mind, age)) {
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
function inOrder(net: Net, word: string, mind: Mind, age: Task['age']): readonly Saying[] {
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
  const all = [...new Set([...told, ...entry.clues, ...entry.recall, ...entry.links])];
  const sayings = all.map((clue) => {
    const node = nodes.get(plainForm(clue, lexicon.language))!;
    const { weight, known } = ties.get(node)!;
    const childs = TO_A_CHILD[told.indexOf(clue)];
    const apt = childs !== undefined || age === 'standard' || fitsChild(clue, lexicon);
    const common = lexicon.commonness(clue);
    const phrase = entry.pos !== 'o' && common >= SMALL_CHANGE && childs === undefined ? IN_A_PHRASE : 1;
    const ease = phrase * (weight + (childs ?? 0)) ** AGREED * (NOT_COUNTED + common) ** COMMON;
    const carries = known && weight >= OBVIOUS && leadsBack(net, node, at, mind);
    return { clue, ease, known, apt, carries };
  });
  const fit = sayings.filter(({ apt }) => apt);
  const enough = fit.length >= ENOUGH ? fit : sayings;
  return [...enough].sort((a, b) => Number(b.known) - Number(a.known) || b.ease - a.ease);
}

/** Whether who hears the clue thinks of the word first: the clue's own entry has it near the top, by more than one writer. */
const leadsBack = (
  { links, own, owners }: Net,
  node: number,
  entry: number,
  { self, knows }: Mind,
): boolean =>
  owners[node]!.some((owner) => {
    const [from, end] = [links.said.from[owner]!, links.said.from[owner + 1]!];
    const weights = links.said.weight.subarray(from, end);
    const at = links.said.to.subarray(from, end).indexOf(own[entry]!);
    if (at < 0 || weights[at]! < OBVIOUS || links.said.depth[self][from + at]! >= knows) return false;
    return weights.filter((other) => other > weights[at]!).length < FIRST_THOUGHTS;
  });

const fitsChild = (clue: string, { commonness, language }: Lexicon): boolean =>
  commonness(clue) >= KNOWN_TO_A_CHILD && !isForGrownUps(clue, language);

/** A word of somebody's own deck has no lists, but it may stand in those of others. */
function holdersOf({ links: { heard }, nodes, entries, lexicon }: Net, word: string): readonly Saying[] {
  const node = nodes.get(plainForm(word, lexicon.language));
  if (node === undefined) return [];
  const holders = Array.from(heard.to.subarray(heard.from[node], heard.from[node + 1]));
  return holders.map((holder) => ({ clue: entries[holder]!.word, ease: 1, carries: false }));
}
