import type { Answers, Language, Lexicon } from '../lexicon';
import { isTelling } from './context';
import { plainForm, stemOf } from './forms';
import { kindSought } from './kinds';
import { leadsOf, type Leads, type Telling } from './leads';
import type { Mind } from './minds';
import { indexOf } from './nets';
import type { Seen } from './seen';
import { wordsOf } from './sentence';

/** The text of a riddle as far as it can be read; a word that is not known is null. There is no place in it for the answer. */
export interface Readable extends Pick<Seen, 'title' | 'parts' | 'found'> {
  /** Clue words that SYNO was given: whoever gave them had the sentence in hand. None where nobody did. */
  readonly heard?: readonly string[];
}

/** A riddle is built on its five words; what stands around them leads astray as often as not. */
const FOUND = 1.3;
const AROUND = 0.3;
/** A name goes by its beginning as well, if that is long enough to be its own: islandais, Islande. */
const OWN = 5;
/** Shorter ones are letters. Among the five words, « nez » and « roi » tell as much as longer ones. */
const SHORTEST_FOUND = 2;
/** One word alone leads anywhere: so many must lead to an answer before it is said aloud. */
const LEAST_WORDS = 2;
/**
 * What the riddle is about: of the kind that is sought, the answer that most of its words lead to, the rarer ones leading further.
 * What kind that is any player feels, by all that could be known; which one it is, only as far as it is recalled. Null where the
 * kind is in doubt or too little leads anywhere: then the app says that it does not know.
 */
export function* solve(
  readable: Readable,
  answers: Answers,
  lexicon: Lexicon | null,
  mind: Mind,
): Generator<void, string | null, void> {
  const leads = yield* leadsTo(readable, answers, lexicon, mind);
  const { kind, sure } = kindSought(leads.all, answers, yield* indexOf(answers));
  const ofKind = (nth: number): boolean => answers.all[nth]!.kind === kind;
  const first = sure ? likeliest(leads, ofKind) : null;
  if (first) return answers.all[first.answer]!.text;
  const named = yield* namedIn(readable, answers);
  const second = likeliest(leads, (nth) => named.has(nth) && ofKind(nth));
  return second && answers.all[second.answer]!.text;
}

/** Of some answers the likeliest, if enough words lead there. */
function likeliest(
  { recalled, straight }: Leads,
  among: (answer: number) => boolean,
): { readonly answer: number } | null {
  let best: number | null = null;
  recalled.forEach((score, nth) => {
    if (score > (best === null ? 0 : recalled[best]!) && among(nth)) best = nth;
  });
  return best === null || straight[best]! < LEAST_WORDS ? null : { answer: best };
}

/** Where nothing else is sure, what a clue has named: somebody who says “cœur” for “battre” has the heart in mind. */
function* namedIn({ heard = [] }: Readable, answers: Answers): Generator<void, ReadonlySet<number>, void> {
  const { own } = yield* indexOf(answers);
  const { language } = answers;
  const clues = heard.map((clue) => plainForm(clue, language));
  const isNamed = (names: readonly string[]): boolean =>
    names.length === 1 && clues.some((clue) => isNamedBy(names[0]!, clue, language));
  return new Set(own.flatMap((names, answer) => (isNamed(names) ? [answer] : [])));
}

/** What comes to mind first, sure or not: DICO, who reads all of the riddle, does not say it for one of its words. */
export function* firstThought(
  readable: Readable,
  answers: Answers,
  lexicon: Lexicon | null,
  mind: Mind,
): Generator<void, readonly string[], void> {
  const { all } = yield* leadsTo(readable, answers, lexicon, mind);
  const best = all.indexOf(all.reduce((most, score) => Math.max(most, score), 0));
  return all[best] === 0 ? [] : wordsOf(answers.all[best]!.text).filter(isNaming);
}
/** Shorter ones are articles. */
const isNaming = (word: string): boolean => word.length > SHORTEST_FOUND && !word.endsWith('’');

function* leadsTo(
  readable: Readable,
  answers: Answers,
  lexicon: Lexicon | null,
  mind: Mind,
): Generator<void, Leads, void> {
  const words = tellingWords(readable, answers.language);
  const leads = yield* leadsOf(words, answers, lexicon, mind);
  const { own } = yield* indexOf(answers);
  // No riddle names its answer.
  own.forEach((names, answer) => {
    if (names.some((name) => words.has(name))) leads.all[answer] = leads.recalled[answer] = 0;
  });
  yield;
  return leads;
}

function isNamedBy(name: string, clue: string, language: Language): boolean {
  if (name === clue) return true;
  const root = stemOf(name, language);
  return root.length >= OWN && clue.startsWith(root);
}

function tellingWords({ title, parts, found }: Readable, language: Language): ReadonlyMap<string, Telling> {
  const words = new Map<string, Telling>();
  for (const text of [title, ...parts])
    for (const word of wordsOf(text).filter(isTelling))
      words.set(plainForm(word, language), { weight: AROUND, found: null });
  for (const text of found)
    for (const word of wordsOf(text ?? ''))
      if (word.length >= SHORTEST_FOUND && !word.endsWith('’'))
        words.set(plainForm(word, language), { weight: FOUND, found: word });
  return words;
}
