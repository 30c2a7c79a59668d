/** A sentence taken apart at its asterisks. */
export type Marked = {
  readonly parts: readonly string[];
  readonly words: readonly string[];
  /** An asterisk is left over. */
  readonly open: boolean;
};

export function takeApart(sentence: string): Marked {
  const pieces = sentence.split('*');
  return {
    parts: pieces.filter((_, index) => index % 2 === 0),
    words: pieces.filter((_, index) => index % 2 === 1),
    open: pieces.length % 2 === 0,
  };
}

export const putTogether = (parts: readonly string[], words: readonly string[]): string =>
  parts.map((part, index) => (index < words.length ? `${part}*${words[index]}*` : part)).join('');

/** The sentence with only the words for which `shown` says so; the others are drawn as `blank`. */
export const sentenceOf = (
  { parts, words }: { readonly parts: readonly string[]; readonly words: readonly string[] },
  shown: (index: number) => boolean = () => true,
  blank = '…',
): string =>
  parts
    .map((part, index) => (index < words.length ? part + (shown(index) ? words[index] : blank) : part))
    .join('');
