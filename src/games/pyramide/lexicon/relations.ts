type Among = (a: string, b: string) => boolean;

/** Two words are related if they stand in one line. */
export function relatedBy(text: string): Among {
  const lines = new Map<string, number[]>();
  text.split('\n').forEach((line, nth) => {
    for (const word of line.split(' ')) lines.set(word, [...(lines.get(word) ?? []), nth]);
  });
  return (a, b) => {
    const others = lines.get(b.toLowerCase()) ?? [];
    return (lines.get(a.toLowerCase()) ?? []).some((line) => others.includes(line));
  };
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
