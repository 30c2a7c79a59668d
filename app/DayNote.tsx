import type { Json } from '../src/engine/core';
import { dayCounted, dayResult, dayText, soloOf, today, useHouse, type Box } from '../src/shell';
import { Button, Txt } from '../src/ui';

export interface DayNoteProps {
  readonly box: Box;
  /** The set-up of the game that is over. */
  readonly config: Json;
  readonly id: string;
  readonly onPlay: (config: Json) => void;
}

/** Of a game of the day: which day, and whether it counts. After any other: the way to today's. */
export function DayNote({ box, config, id, onPlay }: DayNoteProps) {
  const { words, language, records } = useHouse();
  const counted = soloOf(box, config);
  const daily = counted?.solo.daily;
  if (!counted || !daily) return null;
  const day = daily.dayOf(config);
  if (day === null) {
    const todays = daily.onDay(config, today());
    if (dayResult(box, todays, records)) return null;
    return (
      <Button icon="clock" label={words.solo.playDay} onPress={() => onPlay(todays)} testID="play-day" />
    );
  }
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
