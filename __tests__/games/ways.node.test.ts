import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import * as primeClimb from '../../src/games/prime-climb/rules';
import * as pyramide from '../../src/games/pyramide/rules';
import * as pytagora from '../../src/games/pytagora/rules';
import * as sequenceNumbers from '../../src/games/sequence-numbers/rules';
import { registeredAs } from '../../tools/games';

/**
 * A probe lists the ways to play that have a golden game and saves. Here they come from the rules' own lists instead: a kind, a
 * variant or a number of seats that the probe forgot is missed here.
 */
interface Played {
  readonly id: string;
  readonly configs: readonly { readonly seats: number }[];
}

const { clashOf, VARIANTS } = primeClimb;
const solitaires = VARIANTS.filter((variant) => variant.startsWith('solitaire'));
const variants = VARIANTS.filter((variant) => !solitaires.includes(variant));
const pairs = variants.flatMap((one, place) =>
  variants.slice(place + 1).flatMap((other) => (clashOf(one, other) ? [] : [[one, other]])),
);

const PLAYED: readonly Played[] = [
  {
    id: 'pytagora',
    configs: pytagora.KINDS.flatMap((kind) =>
      pytagora.SEAT_COUNTS.map((seats) => pytagora.defaultsFor(kind, seats)),
    ),
  },
  {
    id: 'sequence-numbers',
    configs: sequenceNumbers.SEAT_COUNTS.flatMap((seats) => {
      const usual = sequenceNumbers.defaults(seats);
      const teams = sequenceNumbers.teamsFor(seats).map((count) => ({ ...usual, teams: count }));
      return [...teams, { ...usual, wrongCell: 'expert' }, { ...usual, strict: true }];
    }),
  },
  {
    id: 'prime-climb',
    configs: primeClimb.SEAT_COUNTS.flatMap((seats) => {
      const chosen =
        seats === 1 ? solitaires.map((one) => [one]) : [[], ...variants.map((one) => [one]), ...pairs];
      return chosen.map((names) => ({ ...primeClimb.defaults(seats), variants: names }));
    }),
  },
  {
    id: 'pyramide',
    configs: [
      ...[2, 3, 4].map(pyramide.defaults),
      ...['ping-pong'].map((secondRound) => ({ ...pyramide.defaults(4), secondRound })),
      ...pyramide.ALONE_MODES.map((mode) => ({ ...pyramide.defaults(1), alone: { mode } })),
    ],
  },
];

/** What 0.3.0 did not know yet. */
const NEWER: readonly string[] = [];

describe.each(PLAYED)('$id', ({ id, configs }) => {
  const { probe } = registeredAs(id);
  const played = configs.map((config) => `${probe.wayOf(config)}.${config.seats}`);

  test('every way to play that its rules know has a golden game, whatever the number of seats', () => {
    const listed = probe.ways.flatMap(({ name, seats }) => seats.map((count) => `${name}.${count}`));
    expect(played.filter((way) => !listed.includes(way))).toEqual([]);
  });

  test('0.3.0 has left a game half-way and a finished one of each', () => {
    const kept = readdirSync(join(__dirname, '../saves/0.3.0'));
    const wanted = played
      .map((way) => `${id}.${way}`)
      .filter((way) => !NEWER.includes(way))
      .flatMap((way) => [`${way}.half-way.json`, `${way}.finished.json`]);
    expect(wanted.filter((file) => !kept.includes(file))).toEqual([]);
  });
});
