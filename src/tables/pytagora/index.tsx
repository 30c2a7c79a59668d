import { pytagoraBots } from '../../bots/pytagora';
import type { Json } from '../../engine/core';
import { defaults, pytagora, readConfig, refuseConfig, type Config, type View } from '../../engine/pytagora';
import { PYTAGORA_WORDS } from '../../i18n/pytagora';
import type { Box } from '../../shell';
import { Txt } from '../../ui';
import { endingSquare, endingTables } from './children/tell';
import { GAME_COLOUR } from './colours';
import { hint } from './hints';
import { lessons } from './lessons';
import { reviewer } from './reviewer';
import { Options } from './Options';
import { Rules } from './Rules';
import { Table } from './Table';
import { cue, endingCrossword, tell } from './tell';

const json = (config: Config): Json => config as unknown as Json;

/** Keeps the game and its options when the number of seats changes. */
function configFor(seats: number, before: Json | null): Json {
  const old = before === null ? null : readConfig(before);
  if (!old) return json(defaults(seats));
  const first = old.first !== 'chance' && old.first >= seats ? 'chance' : old.first;
  const config = { ...old, seats, first };
  return json(refuseConfig(config) ? defaults(seats) : config);
}

export const box: Box = {
  game: pytagora,
  bots: pytagoraBots,
  Table,
  Options,
  Rules,
  colour: GAME_COLOUR,
  configFor,
  // Who is youngest stays so: the same people begin the same way.
  nextConfig: (config) => config,
  refusedConfig: (raw, language) => {
    const { config: sentences } = PYTAGORA_WORDS[language];
    const config = readConfig(raw);
    const refusal = config ? refuseConfig(config) : { code: 'seats-other' };
    return refusal ? (sentences[refusal.code] ?? sentences['seats-other']!) : null;
  },
  helpSays: (config, language) =>
    reviewer.applies(config) ? null : PYTAGORA_WORDS[language].children.helpSays,
  standing: (seen, seat) => {
    const view = seen as View;
    return String(view.family === 'crossword' ? view.scores[seat] : view.handSizes[seat]).replace('-', '−');
  },
  Mark: ({ view }) => ((view as View).family === 'crossword' ? null : <Txt size={12}>▪</Txt>),
  tell: (event, seats, config, language) => tell(event, seats, readConfig(config)!, language),
  ending: (seen, seats, language) => {
    const view = seen as View;
    if (view.family === 'crossword') return endingCrossword(view, seats, language);
    return view.family === 'tables'
      ? endingTables(view, seats, language)
      : endingSquare(view, seats, language);
  },
  cue,
  hint,
  reviewer,
  lessons,
};
