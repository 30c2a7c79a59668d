import { grown } from './entries';
import type { Language } from './types';

/** Which forms belong to one word, from the spelling dictionary; for words whose forms are more than a plural. */
export interface PackedForms {
  /** A line a pattern: `endings:stems`, the first ending that of the word itself. */
  readonly paradigms: string;
  /** Words of their own that look like a form of another noun or adjective: fils, marine. */
  readonly alone: string;
  /** Nouns of the entries that look like a form of a verb: livre; after a colon the verb that is as good, packed: danse, danser. */
  readonly nouns: string;
  /** Words that have no forms but a plural, though by their looks they might: rocher is no form of roche. */
  readonly sole: string;
}

/** As the rules read it. */
const ALL_FORMS = '=';
/** Each pattern is a chunk of work; a language has some two hundred. */
const SLICE = 4;
/** Only verbs have so many forms. */
const MANY_FORMS = 10;
export const isVerbal = (endings: readonly string[]): boolean =>
  endings.length >= MANY_FORMS || endings.some((ending) => ending.endsWith('ing'));

/** By noun that looks like a form of a verb, the infinitive that a table takes for it, or none. */
export const nounsIn = ({ nouns }: PackedForms): ReadonlyMap<string, string | undefined> =>
  new Map(
    nouns.split(' ').map((text) => {
      const [noun = '', verb] = text.split(':');
      return [noun, verb && grown(noun, verb)];
    }),
  );

/**
 * By word, in small letters: `=` and its forms as texts `stem:ending ending …`, apart by strokes. Short enough to be kept with a
 * game, whose rules then need no dictionary. The sign says that no other word is a form of it, whatever it looks like; games of
 * earlier releases lack it, and words the dictionary does not know.
 */
export function* formsOf(
  words: readonly string[],
  packed: PackedForms,
): Generator<void, ReadonlyMap<string, string>, void> {
  const { paradigms, alone, sole } = packed;
  const [strangers, things, single] = [new Set(alone.split(' ')), nounsIn(packed), new Set(sole.split(' '))];
  const byStem = new Map<string, Set<string>>();
  for (const word of words)
    for (let length = 0; length <= word.length; length++) {
      const stem = word.slice(0, length);
      byStem.set(stem, (byStem.get(stem) ?? new Set()).add(word));
    }
  yield;
  const forms = new Map<string, string>();
  for (const word of words) {
    const verb = things.get(word);
    if (verb !== undefined) forms.set(word, `${ALL_FORMS}/${verb}:`);
    else if (single.has(word)) forms.set(word, ALL_FORMS);
  }
  let nth = 0;
  for (const line of paradigms.split('\n')) {
    const [pattern, stems] = line.split(':') as [string, string];
    const endings = pattern.split(' ');
    const verbal = isVerbal(endings);
    for (const stem of stems.split(' '))
      byStem.get(stem)?.forEach((word) => {
        const place = endings.indexOf(word.slice(stem.length));
        if (place < 0) return;
        const barred = verbal ? things.has(word) : place > 0 && strangers.has(word);
        if (!barred) forms.set(word, `${forms.get(word) ?? ALL_FORMS}/${stem}:${pattern}`);
      });
    if (++nth % SLICE === 0) yield;
  }
  return forms;
}

/** A chunk of its own: only where words are typed are they needed. */
const SOURCES = {
  fr: async () => await import('./fr/forms.data'),
  en: async () => await import('./en/forms.data'),
};

export async function loadForms(language: Language): Promise<PackedForms> {
  const { PARADIGMS, ALONE, NOUNS, SOLE } = await SOURCES[language]();
  return { paradigms: PARADIGMS, alone: ALONE, nouns: NOUNS, sole: SOLE };
}
