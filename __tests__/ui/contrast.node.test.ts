import { GAMES } from '../../src/games/shelf';
import { bandOf } from '../../src/games/sequence-numbers/rules';
import { BAND, CHIP, CORNER, EDGES, teamColour } from '../../src/games/sequence-numbers/table/colours';
import { DARK, FACE_COLOURS, LIGHT, type Palette } from '../../src/ui/tokens';
import { contrast, READ, SEEN } from '../../src/ui/contrast';

const WHITE = '#FFFFFF';
const THEMES = [
  ['light', LIGHT],
  ['dark', DARK],
] as const;

type Pair = readonly [name: string, front: string, back: string];

/** Too faint, in words. */
const faint = (pairs: readonly Pair[], least: number): string[] =>
  pairs
    .filter(([, front, back]) => contrast(front, back) < least)
    .map(([name, front, back]) => `${name}: ${contrast(front, back).toFixed(2)}`);

const across = (
  palette: Palette,
  fronts: readonly (keyof Palette)[],
  backs: readonly (keyof Palette)[],
): Pair[] =>
  fronts.flatMap((front) =>
    backs.map((back): Pair => [`${front} on ${back}`, palette[front], palette[back]]),
  );

test('contrast is counted as it should be', () => {
  expect(contrast('#000000', WHITE)).toBeCloseTo(21);
  expect(contrast('#777777', WHITE)).toBeCloseTo(4.48, 2);
  expect(faint([['grey', '#777777', WHITE]], READ)).toEqual(['grey: 4.48']);
});

describe.each(THEMES)('words on a %s table', (mode, palette) => {
  test('are read on every surface', () => {
    const surfaces = ['table', 'surface', 'raised'] as const;
    expect(faint(across(palette, ['text', 'dim', 'warn'], surfaces), READ)).toEqual([]);
  });
  test('are read on buttons, dimmed or not', () => {
    expect(faint(across(palette, ['text', 'dim', 'off'], ['sunken']), READ)).toEqual([]);
    expect(faint([['main', WHITE, palette.accent]], READ)).toEqual([]);
  });
  test('are read where something is wrong', () => {
    expect(faint(across(palette, ['warn'], ['warnSurface']), READ)).toEqual([]);
  });
  test('are read on covers', () => {
    expect(faint(across(palette, ['onCover'], ['cover', 'coverPanel']), READ)).toEqual([]);
  });
  test('are read on every cell, and the star in every corner', () => {
    const cells = BAND[mode].map((tint, band): Pair => [`number in band ${band}`, palette.text, tint]);
    expect(faint([...cells, ['star', '#2B220E', CORNER[mode]]], READ)).toEqual([]);
  });
  test('marks that are outlines are seen', () => {
    expect(faint(across(palette, ['focus', 'good'], ['table', 'surface', 'raised']), SEEN)).toEqual([]);
    const outlines = BAND[mode].flatMap((tint, band): Pair[] => [
      [`draft in band ${band}`, palette.focus, tint],
      [`refused in band ${band}`, palette.warn, tint],
    ]);
    expect(faint(outlines, SEEN)).toEqual([]);
  });
  test('edges of cells are seen where more contrast is wanted', () => {
    const edges = [...BAND[mode], palette.table].map((back): Pair => [`edge on ${back}`, EDGES[mode], back]);
    expect(faint(edges, SEEN)).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('chips on a %s board', (mode) => {
  test('stand out from every cell', () => {
    const pairs = CHIP[mode].flatMap((chip, team) =>
      BAND[mode].map((tint, band): Pair => [`team ${team} in band ${band}`, chip, tint]),
    );
    expect(faint(pairs, SEEN)).toEqual([]);
  });
  test('carry a mark that is seen', () => {
    expect(
      faint(
        CHIP[mode].map((chip, team): Pair => [`team ${team}`, WHITE, chip]),
        SEEN,
      ),
    ).toEqual([]);
  });
});

describe('white letters', () => {
  test('are read on every box, every face and the game’s own buttons', () => {
    const backs = [...GAMES.map(({ id, colour }) => [id, colour] as const), ...Object.entries(FACE_COLOURS)];
    expect(
      faint(
        backs.map(([name, back]): Pair => [name!, WHITE, back!]),
        READ,
      ),
    ).toEqual([]);
  });
});

test('every band of numbers has a tint of its own, and every team a colour', () => {
  expect(new Set(BAND.light).size).toBe(bandOf(48) + 1);
  expect(new Set(BAND.dark).size).toBe(bandOf(48) + 1);
  expect(new Set([0, 1, 2].map((team) => teamColour(team, true))).size).toBe(3);
});
