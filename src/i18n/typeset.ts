/**
 * French sets a space before double punctuation and inside guillemets; a line must not break there. And before a name that begins with a
 * vowel it is “d’”: le pion d’Inès. A silent h cannot be told from another by its spelling, and “de Hugo” is said as well.
 */
const set = (text: string): string =>
  text
    .replace(/ (?=[:;!?»])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(ELIDED, '$1$2’');
/** Of a word of its own, before a name; y is a vowel where a consonant follows. */
const ELIDED = /(^|[\s(«’])([Dd])e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒÆ]|Y[^aeiouyàâäéèêëîïôöûü\s])/g;
const NO_BREAK = '\u00A0';

/** The same catalogue with its spaces set, so that its texts are written with spaces one can see. */
export function typeset<T>(words: T): T {
  return setAny(words) as T;
}

function setAny(words: unknown): unknown {
  if (typeof words === 'string') return set(words);
  if (typeof words === 'function') return setSpoken(words as (...given: never[]) => string);
  if (Array.isArray(words)) return words.map(setAny);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [key, setAny(said)]));
}

/** A sentence with gaps still says how many it has. */
function setSpoken(say: (...given: never[]) => string): (...given: never[]) => string {
  const said = (...given: never[]): string => set(say(...given));
  return Object.defineProperty(said, 'length', { value: say.length });
}
