import { currentRow, digitsOf, pytagora, resultOf, type TablesView } from '../../../engine/pytagora';
import type { Language } from '../../../i18n';
import type { HintLayer } from '../../../shell';
import { childrenWords } from './tell';

/** A multiplication as an addition; then whether the hand has the digits; then which they are. */
export function tablesHint(view: TablesView, language: Language): readonly HintLayer[] | null {
  if (view.phase !== 'answer' || view.hand === null || view.rows.length === 0) return null;
  const { tables } = childrenWords(language);
  const row = currentRow(view);
  const sum = tables.sum(...row.digits);
  const [left, right] = row.digits.map(Number) as [number, number];
  const [few, many] = [Math.min(left, right), Math.max(left, right)];
  const asAddition = Array.from({ length: few }, () => many).join(' + ');
  const first = few === 0 ? tables.hintNothing(sum) : tables.hintAdd(sum, asAddition);
  if (!pytagora.options(view).some(({ type }) => type === 'answer'))
    return [{ text: first }, { text: tables.helpLacks(sum) }];
  const result = resultOf(row);
  return [
    { text: first },
    { text: tables.helpHas(sum) },
    { text: tables.hintResult(sum, result), pieces: digitsOf(result) },
  ];
}
