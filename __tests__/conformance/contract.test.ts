import { createDice, enter, freeze, same, stageOf, type Json, type Table } from '../../src/engine';
import { playthrough, throughText, type Playthrough, type Turned } from '../../tools/conformance/playthrough';
import {
  alikeKnowAlike,
  clockEndsLawfully,
  conserves,
  eventsBetrayNothing,
  keepsSecretEvents,
  offersLawfully,
  plainJson,
  ranksEverybody,
  refusesUnlawful,
  replaysFromSave,
  sameThroughText,
  sampleOf,
  somebodyActs,
  undoesExactly,
  viewBetraysNothing,
} from '../../tools/conformance/promises';
import { garbled } from '../engine/support/garbled';
import { GAMES } from './games';

/** What every game signs, tried on every game: a random game, looked at after every single entry. `npm run play-out` plays thousands. */
const SEED = 11;
const OTHER_SEED = 12;

/** Tables that break a promise, described: an empty list reads better in a failure than a thousand expectations. */
const broken = ({ tables }: Playthrough, promise: (table: Table, index: number) => string | null) =>
  tables.flatMap((table, index) => {
    const why = promise(table, index);
    return why === null ? [] : [`after ${index} entries: ${why}`];
  });

const brokenSteps = ({ steps }: Playthrough, promise: (step: Turned) => string | null) =>
  steps.flatMap((step, index) => {
    const why = promise(step);
    return why === null ? [] : [`entry ${index}: ${why}`];
  });

const cases = GAMES.flatMap((registered) =>
  registered.probe.configs.map((config) => ({
    registered,
    config,
    name: `${registered.game.id} ${JSON.stringify(config)}`,
  })),
);

describe.each(cases)('$name', ({ registered, config }) => {
  const { game, probe } = registered;
  const first = playthrough(registered, config, SEED);

  test('the set-up is lawful, and is read back as it was', () => {
    expect(game.refuseConfig(config)).toBeNull();
    expect(game.seatCounts).toContain(game.seatsOf(config));
    expect(game.readConfig(throughText(config) as Json)).toEqual(config);
    game.seatCounts.forEach((seats) => {
      const usual = game.defaults(seats);
      expect(game.refuseConfig(usual)).toBeNull();
      // Who plays alone may have the app at the table: a seat more.
      expect([seats, ...(seats === 1 ? [2] : [])]).toContain(game.seatsOf(usual));
    });
  });

  test('the same dice play the same game, other dice another', () => {
    const again = playthrough(registered, config, SEED);
    expect(same(again.end.log, first.end.log)).toBe(true);
    const other = playthrough(registered, config, OTHER_SEED);
    expect(same(other.end.log, first.end.log)).toBe(false);
  });

  test('states, moves and views are plain JSON', () => {
    expect(broken(first, plainJson)).toEqual([]);
  });

  test('the game goes on from a state that went through text exactly as from the state itself', () => {
    expect(brokenSteps(first, sameThroughText)).toEqual([]);
  });

  test('there is always somebody to act, or chance due, or an end; and the end comes in time', () => {
    expect(broken(first, somebodyActs)).toEqual([]);
    expect(stageOf(first.end).kind).toBe('over');
    expect(first.steps.length).toBeLessThanOrEqual(probe.longest);
  });

  test('the ranking lists every seat once', () => {
    expect(ranksEverybody(first.end)).toBeNull();
  });

  test('what is offered is never refused, and survives a save', () => {
    expect(broken(first, offersLawfully)).toEqual([]);
  });

  test('what is unlawful is refused with a reason and leaves no trace', () => {
    const sample = sampleOf(first, createDice(5));
    expect(broken(first, (table) => refusesUnlawful(registered, table, sample))).toEqual([]);
  });

  test('garbled moves are unreadable, or refused, or lawful; they never throw nor lose a piece', () => {
    const dice = createDice(77);
    const counted = probe.census(first.opening.state);
    let unreadable = 0;
    for (const { before, entry } of first.steps)
      for (const raw of garbled(entry.move, dice)) {
        const move = game.readMove(raw) as Json | null;
        if (move === null) unreadable++;
        else {
          const played = enter(before, { actor: entry.actor, move: freeze(move) });
          if (played.kind === 'played') expect(probe.census(played.table.state)).toEqual(counted);
        }
      }
    expect(unreadable).toBeGreaterThan(0);
  });

  test('pieces and cards are conserved', () => {
    expect(broken(first, (table) => conserves(registered, first.opening, table))).toEqual([]);
  });

  test('a view betrays nothing: with other secrets, these eyes see, may do and are refused the same', () => {
    const dice = createDice(3);
    const scrambled = { count: 0 };
    expect(broken(first, (table) => viewBetraysNothing(registered, table, dice, scrambled))).toEqual([]);
    if (game.seatsOf(config) > 1) expect(scrambled.count > 0).toBe(!probe.open);
  });

  test('eyes between which no cover stands know the same', () => {
    const dice = createDice(5);
    expect(broken(first, (table) => alikeKnowAlike(registered, table, dice))).toEqual([]);
  });

  test('what happens betrays nothing: where secrets are others and the view is the same, so are the events', () => {
    const dice = createDice(4);
    const secrets = { count: 0 };
    expect(brokenSteps(first, (step) => eventsBetrayNothing(registered, step, dice, secrets))).toEqual([]);
    if (game.seatsOf(config) > 1) expect(secrets.count > 0).toBe(!probe.open);
  });

  test('a secret event is for a seat of this game, and nobody else is ever told it', () => {
    expect(brokenSteps(first, keepsSecretEvents)).toEqual([]);
  });

  test('a save replays to the same game, from every entry of it', () => {
    const stride = Math.max(1, Math.floor(first.tables.length / 120));
    const wrong = broken(first, (table, index) =>
      index % stride !== 0 && table !== first.end ? null : replaysFromSave(table),
    );
    expect(wrong).toEqual([]);
  });

  test('undo returns to the state before, playing again returns here; seals and other seats stop it', () => {
    const undone = { count: 0 };
    expect(brokenSteps(first, (step) => undoesExactly(step, undone))).toEqual([]);
    expect(undone.count).toBeGreaterThan(0);
  });

  test('where a countdown runs, its end is a lawful move of the clock', () => {
    expect(broken(first, clockEndsLawfully)).toEqual([]);
  });
});
