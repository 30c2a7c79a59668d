import type { Entry, Lexicon } from '../lexicon';
import { each } from '../lexicon/slices';
import { plainForm, stemOf } from './forms';
import { packLinks, type Links } from './links';

/**
 * What the app knows of words, as a net: each entry of the lexicon is tied to the words that were written down for it. A word
 * of the lists is a node; forms of one word share a node. Nothing in it tells which entries are in a deck.
 */
export interface Net {
  readonly lexicon: Lexicon;
  readonly entries: readonly Entry[];
  /** By plain form. */
  readonly nodes: ReadonlyMap<string, number>;
  /** Nodes with the same stem. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** Entries to whose family a form belongs: royal → roi. */
  readonly families: ReadonlyMap<string, readonly number[]>;
  /** By entry, the node of its own word; by node, the entries whose word it is. */
  readonly own: Int32Array;
  readonly owners: readonly (readonly number[])[];
  readonly links: Links;
}

/** How likely a person says the first word of the first writer's list, the second, …; then the second writer's, the third's and the fourth's. */
const FIRST_LIST = [1, 0.9, 0.8, 0.72, 0.66, 0.6, 0.55, 0.5];
const SECOND_LIST = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.52, 0.5, 0.48, 0.46];
const THIRD_LIST = [0.8, 0.75, 0.7, 0.66, 0.62, 0.58, 0.55, 0.52, 0.5, 0.48, 0.46, 0.44];
const FOURTH_LIST = [0.8, 0.75, 0.7, 0.65, 0.6, 0.56, 0.52, 0.5, 0.48, 0.46, 0.44, 0.42, 0.4];
/** What the fourth writer thought of as others had. */
const AGREED = 0.65;
/** What is said to a child. */
const YOUNG_LIST = [0.6, 0.55, 0.5, 0.45];
const LAST = 0.4;

/** Entries read between two yields, and nodes noted. */
const SLICE = 4;
const MANY = 500;

export function* buildNet(lexicon: Lexicon): Generator<void, Net, void> {
  yield* lexicon.prepare();
  const { language, headwords } = lexicon;
  const plains = new Map<string, string>();
  const nodes = new Map<string, number>();
  const stems = new Map<string, number[]>();
  const families = new Map<string, number[]>();
  const forms: string[] = [];
  const entries: Entry[] = [];
  const ties: Map<number, number>[] = [];
  const own: number[] = [];

  const plain = (word: string): string => {
    let form = plains.get(word);
    if (form === undefined) plains.set(word, (form = plainForm(word, language)));
    return form;
  };
  const nodeOf = (word: string): number => {
    const form = plain(word);
    const known = nodes.get(form);
    if (known !== undefined) return known;
    const node = forms.length;
    nodes.set(form, node);
    forms.push(form);
    append(stems, stemOf(form, language), node);
    return node;
  };

  for (const headword of headwords) {
    const entry = lexicon.entry(headword);
    if (!entry) continue;
    const tied = new Map<number, number>();
    const tie = (word: string, weight: number): void => {
      const node = nodeOf(word);
      tied.set(node, (tied.get(node) ?? 0) + weight);
    };
    entry.clues.forEach((word, rank) => tie(word, FIRST_LIST[rank] ?? LAST));
    entry.recall.forEach((word, rank) => tie(word, SECOND_LIST[rank] ?? LAST));
    entry.links.forEach((word, rank) => tie(word, THIRD_LIST[rank] ?? LAST));
    entry.replies.forEach((word, rank) => tie(word, FOURTH_LIST[rank] ?? LAST));
    for (const word of entry.agreed) tie(word, AGREED);
    entry.young.forEach((word, rank) => tie(word, YOUNG_LIST[rank] ?? LAST));
    for (const word of entry.family) append(families, plain(word), entries.length);
    own.push(nodeOf(entry.word));
    ties.push(tied);
    entries.push(entry);
    if (entries.length % SLICE === 0) yield;
  }

  const owners: number[][] = [];
  yield* each(forms, MANY, () => owners.push([]));
  yield* each(own, MANY, (node, entry) => owners[node]!.push(entry));
  const heads = entries.map(({ word }) => word);
  const links = yield* packLinks(ties, heads, forms);
  return {
    lexicon,
    entries,
    nodes,
    stems,
    families,
    own: Int32Array.from(own),
    owners,
    links,
  };
}

function append(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
