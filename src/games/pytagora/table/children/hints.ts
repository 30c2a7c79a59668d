import { digitsOf, pytagora, type SquareView, type TablesView } from '../../rules';
import type { Language } from '../../../../i18n';
import type { HintLayer } from '../../../../shell';
import { leadUpTo, nudgeFor } from './counting';
import { childrenWords } from './tell';

/** A multiplication as an addition; then whether the hand has the digits; then which they are. */
export function tablesHint(view: TablesView, language: Language): readonly HintLayer[] | null {
  if (view.phase !== 'answer' || view.hand === null || view.current === null) return null;
  const { tables } = childrenWords(language);
  const { digits, result } = view.current;
  const sum = tables.sum(...digits);
  const [left, right] = digits.map(Number) as [number, number];
  const [few, many] = [Math.min(left, right), Math.max(left, right)];
  const asAddition = Array.from({ length: few }, () => many).join(' + ');
  const first = few === 0 ? tables.hintNothing(sum) : tables.hintAdd(sum, asAddition);
  if (!pytagora.options(view).some(({ type }) => type === 'answer'))
    return [{ text: first }, { text: tables.helpLacks(sum) }];
  return [
    { text: first },
    { text: tables.helpHas(sum) },
    { text: tables.hintResult(sum, result), pieces: digitsOf(result) },
  ];
}

/** Counting aloud; then whether the hand has it; only then which it is. */
export function squareHint(view: SquareView, language: Language): readonly HintLayer[] | null {
  const words = childrenWords(language);
  const { openings, hand } = view;
  const open = openings.find(({ needs }) => hand?.includes(needs)) ?? openings[0];
  if (view.phase !== 'turn' || open === undefined) return null;
  const nudge = { text: nudgeFor(leadUpTo(view, open), words) };
  if (!hand?.includes(open.needs))
    return [nudge, { text: view.bagSize > 0 ? words.square.drawIt : words.square.passIt }];
  return [
    nudge,
    { text: words.square.haveIt },
    { text: words.square.thatOne(open.needs), pieces: [open.needs] },
  ];
}
