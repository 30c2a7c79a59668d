import { pyramide } from '../../../../src/games/pyramide/rules';
import { after, config, eventsOf, list, playing, playOn, riddle, roundOf4, stateOf, who } from './support';

const four = config(4);

describe('a round of four', () => {
  test('the die decides who begins; level, it is thrown again', () => {
    const table = playing(config(4, { first: 'die' }), 'die 4 4, 2 5');
    expect(who(stateOf(table))).toBe('title, 1 dico (table)');
    expect(eventsOf(table)[0]).toEqual({
      type: 'ordered',
      why: 'game',
      among: [0, 1],
      rolls: [
        [4, 4],
        [2, 5],
      ],
      first: 1,
    });
  });

  test('team A, team B, then both again with DICO and SYNO exchanged', () => {
    const cast: (readonly number[])[] = [];
    let table = playing(four);
    for (const syno of [2, 3, 0, 1]) {
      cast.push([...stateOf(table).riddle!.dicos, ...stateOf(table).riddle!.synos]);
      table = playOn(table, ...riddle(0, syno));
    }
    expect(cast).toEqual([
      [0, 2],
      [1, 3],
      [2, 0],
      [3, 1],
    ]);
  });

  test('the team chooses its first DICO, and the second riddle exchanges what it chose', () => {
    const swapped = playing(four, 'dico 2');
    expect(who(stateOf(swapped))).toBe('title, 2 dico (table)');
    expect(pyramide.view(stateOf(swapped), 'table').roles).toEqual(['syno', 'scripto', 'dico', 'reglo']);
    const third = stateOf(playOn(swapped, ...riddle(0, 0), ...riddle(0, 3)));
    expect([third.riddle!.dicos, third.riddle!.free]).toEqual([[0], false]);
  });

  test('the team ahead wins it; pawns start again; the other team begins the next', () => {
    const table = playing(four, ...roundOf4(1, 0).slice(0, -1));
    expect(who(stateOf(table))).toBe('round, 1 table (table)');
    expect(stateOf(table).history).toEqual([{ kind: 'riddles', winner: 1, score: [0, 1], byDie: false }]);
    const next = stateOf(playOn(table, 'on'));
    expect([next.round, next.score, next.rounds, who(next)]).toEqual([
      2,
      [0, 0],
      [0, 1],
      'title, 1 dico (table)',
    ]);
  });

  test('level: one more riddle each, roles as they like, until it is decided', () => {
    const level = playing(four, ...[2, 3, 0, 1].flatMap((syno) => riddle(1, syno)));
    expect(stateOf(level)).toMatchObject({ phase: 'title', turn: 4, level: [0, 1], riddle: { free: true } });
    const still = playOn(level, 'dico 2', ...riddle(2, 0), ...riddle(2, 3));
    expect(stateOf(still)).toMatchObject({ phase: 'title', turn: 6, score: [4, 4] });
    const decided = playOn(still, ...riddle(0, 2), ...riddle(1, 1));
    expect(stateOf(decided)).toMatchObject({ phase: 'round', rounds: [0, 1], score: [4, 5] });
  });
});

describe('the game of four', () => {
  const won = [...roundOf4(0, 0), ...roundOf4(1, 1), ...roundOf4(0, 0)];

  test('two rounds win; then a DICO of the losing team plays to both winners', () => {
    const state = after(four, ...won);
    expect(state.rounds).toEqual([2, 1]);
    expect(who(state)).toBe('list, 1 dico (table)');
    expect(state.list).toMatchObject({ stake: 'winners', dico: 1, synos: [0, 2], free: true });
    expect(after(four, ...won, 'dico 3').list!.dico).toBe(3);
  });

  test('the better is maître-mots and DICO of the losers’ list; everybody is ranked', () => {
    const table = playing(four, ...won, 'dico 3', ...list(2, 2, 0, null, 2));
    const state = stateOf(table);
    expect(who(state)).toBe('list, 2 maitre-mots (table)');
    expect(state.list).toMatchObject({ stake: 'losers', dico: 2, synos: [1, 3], free: false });
    expect(pyramide.view(state, 'table').roles).toEqual(['none', 'syno', 'maitre-mots', 'syno']);
    const end = stateOf(playOn(table, ...list(1, null, 3, 3, null)));
    expect(end.result).toEqual({ ranking: [[2], [0], [3], [1]], winner: 0, maitreMots: 2, points: 0 });
    expect(pyramide.stage(end)).toEqual({ kind: 'over', ranking: [[2], [0], [3], [1]] });
  });

  test('level: another list, for the winners and for the losers', () => {
    const again = playing(four, ...won, ...list(0, 2, 0, 2, null));
    expect(stateOf(again)).toMatchObject({ phase: 'list', list: { stake: 'winners', index: 1 } });
    const losers = playOn(again, ...list(0, null, null, null, null), ...list(null, null, null, null, null));
    expect(stateOf(losers)).toMatchObject({ phase: 'list', list: { stake: 'losers', dico: 0 } });
    const end = stateOf(playOn(losers, ...list(3, null, null, null, null)));
    expect(end.result!.ranking).toEqual([[0], [2], [3], [1]]);
  });

  test('what was said is told, what nobody said is not', () => {
    const table = playing(four, ...won, 'on', 'said-by 0', 'next', 'nobody', 'next');
    const told = eventsOf(table).filter(({ type }) => type === 'expression' || type === 'nobody');
    expect(told).toEqual([{ type: 'expression', by: 0, text: 'arc-en-ciel' }, { type: 'nobody' }]);
    expect(pyramide.view(stateOf(table), 'table').list!.said).toEqual(['arc-en-ciel', null]);
  });
});
