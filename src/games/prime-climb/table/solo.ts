import { cover } from '../cover';
import type { TableOf } from '../../../engine';
import type { Config, Move, State, View } from '../rules';
import { CATALOGUES, type Language } from '../../../i18n';
import { PRIME_CLIMB_WORDS } from '../i18n';
import type { Solo } from '../../../shell';
import { dayText } from '../../../shell/solo';
import { perfectTurns } from './perfect';
import { STEPS, turnsOf } from './turnKinds';

const LISTS = ['solitaire-1', 'solitaire-2'] as const;
type List = (typeof LISTS)[number];

const listOf = ({ variants }: Config): List | null => LISTS.find((list) => variants.includes(list)) ?? null;

/** Name, variant and day, turns beside the best known player's, and what kind of turns they were; no link, no roll, no circle. */
function shareText(table: TableOf<Config, State, Move>, language: Language, replayed: boolean): string {
  const { config, state } = table;
  const words = PRIME_CLIMB_WORDS[language];
  const list = listOf(config)!;
  const day = config.daily;
  const perfect = perfectTurns(list);
  const said = words.solo.share;
  const where = [
    CATALOGUES[language].app,
    cover.words[language].name,
    words.variants[list],
    ...(day === null ? [] : [said.day(dayText(day, language))]),
    ...(replayed ? [said.replayed] : []),
  ];
  const turns = turnsOf(table);
  const steps = STEPS.flatMap((kind) => {
    const count = turns.filter((turn) => turn === kind).length;
    return count > 0 ? [said[kind](count)] : [];
  });
  return [
    said.result(where, state.result!.turns),
    ...(perfect ? [said.perfect(perfect.mean)] : []),
    ...(steps.length > 0 ? [said.way(steps)] : []),
  ].join(' ');
}

export const solo: Solo<Config, State, Move, View> = {
  lists: LISTS,
  listOf,
  listName: (list, language) => PRIME_CLIMB_WORDS[language].variants[list as List],
  resultOf: ({ result }) => result!.turns,
  better: 'fewer',
  resultText: (turns, language) => PRIME_CLIMB_WORDS[language].solo.turns(turns),
  resultSays: (turns, language) => PRIME_CLIMB_WORDS[language].solo.done(turns),
  perfect: (list) => perfectTurns(list as List),
  perfectName: (_list, language) => PRIME_CLIMB_WORDS[language].solo.perfectName,
  perfectSays: (_list, mean, language) => PRIME_CLIMB_WORDS[language].solo.perfectSays(mean),
  daily: {
    dayOf: ({ daily }) => daily,
    onDay: (config, daily) => ({ ...config, daily }),
  },
  shareText,
};
