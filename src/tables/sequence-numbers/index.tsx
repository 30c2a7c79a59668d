import { sequenceNumbersBots } from '../../bots/sequence-numbers';
import type { Json, Sitter } from '../../engine/core';
import {
  defaults,
  readConfig,
  refuseConfig,
  seatsOfTeam,
  sequenceNumbers,
  teamOf,
  teamSize,
  type Config,
  type View,
} from '../../engine/sequence-numbers';
import { SEQUENCE_WORDS } from '../../i18n/sequence-numbers';
import type { Language } from '../../i18n';
import type { Box, Extra } from '../../shell';
import { Chip } from './Chip';
import { GAME_COLOUR } from './colours';
import { hint } from './hints';
import { lessons } from './lessons';
import { reviewer } from './reviewer';
import { Options } from './Options';
import { Rules } from './Rules';
import { Table } from './Table';
import { cue, ending, tell } from './tell';

const json = (config: Config): Json => config as unknown as Json;

/** Keeps the house rules when the number of seats changes; what depends on that number starts anew. */
function configFor(seats: number, before: Json | null): Json {
  const old = before === null ? null : readConfig(before);
  if (old?.seats === seats && !refuseConfig(old)) return json(old);
  const { wrongCell, strict } = old ?? defaults(seats);
  return json({ ...defaults(seats), wrongCell, strict });
}

/** The deal moves on to the next seat, as it would at a table. */
function nextConfig(before: Json): Json {
  const config = readConfig(before)!;
  return json({
    ...config,
    dealer: config.dealer === 'chance' ? 'chance' : (config.dealer + 1) % config.seats,
  });
}

/** Strict table: any seat may report a team that talked; the phone's holder does it. */
function extras(seen: View, seats: readonly Sitter[], language: Language): readonly Extra[] {
  const { config, fined, phase } = seen;
  const words = SEQUENCE_WORDS[language];
  if (!config.strict || teamSize(config) < 2 || phase === 'over') return [];
  return Array.from({ length: config.teams }, (_, team) => seatsOfTeam(config, team))
    .map((members, team) => ({ members, team }))
    .filter(({ members }) => !members.some((seat) => fined.includes(seat)))
    .map(({ members, team }) => ({
      label: words.report(words.teamOf(members.map((seat) => seats[seat]!.name))),
      says: words.reportSays,
      move: { type: 'report', team },
    }));
}

export const box: Box = {
  game: sequenceNumbers,
  bots: sequenceNumbersBots,
  Table,
  Options,
  Rules,
  colour: GAME_COLOUR,
  configFor,
  nextConfig,
  refusedConfig: (raw, language) => {
    const { config: why, refused } = SEQUENCE_WORDS[language];
    const config = readConfig(raw);
    if (!config) return refused.other;
    const refusal = refuseConfig(config);
    return refusal && (why[refusal.code] ?? refused.other);
  },
  helpSays: (_config, language) => SEQUENCE_WORDS[language].helpSays,
  standing: (seen, seat, language) => {
    const { config, chips, sequences }: View = seen;
    const words = SEQUENCE_WORDS[language];
    const team = teamOf(config, seat);
    return config.target > 1
      ? words.standing(sequences.filter((sequence) => sequence.team === team).length, config.target)
      : words.chips(chips.filter((chip) => chip === team).length);
  },
  Mark: ({ view, seat, size }) => <Chip team={teamOf((view as View).config, seat)} size={size} />,
  tell: (event, seats, config, language) => tell(event, seats, readConfig(config)!, language),
  ending: (view, seats, language) => ending(view, seats, language),
  cue,
  hint,
  reviewer,
  lessons,
  extras,
};
