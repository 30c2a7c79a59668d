import { sequenceNumbersBots } from './bots';
import type { Player } from '../../engine';
import {
  defaults,
  refuseConfig,
  seatsOfTeam,
  sequenceNumbers,
  teamOf,
  type Config,
  type Move,
  type View,
} from './rules';
import { SEQUENCE_WORDS } from './i18n';
import type { Language } from '../../i18n';
import { defineBox, type Extra } from '../../shell';
import { beat } from './table/beats';
import { Chip } from './table/Chip';
import { GAME_COLOUR, teamColour } from './table/colours';
import { hint } from './table/hints';
import { lessons } from './table/lessons';
import { reviewer } from './table/reviewer';
import { result } from './table/result';
import { Options } from './table/Options';
import { Rules } from './table/Rules';
import { Sprite } from './table/Sprite';
import { Table } from './table/Table';
import { ending, tell } from './table/tell';

/** Keeps the house rules when the number of seats changes; what depends on that number starts anew. */
function configFor(seats: number, old: Config | null): Config {
  if (old?.seats === seats && !refuseConfig(old)) return old;
  const { wrongCell, strict } = old ?? defaults(seats);
  return { ...defaults(seats), wrongCell, strict };
}

/** The deal moves on to the next seat, as it would at a table. */
const nextConfig = (config: Config): Config => ({
  ...config,
  dealer: config.dealer === 'chance' ? 'chance' : (config.dealer + 1) % config.seats,
});

/**
 * Strict table: any seat may report a team that talked. The phone's holder does it for the table, in the own turn, so that
 * it can be taken back until the next move; and the table is asked first.
 */
function extras(seen: View, seats: readonly Player[], language: Language): readonly Extra<Move>[] {
  if (seen.eyes !== seen.seat) return [];
  const words = SEQUENCE_WORDS[language];
  return seen.reportable.map((team) => {
    const names = words.teamOf(seatsOfTeam(seen.config, team).map((seat) => seats[seat]!.name));
    return {
      label: words.report(names),
      says: words.reportSays,
      asks: { title: words.reportAsks, says: words.reportCosts(names), yes: words.reportYes },
      move: { type: 'report', team },
    };
  });
}

export const box = defineBox({
  game: sequenceNumbers,
  colour: GAME_COLOUR,
  players: { bots: sequenceNumbersBots },
  setUp: {
    Options,
    configFor,
    nextConfig,
    helpSays: (_config, language) => SEQUENCE_WORDS[language].helpSays,
    sumsSays: (_config, language) => SEQUENCE_WORDS[language].sumsSays,
  },
  table: {
    Table,
    Mark: ({ view, seat, size }) => <Chip team={teamOf(view.config, seat)} size={size} />,
    team: ({ config }, seat, dark) => {
      const id = teamOf(config, seat);
      return config.teams < config.seats ? { id, colour: teamColour(id, dark) } : null;
    },
    beat,
    Sprite,
    placesButton: 'in-games',
    extras,
  },
  words: {
    Rules,
    refusedConfig: ({ code }, language) =>
      SEQUENCE_WORDS[language].config[code] ?? SEQUENCE_WORDS[language].refused.other,
    standing: ({ config, chips, sequences }, seat, language) => {
      const words = SEQUENCE_WORDS[language];
      const team = teamOf(config, seat);
      return config.target > 1
        ? words.standing(sequences.filter((sequence) => sequence.team === team).length, config.target)
        : words.chips(chips.filter((chip) => chip === team).length);
    },
    counts: ({ config }, language) => {
      const { counts } = SEQUENCE_WORDS[language];
      return config.target > 1 ? counts.sequences(config.target) : counts.chips;
    },
    tell,
    ending,
  },
  learning: { hint, reviewer, lessons },
  result,
});
