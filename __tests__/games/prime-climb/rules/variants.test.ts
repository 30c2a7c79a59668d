import {
  CLASHES,
  clashOf,
  defaults,
  directionOf,
  endOf,
  homeOf,
  isSafe,
  primeClimb,
  SHIFTS,
  startOf,
  VARIANTS,
  type Clash,
  type Config,
  type Variant,
} from '../../../../src/games/prime-climb/rules';
import { after, bumps, cardOf, places, position, refusal, typesOf } from './support';

const playing = (...variants: Variant[]): Partial<Config> => ({ variants });

describe('Double time: bump and draw after each number', () => {
  const config = playing('double-time');
  test('a pawn passed by is bumped, and a card is drawn before the next number', () => {
    const rolled = position({
      config,
      pawns: [
        [31, 50],
        [37, 0],
      ],
      dice: [6, 2],
    });
    const first = after(rolled, 'a + 6');
    expect([bumps(first.events), first.state.phase]).toEqual([['1a 37 → 0'], 'draw']);
    const back = after(first.state, 'card ±1', 'obey').state;
    expect([back.phase, back.turn!.numbers]).toEqual(['move', [2]]);
  });
  test('several cards are drawn in one turn', () => {
    const rolled = position({ config, pawns: [[10, 50]], dice: [1, 2] });
    const { state } = after(rolled, 'a + 1', 'card ±1', 'obey', 'a + 2', 'card ±2', 'obey', 'end');
    expect([state.draws, state.players[0]!.keepers, state.seat]).toEqual([2, SHIFTS.slice(0, 2), 1]);
  });
  test('a pawn that rests on its prime earns nothing more, whatever the other does', () => {
    const rolled = position({ config, pawns: [[10, 50]], dice: [1, 2] });
    const { state, events } = after(rolled, 'a + 1', 'card ±1', 'obey', 'b + 2', 'end');
    expect([state.draws, typesOf(events).filter((type) => type === 'card-drawn')]).toEqual([
      1,
      ['card-drawn'],
    ]);
  });
  test('no card for the prime where the pawn began the turn', () => {
    const { state } = after(position({ config, pawns: [[13, 50]], dice: [3, 3] }), 'a + 3', 'a - 3');
    expect([state.phase, state.draws]).toEqual(['move', 0]);
  });
  test('a keeper bumps and draws too', () => {
    const keepers = [[cardOf('shift', 3)]];
    const rolled = position({
      config,
      pawns: [
        [10, 50],
        [13, 0],
      ],
      keepers,
      dice: [1, 2],
    });
    const { state, events } = after(rolled, 'keeper a + 3');
    expect([state.phase, bumps(events)]).toEqual(['draw', ['1a 13 → 0']]);
  });
  test('“roll again” in the middle: first the turn is finished', () => {
    const rolled = position({ config, pawns: [[10, 50]], dice: [1, 2] });
    const middle = after(rolled, 'a + 1', 'card again', 'obey').state;
    expect([middle.phase, middle.again, middle.turn!.numbers]).toEqual(['move', 1, [2]]);
    const next = after(middle, 'b + 2', 'end').state;
    expect([next.phase, next.seat, next.again]).toEqual(['roll', 0, 0]);
    expect(after(next, 'roll', 'dice 2 4', 'b + 2', 'b + 4', 'end').state.seat).toBe(1);
  });
  test('after a card has carried the pawn away, the numbers left start from there', () => {
    const rolled = position({ config, pawns: [[10, 50]], dice: [1, 2] });
    expect(places(after(rolled, 'a + 1', 'card fifty', 'obey', 'a + 2').state)).toEqual([63, 50]);
  });
});

