import { SLOTS, type Slot } from '../bots/slots';
import { wordsOf } from '../bots/sentence';
import type { Language } from '../rules';
import type { PyramideWords } from '../i18n';
import { PARTS_OF_SPEECH, type PartOfSpeech } from '../lexicon';

type HintWords = PyramideWords['learning']['hint'];

/** Below this a part of speech is out of the question. */
const UNLIKELY = -0.6;

/** What the small word before the blank asks of the word in it, said as grammar says it; null where it asks nothing. */
export function slotText(before: string, language: Language, says: HintWords): string | null {
  const words = wordsOf(before);
  const last = words[words.length - 1];
  // After a comma or a dash the word before asks nothing any more.
  if (last === undefined || !/[\s\u00a0’']$/.test(before) || /[,;:!?.»)–—]\s*$/.test(before)) return null;
  const slot = SLOTS[language].get(last);
  const kinds = slot ? kindsFor(slot) : [];
  if (!slot || kinds.length === 0 || kinds.length > 2) return null;
  const kind = kinds.map((pos) => says.pos[pos]).reduce((one, other) => says.or(one, other));
  return [kind, ...detailsOf(slot, kinds, says)].join(', ');
}

/** The parts of speech that are as likely as ever, or hardly less. */
const kindsFor = ({ pos }: Slot): readonly PartOfSpeech[] =>
  PARTS_OF_SPEECH.filter((kind) => (pos?.[kind] ?? 0) > UNLIKELY);

function detailsOf(
  { number, gender, start, verb }: Slot,
  kinds: readonly PartOfSpeech[],
  says: HintWords,
): readonly string[] {
  const naming = kinds.includes('n');
  return [
    ...(naming && gender ? [says[gender]] : []),
    ...(naming && number ? [says[number]] : []),
    ...(kinds.includes('v') && verb && kinds.length === 1 ? [says[verb]] : []),
    ...(start ? [says[start]] : []),
  ];
}
