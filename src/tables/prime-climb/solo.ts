import type { Json, Table } from '../../engine/core';
import { readConfig, type Config, type View } from '../../engine/prime-climb';
import { CATALOGUES, type Language } from '../../i18n';
import { CLIMB_WORDS } from '../../i18n/prime-climb';
import type { Solo } from '../../shell';
import { dayText } from '../../shell/solo';
import { perfectTurns } from './perfect';
import { squaresOf } from './squares';

export const LISTS = ['solitaire-1', 'solitaire-2'] as const;
type List = (typeof LISTS)[number];

const listOf = (config: Json): List | null => {
  const variants = readConfig(config)?.variants ?? [];
  return LISTS.find((list) => variants.includes(list)) ?? null;
};

const dayOf = (config: Json): number | null => readConfig(config)?.daily ?? null;

/** Name, variant and day, turns beside the best known player's, and a sign for every turn; no link, no roll, no circle. */
function shareText(table: Table, language: Language, replayed: boolean): string {
  const { game, config, state } = table;
  const words = CLIMB_WORDS[language];
  const { app, boxes } = CATALOGUES[language];
  const list = listOf(config)!;
  const day = dayOf(config);
  const { turns } = (state as View).result!;
  const perfect = perfectTurns(list);
  const said = words.solo.share;
  return [
    said.title(app, boxes[game.id]!.name),
    [
      words.variants[list],
      ...(day === null ? [] : [said.day(dayText(day, language))]),
      ...(replayed ? [said.replayed] : []),
    ].join(' · '),
    perfect ? said.result(words.solo.turns(turns), perfect.mean) : words.solo.turns(turns),
    squaresOf(table),
  ].join('\n');
}

export const solo: Solo = {
  lists: LISTS,
  listOf,
  listName: (list, language) => CLIMB_WORDS[language].variants[list as List],
  resultOf: (seen) => {
    const { result }: View = seen;
    return result!.turns;
  },
  better: 'fewer',
  resultText: (turns, language) => CLIMB_WORDS[language].solo.turns(turns),
  resultSays: (turns, language) => CLIMB_WORDS[language].solo.done(turns),
  perfect: (list) => perfectTurns(list as List),
  perfectName: (_list, language) => CLIMB_WORDS[language].solo.perfectName,
  perfectSays: (_list, mean, language) => CLIMB_WORDS[language].solo.perfectSays(mean),
  daily: {
    dayOf,
    onDay: (config, day) => ({ ...(config as unknown as Config), daily: day }) as unknown as Json,
  },
  shareText,
};
