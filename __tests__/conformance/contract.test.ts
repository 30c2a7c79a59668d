import {
  BAD_SAVES,
  createDice,
  enter,
  freeze,
  readSaved,
  replay,
  same,
  saveTable,
  seenBy,
  stageOf,
  undo,
  undoSeat,
  type Event,
  type Eyes,
  type Happening,
  type Json,
  type Player,
  type Table,
} from '../../src/engine';
import { eventsSince } from '../../src/shell/since';
import { garbled } from '../engine/support/garbled';
import {
  actorsOf,
  playthrough,
  throughText,
  type Playthrough,
  type Turned,
} from '../engine/support/playthrough';
import { GAMES } from './games';

/** What every game signs, tried on every game: random games, looked at after every single entry. */
const SEEDS = [11, 12];

const seatsOf = ({ game, config }: Table): number[] =>
  Array.from({ length: game.seatsOf(config) }, (_, seat) => seat);
const everyEyes = (table: Table): Eyes[] => [...seatsOf(table), 'table'];
const players = (table: Table): Player[] =>
  seatsOf(table).map((seat) => ({ name: `Seat ${seat}`, face: seat, bot: null, help: false }));

const isSecret = ({ only }: Event): boolean => only !== undefined;

/** Tables that break a promise, described: an empty list reads better in a failure than a thousand expectations. */
const broken = (games: readonly Playthrough[], promise: (table: Table, index: number) => string | null) =>
  games.flatMap(({ tables }) =>
    tables.flatMap((table, index) => {
      const why = promise(table, index);
      return why === null ? [] : [`after ${index} entries: ${why}`];
    }),
  );

const cases = GAMES.flatMap((registered) =>
  registered.probe.configs.map((config) => ({
    registered,
    config,
    name: `${registered.game.id} ${JSON.stringify(config)}`,
  })),
);

