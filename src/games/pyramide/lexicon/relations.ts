type Among = (a: string, b: string) => boolean;

/** The words that stand in one line with a word, itself among them. */
export function linesOf(text: string): (word: string) => readonly string[] {
  const lines = new Map<string, readonly string[]>();
  for (const line of text.trim().split('\n')) {
    const words = line.split(' ');
    for (const word of words) lines.set(word, [...(lines.get(word) ?? []), ...words]);
  }
  return (word) => lines.get(word.toLowerCase()) ?? [];
}

/** Two words are strangers if one of them heads a line the other stands in. */
export function strangersOf(text: string): Among {
  const lines = new Map<string, ReadonlySet<string>>();
  for (const line of text.trim().split('\n')) {
    const [head, ...others] = line.trim().split(' ');
    lines.set(head!, new Set([...(lines.get(head!) ?? []), ...others]));
  }
  return (first, second) => {
    const [a, b] = [first.toLowerCase(), second.toLowerCase()];
    return (lines.get(a)?.has(b) || lines.get(b)?.has(a)) ?? false;
  };
}
