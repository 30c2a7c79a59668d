import { primeClimbBots } from './bots';
import { defaults, primeClimb, refuseConfig, VARIANTS, clashOf, type Config } from './rules';
import { PRIME_CLIMB_WORDS } from './i18n';
import { defineBox } from '../../shell';
import { beat } from './table/beats';
import { GAME_COLOUR } from './table/colours';
import { today } from './table/daily';
import { hint } from './table/hints';
import { lessons } from './table/lessons';
import { Options } from './table/Options';
import { Pawn } from './table/Pawn';
import { reviewer } from './table/reviewer';
import { result } from './table/result';
import { Rules } from './table/Rules';
import { solo } from './table/solo';
import { Sprite } from './table/Sprite';
import { Table } from './table/Table';
import { ending, tell } from './table/tell';

/** Keeps the house rules when the number of seats changes; alone and together have variants of their own. */
function configFor(seats: number, old: Config | null): Config {
  if (!old) return defaults(seats);
  if (old.seats === seats && !refuseConfig(old)) return fromToday(old);
  const { sending, helper, variants, waypoints } = old;
  const kept = seats > 1 && old.seats > 1 ? { variants, waypoints } : {};
  return { ...defaults(seats), sending, helper, ...kept };
}

/** A set-up remembered from yesterday is played with the rolls of today. */
const fromToday = (config: Config): Config =>
  config.daily === null ? config : { ...config, daily: today() };

/** Whoever was agreed to begin passes it on to the next seat. A day's rolls are played once: then come others. */
const nextConfig = (config: Config): Config => ({
  ...config,
  first: config.first === 'roll' ? 'roll' : (config.first + 1) % config.seats,
  daily: null,
});

export const box = defineBox({
  game: primeClimb,
  colour: GAME_COLOUR,
  players: { bots: primeClimbBots },
  setUp: {
    Options,
    configFor,
    nextConfig,
    helpSays: ({ helper }, language) => PRIME_CLIMB_WORDS[language].helpSays[helper],
    sumsSays: (_config, language) => PRIME_CLIMB_WORDS[language].sumsSays,
  },
  table: {
    Table,
    Mark: ({ seat, size }) => <Pawn seat={seat} size={size} />,
    beat,
    Sprite,
    placesButton: 'always',
  },
  words: {
    Rules,
    refusedConfig: ({ code, numbers }, language) => {
      const words = PRIME_CLIMB_WORDS[language];
      const { one, other } = numbers ?? {};
      const clash =
        one === undefined || other === undefined ? null : clashOf(VARIANTS[one]!, VARIANTS[other]!);
      return clash ? words.clash[clash] : (words.config[code] ?? words.refused.other);
    },
    standing: ({ players }, seat, language) =>
      players[seat]!.pawns.map(({ at, out }) => (out ? PRIME_CLIMB_WORDS[language].home : String(at))).join(
        '·',
      ),
    counts: (_view, language) => PRIME_CLIMB_WORDS[language].counts,
    tell: (event, seats, _config, language) => tell(event, seats, language),
    ending,
  },
  learning: { hint, reviewer, lessons },
  result,
  solo,
});
