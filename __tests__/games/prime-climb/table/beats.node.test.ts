import { primeClimb, type GameEvent, type State } from '../../../../src/games/prime-climb/rules';
import { beat } from '../../../../src/games/prime-climb/table/beats';
import { placeOn } from '../../../../src/games/prime-climb/table/placeOn';
import { layCircles } from '../../../../src/games/prime-climb/table/spiral';
import { scheduled } from '../../../../src/shell/beats/schedule';
import { position, cardOf } from '../rules/support';

const SEATS = ['Léa', 'Basile', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));
const at = (state: State) =>
  ({ view: primeClimb.view(state, 'table'), seats: SEATS, language: 'en', byHand: false }) as const;
const AFTER = position({ config: { seats: 3 }, pawns: [[14, 0], [61, 0], [0, 3]] }); // prettier-ignore
const scene = at(AFTER);
const moved = (
  from: number,
  operation: '+' | '×',
  by: number,
  to: number,
  card: number | null = null,
): GameEvent => ({
  type: 'moved',
  seat: 1,
  pawn: 0,
  from,
  operation,
  by,
  to,
  card,
});
/** What is written somewhere long enough: in words that rise, until they fade, and over a pawn in the air. */
const read = (event: GameEvent) => {
  const { floats } = scheduled([beat(event, scene)!]);
  return floats.map(({ text, lasts }) => [text, lasts * 0.75] as const);
};

