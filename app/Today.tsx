import type { Json } from '../src/engine';
import { dayResult, soloOf, today, useApp, WHOEVER, type Box } from '../src/shell';
import { Txt, useColours } from '../src/ui';

/** What the game of today came to, if somebody has played it: with the day's game chosen or not, the line is there. */
export function Today({ box, config }: { readonly box: Box; readonly config: Json }) {
  const { words, language, records } = useApp();
  const colours = useColours();
  const counted = soloOf(box, config, WHOEVER);
  const daily = counted?.solo.daily;
  const first = daily ? dayResult(box, daily.onDay(config, today()), records) : null;
  if (!counted || !first) return null;
  return (
    <Txt size="small" colour={colours.good} testID="today">
      {words.solo.today(counted.solo.resultText(first.result, language))}
    </Txt>
  );
}
