import { pytagoraBots } from './bots';
import { configFor, pytagora } from './rules';
import { PYTAGORA_WORDS } from './i18n';
import { defineBox } from '../../shell';
import { beat } from './table/beats';
import { byItself } from './table/children/byItself';
import { endingSquare, endingTables } from './table/children/tell';
import { GAME_COLOUR } from './table/colours';
import { hint } from './table/hints';
import { lessons } from './table/lessons';
import { PieceMark } from './table/Mark';
import { reviewer } from './table/reviewer';
import { result } from './table/result';
import { Options } from './table/Options';
import { Rules } from './table/Rules';
import { Sprite } from './table/Sprite';
import { Table } from './table/Table';
import { endingCrossword, readAloud, spoken, tell } from './table/tell';

export const box = defineBox({
  game: pytagora,
  colour: GAME_COLOUR,
  players: { bots: pytagoraBots },
  setUp: {
    Options,
    configFor,
    // Who is youngest stays so: the same people begin the same way.
    nextConfig: (config) => config,
    helpSays: (config, language) =>
      reviewer.judges(config) ? null : PYTAGORA_WORDS[language].children.helpSays,
    sumsSays: (config, language) => (reviewer.judges(config) ? PYTAGORA_WORDS[language].sumsSays : null),
  },
  table: {
    forLesson: { wide: 125 },
    Table,
    Mark: ({ view, size }) => (view.family === 'crossword' ? null : <PieceMark size={size} />),
    beat,
    placesButton: 'in-games',
    Sprite,
    byItself,
  },
  words: {
    Rules,
    refusedConfig: ({ code }, language) => {
      const { config } = PYTAGORA_WORDS[language];
      return config[code] ?? config['seats-other']!;
    },
    standing: (view, seat) =>
      String(view.family === 'crossword' ? view.scores[seat] : view.handSizes[seat]).replace('-', '−'),
    counts: (view, language) => {
      const { counts } = PYTAGORA_WORDS[language];
      return view.family === 'crossword' ? counts.crossword(view.config.target) : counts.children;
    },
    tell,
    spoken,
    aloud: readAloud,
    ending: (view, seats, language) => {
      if (view.family === 'crossword') return endingCrossword(view, seats, language);
      return view.family === 'tables'
        ? endingTables(view, seats, language)
        : endingSquare(view, seats, language);
    },
  },
  learning: { hint, reviewer, lessons },
  result,
});