describe('what an event looks and sounds like', () => {
  test('the dice tumble, one after the other', () => {
    const { pops, sound } = beat({ type: 'rolled', seat: 1, dice: [5, 1] }, scene)!;
    expect(pops!.map(({ place }) => place)).toEqual(['die 0', 'die 1']);
    expect(pops!.every(({ after }) => after! >= 500)).toBe(true);
    expect(sound).toBe('dice');
  });

  test('the app’s pawn flies to where it stands with its sum over it, which is then read for 1.5 s', () => {
    const event = moved(60, '+', 1, 61);
    const { travels, sounds } = beat(event, scene)!;
    expect(travels).toMatchObject([{ from: 'spot 60', to: 'pawn 1-0' }]);
    expect(travels![0]!.sprite).toContain('60 + 1 = 61');
    expect(sounds).toEqual([{ sound: 'pawn', after: travels![0]!.lasts }]);
    expect(read(event)).toEqual([['60 + 1 = 61', expect.any(Number)]]);
    expect(read(event)[0]![1]).toBeGreaterThanOrEqual(1500);
  });

  test('shown again, a stop on the way is read in the air before the pawn goes on', () => {
    const { travels } = beat(moved(12, '×', 5, 60), scene)!;
    const { to, by = [], lasts = 0 } = travels![0]!;
    expect(to).toBe('spot 60');
    expect(new Set(by)).toEqual(new Set(['spot 60']));
    // All legs but the first are spent there.
    expect((lasts * by.length) / (by.length + 1)).toBeGreaterThanOrEqual(1500);
    const all = [moved(12, '×', 5, 60), moved(60, '+', 1, 61)].map((event) => beat(event, scene)!);
    const { travels: ways } = scheduled(all);
    expect(ways[1]!.at).toBeGreaterThanOrEqual(ways[0]!.at + ways[0]!.lasts);
  });

  test('at the edge of the board the sum leans inwards; from edge to edge it stands where the pawn goes', () => {
    const leans = (from: number, to: number) => {
      const { travels, floats = [] } = beat(moved(from, '+', to - from, to), scene)!;
      const [, , lean, sum] = travels![0]!.sprite.split('|');
      return { lean, sum, floats: floats.map(({ place, after = 0 }) => `${place} after ${after}`) };
    };
    // 14 lies at the left edge and 36 at the right one; 22 and 42 lie between them.
    expect(leans(14, 22)).toEqual({ lean: '1', sum: '14 + 8 = 22', floats: [] });
    expect(leans(42, 36)).toMatchObject({ lean: '-1', sum: '42 + -6 = 36' });
    expect(leans(22, 42)).toMatchObject({ lean: '0' });
    expect(leans(14, 36)).toEqual({ lean: '-1', sum: '', floats: ['sum 36 after 0'] });
  });

  test('a keeper is played as such', () =>
    expect(read(moved(55, '+', 6, 61, cardOf('shift', 6)))[0]![0]).toBe('±6 : 55 + 6 = 61'));

  test('a move by hand is there already; its sum is written too', () => {
    const { travels, floats } = beat(moved(60, '+', 1, 61), { ...scene, byHand: true })!;
    expect(travels).toBeUndefined();
    expect(floats).toMatchObject([{ text: '60 + 1 = 61', place: 'sum 61' }]);
  });

  test('whoever is sent back walks home, and where from and to is read', () => {
    const event: GameEvent = { type: 'bumped', by: 1, seat: 2, pawn: 0, from: 61, to: 0 };
    expect(beat(event, scene)).toMatchObject({
      sound: 'bump',
      travels: [{ from: 'spot 61', to: 'pawn 2-0' }],
    });
    expect(read(event)).toEqual([['61 → 0', expect.any(Number)]]);
  });

  test('a card comes from whoever drew it, and the longer it is the longer it is read', () => {
    const reads = (card: number) => beat({ type: 'card-drawn', seat: 1, card }, scene)!.reads!;
    expect(beat({ type: 'card-drawn', seat: 1, card: 0 }, scene)!.travels).toMatchObject([
      { from: 'seat 1', to: 'card' },
    ]);
    expect(reads(cardOf('again'))).toBeGreaterThanOrEqual(1500);
    expect(reads(cardOf('behind'))).toBeGreaterThan(reads(cardOf('again')));
  });

  test.each([
    ['everybody rolls', [[8, 13, 4]], ['begin 0 0', 'begin 1 0', 'begin 2 0']],
    [
      'those level at the top roll again, after the others',
      [
        [13, 13, 4],
        [2, 9],
      ],
      ['begin 0 0', 'begin 1 0', 'begin 2 0', 'begin 0 1', 'begin 1 1'],
    ],
  ])('who begins: %s; only then it is said, and the seat is marked', (_, rolls, dice) => {
    const { pops, floats, sounds } = beat({ type: 'ordered', rolls, first: 1 }, scene)!;
    expect(pops!.map(({ place }) => place)).toEqual([...dice, 'begins', 'turn']);
    const times = pops!.map(({ after }) => after!);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(times.slice(0, dice.length)).size).toBe(dice.length);
    expect(floats).toMatchObject([{ text: 'Basile begins', after: times.at(-1) }]);
    // Each round of dice is heard as it is rolled.
    expect(sounds!.map(({ sound }) => sound)).toEqual(rolls.map(() => 'dice'));
  });

  test('a longer way takes longer', () => {
    const way = (from: number) => beat(moved(from, '+', 1, 61), scene)!.travels![0]!.lasts!;
    expect(way(12)).toBeGreaterThan(way(60));
  });

  test('a pawn that arrives and a game that is won are rungs of the ladder', () => {
    expect(beat({ type: 'arrived', seat: 1, pawn: 0, at: 101 }, scene)!.joy).toBe('round');
    const result = { winner: 1, ranking: [[1], [0], [2]], turns: 9 };
    expect(beat({ type: 'ended', result }, scene)!.joy).toBe('game');
  });
});

test('every place that a beat names on the board is found there, and words stay within it', () => {
  const spiral = layCircles(374, 474);
  for (let circle = 0; circle <= 101; circle++) {
    const spot = placeOn(scene.view, spiral, `spot ${circle}`)!;
    expect(spot.x).toBeGreaterThan(-3);
    expect(spot.x + spot.width).toBeLessThan(377);
    const words = placeOn(scene.view, spiral, `sum ${circle}`)!;
    expect(words.x + words.width / 2).toBeGreaterThanOrEqual(84);
    expect(words.x + words.width / 2).toBeLessThanOrEqual(374 - 84);
    // Risen, they are still on the board: above it are the seats.
    expect(words.y).toBeGreaterThanOrEqual(52);
  }
  expect(placeOn(scene.view, spiral, 'pawn 1-0')).not.toBeNull();
  expect(placeOn(scene.view, spiral, 'seat 1')).toBeNull();
});
