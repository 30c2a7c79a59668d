import { createDice, decide, openTable, play, stageOf } from '../../../../src/engine';
import { pytagoraBots } from '../../../../src/games/pytagora/bots';
import {
  defaultsFor,
  pytagora as game,
  spotOf,
  type CrosswordState,
  type CrosswordView,
  type Grid,
  type NewPiece,
  type Spot,
} from '../../../../src/games/pytagora/rules';
import {
  boundsOf,
  bringing,
  CELL,
  overview,
  playing,
  scalesFor,
  showsAll,
  type Seen,
} from '../../../../src/games/pytagora/table/crossword/camera';
import { equationsOn, held } from '../../../../src/games/pytagora/table/crossword/hold';
import { layOut } from '../../../../src/games/pytagora/table/crossword/layout';
import type { Camera } from '../../../../src/ui/zoom';

/** In points, but for the last digit of a fraction. */
const LEAST = 30 - 1e-6;

/** The room that the frame leaves a table on these screens. */
const SCREENS = {
  '320 × 568': [304, 488],
  '390 × 844': [374, 764],
  '844 × 390': [828, 374],
  '820 × 1180': [804, 1100],
  '1440 × 900': [1424, 884],
} as const;

const boardOn = (screen: keyof typeof SCREENS): Seen => {
  const [width, height] = SCREENS[screen];
  const wide = width > height;
  const room = layOut({
    width,
    height,
    wide,
    mirrored: false,
    tight: !wide && height < 600,
    low: wide && height < 500,
    roomy: height > 1000,
    highest: Infinity,
    boardOnly: false,
    scale: 1,
    text: 1,
    pieces: 1,
    far: false,
    around: 60,
  });
  return { width: room.boardWidth, height: room.boardHeight };
};

/** One turn of a game: what lay there, what was laid last, and what is laid now. */
interface Turn {
  readonly grid: Grid;
  readonly last: readonly Spot[];
  readonly pieces: readonly NewPiece[];
}

function turnsOf(kind: 'classic' | 'plus-or-minus', seats: number, seed: number): readonly Turn[] {
  const dice = createDice(seed);
  const config = { ...defaultsFor(kind, seats), target: 200 };
  const turns: Turn[] = [];
  let table = openTable(game, config, dice);
  let last: readonly Spot[] = [];
  for (let entry = 0; turns.length < 40; entry += 1) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') break;
    const { seat } = stage.acting[0];
    const view = game.view(table.state as CrosswordState, seat) as CrosswordView;
    const move = decide(pytagoraBots.beginner!, view, createDice(entry));
    const played = play(table, seat, move, dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = played.table;
    if (move.type !== 'lay') continue;
    turns.push({ grid: view.grid, last, pieces: move.pieces });
    last = (table.state as CrosswordState).last[seat]!.cells.map(spotOf);
  }
  return turns;
}

const GAMES = [
  ...turnsOf('classic', 4, 1),
  ...turnsOf('classic', 2, 2),
  ...turnsOf('classic', 4, 3),
  ...turnsOf('plus-or-minus', 3, 4),
];

const cellOn = ({ scale }: Camera): number => scale * CELL;
const sees = (camera: Camera, spots: readonly Spot[], seen: Seen): boolean =>
  showsAll(camera, boundsOf(spots), seen);
const anEquationIn = (camera: Camera, grid: Grid, seen: Seen): boolean => {
  const before = held(camera, equationsOn(grid, []), seen);
  return Math.abs(before.x - camera.x) < 0.01 && Math.abs(before.y - camera.y) < 0.01;
};

test('the games are long enough to outgrow a phone', () => {
  const { least } = scalesFor(boardOn('390 × 844'));
  const outgrown = GAMES.filter(({ grid }) => overview(grid, boardOn('390 × 844')).scale < least);
  expect(GAMES.length).toBeGreaterThan(60);
  expect(outgrown.length).toBeGreaterThan(15);
});

