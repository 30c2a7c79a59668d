import type { AnswerKind, Answers, Language } from '../lexicon';
import { indexOf, type AnswerIndex } from './answerIndex';
import { isTelling } from './context';
import { plainForm, stemOf } from './forms';
import type { Mind } from './minds';
import type { Seen } from './seen';
import { wordsOf } from './sentence';

/** The text of a riddle as far as it can be read; a word that is not known is null. There is no place in it for the answer. */
export type Readable = Pick<Seen, 'title' | 'parts' | 'found'>;

/** What was found weighs more than what stands there anyway. */
const FOUND = 1.3;
/** What another form of a word counts for. */
const STEM = 0.5;
/** The chance that a riddle has a word for no reason: the smaller, the more one word decides. */
const NOISE = 0.1;
/** One word alone leads anywhere: so many must lead to an answer before it is said aloud. */
const LEAST_WORDS = 2;
/** So many of the likeliest tell what kind of answer is sought. */
const LIKELIEST = 6;

interface Candidate {
  readonly answer: number;
  readonly score: number;
}

/**
 * What the riddle is about: the answer that most of its words lead to, the rarer ones leading further. Null where no answer is
 * well ahead of all others: then the app says that it does not know.
 */
export function* solve(
  readable: Readable,
  answers: Answers,
  mind: Mind,
): Generator<void, string | null, void> {
  const index = yield* indexOf(answers);
  const words = tellingWords(readable, answers.language);
  const scores = new Float64Array(answers.all.length);
  const hits = new Uint8Array(answers.all.length);
  for (const [word, weight] of words) {
    const led = ledTo(word, index, answers, mind);
    led.forEach((share, answer) => {
      scores[answer]! += weight * Math.log(1 + share / NOISE);
      hits[answer]!++;
    });
    yield;
  }
  const [best, ...others] = likeliest(scores, index, words);
  if (!best || hits[best.answer]! < LEAST_WORDS) return null;
  if (best.score - (others[0]?.score ?? 0) < mind.lead) return null;
  return ofTheirKind([best, ...others], answers);
}

/** By answer, how far one word leads to it. */
function ledTo(
  word: string,
  { thoughts, stems }: AnswerIndex,
  { language, all }: Answers,
  { recalls }: Mind,
): ReadonlyMap<number, number> {
  const led = new Map<number, number>();
  for (const form of new Set([word, ...(stems.get(stemOf(word, language)) ?? [])])) {
    const found = thoughts.get(form) ?? [];
    const rarity = Math.log(all.length / (1 + found.length)) / Math.log(all.length);
    for (const { answer, weight, depth } of found)
      if (depth < recalls)
        led.set(answer, (led.get(answer) ?? 0) + (form === word ? 1 : STEM) * weight * rarity);
  }
  return led;
}

/** The best few, without those that stand in the riddle themselves. */
function likeliest(
  scores: Float64Array,
  { own }: AnswerIndex,
  words: ReadonlyMap<string, number>,
): readonly Candidate[] {
  const best: Candidate[] = [];
  for (let answer = 0; answer < scores.length; answer++) {
    const score = scores[answer]!;
    if (score === 0 || (best.length === LIKELIEST && score <= best[LIKELIEST - 1]!.score)) continue;
    if (own[answer]!.some((word) => words.has(word))) continue;
    best.push({ answer, score });
    best.sort((a, b) => b.score - a.score);
    best.length = Math.min(best.length, LIKELIEST);
  }
  return best;
}

/** A person is said for a person: where the best is alone of its kind among close ones, the best of their kind is said. */
function ofTheirKind(best: readonly Candidate[], { all }: Answers): string {
  const kindOf = ({ answer }: Candidate): AnswerKind => all[answer]!.kind;
  const [first] = best as readonly [Candidate, ...Candidate[]];
  const close = best.filter(({ score }) => score >= first.score * CLOSE);
  const sameKind = (one: Candidate): number => close.filter((other) => kindOf(other) === kindOf(one)).length;
  const chosen = sameKind(first) > 1 ? first : (close.find((one) => sameKind(one) > 1) ?? first);
  return all[chosen.answer]!.text;
}
const CLOSE = 0.9;

function tellingWords({ title, parts, found }: Readable, language: Language): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const put = (text: string, weight: number): void => {
    for (const word of wordsOf(text).filter(isTelling)) words.set(plainForm(word, language), weight);
  };
  for (const text of [title, ...parts]) put(text, 1);
  for (const word of found) if (word !== null) put(word, FOUND);
  return words;
}
