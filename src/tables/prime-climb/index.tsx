import { primeClimbBots } from '../../bots/prime-climb';
import type { Json } from '../../engine/core';
import {
  defaults,
  primeClimb,
  readConfig,
  refuseConfig,
  VARIANTS,
  clashOf,
  type Config,
  type View,
} from '../../engine/prime-climb';
import { CLIMB_WORDS } from '../../i18n/prime-climb';
import type { Box } from '../../shell';
import { GAME_COLOUR } from './colours';
import { today } from './daily';
import { hint } from './hints';
import { lessons } from './lessons';
import { Options } from './Options';
import { Pawn } from './Pawn';
import { reviewer } from './reviewer';
import { Rules } from './Rules';
import { solo } from './solo';
import { Table } from './Table';
import { cue, ending, tell } from './tell';

const json = (config: Config): Json => config as unknown as Json;

/** Keeps the house rules when the number of seats changes; alone and together have variants of their own. */
function configFor(seats: number, before: Json | null): Json {
  const old = before === null ? null : readConfig(before);
  if (!old) return json(defaults(seats));
  if (old.seats === seats && !refuseConfig(old)) return json(fromToday(old));
  const { sending, helper, variants, waypoints } = old;
  const kept = seats > 1 && old.seats > 1 ? { variants, waypoints } : {};
  return json({ ...defaults(seats), sending, helper, ...kept });
}

/** A set-up remembered from yesterday is played with the rolls of today. */
const fromToday = (config: Config): Config =>
  config.daily === null ? config : { ...config, daily: today() };

/** Whoever was agreed to begin passes it on to the next seat. A day's rolls are played once: then come others. */
function nextConfig(before: Json): Json {
  const config = readConfig(before)!;
  const first = config.first === 'roll' ? 'roll' : (config.first + 1) % config.seats;
  return json({ ...config, first, daily: null });
}

export const box: Box = {
  game: primeClimb,
  bots: primeClimbBots,
  Table,
  Options,
  Rules,
  colour: GAME_COLOUR,
  configFor,
  nextConfig,
  refusedConfig: (raw, language) => {
    const words = CLIMB_WORDS[language];
    const config = readConfig(raw);
    if (!config) return words.refused.other;
    const refusal = refuseConfig(config);
    if (!refusal) return null;
    const { one, other } = refusal.numbers ?? {};
    const clash = one === undefined || other === undefined ? null : clashOf(VARIANTS[one]!, VARIANTS[other]!);
    return clash ? words.clash[clash] : (words.config[refusal.code] ?? words.refused.other);
  },
  helpSays: (config, language) => CLIMB_WORDS[language].helpSays[readConfig(config)?.helper ?? 'results'],
  standing: (seen, seat, language) => {
    const { players }: View = seen;
    return players[seat]!.pawns.map(({ at, out }) => (out ? CLIMB_WORDS[language].home : String(at))).join(
      players.length > 2 ? '·' : ' · ',
    );
  },
  Mark: ({ seat, size }) => <Pawn seat={seat} size={size} />,
  tell: (event, seats, _config, language) => tell(event, seats, language),
  ending: (view, seats, language) => ending(view, seats, language),
  cue,
  solo,
  hint: (view, language) => hint(view, language),
  reviewer,
  lessons,
};
