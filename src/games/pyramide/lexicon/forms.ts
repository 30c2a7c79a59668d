import type { Language } from './types';

/** Which forms belong to one word, from the spelling dictionary; for words whose forms are more than a plural. */
export interface PackedForms {
  /** A line a pattern: `endings:stems`, the first ending that of the word itself. */
  readonly paradigms: string;
  /** Words of their own that look like a form of another noun or adjective: fils, marine. */
  readonly alone: string;
  /** Nouns of the entries that look like a form of a verb: livre. */
  readonly nouns: string;
}

/** Each pattern is a chunk of work; a language has some two hundred. */
const SLICE = 4;
/** Only verbs have so many forms. */
const MANY_FORMS = 10;
export const isVerbal = (endings: readonly string[]): boolean =>
  endings.length >= MANY_FORMS || endings.some((ending) => ending.endsWith('ing'));

/**
 * By word, in small letters: its forms as a text `stem:ending ending …`, several apart by a stroke. Short enough to be kept with a
 * game, whose rules then need no dictionary.
 */
export function* formsOf(
  words: readonly string[],
  { paradigms, alone, nouns }: PackedForms,
): Generator<void, ReadonlyMap<string, string>, void> {
  const [strangers, things] = [new Set(alone.split(' ')), new Set(nouns.split(' '))];
  const byStem = new Map<string, Set<string>>();
  for (const word of words)
    for (let length = 0; length <= word.length; length++) {
      const stem = word.slice(0, length);
      byStem.set(stem, (byStem.get(stem) ?? new Set()).add(word));
    }
  yield;
  const forms = new Map<string, string>();
  let nth = 0;
  for (const line of paradigms.split('\n')) {
    const [pattern, stems] = line.split(':') as [string, string];
    const endings = pattern.split(' ');
    const barred = isVerbal(endings) ? things : strangers;
    for (const stem of stems.split(' '))
      byStem.get(stem)?.forEach((word) => {
        const place = endings.indexOf(word.slice(stem.length));
        if (place < 0 || (place > 0 && barred.has(word))) return;
        const known = forms.get(word);
        forms.set(word, `${known === undefined ? '' : `${known}/`}${stem}:${pattern}`);
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
  const { PARADIGMS, ALONE, NOUNS } = await SOURCES[language]();
  return { paradigms: PARADIGMS, alone: ALONE, nouns: NOUNS };
}
