import { cover } from '../cover';
import { LEVELS, type Level, type Player, type TableOf } from '../../../engine';
import {
  LANGUAGES,
  USUAL_RIDDLES,
  type AloneMode,
  type Config,
  type Language as CardLanguage,
  type Move,
  type State,
  type View,
} from '../rules';
import { CATALOGUES, type Language } from '../../../i18n';
import { PYRAMIDE_WORDS } from '../i18n';
import type { Solo } from '../../../shell';
import { unfold, type RiddleStory } from './unfold';

/** Where one plays together with the app; taking turns is a game against it, and has a winner. */
const MODES = ['marathon', 'guess', 'explain'] as const satisfies readonly AloneMode[];

type Mode = (typeof MODES)[number];
/** Up to 0.3.0 one list was for the app at any level; what stands there is shown on. */
type AnyLevel = `${Mode}-${CardLanguage}`;
type List = AnyLevel | `${AnyLevel}-${Level}`;

const LISTS: readonly List[] = MODES.flatMap((mode) =>
  LANGUAGES.flatMap((language): readonly List[] => {
    const list: AnyLevel = `${mode}-${language}`;
    return [...LEVELS.map((level): List => `${list}-${level}`), list];
  }),
);

/** A game of another length is not to be compared: more riddles are more points. Nor one with a weaker partner. */
function listOf({ alone, language }: Config, seats: readonly Pick<Player, 'bot'>[]): List | null {
  const mode = MODES.find((one) => one === alone?.mode);
  if (!mode || alone?.riddles !== USUAL_RIDDLES[mode]) return null;
  const level = LEVELS.find((one) => seats.some(({ bot }) => bot === one));
  return level ? `${mode}-${language}-${level}` : `${mode}-${language}`;
}

function listName(list: string, language: Language): string {
  const { options, solo: says } = PYRAMIDE_WORDS[language];
  const [mode, cards, level] = list.split('-') as [Mode, CardLanguage, Level?];
  return says.list(options.modes[mode], says.languages[cards], level && CATALOGUES[language].levels[level]!);
}

/** Name, list, points, words and riddles, in one sentence: of no word, title or answer anything can be read. */
function shareText(table: TableOf<Config, State, Move>, language: Language): string {
  const riddles = unfold(table).filter((story): story is RiddleStory => story.kind === 'riddle');
  const words = riddles.flatMap((story) => story.words);
  const found = words.filter((word) => word.found);
  return PYRAMIDE_WORDS[language].solo.share(
    [
      CATALOGUES[language].app,
      cover.words[language].name,
      listName(listOf(table.config, [])!, language).replace(' · ', ', '),
    ],
    {
      points: table.state.result!.points,
      found: found.length,
      words: words.length,
      atOnce: found.filter(({ clues }) => clues.length === 1).length,
      solved: riddles.filter(({ enigma }) => enigma.by !== null).length,
      riddles: riddles.length,
    },
  );
}

export const solo: Solo<Config, State, Move, View> = {
  lists: LISTS,
  listOf,
  listName,
  resultOf: ({ result }) => result!.points,
  better: 'more',
  resultText: (points, language) => PYRAMIDE_WORDS[language].solo.points(points),
  resultSays: (points, language) => PYRAMIDE_WORDS[language].solo.done(points),
  // Nobody knows how many words can be found: there is nobody to be compared with.
  perfect: () => null,
  perfectName: () => '',
  perfectSays: () => '',
  daily: null,
  shareText,
};
