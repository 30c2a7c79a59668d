import { createDice } from '../../../../src/engine';
import { BOARD, isCorner, isLocked } from '../../../../src/games/sequence-numbers/rules';
import { EMPTY, lay, randomSteps, take, type Board } from './boards';
import { countByEye, countOnLine } from './by-eye';
import { at, line, type Way } from './support';

const sequencesOf = ({ sequences }: Board, team: number) =>
  sequences.filter((one) => one.team === team).length;
const lockedOn = ({ sequences }: Board) =>
  BOARD.flatMap((_, cell) => (isLocked(sequences, cell) ? [cell] : []));
const roughOn = ({ rough }: Board) => [...rough].sort((a, b) => a - b);

/** All that can come to lie on this line, chip by chip, when what is not locked may be taken off again. */
function everyState(cells: readonly number[]): Board[] {
  const keyOf = (board: Board) =>
    cells
      .map((cell) => (board.chips[cell] === null ? '.' : isLocked(board.sequences, cell) ? 'L' : 'o'))
      .join('') + board.sequences.length;
  const known = new Map<string, Board>([[keyOf(EMPTY), EMPTY]]);
  const waiting = [EMPTY];
  for (let board = waiting.pop(); board; board = waiting.pop()) {
    for (const cell of cells) {
      if (isCorner(cell) || isLocked(board.sequences, cell)) continue;
      const next = board.chips[cell] === null ? lay(board, cell, 0) : take(board, cell);
      if (known.has(keyOf(next))) continue;
      known.set(keyOf(next), next);
      waiting.push(next);
    }
  }
  return [...known.values()];
}

const LINES: readonly [string, Way, number, number][] = [
  ['a row', 'across', at(4, 0), 10],
  ['the top row, between two corners', 'across', at(0, 0), 10],
  ['a column', 'down', at(0, 4), 10],
  ['the right column, between two corners', 'down', at(0, 9), 10],
  ['the long diagonal that falls', 'falling', at(0, 0), 10],
  ['the long diagonal that rises', 'rising', at(9, 0), 10],
  ['a diagonal of nine that falls', 'falling', at(1, 0), 9],
  ['a diagonal of nine that rises', 'rising', at(8, 0), 9],
  ['a diagonal of eight', 'rising', at(9, 2), 8],
  ['a diagonal of five', 'falling', at(5, 0), 5],
];

describe.each(LINES)('on %s, in every state that can be reached', (_name, way, start, length) => {
  const cells = line(way, start, length);
  const states = everyState(cells);

  test('the run counts as it lies', () => {
    const wrong = states.filter((board) => sequencesOf(board, 0) !== countOnLine(cells, board.chips, 0));
    expect(wrong.map(({ chips }) => cells.map((cell) => chips[cell]))).toEqual([]);
    // Every choice of chips can be reached.
    const choices = new Set(states.map(({ chips }) => cells.map((cell) => chips[cell] ?? '.').join('')));
    expect(choices.size).toBe(2 ** cells.filter((cell) => !isCorner(cell)).length);
  });
  test('the first sequence locks the five nearest the start, the second the whole run, and all for good', () => {
    const wrong = states.filter((board) => lockedOn(board).join() !== roughOn(board).join());
    expect(wrong.map((board) => [lockedOn(board), roughOn(board)])).toEqual([]);
  });
});

describe('on random boards', () => {
  const boards = Array.from({ length: 60 }, (_, seed) =>
    randomSteps(createDice(seed + 1), 50 + (seed % 6) * 10),
  );
  const all = boards.flat();

  test('each team has what a person counts, in every direction at once', () => {
    const wrong = all.filter((board) =>
      [0, 1].some((team) => sequencesOf(board, team) !== countByEye(board.chips, team)),
    );
    expect(wrong).toEqual([]);
    expect(Math.max(...all.map((board) => sequencesOf(board, 0)))).toBeGreaterThan(20);
  });
  test('and what is locked is what a person would have turned over', () => {
    expect(all.filter((board) => lockedOn(board).join() !== roughOn(board).join())).toEqual([]);
  });
});

describe('the run that counted once', () => {
  test.each([
    ['as it was laid when it was found', [13, 14, 15, 16, 18, 17, 12, 11, 10]],
    ['from the left', [10, 11, 12, 13, 14, 15, 16, 17, 18]],
    ['from the right', [18, 17, 16, 15, 14, 13, 12, 11, 10]],
    ['from the middle', [14, 13, 15, 12, 16, 11, 17, 10, 18]],
    ['the middle last', [10, 11, 12, 13, 18, 17, 16, 15, 14]],
  ])('%s, nine are two', (_how, cells) => {
    const board = cells.reduce((now, cell) => lay(now, cell, 0), EMPTY);
    expect(sequencesOf(board, 0)).toBe(2);
    expect(lockedOn(board)).toEqual([...cells].sort((a, b) => a - b));
  });
});
