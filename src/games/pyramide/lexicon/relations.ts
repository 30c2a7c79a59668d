import { each, inSlices } from './slices';

type Among = (a: string, b: string) => boolean;

/** Lines read between two yields. */
const SLICE = 50;

interface Lines {
  of(word: string): readonly string[];
  prepare(): Generator<void, void, void>;
}

/** The words that stand in one line with a word, itself among them. */
export function linesOf(text: string): Lines {
  const table = inSlices(function* () {
    const lines = new Map<string, readonly string[]>();
    yield* each(text.trim().split('\n'), SLICE, (line) => {
      const words = line.split(' ');
      for (const word of words) lines.set(word, [...(lines.get(word) ?? []), ...words]);
    });
    return lines;
  });
  return { of: (word) => table.get().get(word.toLowerCase()) ?? [], prepare: table.prepare };
}

interface Strangers {
  readonly among: Among;
  prepare(): Generator<void, void, void>;
}

/** Two words are strangers if one of them heads a line the other stands in. */
export function strangersOf(text: string): Strangers {
  const table = inSlices(function* () {
    const lines = new Map<string, Set<string>>();
    yield* each(text.trim().split('\n'), SLICE, (line) => {
      const [head, ...others] = line.trim().split(' ');
      const known = lines.get(head!) ?? new Set();
      for (const other of others) known.add(other);
      lines.set(head!, known);
    });
    return lines;
  });
  return {
    among(first, second) {
      const lines = table.get();
      const [a, b] = [first.toLowerCase(), second.toLowerCase()];
      return (lines.get(a)?.has(b) || lines.get(b)?.has(a)) ?? false;
    },
    prepare: table.prepare,
  };
}
