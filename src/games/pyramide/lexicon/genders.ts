import { each, inSlices } from './slices';
import type { Gender } from './types';

/** A language's nouns by gender; words apart by spaces. */
export interface Genders {
  readonly feminine: string;
  readonly either: string;
}

/** Words noted between two yields. */
const SLICE = 100;

export interface GenderBook {
  /** Of a noun that has an entry. */
  of(noun: string): Gender;
  prepare(): Generator<void, void, void>;
}

export function openGenders({ feminine, either }: Genders): GenderBook {
  const feminines = inSlices(() => wordsIn(feminine));
  const both = inSlices(() => wordsIn(either));
  return {
    of: (noun) => (both.get().has(noun) ? 'either' : feminines.get().has(noun) ? 'f' : 'm'),
    *prepare() {
      for (const part of [feminines, both]) yield* part.prepare();
    },
  };
}

/** As they are written: pêche and péché are two words. */
function* wordsIn(text: string): Generator<void, ReadonlySet<string>, void> {
  const words = new Set<string>();
  yield* each(text.trim().split(/\s+/), SLICE, (word) => words.add(word));
  return words;
}
