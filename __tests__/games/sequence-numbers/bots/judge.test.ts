import { decide } from '../../../../src/engine';
import { sequenceNumbersBots } from '../../../../src/games/sequence-numbers/bots';
import { codeOf, EMPTY, MINUS_CODE } from '../../../../src/games/sequence-numbers/bots/geometry';
import { createJudge, standing, SURE_WIN, worthOf } from '../../../../src/games/sequence-numbers/bots/judge';
import { plays } from '../../../../src/games/sequence-numbers/bots/plays';
import { readPosition, withSequences } from '../../../../src/games/sequence-numbers/bots/position';
import { weightsFor } from '../../../../src/games/sequence-numbers/bots/weights';
import { createDice, openTable, play, stageOf, type Json } from '../../../../src/engine';
import {
  finishedBy,
  sequenceNumbers as game,
  type State,
} from '../../../../src/games/sequence-numbers/rules';
import { registered } from '../../../../src/games/sequence-numbers/rules/probe';

/** The worth of a play, read from scratch off the board it leads to. */
function fromScratch(view: ReturnType<typeof game.view>, code: number, cell: number): number {
  const before = readPosition(view);
  const weights = weightsFor(before);
  before.chips[cell] = code === MINUS_CODE ? EMPTY : before.team;
  before.held[code]!--;
  if (code === MINUS_CODE) return standing(createJudge(before, weights));
  const after = withSequences(before, finishedBy(before.chips, before.sequences, before.team, cell));
  return after.done[after.team]! >= after.target ? SURE_WIN : standing(createJudge(after, weights));
}

describe('the judgement of the strong player', () => {
  it('is the same by what a move touches as from scratch, in every kind of game', () => {
    let judged = 0;
    for (const config of registered.probe.configs) {
      const chance = createDice(11);
      let table = openTable(game, config as Json, chance);
      for (let turn = 0; ; turn++) {
        const stage = stageOf(table);
        if (stage.kind !== 'play') break;
        const { seat } = stage.acting[0];
        const view = game.view(table.state as State, seat);
        if (view.phase === 'turn' && turn % 5 === 0) {
          const position = readPosition(view);
          const judge = createJudge(position, weightsFor(position));
          for (const { card, cell } of plays(view)) {
            expect(worthOf(judge, codeOf(card), cell)).toBeCloseTo(fromScratch(view, codeOf(card), cell), 9);
            judged++;
          }
          expect(position).toEqual(readPosition(view));
        }
        const played = play(table, seat, decide(sequenceNumbersBots.solid!, view, chance) as Json, chance);
        if (played.kind === 'refused') throw new Error(played.refusal.code);
        table = played.table;
      }
    }
    expect(judged).toBeGreaterThan(300);
  });
});
