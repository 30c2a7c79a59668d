/** Words that sound alike, a group a line, as text. The table is made when it is first asked. */
export function openSounds(homophones: string, silentPlural: boolean): (a: string, b: string) => boolean {
  let table: Map<string, readonly number[]> | null = null;

  function open(): Map<string, readonly number[]> {
    const groups = new Map<string, number[]>();
    homophones.split('\n').forEach((line, group) => {
      for (const word of line.split(' ')) {
        const sounds = groups.get(word);
        if (sounds) sounds.push(group);
        else groups.set(word, [group]);
      }
    });
    return groups;
  }

  function alike(a: string, b: string): boolean {
    table ??= open();
    const sounds = table.get(b) ?? [];
    return (table.get(a) ?? []).some((sound) => sounds.includes(sound));
  }

  return (first, second) => {
    const [a, b] = [first.toLowerCase(), second.toLowerCase()];
    if (a === b || alike(a, b)) return true;
    const [one, other] = [singular(a), singular(b)];
    if (one === a && other === b) return false;
    if (silentPlural) return alike(one, other) || alike(a, other) || alike(one, b);
    // Where the plural is heard, two plurals sound alike when their singulars do.
    return one !== a && other !== b && alike(one, other);
  };
}

const singular = (word: string): string => word.replace(/[sx]$/, '');
