import { pyramide } from '../../../../src/games/pyramide/rules';
import { after, config, list, lost, playing, playOn, riddle, stateOf, who } from './support';

/** Everyone for themselves. Seat 0 is DICO first. */
const three = config(3);
const find = (by: number, bet = 1): string[] => [`bet ${bet}`, `found ${by}`, 'next'];
const miss = ['answered', 'wrong', 'answered', 'wrong'];

describe('a riddle for three', () => {
  test('DICO has the sentence and its five words, the SYNOs have blanks', () => {
    const state = after(three, 'on');
    const words = (eyes: number | 'table') =>
      pyramide.view(state, eyes).riddle!.words.map(({ word }) => word);
    expect(words(0)).toEqual(['rocher', 'nuit', 'œil', 'marins', 'port']);
    expect([words(1), words(2), words('table')]).toEqual(Array(3).fill(Array(5).fill(null)));
  });

  test('the first with the word scores 1, and so does DICO', () => {
    expect(after(three, 'on', ...find(2)).score).toEqual([1, 0, 1]);
    expect(after(three, 'on', ...find(2), ...find(1)).score).toEqual([2, 1, 1]);
  });

  test('the enigma goes to the SYNO ahead in that riddle, then to the other; DICO judges', () => {
    const table = playing(three, 'on', ...find(2), ...find(2), ...find(1), ...lost(1), ...lost(1));
    expect(who(stateOf(table))).toBe('enigma, 2 syno (table)');
    const second = playOn(table, 'answered', 'wrong');
    expect(who(stateOf(second))).toBe('enigma, 1 syno (table)');
    const right = playOn(second, 'answered');
    expect(who(stateOf(right))).toBe('verdict, 0 judge (0)');
    expect(stateOf(playOn(right, 'right')).score).toEqual([3, 2, 2]);
  });

  test('level: the die decides who answers first', () => {
    const table = playing(three, 'on', ...find(1), ...find(2), ...lost(1), ...lost(1), ...lost(1));
    expect(stateOf(table)).toMatchObject({ phase: 'order', die: 'enigma' });
    expect(who(stateOf(playOn(table, 'die 1 6')))).toBe('enigma, 2 syno (table)');
    expect(who(stateOf(playOn(table, 'die 3 3, 6 2')))).toBe('enigma, 1 syno (table)');
  });

  test('the bonus goes to DICO and to the SYNO ahead', () => {
    const state = after(three, 'on', ...find(2), ...find(1), ...find(2), ...find(1), ...find(2), ...miss);
    expect(state.riddle!.points).toEqual([5 + 8, 2, 3 + 8]);
  });
});

describe('a round for three', () => {
  test('three riddles, DICO passing to the left', () => {
    const dicos: number[] = [];
    let table = playing(config(3, { first: 1 }));
    for (let turn = 0; turn < 3; turn++) {
      const [dico] = stateOf(table).riddle!.dicos;
      dicos.push(dico!);
      table = playOn(table, ...riddle(turn + 1, (dico! + 1) % 3, miss));
    }
    expect(dicos).toEqual([1, 2, 0]);
    // 1 to seats 1 and 2, 2 to 2 and 0, 3 to 0 and 1.
    expect(stateOf(table)).toMatchObject({ phase: 'round', score: [5, 4, 3], rounds: [1, 0, 0] });
  });

  /** Seats 0 and 1 have 2 points each, seat 2 has none. */
  const level = playing(
    three,
    ...riddle(1, 1, miss),
    ...riddle(1, 0, miss),
    ...riddle(0, 0, ['die 6 1', ...miss]),
  );

  test('level between two: one more riddle in which both are SYNO, and only theirs counts', () => {
    expect(stateOf(level)).toMatchObject({ phase: 'title', level: [0, 1], score: [2, 2, 0] });
    expect(stateOf(level).riddle).toMatchObject({ dicos: [2], synos: [0, 1], counts: [0, 1] });
    const decided = playOn(level, ...riddle(2, 1, miss));
    expect(stateOf(decided)).toMatchObject({ phase: 'round', score: [2, 4, 0], rounds: [0, 1, 0] });
  });

  test('still level: yet another', () => {
    const again = playOn(level, ...riddle(0, 0, ['die 6 1', ...miss]));
    expect(stateOf(again)).toMatchObject({ phase: 'title', level: [0, 1], riddle: { dicos: [2] } });
  });

  test('level between three: the round again', () => {
    const none = ['die 6 1', ...miss];
    const table = playing(three, ...riddle(0, 1, none), ...riddle(0, 2, none), ...riddle(0, 0, none));
    expect(stateOf(table)).toMatchObject({
      phase: 'title',
      round: 1,
      turn: 0,
      score: [0, 0, 0],
      level: null,
    });
    expect(stateOf(table).riddle!.dicos).toEqual([0]);
  });
});

