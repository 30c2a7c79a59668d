import { screen } from '@testing-library/react-native';
import { join } from 'node:path';
import {
  createDice,
  decide,
  openTable,
  play,
  stageOf,
  type Json,
  type JsonObject,
  type Table,
  type AnyBot,
  type Event,
  type Player,
  type Registered,
  type Seat,
} from '../../src/engine';
import { GAMES } from '../../src/games/shelf';
import { CATALOGUES, LANGUAGES, type Language } from '../../src/i18n';
import type { Box } from '../../src/shell';
import { endingOf, Finest, shareText, type Ending } from '../../src/shell/result';
import { layPodium, leastPodium } from '../../src/shell/result/layPodium';
import { renderInApp } from '../shell/app';

const folder = (id: string) => join(__dirname, '../../src/games', id);
const boxOf = (id: string): Box => jest.requireActual<{ box: Box }>(join(folder(id), 'box')).box;
const probeOf = (id: string): Registered['probe'] =>
  jest.requireActual<{ registered: Registered }>(join(folder(id), 'rules/probe')).registered.probe;

/** Names of every length: the result has room for all of them. */
const NAMES = ['Maximilienne-Charlotte', 'Al', 'Jean-Sébastien', 'Noé', 'Zoé', 'Grand-papa'];
const seated = (count: number): readonly Player[] =>
  NAMES.slice(0, count).map((name, face) => ({ name, face, bot: null, help: false }));

/** A whole game, by the weakest player there is; where the app has none, by chance. */
function finished(box: Box, config: Json, seed: number): Table {
  const dice = createDice(seed);
  const bot = Object.values(box.players.bots)[0] as AnyBot | undefined;
  let table = openTable(box.game, config, dice);
  for (let stage = stageOf(table); stage.kind === 'play'; stage = stageOf(table)) {
    const { seat } = stage.acting[0];
    const view: unknown = box.game.view(table.state, seat);
    const move: Json =
      bot && !box.players.peopleOnly ? decide(bot, view, dice) : dice.pick(box.game.options(view));
    const next = play(table, seat, move, dice);
    if (next.kind === 'refused') throw new Error(next.refusal.code);
    table = next.table;
  }
  return table;
}

interface Finish {
  readonly name: string;
  readonly box: Box;
  readonly table: Table;
  readonly seats: readonly Player[];
}

/** A game of every way to play, with the fewest seats and with the most. */
const finishes = (id: string): readonly Finish[] =>
  probeOf(id).ways.flatMap(({ name, seats, configFor }) =>
    [...new Set([seats[0]!, seats.at(-1)!])].map((count): Finish => {
      const box = boxOf(id);
      const table = finished(box, configFor(count) as Json, 3);
      return { name: `${name}, ${count}`, box, table, seats: seated(box.game.seatsOf(table.config)) };
    }),
  );

const endingIn = ({ box, table, seats }: Finish, language: Language): Ending =>
  endingOf(box, table, seats, CATALOGUES[language], language);

const sentencesOf = ({ title, lead, counts, finest, cheers }: Ending): readonly string[] => [
  title,
  lead,
  counts!,
  ...(finest ? [finest.says] : []),
  ...cheers.map(({ says }) => says),
];

