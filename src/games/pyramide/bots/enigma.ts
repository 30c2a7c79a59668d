import type { Lexicon } from '../lexicon';
import { evidenceOf } from './evidence';
import { isTelling } from './context';
import { plainForm } from './forms';
import { NEAR, type Mind } from './minds';
import { netOf } from './nets';
import type { Seen } from './seen';
import { wordsOf } from './sentence';

/** The text of a riddle as far as it can be read; a word that is not known is null. */
export type Readable = Pick<Seen, 'title' | 'parts' | 'found'>;

/** So many words of the text must lead to an answer before it is said aloud, and so far it must lie ahead. */
const LEAST_WORDS = 2;
const LEAST_LEAD = 1;
/** A word leads to an answer if it was written down for it, not if it is only somewhere near. */
const LEADS = 0.3;

/**
 * What the whole riddle is about: the noun of the lexicon that most of its words lead to, or null, and then the app passes.
 * Most answers are in no lexicon (people, places, works), so that it passes often; it has nothing else to go by.
 */
export function* solve(
  readable: Readable,
  lexicon: Lexicon,
  mind: Mind,
): Generator<void, string | null, void> {
  const net = yield* netOf(lexicon);
  const near: Mind = { ...mind, weights: NEAR };
  const words = tellingWords(readable);
  const scores = new Float64Array(net.entries.length);
  const hits = new Uint8Array(net.entries.length);
  for (const word of words) {
    const evidence = yield* evidenceOf(net, word, near);
    for (let entry = 0; entry < scores.length; entry++) {
      if (evidence[entry]! === 0) continue;
      scores[entry]! += Math.log(1 + evidence[entry]! / NEAR.noise);
      if (evidence[entry]! >= LEADS) hits[entry]!++;
    }
    yield;
  }
  const said = new Set(words.map((word) => plainForm(word, lexicon.language)));
  let [best, second, answer] = [0, 0, null as string | null];
  for (let entry = 0; entry < scores.length; entry++) {
    const { word, pos } = net.entries[entry]!;
    if (pos !== 'n' || hits[entry]! < LEAST_WORDS || said.has(plainForm(word, lexicon.language))) continue;
    if (scores[entry]! > best) [best, second, answer] = [scores[entry]!, best, word];
    else if (scores[entry]! > second) second = scores[entry]!;
  }
  return best - second >= LEAST_LEAD ? answer : null;
}

function tellingWords({ title, parts, found }: Readable): readonly string[] {
  const texts = [title, ...parts, ...found.map((word) => word ?? '')];
  return [...new Set(texts.flatMap((text) => wordsOf(text).filter(isTelling)))];
}
