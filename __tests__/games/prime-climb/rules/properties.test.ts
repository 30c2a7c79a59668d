import { createDice, enter, freeze, same, type Json, type Table, tableAt } from '../../../../src/engine';
import {
  clashOf,
  CARDS,
  defaults,
  isSafe,
  isSolitaire,
  LAST,
  primeClimb,
  SHIFTS,
  VARIANTS,
  type Config,
  type GameEvent,
  type Idle,
  type Move,
  type State,
  type Variant,
} from '../../../../src/games/prime-climb/rules';
import { registered } from '../../../../src/games/prime-climb/rules/probe';

interface Entry {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** Why a card did nothing, null where it did something. */
const idleIn = (events: readonly GameEvent[]): Idle | null =>
  events.find((event) => event.type === 'card-idle')?.reason ?? null;

/** A game by chance alone, frozen throughout. Long ones are left after so many entries: what must hold holds all the time. */
function randomGame(config: Config, seed: number, entries: number): Entry[] {
  const dice = createDice(seed);
  let state = freeze(primeClimb.start(config));
  const game: Entry[] = [];
  while (state.phase !== 'over' && game.length < entries) {
    const due = primeClimb.stage(state).kind === 'chance';
    const options = due ? [] : primeClimb.options(primeClimb.view(state, state.seat));
    const move = due ? primeClimb.chance(state, dice) : dice.pick(options);
    const actor = due ? 'chance' : state.seat;
    const refused = primeClimb.refuse(state, actor, move);
    if (refused) throw new Error(`${JSON.stringify(move)} refused: ${refused.code}`);
    const step = freeze(primeClimb.apply(state, actor, move));
    game.push({ before: state, move, after: step.state, events: step.events });
    state = step.state;
  }
  return game;
}

const combines = (variants: readonly Variant[]): boolean =>
  variants.every((one) => variants.every((other) => one === other || clashOf(one, other) === null));
const shared = VARIANTS.filter((variant) => !variant.startsWith('solitaire'));

/** All combinations of variants that several seats can play, with two, three and four of them. */
const together: Config[] = Array.from({ length: 1 << shared.length }, (_, mask) =>
  shared.filter((_variant, bit) => (mask >> bit) & 1),
)
  .filter(combines)
  .map((variants, nth) => ({
    ...defaults(2 + (nth % 3)),
    variants,
    waypoints: variants.includes('waypoints') ? [31, 53] : [],
    sending: nth % 2 === 0 ? 'near' : 'choice',
  }));
const alone: Config[] = [defaults(1), { ...defaults(1), variants: ['solitaire-2'] }];

const games = [...(registered.probe.configs as readonly Config[]), ...alone, ...together].map((config) => ({
  config,
  name: `${config.seats} seats, ${config.variants.join(' + ') || 'plain'}, ${config.sending}`,
}));
const ENTRIES = 700;

describe.each(games)('$name', ({ config }) => {
  const plays = [1, 2].map((seed) => randomGame(config, seed, ENTRIES));
  const all = plays.flat();

  test('is lawful, and pawns are on 0 to 101 or out', () => {
    expect(primeClimb.refuseConfig(config)).toBeNull();
    const wrong = all.filter(({ after }) =>
      after.players.some(({ pawns }) => pawns.some(({ at }) => !Number.isInteger(at) || at < 0 || at > LAST)),
    );
    expect(wrong).toEqual([]);
  });

  test('two pawns share no circle but a safe one, once a turn is over', () => {
    const wrong = all.filter(({ after }) => {
      if (after.phase !== 'roll') return false;
      const taken = after.players
        .flatMap(({ pawns }) => pawns)
        .filter(({ at, out }) => !out && !isSafe(config, at))
        .map(({ at }) => at);
      return new Set(taken).size !== taken.length;
    });
    expect(wrong).toEqual([]);
  });

  test('every number is used unless the game is won', () => {
    const wrong = all.filter(
      ({ before, after }) => before.turn !== null && after.turn === null && before.turn.numbers.length > 0,
    );
    expect(wrong).toEqual([]);
    const spent = all.filter(({ move }) => move.type === 'use').length;
    const left = plays.reduce(
      (sum, play) => sum + (play[play.length - 1]!.after.turn?.numbers.length ?? 0),
      0,
    );
    const rolled = all.reduce(
      (sum, { move }) => sum + (move.type !== 'dice' ? 0 : move.dice[0] === move.dice[1] ? 4 : 2),
      0,
    );
    expect(spent + left).toBe(rolled);
  });

  test('nobody is bumped where nobody can be', () => {
    const bumped = all.flatMap(({ events }) => events.filter((event) => event.type === 'bumped'));
    expect(bumped.filter((event) => event.type === 'bumped' && isSafe(config, event.from))).toEqual([]);
  });

  test('one card a turn at most, but in Double time', () => {
    let drawn = 0;
    let most = 0;
    for (const { move } of all) {
      if (move.type === 'roll') drawn = 0;
      if (move.type === 'turn-over') most = Math.max(most, ++drawn);
    }
    if (!config.variants.includes('double-time')) expect(most).toBeLessThanOrEqual(1);
  });

  test('every card is somewhere, each once', () => {
    const box = (isSolitaire(config) ? SHIFTS : CARDS.map((_, card) => card)).join();
    const wrong = all.filter(({ after: { deck, used, drawn, players } }) => {
      const held = players.flatMap(({ keepers }) => keepers);
      const cards = [...deck, ...used, ...held, ...(drawn ? [drawn.card] : [])];
      return cards.sort((a, b) => a - b).join() !== box;
    });
    expect(wrong).toEqual([]);
  });

  test('only a number or a ±k keeper brings a pawn to its end, and only with its waypoints reached', () => {
    for (const { before, move, after, events } of all) {
      const out = (state: State) =>
        state.players.flatMap(({ pawns }) => pawns).filter((pawn) => pawn.out).length;
      if (out(after) > out(before)) expect(['use', 'shift']).toContain(move.type);
      const there = events.some(({ type }) => type === 'arrived' || type === 'turned');
      if (there) expect(after.players[before.seat]!.reached).toHaveLength(config.waypoints.length);
    }
  });

  test('a waypoint counts from where a pawn stands when its numbers are done, or where a card puts it', () => {
    const counted = config.variants.includes('double-time') ? ['use', 'shift'] : ['end'];
    const standing = ({ players }: State, seat: number) =>
      config.waypoints.filter((prime) => players[seat]!.pawns.some(({ at }) => at === prime));
    // One sentence at the end: `expect` itself, a quarter of a million times, was most of this file's time.
    const wrong = all.flatMap(({ before, move, after, events }) =>
      before.players.flatMap(({ reached }, seat) => {
        const put = events.flatMap((event) =>
          event.type === 'carried' && event.seat === seat ? [event.to] : [],
        );
        const now = seat === before.seat && counted.includes(move.type) ? before : null;
        const stood = now && move.type !== 'end' ? standing(after, seat) : now ? standing(now, seat) : [];
        const landed = config.waypoints.filter((prime) => put.includes(prime) || stood.includes(prime));
        const due = new Set([...reached, ...landed]);
        const got = new Set(after.players[seat]!.reached);
        return got.size === due.size && [...due].every((prime) => got.has(prime))
          ? []
          : [{ seat, move, due: [...due], got: [...got] }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('all eyes see the same: nothing is hidden', () => {
    const { after } = all[all.length - 1]!;
    expect({ ...primeClimb.view(after, 'table'), eyes: 0 }).toEqual(primeClimb.view(after, 0));
  });

  test('what the view tells of the moves ahead is what they bring', () => {
    const wrong = all.filter(({ before, move, after, events }) => {
      const view = primeClimb.view(before, before.seat);
      switch (move.type) {
        case 'use':
        case 'shift': {
          const use = view.uses.find((one) => same(one.move, move));
          const stop = events.find((event) => event.type === 'moved' || event.type === 'stood');
          return !use?.lawful || stop?.to !== use.to || (stop.type === 'stood') !== use.idle;
        }
        case 'send':
        case 'curse':
          return !view.harms.some((one) => same(one, move));
        case 'end': {
          const bumped = events.flatMap((event) => (event.type === 'bumped' ? [event.seat] : []));
          const card = view.ending?.red !== null;
          return !same(view.ending?.bumped, [...new Set(bumped)]) || card !== (after.phase === 'draw');
        }
        case 'obey':
          return move.choice === null && view.task?.idle !== idleIn(events);
        default:
          return false;
      }
    });
    expect(wrong).toEqual([]);
  });

  test('its log replays to the same state', () => {
    const [play] = plays;
    let table: Table = tableAt(primeClimb, config, primeClimb.start(config));
    for (const { before, move } of play!.slice(0, 400)) {
      const read = primeClimb.readMove(JSON.parse(JSON.stringify(move)) as Json);
      const actor = primeClimb.stage(before).kind === 'chance' ? 'chance' : before.seat;
      const played = enter(table, { actor, move: read });
      if (played.kind === 'refused') throw new Error(played.refusal.code);
      table = played.table;
    }
    expect(same(table.state, play!.slice(0, 400).pop()!.after)).toBe(true);
  });
});

test('the uses and harms that the view calls lawful are the options', () => {
  const kinds = ['use', 'shift', 'send', 'curse'];
  const written = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move)).sort();
  const wrong = games
    .flatMap(({ config }) => randomGame(config, 3, 300))
    .filter(({ before }) => {
      const view = primeClimb.view(before, before.seat);
      const told = [...view.uses.flatMap(({ lawful, move }) => (lawful ? [move] : [])), ...view.harms];
      const options = primeClimb.options(view).filter(({ type }) => kinds.includes(type));
      return !same(written(told), written(options));
    });
  expect(wrong).toEqual([]);
});

test('who is not cursed always has a use for every number', () => {
  const wrong = games
    .flatMap(({ config }) => randomGame(config, 3, 500))
    .filter(({ before }) => {
      const { phase, seat, turn } = before;
      if (phase !== 'move' || before.players[seat]!.cursed) return false;
      const offered = primeClimb.options(primeClimb.view(before, seat));
      return turn!.numbers.some(
        (number) => !offered.some((move) => move.type === 'use' && move.number === number),
      );
    });
  expect(wrong).toEqual([]);
});