describe('Waypoints: 101 only after a pawn has landed on each', () => {
  const config: Partial<Config> = { variants: ['waypoints'], waypoints: [37, 61] };
  const on37 = position({ config, pawns: [[30, 0]], dice: [3, 4] });
  test('a move that ends there reaches it before the card is drawn, and a card that puts a pawn there does', () => {
    const { state, events } = after(on37, 'a + 3', 'a + 4', 'end');
    expect([state.phase, state.players[0]!.reached]).toEqual(['draw', [37]]);
    expect(events).toContainEqual({ type: 'waypoint', seat: 0, at: 37 });
    const carried = after(
      position({ config, pawns: [[10, 0]], dice: [3, 2] }),
      'a + 3',
      'a - 2',
      'end',
    ).state;
    expect(after(carried, 'card fifty', 'obey').state.players[0]!.reached).toEqual([61]);
  });
  test('a card that carries the pawn on takes nothing away: the landing counts', () => {
    const { state } = after(on37, 'a + 3', 'a + 4', 'end', 'card fifty', 'obey');
    expect([places(state), state.players[0]!.reached]).toEqual([[87, 0], [37]]);
  });
  test('somebody else’s card that puts a pawn there counts for whose pawn it is', () => {
    const moved = after(
      position({ config, pawns: [[30, 0], [70, 0]], dice: [3, 4] }), // prettier-ignore
      'a + 3',
      'a + 4',
      'end',
      'card swap',
    ).state;
    const swap = { kind: 'swap', one: { seat: 0, pawn: 0 }, other: { seat: 1, pawn: 0 } } as const;
    const { state, events } = after(moved, { type: 'obey', choice: swap });
    expect(state.players.map(({ reached }) => reached)).toEqual([[37], [37]]);
    expect(events).toContainEqual({ type: 'waypoint', seat: 1, at: 37 });
  });
  test('passing through between two numbers, or on the way of a keeper, does not count', () => {
    const { state } = after(position({ config, pawns: [[30, 0]], dice: [7, 1] }), 'a + 7', 'a + 1', 'end');
    expect(state.players[0]!.reached).toEqual([]);
    const keepers = [[cardOf('shift', 7)]];
    const kept = position({ config, pawns: [[30, 0]], keepers, dice: [1, 2] });
    expect(after(kept, 'keeper a + 7', 'a + 1', 'b + 2', 'end').state.players[0]!.reached).toEqual([]);
  });
  test('in Double time every number done counts, and so does a keeper', () => {
    const double = { ...config, variants: ['double-time', 'waypoints'] } as const;
    const { state } = after(position({ config: double, pawns: [[30, 0]], dice: [7, 1] }), 'a + 7');
    expect([state.phase, state.players[0]!.reached]).toEqual(['draw', [37]]);
    const keepers = [[cardOf('shift', 7)]];
    const kept = position({ config: double, pawns: [[30, 0]], keepers, dice: [1, 2] });
    expect(after(kept, 'keeper a + 7').state.players[0]!.reached).toEqual([37]);
  });
  test('101 is open in the same turn once the last of them counts', () => {
    const double: Partial<Config> = { variants: ['double-time', 'waypoints'], waypoints: [37] };
    const rolled = position({ config: double, pawns: [[36, 97]], dice: [1, 4] });
    expect(refusal(rolled, 'b + 4')?.code).toBe('waypoints-first');
    expect(places(after(rolled, 'a + 1', 'card ±1', 'obey', 'b + 4').state)).toEqual([37, 'out']);
  });
  test('one pawn may reach them for both', () => {
    const pawns: [number, number][] = [[97, 20]];
    expect(refusal(position({ config, pawns, reached: [37], dice: [4, 1] }), 'a + 4')?.code).toBe(
      'waypoints-first',
    );
    expect(
      places(after(position({ config, pawns, reached: [37, 61], dice: [4, 1] }), 'a + 4').state),
    ).toEqual(['out', 20]);
  });
  test('a keeper is held back as well', () => {
    const keepers = [[cardOf('shift', 4)]];
    const rolled = position({ config, pawns: [[97, 20]], keepers, dice: [1, 2] });
    expect(refusal(rolled, 'keeper a + 4')?.code).toBe('waypoints-first');
  });
  test('backwards they guard 0, there and back the turning', () => {
    const back = { ...config, variants: ['waypoints', 'backwards'] } as const;
    expect(refusal(position({ config: back, pawns: [[4, 20]], dice: [4, 1] }), 'a - 4')?.code).toBe(
      'waypoints-first',
    );
    const there = { ...config, variants: ['waypoints', 'there-and-back'] } as const;
    expect(refusal(position({ config: there, pawns: [[97, 4]], dice: [4, 1] }), 'a + 4')?.code).toBe(
      'waypoints-first',
    );
    expect(places(after(position({ config: there, pawns: [[97, 4]], dice: [4, 1] }), 'b - 4').state)).toEqual(
      [97, 0],
    );
  });
});