/** A round that this seat wins, whoever begins: it alone answers an enigma. */
function roundTo(winner: number, first: number): string[] {
  const turns = [0, 1, 2].map((turn) => (first + turn) % 3);
  const asked = turns.find((dico) => dico !== winner)!;
  return [
    ...turns.flatMap((dico) => {
      const order = [(dico + 1) % 3, (dico + 2) % 3];
      const die = order[0] === winner ? 'die 6 1' : 'die 1 6';
      return riddle(0, 0, dico === asked ? [die, 'answered', 'right'] : ['die 6 1', ...miss]);
    }),
    'on',
  ];
}

describe('the game of three', () => {
  const twoRounds = playing(three, ...roundTo(1, 0), ...roundTo(1, 1));

  test('two rounds: then three lists, each seat DICO once, 1 to the finder', () => {
    expect(stateOf(twoRounds)).toMatchObject({ phase: 'list', rounds: [0, 2, 0], list: { stake: 'round' } });
    const dicos: number[] = [];
    let table = twoRounds;
    for (let nth = 0; nth < 3; nth++) {
      const { dico, synos } = stateOf(table).list!;
      dicos.push(dico);
      expect([...synos, dico].sort()).toEqual([0, 1, 2]);
      table = playOn(table, ...list(synos[0]!, synos[0]!, synos[1]!, null, null));
    }
    expect(dicos.sort()).toEqual([0, 1, 2]);
  });

  const lists = (dicos: readonly number[], points: Readonly<Record<number, number>>): string[] =>
    dicos.flatMap((dico) => {
      const finder = [0, 1, 2].find((seat) => seat !== dico && (points[seat] ?? 0) > 0);
      return list(finder ?? null, null, null, null, null);
    });

  test('most rounds wins', () => {
    const [a, b, c] = stateOf(twoRounds).finale!.dicos as [number, number, number];
    const end = playOn(twoRounds, ...lists([a, b, c], { 1: 1 }), 'on');
    expect(stateOf(end).rounds).toEqual([0, 3, 0]);
    expect(stateOf(end).result).toMatchObject({ winner: 1, ranking: [[1], [0, 2]] });
  });

  test('level in rounds: another list between the two, the third being DICO', () => {
    const both = playing(three, ...roundTo(0, 0), ...roundTo(1, 1), ...roundTo(1, 2));
    const [a, b, c] = stateOf(both).finale!.dicos as [number, number, number];
    const lastRound = playOn(both, ...lists([a, b, c], { 0: 1 }), 'on');
    expect(stateOf(lastRound)).toMatchObject({
      phase: 'list',
      rounds: [2, 2, 0],
      list: { stake: 'decider', dico: 2, synos: [0, 1] },
    });
    const again = playOn(lastRound, ...list(0, 1, null, null, null));
    expect(stateOf(again).list).toMatchObject({ stake: 'decider', dico: 2 });
    expect(stateOf(playOn(again, ...list(null, null, 0, null, null))).result).toMatchObject({
      winner: 0,
      ranking: [[0], [1], [2]],
    });
  });

  test('the last round level between two: another list decides it', () => {
    let table = twoRounds;
    for (let nth = 0; nth < 3; nth++) {
      const { dico } = stateOf(table).list!;
      // One expression each for seats 0 and 1, none for seat 2.
      const finder = dico === 0 ? 1 : dico === 1 ? 0 : null;
      table = playOn(table, ...list(finder, null, null, null, null));
    }
    expect(stateOf(table)).toMatchObject({ phase: 'list', list: { stake: 'round', dico: 2, synos: [0, 1] } });
    expect(stateOf(playOn(table, ...list(0, null, null, null, null))).rounds).toEqual([1, 2, 0]);
  });
});
