/** How common words are, from 0 (not among the counted) to 1. Line n of the text holds words of the first 2ⁿ⁺¹ of the language. */
export function openCommonness(bands: string): (word: string) => number {
  let table: Map<string, number> | null = null;

  function open(): Map<string, number> {
    const lines = bands.split('\n');
    const values = new Map<string, number>();
    lines.forEach((line, band) => {
      for (const word of line.split(' ')) values.set(word, 1 - band / lines.length);
    });
    return values;
  }

  return (word) => {
    table ??= open();
    return table.get(word.toLowerCase()) ?? 0;
  };
}
