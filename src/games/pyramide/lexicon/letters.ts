/**
 * Letters with and without their accents. By a table, not by `normalize`: not every engine has it whole, and ligatures would be
 * left over in any case.
 */
const PLAIN: Record<string, string> = {};
for (const group of ['aàáâäãå', 'cç', 'eéèêë', 'iîïíì', 'nñ', 'oôöóòõō', 'uùûüú', 'yÿ'])
  for (const letter of group.slice(1)) PLAIN[letter] = group[0]!;
PLAIN['œ'] = 'oe';
PLAIN['æ'] = 'ae';

/** Accents typed apart from their letter, as some keyboards do. */
const isCombining = (code: number): boolean => code >= 0x300 && code <= 0x36f;

/** Lower case, without accents or ligatures: Œuvré → oeuvre. */
export function fold(text: string): string {
  let folded = '';
  for (const letter of text.toLowerCase())
    if (!isCombining(letter.charCodeAt(0))) folded += PLAIN[letter] ?? letter;
  return folded;
}

/**
 * In packed data every letter is one ASCII character: accented ones stand as capitals. Text beyond ASCII takes twice the memory
 * on phones.
 */
const ACCENTED = 'àâäçéèêëîïñôöùûüÿœæ';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRS';

export const WORD_PATTERN = new RegExp(`^[a-z${ACCENTED}]+$`);
/** Ruling: a hyphenated word that is one dictionary entry is one word. */
export const HYPHENATED_PATTERN = new RegExp(`^[a-z${ACCENTED}]+(?:-[a-z${ACCENTED}]+)+$`);

export const packLetter = (letter: string): string => CAPITALS[ACCENTED.indexOf(letter)] ?? letter;
export const unpackLetter = (packed: string): string => ACCENTED[CAPITALS.indexOf(packed)] ?? packed;
