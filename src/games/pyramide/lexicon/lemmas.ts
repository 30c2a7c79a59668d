import { isVerbal, type PackedForms } from './forms';
import { memoize } from './memoize';

/** The words a text may be a form of, itself first: couru, courir. Without the spelling dictionary's forms, only itself. */
export function openLemmas(packed: PackedForms | null): (word: string) => readonly string[] {
  if (packed === null) return (word) => [word];
  const [strangers, things] = [new Set(packed.alone.split(' ')), new Set(packed.nouns.split(' '))];
  const patterns = packed.paradigms.split('\n').map((line) => {
    const [pattern, stems] = line.split(':') as [string, string];
    const endings = pattern.split(' ');
    return { endings, barred: isVerbal(endings) ? things : strangers, stems: ` ${stems} ` };
  });
  /** By ending, so that a word is looked for only where it may be: there are some thousand. */
  const byEnding = new Map<string, number[]>();
  patterns.forEach(({ endings }, nth) => {
    for (const ending of endings) byEnding.set(ending, [...(byEnding.get(ending) ?? []), nth]);
  });

  return memoize((word) => {
    const lemmas = new Set([word]);
    for (let length = 0; length <= word.length; length++) {
      const stem = word.slice(0, length);
      for (const nth of byEnding.get(word.slice(length)) ?? []) {
        const { endings, barred, stems } = patterns[nth]!;
        if (!barred.has(word) && stems.includes(` ${stem} `)) lemmas.add(stem + endings[0]!);
      }
    }
    return [...lemmas];
  });
}