describe.each(GAMES.map(({ id }) => id))('the result of %s', (id) => {
  const all = finishes(id);

  test('has a column for everybody, the winners first and highest, and a kind word for each who lost', () => {
    for (const finish of all) {
      const { columns, cheers } = endingIn(finish, 'fr');
      const everybody = finish.seats.map((_, seat) => seat);
      const lost = columns.flatMap(({ won, seats }) => (won ? [] : seats));
      expect([finish.name, columns.flatMap(({ seats }) => seats).sort()]).toEqual([finish.name, everybody]);
      expect([finish.name, cheers.flatMap(({ seats }) => seats).sort()]).toEqual([finish.name, lost.sort()]);
      expect(columns[0]!.won).toBe(true);
      for (const { share, won } of columns)
        expect([finish.name, share >= 0, won ? share : 1]).toEqual([finish.name, true, 1]);
    }
  });

  test('says all of it in both languages, with nothing missing, and aloud without a sign that is not read', () => {
    for (const finish of all) {
      const [fr, en] = (['fr', 'en'] as const).map((language) => endingIn(finish, language));
      for (const said of [...sentencesOf(fr!), ...sentencesOf(en!)])
        expect([finish.name, said]).toEqual([
          finish.name,
          expect.stringMatching(/^(?!.*(undefined|NaN|null)).+$/),
        ]);
      expect(en!.lead).not.toBe(fr!.lead);
      for (const language of LANGUAGES)
        expect(shareText(endingIn(finish, language), 'Jeu', CATALOGUES[language])).not.toMatch(
          /\p{Extended_Pictographic}|\n| {2}|\.\./u,
        );
    }
  });

  test('has room for every name and number on its column', () => {
    for (const finish of all)
      for (const width of [296, 366, 600]) {
        const { columns } = endingIn(finish, 'fr');
        const height = leastPodium(columns, 1);
        const stands = [...layPodium(columns, { width, height })].sort((a, b) => a.x - b.x);
        stands.forEach(({ x, y, width: wide, heads, names, number }, nth) => {
          const next = stands[nth + 1];
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + wide).toBeLessThanOrEqual(next ? next.x : width + 0.01);
          expect(number.y).toBeGreaterThan(y);
          expect([finish.name, width, names.at(-1)!.y <= height]).toEqual([finish.name, width, true]);
          for (const head of heads) expect(head.y - head.radius * 2.4).toBeGreaterThanOrEqual(-1);
        });
      }
  });

  test('draws the finest move', () => {
    for (const finish of all) {
      const ending = endingIn(finish, 'en');
      const { finest } = ending;
      if (!finest) continue;
      renderInApp(<Finest ending={ending} move={finest} seats={finish.seats} width={366} height={60} />);
      expect(screen.getByTestId('finest')).toBeOnTheScreen();
      screen.unmount();
    }
    expect(all.some((finish) => endingIn(finish, 'en').finest !== null)).toBe(true);
  });
});

/** What may stand in an event of any game. */
type Told = Event & {
  readonly seat?: Seat;
  readonly team?: number;
  readonly points?: number;
  readonly crossings?: readonly number[];
};

const eventsOf = ({ table }: Finish, type: string): readonly Told[] =>
  table.happenings.flatMap(({ events }) => events.filter((event) => event.type === type));

const most = (events: readonly Told[]): number => Math.max(...events.map(({ points }) => points!));

describe('what is said is true', () => {
  const crosswords = finishes('pytagora').filter(({ name }) => /^(classic|plus-or-minus)/.test(name));

  test('Pytagora: no equation was worth more than the finest, and crossings are not made up', () => {
    for (const finish of crosswords) {
      const laid = eventsOf(finish, 'laid');
      const { finest, cheers } = endingIn(finish, 'en');
      expect(parseInt(finest!.says, 10)).toBe(most(laid));
      for (const { seats, says } of cheers)
        for (const own of seats.map((seat) => laid.filter((one) => one.seat === seat)))
          if (/crossing/.test(says))
            expect(own.every((one) => one === laid[0] || one.crossings!.length > 0)).toBe(true);
          else if (own.length > 0) expect(parseInt(says, 10)).toBe(most(own));
    }
  });

  test('Sequence Numbers: a whole sequence is praised where there is one', () => {
    for (const finish of finishes('sequence-numbers')) {
      const done = eventsOf(finish, 'sequence').map(({ team }) => team);
      const teams = Number((finish.table.config as JsonObject).teams);
      for (const { seats, says } of endingIn(finish, 'en').cheers)
        for (const seat of seats) expect(/whole sequence/.test(says)).toBe(done.includes(seat % teams));
    }
  });
});
