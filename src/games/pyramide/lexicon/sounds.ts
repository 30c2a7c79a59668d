import { each, inSlices } from './slices';

interface Sounds {
  /** Are they said alike? */
  alike(a: string, b: string): boolean;
  prepare(): Generator<void, void, void>;
}

/** Lines read between two yields. */
const SLICE = 100;

/** Words that sound alike, a group a line, as text. */
export function openSounds(homophones: string, silentPlural: boolean): Sounds {
  const table = inSlices(() => groupsIn(homophones));

  function alike(a: string, b: string): boolean {
    const sounds = table.get().get(b) ?? [];
    return (table.get().get(a) ?? []).some((sound) => sounds.includes(sound));
  }

  return {
    alike(first, second) {
      const [a, b] = [first.toLowerCase(), second.toLowerCase()];
      if (a === b || alike(a, b)) return true;
      const [one, other] = [singular(a), singular(b)];
      if (one === a && other === b) return false;
      if (silentPlural) return alike(one, other) || alike(a, other) || alike(one, b);
      // Where the plural is heard, two plurals sound alike when their singulars do.
      return one !== a && other !== b && alike(one, other);
    },
    prepare: table.prepare,
  };
}

function* groupsIn(homophones: string): Generator<void, ReadonlyMap<string, readonly number[]>, void> {
  const groups = new Map<string, number[]>();
  yield* each(homophones.split('\n'), SLICE, (line, group) => {
    for (const word of line.split(' ')) {
      const sounds = groups.get(word);
      if (sounds) sounds.push(group);
      else groups.set(word, [group]);
    }
  });
  return groups;
}

const singular = (word: string): string => word.replace(/[sx]$/, '');