test('Sprint: one pawn at 101 wins', () => {
  const { state } = after(position({ config: playing('sprint'), pawns: [[99, 3]], dice: [2, 5] }), 'a + 2');
  expect([state.phase, state.result!.ranking]).toEqual(['over', [[0], [1]]]);
});

describe('Backwards: from 101 to 0', () => {
  const config = playing('backwards');
  test('both begin at 101, reach 0 exactly and leave', () => {
    expect(places(position({ config }))).toEqual([101, 101]);
    const { state, events } = after(position({ config, pawns: [[5, 20]], dice: [5, 7] }), 'a - 5');
    expect([places(state), typesOf(events)]).toEqual([
      ['out', 20],
      ['moved', 'arrived'],
    ]);
    expect(refusal(position({ config, pawns: [[5, 20]], dice: [7, 1] }), 'a - 7')?.code).toBe('below-zero');
  });
  test('bumped pawns go to 101; on 101 nobody is bumped', () => {
    const hit = after(
      position({
        config,
        pawns: [
          [50, 60],
          [44, 0],
        ],
        dice: [2, 4],
      }),
      'a - 2',
      'a - 4',
      'end',
    );
    expect(bumps(hit.events)).toEqual(['1a 44 → 101']);
    const up = after(
      position({
        config,
        pawns: [
          [95, 60],
          [101, 9],
        ],
        dice: [2, 4],
      }),
      'a + 2',
      'a + 4',
      'end',
    );
    expect([bumps(up.events), up.state.phase]).toEqual([[], 'roll']);
  });
  test('the farther down, the better placed', () => {
    const rolled = position({
      config: { seats: 3, ...config },
      pawns: [
        [5, 'out'],
        [50, 60],
        [40, 60],
      ],
      dice: [5, 1],
    });
    expect(after(rolled, 'a - 5').state.result!.ranking).toEqual([[0], [2], [1]]);
  });
});

describe('There and back', () => {
  const config = playing('there-and-back');
  test('a pawn that touches 101 turns round and stays in play', () => {
    const { state, events } = after(position({ config, pawns: [[97, 3]], dice: [4, 6] }), 'a + 4', 'a - 6');
    expect([places(state), typesOf(events)]).toEqual([
      ['←95', 3],
      ['moved', 'turned', 'moved'],
    ]);
  });
  test('then it leaves at 0; one that has not been to 101 just stands on 0', () => {
    expect(typesOf(after(position({ config, pawns: [['←4', 3]], dice: [4, 3] }), 'a - 4').events)).toEqual([
      'moved',
      'arrived',
    ]);
    expect(places(after(position({ config, pawns: [[4, 3]], dice: [4, 3] }), 'a - 4').state)).toEqual([0, 3]);
  });
  test('a bumped pawn goes where it has farthest to go', () => {
    const rolled = position({
      config,
      pawns: [
        [40, 60],
        ['←44', 67],
      ],
      dice: [4, 7],
    });
    expect(bumps(after(rolled, 'a + 4', 'b + 7', 'end').events).sort()).toEqual(['1a 44 → 101', '1b 67 → 0']);
  });
  test('nobody is bumped on 0 or 101', () => {
    const rolled = position({
      config,
      pawns: [
        [97, 5],
        ['←101', 0],
      ],
      dice: [4, 5],
    });
    expect(bumps(after(rolled, 'a + 4', 'b - 5', 'end').events)).toEqual([]);
  });
  test('both pawns must be back', () => {
    const { state } = after(position({ config, pawns: [['←4', 'out']], dice: [4, 3] }), 'a - 4');
    expect([state.phase, state.result!.winner]).toEqual(['over', 0]);
  });
});