describe.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('on %s', (screen) => {
  const seen = boardOn(screen);
  const { least } = scalesFor(seen);

  test('an empty table begins at 44 points a cell, or more', () => {
    expect(cellOn(playing([], [], seen))).toBeGreaterThanOrEqual(44);
  });

  test('no turn begins below 30 points a cell, and what was laid last is in sight with an equation', () => {
    for (const { grid, last } of GAMES) {
      const camera = playing(grid, last, seen);
      expect(cellOn(camera)).toBeGreaterThanOrEqual(LEAST);
      if (grid.length === 0) continue;
      expect(sees(camera, last, seen)).toBe(true);
      expect(anEquationIn(camera, grid, seen)).toBe(true);
    }
  });

  test('where all can be read all is in sight, tightly', () => {
    for (const { grid, last } of GAMES) {
      if (grid.length === 0 || overview(grid, seen).scale < least) continue;
      const camera = playing(grid, last, seen);
      expect(sees(camera, grid, seen)).toBe(true);
      const { left, right, top, bottom } = boundsOf(grid);
      const spare = Math.min(
        seen.width - (right - left + 3) * cellOn(camera),
        seen.height - (bottom - top + 3) * cellOn(camera),
      );
      const grown = cellOn(camera) >= scalesFor(seen).usual * CELL - 0.01;
      expect(grown || spare < 0.01).toBe(true);
    }
  });

  test('every piece that is laid comes into sight with its neighbours, at 30 points or more', () => {
    for (const { grid, last, pieces } of GAMES) {
      let camera = playing(grid, last, seen);
      pieces.forEach((piece, nth) => {
        camera = bringing(camera, pieces.slice(0, nth + 1), seen);
        expect(cellOn(camera)).toBeGreaterThanOrEqual(LEAST);
        expect(sees(camera, [piece], seen)).toBe(true);
        const laid = boundsOf(pieces.slice(0, nth + 1));
        const long = Math.max(laid.right - laid.left, laid.bottom - laid.top) + 3;
        // An equation as long as the board is seen to its ends, and no further.
        if (long * 30 > Math.min(seen.width, seen.height)) return;
        const around = [
          { x: piece.x - 1, y: piece.y - 1 },
          { x: piece.x + 1, y: piece.y + 1 },
        ];
        expect(sees(camera, around, seen)).toBe(true);
      });
    }
  });

  test('laying ends an overview; nothing else moves what is in sight', () => {
    for (const { grid, last, pieces } of GAMES) {
      const small = overview(grid, seen);
      const near = bringing(small, pieces, seen);
      expect(near.scale).toBeGreaterThanOrEqual(Math.min(small.scale, least) - 0.001);
      expect(near.scale).toBeGreaterThanOrEqual(least - 0.001);
      const camera = playing(grid, last, seen);
      const middle = {
        x: Math.floor((seen.width / 2 - camera.x) / cellOn(camera)),
        y: Math.floor((seen.height / 2 - camera.y) / cellOn(camera)),
      };
      const still = bringing(camera, [middle], seen);
      expect(still.x).toBeCloseTo(camera.x);
      expect(still.y).toBeCloseTo(camera.y);
    }
  });

  test('however far the table is moved, and at any size, an equation stays in sight', () => {
    const dice = createDice(5);
    for (const { grid } of GAMES.filter((_, nth) => nth % 5 === 0)) {
      const equations = equationsOn(grid, []);
      for (let tries = 0; tries < 20; tries += 1) {
        const scale = 0.2 + dice.below(180) / 100;
        const away: Camera = { scale, x: dice.below(8000) - 4000, y: dice.below(8000) - 4000 };
        const back = held(away, equations, seen);
        const side = CELL * scale;
        const shown = equations.some(({ left, top, right, bottom }) => {
          const across =
            Math.min(seen.width, back.x + (right + 1) * side) - Math.max(0, back.x + left * side);
          const down = Math.min(seen.height, back.y + (bottom + 1) * side) - Math.max(0, back.y + top * side);
          const wide = Math.min((right - left + 1) * side, seen.width / 2);
          const high = Math.min((bottom - top + 1) * side, seen.height / 2);
          return across >= wide - 0.01 && down >= high - 0.01;
        });
        expect(shown).toBe(true);
      }
    }
  });

  test('a setting for large type makes every cell larger by as much', () => {
    for (const { grid, last } of GAMES.filter((_, nth) => nth % 7 === 0)) {
      const large = { ...seen, large: 1.3 };
      expect(cellOn(playing(grid, last, large))).toBeGreaterThanOrEqual(39 - 0.001);
      expect(cellOn(playing([], [], large))).toBeGreaterThanOrEqual(57);
    }
  });
});
