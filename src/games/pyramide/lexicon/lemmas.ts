import { isVerbal, nounsIn, type PackedForms } from './forms';
import { memoize } from './memoize';
import { each, inSlices } from './slices';

interface Lemmas {
  /** The words a text may be a form of, itself first: couru, courir. */
  of(word: string): readonly string[];
  prepare(): Generator<void, void, void>;
}

interface Pattern {
  readonly endings: readonly string[];
  readonly barred: Pick<ReadonlySet<string>, 'has'>;
  readonly stems: string;
}

/** By ending, so that a word is looked for only where it may be: there are some thousand. */
type ByEnding = ReadonlyMap<string, readonly Pattern[]>;

/** Patterns read between two yields. */
const SLICE = 10;

/** Without the spelling dictionary's forms, a word is a form of itself alone. */
export function openLemmas(packed: PackedForms | null): Lemmas {
  const table = inSlices(() => byEndingIn(packed));
  const of = memoize((word): readonly string[] => {
    const lemmas = new Set([word]);
    for (let length = 0; length <= word.length; length++) {
      const stem = word.slice(0, length);
      for (const { endings, barred, stems } of table.get().get(word.slice(length)) ?? [])
        if (!barred.has(word) && stems.includes(` ${stem} `)) lemmas.add(stem + endings[0]!);
    }
    return [...lemmas];
  });
  return { of, prepare: table.prepare };
}

function* byEndingIn(packed: PackedForms | null): Generator<void, ByEnding, void> {
  const byEnding = new Map<string, Pattern[]>();
  if (packed === null) return byEnding;
  const [strangers, things] = [new Set(packed.alone.split(' ')), nounsIn(packed)];
  yield;
  yield* each(packed.paradigms.split('\n'), SLICE, (line) => {
    const [text, stems] = line.split(':') as [string, string];
    const endings = text.split(' ');
    const pattern = { endings, barred: isVerbal(endings) ? things : strangers, stems: ` ${stems} ` };
    for (const ending of endings) {
      const known = byEnding.get(ending);
      if (known) known.push(pattern);
      else byEnding.set(ending, [pattern]);
    }
  });
  return byEnding;
}
