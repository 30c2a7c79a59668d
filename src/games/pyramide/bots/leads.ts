import type { Answers, Lexicon } from '../lexicon';
import { plainForm, stemOf } from './forms';
import { depthBetween } from './links';
import type { Mind } from './minds';
import { indexOf } from './nets';

/** A word of the riddle: what it weighs, and its text where it was found by clues, since what it calls to mind counts then. */
export interface Telling {
  readonly weight: number;
  readonly found: string | null;
}

/** By answer, how far a riddle's words lead to it. */
export interface Leads {
  /** For somebody who knows all that is written down: what kind is sought, everybody feels. */
  readonly all: Float64Array;
  /** As far as the player recalls it. */
  readonly recalled: Float64Array;
  /** How many words lead there straight, as far as recalled. */
  readonly straight: Uint8Array;
}

/** What another form of a word counts for, a word of its family, and one that is only thought of with it. */
const STEM = 0.5;
const KIN = 0.3;
const NEAR_BY = 0.06;
/** The chance that a riddle has a word for no reason: the smaller, the more one word decides. */
const NOISE = 0.1;

/** One way from a word of the riddle to a word that answers are known by. */
interface Way {
  readonly strength: number;
  /** How hidden it is, 0 to 99. */
  readonly depth: number;
}
type Ways = Map<string, Way>;

export function* leadsOf(
  words: ReadonlyMap<string, Telling>,
  answers: Answers,
  lexicon: Lexicon | null,
  mind: Mind,
): Generator<void, Leads, void> {
  const { all, language } = answers;
  const { thoughts, stems } = yield* indexOf(answers);
  const leads: Leads = {
    all: new Float64Array(all.length),
    recalled: new Float64Array(all.length),
    straight: new Uint8Array(all.length),
  };
  for (const [word, { weight, found }] of words) {
    const ways: Ways = new Map([[word, { strength: 1, depth: 0 }]]);
    for (const form of stems.get(stemOf(word, language)) ?? []) add(ways, form, { strength: STEM, depth: 0 });
    const straight = new Set(ways.keys());
    if (found !== null && lexicon) addThoughts(ways, found, lexicon);

    const led = { all: new Map<number, number>(), recalled: new Map<number, number>() };
    const direct = new Set<number>();
    ways.forEach(({ strength, depth }, form) => {
      const known = thoughts.get(form) ?? [];
      const rarity = Math.log(all.length / (1 + known.length)) / Math.log(all.length);
      for (const thought of known) {
        const share = strength * thought.weight * rarity;
        raise(led.all, thought.answer, share);
        if (thought.depth >= mind.recalls || depth >= mind.knows) continue;
        raise(led.recalled, thought.answer, share);
        if (straight.has(form)) direct.add(thought.answer);
      }
    });
    led.all.forEach((share, answer) => (leads.all[answer]! += weight * Math.log(1 + share / NOISE)));
    led.recalled.forEach(
      (share, answer) => (leads.recalled[answer]! += weight * Math.log(1 + share / NOISE)),
    );
    direct.forEach((answer) => leads.straight[answer]!++);
    yield;
  }
  return leads;
}

/** What somebody who found the word has in mind with it. */
function addThoughts(ways: Ways, found: string, lexicon: Lexicon): void {
  const entry = lexicon.entry(found);
  if (!entry) return;
  const plain = (word: string): string => plainForm(word, lexicon.language);
  for (const word of entry.family) add(ways, plain(word), { strength: KIN, depth: 0 });
  for (const word of [...entry.clues, ...entry.recall, ...entry.links, ...entry.replies]) {
    const form = plain(word);
    add(ways, form, { strength: NEAR_BY, depth: depthBetween(entry.word, form) });
  }
}

/** The strongest way comes first. */
function add(ways: Ways, form: string, way: Way): void {
  if (!ways.has(form)) ways.set(form, way);
}

const raise = (led: Map<number, number>, answer: number, share: number): void =>
  void led.set(answer, (led.get(answer) ?? 0) + share);
