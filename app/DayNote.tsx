import type { Json } from '../src/engine';
import { dayCounted, dayResult, dayText, soloOf, today, useApp, WHOEVER, type Box } from '../src/shell';
import { Button, Txt } from '../src/ui';

interface OfGame {
  readonly box: Box;
  /** The set-up of the game that is over. */
  readonly config: Json;
}

/** Of a game of the day: which day, and whether it counts. */
export function DayNote({ box, config, id }: OfGame & { readonly id: string }) {
  const { words, language, records } = useApp();
  const counted = soloOf(box, config, WHOEVER);
  const day = counted?.solo.daily?.dayOf(config) ?? null;
  if (!counted || day === null) return null;
  const date = dayText(day, language);
  const other = dayCounted(box, config, id, records);
  return (
    <Txt align="center" testID="day">
      {other
        ? words.solo.dayCounted(date, counted.solo.resultText(other.result, language))
        : `${words.solo.day(date)} ${words.solo.dayAgain}`}
    </Txt>
  );
}

/** After any other game: the way to today's, until it was played. */
export function TodayButton({ box, config, onPlay }: OfGame & { readonly onPlay: (config: Json) => void }) {
  const { words, records } = useApp();
  const daily = soloOf(box, config, WHOEVER)?.solo.daily;
  if (!daily || daily.dayOf(config) !== null) return null;
  const todays = daily.onDay(config, today());
  if (dayResult(box, todays, records)) return null;
  return <Button icon="clock" label={words.solo.playDay} onPress={() => onPlay(todays)} testID="play-day" />;
}
