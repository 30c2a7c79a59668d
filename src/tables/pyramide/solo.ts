import type { Json, Table } from '../../engine/core';
import {
  LANGUAGES,
  readConfig,
  USUAL_RIDDLES,
  type AloneMode,
  type Language as CardLanguage,
  type State,
  type View,
} from '../../engine/pyramide';
import { CATALOGUES, type Language } from '../../i18n';
import { PYRAMIDE_WORDS } from '../../i18n/pyramide';
import type { Solo } from '../../shell';
import { squaresOf } from './squares';
import { unfold, type RiddleStory } from './unfold';

/** Where one plays together with the app; taking turns is a game against it, and has a winner. */
const MODES = ['marathon', 'guess', 'explain'] as const satisfies readonly AloneMode[];

type Mode = (typeof MODES)[number];
type List = `${Mode}-${CardLanguage}`;

const LISTS: readonly List[] = MODES.flatMap((mode) =>
  LANGUAGES.map((language): List => `${mode}-${language}`),
);

/** A game of another length is not to be compared: more riddles are more points. */
function listOf(config: Json): List | null {
  const read = readConfig(config);
  const mode = MODES.find((one) => one === read?.alone?.mode);
  if (!read || !mode || read.alone!.riddles !== USUAL_RIDDLES[mode]) return null;
  return `${mode}-${read.language}`;
}

function listName(list: string, language: Language): string {
  const { options, solo: says } = PYRAMIDE_WORDS[language];
  const [mode, cards] = list.split('-') as [Mode, CardLanguage];
  return says.list(options.modes[mode], says.languages[cards]);
}

/** Name, list and points, and a row of signs for every riddle: of no word, title or answer anything can be read. */
function shareText(table: Table, language: Language): string {
  const { app, boxes } = CATALOGUES[language];
  const { solo: says } = PYRAMIDE_WORDS[language];
  const riddles = unfold(table).filter((story): story is RiddleStory => story.kind === 'riddle');
  const words = riddles.flatMap((story) => story.words);
  const { points } = (table.state as State).result!;
  return [
    says.share.title(app, boxes[table.game.id]!.name),
    listName(listOf(table.config)!, language),
    says.share.result(says.points(points), words.filter(({ found }) => found).length, words.length),
    ...riddles.map(squaresOf),
    says.share.key,
  ].join('\n');
}

export const solo: Solo = {
  lists: LISTS,
  listOf,
  listName,
  resultOf: (seen) => {
    const { result }: View = seen;
    return result!.points;
  },
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
