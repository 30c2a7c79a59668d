import { createDice, decide } from '../../../../src/engine';
import { sequenceNumbersBots } from '../../../../src/games/sequence-numbers/bots';
import { greedy } from '../../../../src/games/sequence-numbers/bots/greedy';
import { createJudge } from '../../../../src/games/sequence-numbers/bots/judge';
import { readPosition } from '../../../../src/games/sequence-numbers/bots/position';
import { weightsFor } from '../../../../src/games/sequence-numbers/bots/weights';
import { finishedBy, isCorner, sequenceNumbers } from '../../../../src/games/sequence-numbers/rules';
import { EMPTY, lay, randomSteps, type Board } from '../rules/boards';
import { after, cardFor, play, position } from '../rules/support';

/** The cells where each team lacks one chip to a sequence, as a bot of the first team reads the board. */
function closingCells({ chips, sequences }: Board): string[] {
  const state = position({ config: { seats: 4 }, sequences, state: { chips } });
  const read = readPosition(sequenceNumbers.view(state, 0));
  const { closing } = createJudge(read, weightsFor(read));
  return [...new Set(closing.map(({ team, cell }) => `${team} on ${cell}`))].sort();
}

/** The same, tried out with the rules. */
function finishingCells({ chips, sequences }: Board): string[] {
  return chips
    .flatMap((chip, cell) => {
      if (chip !== null || isCorner(cell)) return [];
      return [0, 1]
        .filter((team) => {
          const laid = chips.map((other, place) => (place === cell ? team : other));
          return finishedBy(laid, sequences, team, cell).length > 0;
        })
        .map((team) => `${team} on ${cell}`);
    })
    .sort();
}

/** Eight in the second row, laid so that five in the middle are locked; the ninth would be the second sequence. */
const EIGHT = [13, 14, 15, 16, 18, 17, 12, 11].reduce((now, cell) => lay(now, cell, 0), EMPTY);

describe('what a bot takes for a line that lacks one', () => {
  test('is what the rules would count, on random boards with long runs', () => {
    let compared = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const steps = randomSteps(createDice(seed), 50 + (seed % 6) * 10);
      for (const board of steps.filter((_, step) => step % 9 === 0)) {
        expect(closingCells(board)).toEqual(finishingCells(board));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
  test('a second sequence on a line is the ninth chip of a run, in whatever order the first eight came', () => {
    expect(closingCells(EIGHT)).toEqual(['0 on 10', '0 on 19']);
    expect(closingCells(lay(EIGHT, 10, 0))).toEqual([]);
  });
  test.each(Object.entries({ ...sequenceNumbersBots, greedy }))(
    '%s lays the ninth of a run, and wins',
    (_name, bot) => {
      const { chips, sequences } = EIGHT;
      const hand = [cardFor(44), cardFor(10), cardFor(62), cardFor(87)];
      const state = position({ config: { seats: 4 }, hands: [hand], sequences, state: { chips } });
      for (let seed = 1; seed <= 10; seed++)
        expect(decide(bot, sequenceNumbers.view(state, 0), createDice(seed))).toMatchObject({ cell: 10 });
      expect(after(state, 0, play(cardFor(10), 10)).state.result?.ending).toBe('sequences');
    },
  );
});
