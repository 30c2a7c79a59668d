import type { Dice } from '../../../engine';
import type { Lexicon } from '../lexicon';
import { addEvidence, evidenceOf } from './evidence';
import { plainForm, stemOf } from './forms';
import { contextOf } from './context';
import { MINDS, type Mind } from './minds';
import type { Net } from './net';
import { netOf } from './nets';
import type { Seen } from './seen';
import { fitOf, wordsOf } from './sentence';

export interface Candidate {
  readonly word: string;
  /** The logarithm of its likelihood, up to a constant. */
  readonly score: number;
}

/** Candidates so close to the best that a person would say one as well as the other. */
const TOSS_UP = 0.02;

/** SYNO's guess: a word of the lexicon, or null if nothing at all comes to mind. */
export function* guess(
  seen: Seen,
  lexicon: Lexicon,
  dice: Dice,
  mind: Mind = MINDS.strong,
): Generator<void, string | null, void> {
  const net = yield* netOf(lexicon);
  const best = yield* rank(net, seen, mind);
  const close = best.filter(({ score }) => score >= best[0]!.score - TOSS_UP);
  return close.length > 0 ? dice.pick(close).word : null;
}

/** The likeliest few words, best first. */
export function* rank(net: Net, seen: Seen, mind: Mind): Generator<void, readonly Candidate[], void> {
  const scores = new Float64Array(net.entries.length);
  const latest = seen.clues.length - 1;
  for (const [nth, clue] of seen.clues.entries())
    addEvidence(scores, yield* evidenceOf(net, clue, mind), mind, nth === latest ? LATEST : 1);
  const context = yield* contextOf(net, seen, mind);
  const excluded = excludedFrom(net, seen);
  const said = saidIn(net, seen);
  const fit = fitOf(seen, net.lexicon);
  const best: Candidate[] = [];
  for (let entry = 0; entry < scores.length; entry++) {
    if (entry % SLICE === 0) yield;
    // Without any link to a clue it is no guess, however well it fits the sentence.
    if (scores[entry] === 0 || excluded.has(entry)) continue;
    const linked = scores[entry]! + context[entry]! + (said.has(net.own[entry]!) ? SAID_ALREADY : 0);
    // A word can only lose by how it fits: most need not be looked at.
    if (best.length === KEPT && linked <= best[KEPT - 1]!.score) continue;
    insert(best, { word: net.entries[entry]!.word, score: linked + fit(net.entries[entry]!) });
  }
  return best;
}

const SLICE = 100;
/** What was said last is on one's mind: where no word goes with all clues, a guess goes with that one. */
const LATEST = 1.3;
/** A word that stands in the sentence already is hardly asked for. */
const SAID_ALREADY = -3;

function saidIn(net: Net, { title, parts }: Seen): ReadonlySet<number> {
  const said = new Set<number>();
  for (const text of [title, ...parts])
    for (const word of wordsOf(text)) said.add(net.nodes.get(plainForm(word, net.lexicon.language)) ?? -1);
  return said;
}

const KEPT = 8;

function insert(best: Candidate[], candidate: Candidate): void {
  let place = best.length;
  while (place > 0 && best[place - 1]!.score < candidate.score) place--;
  if (place >= KEPT) return;
  best.splice(place, 0, candidate);
  if (best.length > KEPT) best.pop();
}

/** What cannot be the word: guesses that were wrong, words found already, and whatever has the root of a clue. */
function excludedFrom(net: Net, { clues, wrong, found }: Seen): ReadonlySet<number> {
  const { language } = net.lexicon;
  const excluded = new Set<number>();
  const exclude = (node: number | undefined): void => {
    if (node !== undefined) for (const entry of net.owners[node]!) excluded.add(entry);
  };
  for (const word of [...wrong, ...found])
    if (word !== null) exclude(net.nodes.get(plainForm(word, language)));
  for (const clue of clues) {
    const plain = plainForm(clue, language);
    for (const node of net.stems.get(stemOf(plain, language)) ?? []) exclude(node);
    for (const entry of net.families.get(plain) ?? []) excluded.add(entry);
  }
  return excluded;
}
