import { digitsOf, pytagora, type TablesView } from '../../rules';
import type { Language } from '../../../../i18n';
import type { HintLayer } from '../../../../shell';
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
