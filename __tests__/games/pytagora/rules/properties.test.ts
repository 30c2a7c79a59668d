import { stageOf } from '../../../../src/engine';
import {
  cellOf,
  indexOf,
  pytagora,
  STEP,
  WAYS,
  type Config,
  type CrosswordState,
  type CrosswordView,
  type Grid,
  type State,
  type Way,
} from '../../../../src/games/pytagora/rules';
import { registered } from '../../../../src/games/pytagora/rules/probe';
import { playthrough } from '../../../../tools/conformance/playthrough';
import { isValid } from './slow';

const crosswords: [string, Config, number][] = [
  ['classic for two', { kind: 'classic', seats: 2, target: 60, first: 0, helper: false }, 126],
  ['classic for four', { kind: 'classic', seats: 4, target: 35, first: 'chance', helper: false }, 126],
  ['plus or minus for three', { kind: 'plus-or-minus', seats: 3, target: 28, first: 1, helper: true }, 81],
];
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Every unbroken line of two pieces or more, whoever laid it. */
function linesOf(grid: Grid, way: Way): string[] {
  const index = indexOf(grid);
  const step = STEP[way];
  return grid.flatMap((piece) => {
    let cell = cellOf(piece);
    if (index.has(cell - step) || !index.has(cell + step)) return [];
    let text = '';
    for (; index.has(cell); cell += step) text += index.get(cell)!.face;
    return [text];
  });
}

const held = (state: State): number => state.hands.flat().length + state.bag.length;

describe.each(crosswords)('%s, in random play', (_name, config, pieces) => {
  const games = SEEDS.map((seed) => playthrough(registered, config, seed));
  const states = games.flatMap(({ tables }) => tables.map(({ state }) => state as CrosswordState));

  test('whatever lies in a line is a valid equation, by the slow reading too', () => {
    const lines = games.flatMap(({ end }) =>
      WAYS.flatMap((way) => linesOf((end.state as CrosswordState).grid, way)),
    );
    expect(lines.filter((text) => !isValid(text))).toEqual([]);
    expect(lines.length).toBeGreaterThan(20);
  });
  test('every piece lies in the directions it says, and in one at least', () => {
    for (const { end } of games) {
      const { grid } = end.state as CrosswordState;
      const index = indexOf(grid);
      for (const piece of grid) {
        expect(piece.across || piece.down).toBe(true);
        for (const way of WAYS) {
          const cell = cellOf(piece);
          expect(index.has(cell - STEP[way]) || index.has(cell + STEP[way])).toBe(piece[way]);
        }
      }
    }
  });
  test('all pieces are somewhere, always', () => {
    const lost = states.filter((state) => held(state) + state.sharedEquals + state.grid.length !== pieces);
    expect(lost).toEqual([]);
  });
  test('a hand has ten at the start of a turn as long as the bag lasts', () => {
    for (const { phase, hands, bag } of states)
      if (phase === 'turn' && bag.length > 0) hands.forEach((hand) => expect(hand).toHaveLength(10));
  });
  test('an equation earns at least a point for each of its pieces and one more for each crossing', () => {
    let [equations, crossed] = [0, 0];
    for (const { steps } of games)
      for (const { happening, before, after: next } of steps)
        for (const event of happening.events) {
          if (event.type !== 'laid') continue;
          const { seat } = before.state as CrosswordState;
          const last = (next.state as CrosswordState).last[seat]!;
          const gained =
            (next.state as CrosswordState).scores[seat]! - (before.state as CrosswordState).scores[seat]!;
          expect(last.points).toBe(gained);
          expect(gained).toBeGreaterThanOrEqual(last.faces.length + last.crossings.length);
          expect(last.items.filter(({ kind }) => kind === 'crossing')).toHaveLength(last.crossings.length);
          equations++;
          crossed += last.crossings.length;
        }
    expect(equations).toBeGreaterThan(20);
    expect(crossed).toBeGreaterThan(5);
  });
  test('the game is over as soon as a seat has the target, and not before', () => {
    for (const { tables, end } of games) {
      const { scores, result } = end.state as CrosswordState;
      const target = 'target' in config ? config.target : 0;
      expect(Math.max(...scores) >= target).toBe(result!.ending === 'target');
      for (const table of tables)
        if (stageOf(table).kind !== 'over')
          expect(Math.max(...(table.state as CrosswordState).scores)).toBeLessThan(target);
    }
  });
  test('what is offered is many-sided: apart, crossing, and a way out', () => {
    const offered = states
      .filter(({ phase }) => phase === 'turn')
      .map((state) => pytagora.options(pytagora.view(state, state.seat) as CrosswordView));
    expect(offered.every((moves) => moves.some(({ type }) => type === 'swap' || type === 'pass'))).toBe(true);
    const most = Math.max(...offered.map((moves) => moves.length));
    expect(most).toBeGreaterThan(8);
    expect(most).toBeLessThan(30);
  });
});

describe.each<[string, Config, number]>([
  ['tables', { kind: 'tables', seats: 4, first: 0 }, 7],
  ['up and down', { kind: 'up-and-down', seats: 3, first: 0 }, 35],
  ['even and odd', { kind: 'even-odd', seats: 2, first: 0 }, 30],
  ['both ways', { kind: 'both-ways', seats: 4, first: 'chance' }, 35],
])('%s, in random play', (_name, config, count) => {
  const games = SEEDS.map((seed) => playthrough(registered, config, seed));

  test('it runs its whole length, and the fewest pieces win', () => {
    for (const { end, steps } of games) {
      const type = config.kind === 'tables' ? 'asked' : 'placed';
      const events = steps.flatMap(({ happening }) => happening.events);
      expect(events.filter((event) => event.type === type)).toHaveLength(count);
      const stage = stageOf(end);
      const [best] = stage.kind === 'over' ? stage.ranking : [];
      const sizes = (end.state as State).hands.map((hand) => hand.length);
      const fewest = Math.min(...sizes);
      expect(best).toEqual(sizes.flatMap((size, seat) => (size === fewest ? [seat] : [])));
    }
  });
  test('all 77 digits are somewhere, always, and at the tables the 18 = too', () => {
    const sums = games.flatMap(({ tables }) =>
      tables.map(({ state }) => Object.values(registered.probe.census(state)).reduce((a, b) => a + b, 0)),
    );
    expect(new Set(sums)).toEqual(new Set([config.kind === 'tables' ? 77 + 18 : 77]));
  });
});