describe.each(cases)('$name', ({ registered, config }) => {
  const { game, probe } = registered;
  const games = SEEDS.map((seed) => playthrough(registered, config, seed));
  const first = games[0]!;

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
    const again = playthrough(registered, config, SEEDS[0]!);
    expect(same(again.end.log, first.end.log)).toBe(true);
    expect(games.slice(1).some(({ end }) => !same(end.log, first.end.log))).toBe(true);
  });

  test('states, moves and views are plain JSON', () => {
    const wrong = broken(games, (table) => {
      if (!same(throughText(table.state), table.state)) return 'state';
      const last = table.log[table.log.length - 1];
      if (last && !same(throughText(last), last)) return `move ${JSON.stringify(last)}`;
      const view = everyEyes(table).find((eyes) => {
        const seen = game.view(table.state, eyes);
        return !same(throughText(seen), seen);
      });
      return view === undefined ? null : `view of ${view}`;
    });
    expect(wrong).toEqual([]);
  });

  test('the game goes on from a state that went through text exactly as from the state itself', () => {
    for (const { steps } of games)
      for (const { before, entry, after, happening } of steps) {
        const step = game.apply(freeze(throughText(before.state)), entry.actor, entry.move);
        if (!same(step.state, after.state) || !same(step.events, happening.events))
          throw new Error(`${JSON.stringify(entry)} led elsewhere`);
      }
  });

  test('there is always somebody to act, or chance due, or an end; and the end comes in time', () => {
    const wrong = broken(games, (table, index) => {
      const stage = stageOf(table);
      if (stage.kind !== 'play') return null;
      const seats = stage.acting.map(({ seat }) => seat);
      if (new Set(seats).size !== seats.length) return 'a seat acts twice';
      if (!seats.every((seat) => seatsOf(table).includes(seat))) return 'nobody sits there';
      if (!everyEyes(table).includes(stage.eyes)) return 'eyes of nobody';
      return index <= probe.longest ? null : 'too long';
    });
    expect(wrong).toEqual([]);
    games.forEach(({ end }) => expect(stageOf(end).kind).toBe('over'));
  });

  test('the ranking lists every seat once', () => {
    for (const { end } of games) {
      const stage = stageOf(end);
      const ranking = stage.kind === 'over' ? stage.ranking : [];
      expect(ranking.flat().sort((a, b) => a - b)).toEqual(seatsOf(end));
      expect(ranking.every((group) => group.length > 0)).toBe(true);
    }
  });

  test('what is offered is never refused, and survives a save', () => {
    const wrong = broken(games, (table) => {
      for (const seat of seatsOf(table))
        for (const move of game.options(freeze(game.view(table.state, seat))) as Json[]) {
          if (!same(game.readMove(throughText(move)), move)) return `unreadable ${JSON.stringify(move)}`;
          const played = enter(table, { actor: seat, move: freeze(move) });
          if (played.kind === 'refused') return `${seat} ${JSON.stringify(move)}: ${played.refusal.code}`;
        }
      return game.options(game.view(table.state, 'table')).length === 0 ? null : 'the table itself has moves';
    });
    expect(wrong).toEqual([]);
  });

  test('what is unlawful is refused with a reason and leaves no trace', () => {
    const seen = new Map(first.end.log.map((entry) => [JSON.stringify(entry), entry]));
    const sample = createDice(5)
      .shuffle([...seen.values()])
      .slice(0, 12);
    const wrong = broken(games, (table) => {
      const stage = stageOf(table);
      const text = JSON.stringify(table.state);
      const acting = stage.kind === 'play' ? stage.acting.map(({ seat }) => seat) : [];
      const tried = actorsOf(table).flatMap((actor) => {
        const due =
          actor === 'chance'
            ? stage.kind === 'chance'
            : actor === 'clock'
              ? stage.kind === 'play' && stage.countdown !== undefined
              : acting.includes(actor);
        const moves = due ? [] : sample.map(({ move }) => move);
        return [...moves, ...(typeof actor === 'number' ? (probe.unlawful(table.state) as Json[]) : [])].map(
          (move) => ({ actor, move: freeze(move) }),
        );
      });
      for (const entry of [...tried, ...sample.map(({ move }) => ({ actor: 99, move }))]) {
        const played = enter(table, entry);
        if (played.kind !== 'refused') return `let through ${JSON.stringify(entry)}`;
        if (played.refusal.code === '') return 'no reason';
      }
      return JSON.stringify(table.state) === text ? null : 'left a trace';
    });
    expect(wrong).toEqual([]);
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
    const counted = probe.census(first.opening.state);
    expect(
      broken(games, ({ state }) =>
        same(probe.census(state), counted) ? null : JSON.stringify(probe.census(state)),
      ),
    ).toEqual([]);
  });

  test('a view betrays nothing: with other secrets, these eyes see, may do and are refused the same', () => {
    const dice = createDice(3);
    let scrambled = 0;
    const wrong = broken(games, (table) => {
      for (const eyes of everyEyes(table)) {
        const other = freeze(probe.scramble(table.state, eyes, dice));
        if (same(other, table.state)) continue;
        scrambled++;
        const [seen, seenThen] = [game.view(table.state, eyes), game.view(other, eyes)];
        if (!same(seen, seenThen)) return `view of ${eyes}`;
        if (!same(game.options(seen), game.options(seenThen))) return `options of ${eyes}`;
        if (!same(game.stage(table.state), game.stage(other))) return `stage for ${eyes}`;
        if (typeof eyes !== 'number') continue;
        for (const move of probe.unlawful(table.state) as Json[])
          if (!same(game.refuse(table.state, eyes, move), game.refuse(other, eyes, move)))
            return `refusal to ${eyes} of ${JSON.stringify(move)}`;
      }
      return null;
    });
    expect(wrong).toEqual([]);
    if (game.seatsOf(config) > 1) expect(scrambled > 0).toBe(!probe.open);
  });

  test('what happens betrays nothing: where secrets are others and the view is the same, so are the events', () => {
    const dice = createDice(4);
    const told = (eyes: Eyes, { happenings }: { readonly happenings: readonly Happening[] }) =>
      seenBy(
        eyes,
        happenings.flatMap(({ events }) => events),
      );
    /** The same entry with secrets that these eyes do not know; chance draws something else. */
    const otherwise = ({ before, entry }: Turned, eyes: Eyes) =>
      entry.actor === 'chance'
        ? enter(before, { ...entry, move: freeze(game.chance(before.state, dice) as Json) })
        : enter({ ...before, state: freeze(probe.scramble(before.state, eyes, dice)) }, entry);
    let secrets = 0;
    const wrong = games.flatMap(({ steps }) =>
      steps.flatMap((step, index) =>
        everyEyes(step.before).flatMap((eyes) => {
          const other = otherwise(step, eyes);
          // What leaves no trace in the state, such as who rolled how much to begin, is nobody's secret.
          if (other.kind === 'refused' || same(other.table.state, step.after.state)) return [];
          if (!same(game.view(other.table.state, eyes), game.view(step.after.state, eyes))) return [];
          secrets++;
          const [then, now] = [told(eyes, other), told(eyes, { happenings: [step.happening] })];
          return same(then, now) ? [] : [`entry ${index}, to ${eyes}: ${JSON.stringify(now)}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
    if (game.seatsOf(config) > 1) expect(secrets > 0).toBe(!probe.open);
  });

  test('a secret event is for a seat of this game, and nobody else is ever told it', () => {
    const wrong = games.flatMap(({ steps }) =>
      steps.flatMap(({ after, happening }, index) =>
        happening.events.filter(isSecret).flatMap((event) => {
          if (!seatsOf(after).includes(event.only!))
            return [`entry ${index}: for ${event.only}, who is nobody`];
          return seatsOf(after)
            .filter((seat) => seat !== event.only)
            .filter((seat) => eventsSince(after, seat).some((told) => same(told, event)))
            .map((seat) => `entry ${index}: ${seat} was told ${JSON.stringify(event)}`);
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('a save replays to the same game, from every entry of it', () => {
    const stride = Math.max(1, Math.floor(first.tables.length / 120));
    first.tables.forEach((table, index) => {
      if (index % stride !== 0 && table !== first.end) return;
      const saved = readSaved(JSON.stringify(saveTable(table, players(table), null)));
      if (saved.kind === 'bad') throw new Error(`${index}: ${saved.why}`);
      const read = replay(game, saved.value);
      if (read.kind === 'bad') throw new Error(`${index}: ${read.why} of ${BAD_SAVES.join()}`);
      const { state, log, happenings, undoable } = read.value;
      const whole = { state, log, happenings, undoable };
      const { state: s, log: l, happenings: h, undoable: u } = table;
      if (!same(whole, { state: s, log: l, happenings: h, undoable: u }))
        throw new Error(`${index}: another game`);
    });
  });

  test('undo returns to the state before, playing again returns here; seals and other seats stop it', () => {
    let undone = 0;
    for (const { steps } of games)
      for (const { before, entry, after, happening } of steps) {
        const seat = undoSeat(after);
        const sealed = game.apply(before.state, entry.actor, entry.move).sealed === true;
        if (sealed || typeof entry.actor !== 'number' || stageOf(after).kind !== 'play')
          expect(seat).toBeNull();
        if (seat === null) {
          expect(undo(after)).toBe(after);
          continue;
        }
        undone++;
        expect(seat).toBe(entry.actor);
        const back = undo(after);
        expect([back.state === before.state, same(back.log, before.log)]).toEqual([true, true]);
        const again = enter(back, entry);
        if (again.kind === 'refused') throw new Error(again.refusal.code);
        expect(same(again.table.state, after.state) && same(again.happenings, [happening])).toBe(true);
        // All the way back, nothing but this seat's own entries is taken away.
        let furthest = after;
        while (undoSeat(furthest) !== null) furthest = undo(furthest);
        expect(after.log.slice(furthest.log.length).every(({ actor }) => actor === seat)).toBe(true);
      }
    expect(undone).toBeGreaterThan(0);
  });

  test('where a countdown runs, its end is a lawful move of the clock', () => {
    const wrong = broken(games, (table) => {
      const stage = stageOf(table);
      if (stage.kind !== 'play' || stage.countdown === undefined) return null;
      if (!game.expire || !(stage.countdown.ms > 0)) return 'a countdown that cannot end';
      const move = game.expire(table.state, stage.countdown.id) as Json;
      if (!same(game.readMove(throughText(move)), move)) return 'an unreadable end';
      return enter(table, { actor: 'clock', move }).kind === 'played' ? null : 'its end is refused';
    });
    expect(wrong).toEqual([]);
  });
});
