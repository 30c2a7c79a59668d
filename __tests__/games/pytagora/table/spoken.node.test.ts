import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import type { Grid, Lying } from '../../../../src/games/pytagora/rules';
import { cellOf } from '../../../../src/games/pytagora/rules';
import {
  aloud,
  equationsIn,
  equationSpoken,
  placeSpoken,
} from '../../../../src/games/pytagora/table/crossword/equations';
import { spokenCells } from '../../../../src/games/pytagora/table/crossword/spokenCells';

const fr = PYTAGORA_WORDS.fr;
const plain = (text: string) => text.replace(/\s+/g, ' ');
const run = (text: string, x: number, y: number, way: 'across' | 'down'): Lying[] =>
  [...text].map((face, nth) => ({
    x: way === 'across' ? x + nth : x,
    y: way === 'down' ? y + nth : y,
    face: face as Lying['face'],
    across: way === 'across',
    down: way === 'down',
  }));

/** 7 × 3 = 21 across, 3 + 4 = 7 down through its 3. */
const GRID: Grid = [
  ...run('7*3=21', 0, 0, 'across').map((piece) => (piece.x === 2 ? { ...piece, down: true } : piece)),
  ...run('3+4=7', 2, 0, 'down').slice(1),
];

test('what lies on the table is read as sentences, with their places', () => {
  const told = equationsIn(GRID).map(
    (one) => `${equationSpoken(one, fr)}, ${placeSpoken(one.pieces.map(cellOf), fr)}`,
  );
  expect(told).toEqual([
    '7 fois 3 égale 21, rangée 1, colonnes 1 à 6',
    '3 plus 4 égale 7, colonne 3, rangées 1 à 5',
  ]);
});

test('a cell says where it is, what lies there, in which equations, and what may be laid', () => {
  const draft = [{ x: 4, y: 2, slot: 0, face: '8' as const }];
  const cells = spokenCells({ grid: GRID, draft, chosen: '-', at: { x: -3, y: -2 } }, fr);
  const label = (x: number, y: number) =>
    plain(cells.find(({ row, column }) => row === y && column === x)!.label);
  expect(label(2, 0)).toBe('3, rangée 1, colonne 3, dans 7 fois 3 égale 21, dans 3 plus 4 égale 7');
  expect(label(1, 0)).toBe('fois, rangée 1, colonne 2, dans 7 fois 3 égale 21');
  expect(label(4, 2)).toBe('8, rangée 3, colonne 5, pas encore validé : reprendre');
  expect(label(-3, -2)).toBe('rangée moins 1, colonne moins 2, libre : poser moins');
  // Nothing is said of cells far from all that lies there.
  expect(cells.some(({ row, column }) => row === 4 && column === 6)).toBe(false);
});

test.each([
  ['7 × 3 = 21 · 8 points', '7 fois 3 égale 21 · 8 points'],
  ['12 ÷ 5 n’est pas un nombre entier.', '12 divisé par 5 n’est pas un nombre entier.'],
  ['Il manque le signe =.', 'Il manque le signe égale.'],
])('%s is read aloud in words', (written, spoken) => {
  expect(aloud(written, fr)).toBe(spoken);
});
