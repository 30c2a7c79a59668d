import { View as Dot } from 'react-native';
import { openVoice, pyramideBots } from '../../bots/pyramide';
import { DECKS } from '../../decks';
import type { Json } from '../../engine/core';
import { defaults, pyramide, readConfig, refuseConfig, type Config, type View } from '../../engine/pyramide';
import { PYRAMIDE_WORDS } from '../../i18n/pyramide';
import type { Language } from '../../i18n';
import type { Box } from '../../shell';
import { GAME_COLOUR, palette, SIDE_COLOURS } from './colours';
import { hint, hints } from './hints';
import { lessons } from './lessons';
import { Options } from './Options';
import { prepare } from './prepare';
import { reviewer } from './reviewer';
import { Rules } from './Rules';
import { sideOf } from './seating';
import { solo } from './solo';
import { Table } from './Table';
import { cue, ending, tell } from './tell';

const json = (config: Config): Json => config as unknown as Json;
const USUAL_DECK = DECKS[0]!.id;
const APP_FACE = 7;

/** Keeps what does not depend on the number of seats. The cards themselves are drawn when the game begins. */
function configFor(seats: number, before: Json | null): Json {
  const old = before === null ? null : readConfig(before);
  const usual = { ...defaults(seats), deck: USUAL_DECK };
  if (!old) return json(usual);
  const { deck, clock, club, listSeconds } = old;
  const kept = { ...usual, deck: deck || USUAL_DECK, clock, club, listSeconds };
  if (old.seats !== seats) return json(kept);
  return json({ ...kept, alone: old.alone, secondRound: old.secondRound, first: old.first });
}

const side = (view: View, seat: number): number =>
  view.score.length === 1 ? 0 : sideOf(view.config.seats, seat);

export const box: Box = {
  game: pyramide,
  bots: pyramideBots,
  Table,
  Options,
  Rules,
  colour: GAME_COLOUR,
  palette,
  peopleOnly: true,
  companion: (config, language) => {
    const alone = readConfig(config)?.alone;
    return alone
      ? { name: PYRAMIDE_WORDS[language].appName, face: APP_FACE, bot: alone.level, help: false }
      : null;
  },
  prepare,
  wake: async (raw) => {
    const config = readConfig(raw);
    if (config?.alone) await openVoice(config.language);
  },
  configFor,
  nextConfig: (config) => configFor(readConfig(config)!.seats, config),
  refusedConfig: (raw, language) => {
    const words = PYRAMIDE_WORDS[language];
    const config = readConfig(raw);
    if (!config) return words.refused.other;
    const refusal = refuseConfig(config);
    return refusal && (words.config[refusal.code] ?? words.refused.other);
  },
  helpSays: () => null,
  roleName: (role: string, language: Language) => PYRAMIDE_WORDS[language].roleSays[role] ?? null,
  standing: (seen, seat, language) => {
    const view: View = seen;
    const words = PYRAMIDE_WORDS[language];
    const own = side(view, seat);
    const won = view.rounds[own] ?? 0;
    // Three badges and more have room for a score; with fewer seats the part one plays stands beside it.
    const role = view.config.seats < 3 ? (words.roles[view.roles[seat] ?? 'none'] ?? '') : '';
    return `${view.score[own] ?? 0}${won > 0 ? ` ${'★'.repeat(won)}` : ''}${role ? ` · ${role}` : ''}`;
  },
  Mark: ({ view, seat, size }) => (
    <Dot
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: SIDE_COLOURS[side(view as View, seat)]!,
      }}
    />
  ),
  tell: (event, seats, _config, language) => tell(event, seats, language),
  ending: (view, seats, language) => ending(view, seats, language),
  cue,
  hints: (view) => hints(view),
  hint: (view, language) => hint(view, language),
  reviewer,
  solo,
  lessons,
};