describe('Solitaires', () => {
  const alone = (variant: Variant): Partial<Config> => ({ seats: 1, variants: [variant] });
  test('the deck is the nine ±k keepers, shuffled again when they are used up', () => {
    expect(position({ config: alone('solitaire-1') }).deck).toEqual(SHIFTS);
    const used = SHIFTS.slice(0, 4);
    const keepers = [SHIFTS.slice(4)];
    const rolled = position({ config: alone('solitaire-1'), pawns: [[10, 0]], used, keepers, dice: [1, 2] });
    expect(rolled.deck).toEqual([]);
    const { state, events } = after(rolled, 'a + 1', 'a + 2', 'end');
    expect(events).toContainEqual({ type: 'reshuffled', cards: 4 });
    expect(state.deck).toEqual(used);
  });
  test('with all nine in hand nothing is drawn', () => {
    const rolled = position({
      config: alone('solitaire-1'),
      pawns: [[10, 0]],
      keepers: [SHIFTS],
      dice: [1, 2],
    });
    expect(after(rolled, 'a + 1', 'a + 2', 'end').state.phase).toBe('roll');
  });
  test('the turns are counted, nobody wins', () => {
    const rolled = position({ config: alone('solitaire-1'), pawns: [[99, 'out']], dice: [2, 5] });
    expect(after(rolled, 'a + 2').state.result).toEqual({ winner: null, ranking: [[0]], turns: 1 });
  });
  test('the second goes there and back', () => {
    const rolled = position({ config: alone('solitaire-2'), pawns: [[99, 'out']], dice: [2, 5] });
    const { state } = after(rolled, 'a + 2', 'a - 5');
    expect([places(state), state.phase]).toEqual([['←96', 'out'], 'move']);
  });
});

describe('the journey goes from its start to its end, and home when bumped', () => {
  const pawn = { at: 40, turned: false, out: false };
  test.each<[string, Partial<Config>, boolean, number, 1 | -1, number, number]>([
    ['plain', {}, false, 0, 1, 101, 0],
    ['backwards', playing('backwards'), false, 101, -1, 0, 101],
    ['there', playing('there-and-back'), false, 0, 1, 101, 0],
    ['and back', playing('there-and-back'), true, 0, -1, 0, 101],
  ])('%s', (_, variant, turned, start, direction, end, home) => {
    const config = { ...defaults(2), ...variant };
    const on = { ...pawn, turned };
    expect([startOf(config), directionOf(config, on), endOf(config, on), homeOf(config, on)]).toEqual([
      start,
      direction,
      end,
      home,
    ]);
    expect(isSafe(config, home)).toBe(true);
    expect(isSafe(config, 40)).toBe(false);
  });
});

describe('every pair combines or says why not', () => {
  const pairs = VARIANTS.flatMap((one, index) =>
    VARIANTS.slice(index + 1).map((other): [Variant, Variant, Clash | null] => [
      one,
      other,
      clashOf(one, other),
    ]),
  );
  test.each(pairs)('%s and %s: %s', (one, other, clash) => {
    const seats = [one, other].some((variant) => variant.startsWith('solitaire')) ? 1 : 2;
    const waypoints = [one, other].includes('waypoints') ? [37] : [];
    const refused = primeClimb.refuseConfig({ ...defaults(seats), variants: [one, other], waypoints });
    const numbers = { one: VARIANTS.indexOf(one), other: VARIANTS.indexOf(other) };
    expect(refused).toEqual(clash === null ? null : { code: 'variants-clash', numbers });
    expect(clashOf(other, one)).toBe(clash);
  });
  test('nine pairs combine, twelve do not, and every reason is used', () => {
    const clashing = pairs.flatMap(([, , clash]) => (clash === null ? [] : [clash]));
    expect([pairs.length - clashing.length, clashing.length]).toEqual([9, 12]);
    expect(new Set(clashing)).toEqual(new Set(CLASHES));
  });
});
