import type { View } from '../rules';
import type { PyramideWords } from '../i18n';
import type { HoldCardProps } from './HoldCard';

/** What a card holds, and what is written on it meanwhile. */
export type Secret = Pick<HoldCardProps, 'secret' | 'shut' | 'open' | 'activate' | 'more'>;

/** What lies under the finger of whoever holds the phone; null where these eyes may read nothing. */
export function secretOf(view: View, words: PyramideWords): Secret | null {
  const { phase, hunt, riddle, list, names } = view;
  const both = { open: words.letGo, activate: words.activate };
  if (phase === 'verdict' && riddle?.answer)
    return { secret: riddle.answer, shut: words.holdAnswer, ...both, more: null };
  if (phase === 'express' && list?.expression)
    return { secret: list.expression, shut: words.holdExpression, ...both, more: null };
  if ((phase === 'bet' || phase === 'bid' || phase === 'clue' || phase === 'guess') && hunt?.word)
    return {
      secret: hunt.word,
      shut: names ? words.holdName : words.holdWord,
      ...both,
      more: sentenceOf(view),
    };
  return null;
}

/** Where two or three play, DICO has the whole sentence under the eyes. */
function sentenceOf({ riddle }: View): string | null {
  if (!riddle?.parts || riddle.words.some(({ word }) => word === null)) return null;
  return riddle.parts.map((part, nth) => part + (riddle.words[nth]?.word ?? '')).join('');
}
