import { undo } from '../../../../src/engine';
import { BRICKS, pyramide, type GameEvent } from '../../../../src/games/pyramide/rules';
import { after, config, eventsOf, lastEvents, lost, playing, playOn, refusal, stateOf, who } from './support';

/** One riddle for four: DICO 0, SYNO 2, SCRIPTO 3, REGLO 1. */
const four = config(4);
const FOUND = ['bet 1', 'found 2', 'next'];

const struckBy = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'struck' ? [`${event.at} ${event.why}`] : []));

describe('a foul called after the guess', () => {
  test('until the next word is shown: the point is taken away, the word is lost, the bricks stay spent', () => {
    const found = playing(four, 'on', 'bet 3', 'found 2');
    expect(stateOf(found).score).toEqual([1, 0]);
    const called = playOn(found, 'foul');
    expect(stateOf(called)).toMatchObject({ phase: 'between', score: [0, 0], riddle: { bricks: 10 } });
    expect(stateOf(called).riddle!.words[0]).toMatchObject({
      fate: 'struck',
      by: null,
      clues: [{ end: 'foul' }],
    });
    expect(lastEvents(called)).toEqual([
      { type: 'foul', seat: 0 },
      { type: 'points', side: 0, points: -1, why: 'word' },
      { type: 'struck', at: 0, why: 'foul' },
    ]);
    expect(JSON.stringify(pyramide.view(stateOf(called), 'table').riddle)).not.toContain('rocher');
    expect(stateOf(undo(called))).toEqual(stateOf(found));
  });

  test('until the sentence is shown; and not for a word that is lost already', () => {
    const last = playing(four, 'on', ...[1, 2, 3, 4].flatMap(() => lost(1)), 'bet 1', 'found 2');
    expect(refusal(stateOf(last), 'foul')).toBeNull();
    expect(refusal(stateOf(playOn(last, 'next')), 'foul')).toEqual({ code: 'not-now' });
    expect(refusal(after(four, 'on', 'bet 1', 'missed'), 'foul')).toEqual({ code: 'not-now' });
  });

  test('two and three seats: DICO and the finder lose their point', () => {
    expect(after(config(2), 'on', 'bet 1', 'found 1', 'foul').score).toEqual([0, 0]);
    expect(after(config(3), 'on', 'bet 1', 'found 2', 'foul').score).toEqual([0, 0, 0]);
  });
});

describe('who holds the phone, and what is asked', () => {
  const walk: [moves: string[], where: string][] = [
    [[], 'title, 0 dico (table)'],
    [['on'], 'bet, 0 dico (0)'],
    [['on', 'bet 3'], 'clue, 0 dico (0)'],
    [['on', 'bet 3', 'said'], 'guess, 0 dico (0)'],
    [['on', 'bet 3', 'said', 'missed'], 'clue, 0 dico (0)'],
    [['on', 'bet 3', 'said', 'found 2'], 'between, 0 dico (0)'],
    [['on', 'bet 3', 'said', 'found 2', 'next'], 'bet, 0 dico (0)'],
  ];
  test.each(walk)('%j: %s', (moves, where) => expect(who(after(four, ...moves))).toBe(where));

  const five = ['on', ...FOUND, ...FOUND, ...FOUND, ...FOUND, ...FOUND];
  const end: [moves: string[], where: string][] = [
    [[], 'enigma, 2 syno (table)'],
    [['answered'], 'verdict, 3 judge (3)'],
    [['answered', 'right'], 'scored, 3 table (table)'],
    [['give-up'], 'scored, 3 table (table)'],
    [['answered', 'right', 'on'], 'title, 1 dico (table)'],
  ];
  test.each(end)('after five words %j: %s', (moves, where) =>
    expect(who(after(four, ...five, ...moves))).toBe(where),
  );
});

describe('bricks', () => {
  test('the sheet: 13 bricks, 3 staked and 2 used leave 10; then 1 staked and missed leaves 9', () => {
    const first = playing(four, 'on', 'bet 3', 'said', 'missed', 'said', 'found 2');
    expect(stateOf(first).riddle!.bricks).toBe(10);
    expect(stateOf(first).score).toEqual([1, 0]);
    const second = playOn(first, 'next', 'bet 1', 'said', 'missed');
    expect(stateOf(second).riddle!.bricks).toBe(9);
    expect(stateOf(second).riddle!.words.map(({ fate }) => fate)).toEqual([
      'found',
      'struck',
      'pending',
      'pending',
      'pending',
    ]);
  });

  test('from 1 to the bricks left', () => {
    const bet = after(four, 'on');
    expect(refusal(bet, 'bet 13')).toBeNull();
    expect(refusal(bet, 'bet 14')).toEqual({ code: 'bet-other', numbers: { low: 1, high: BRICKS } });
    expect(refusal(bet, 'bet 0')).toMatchObject({ code: 'bet-other' });
    expect(refusal(after(four, 'on', ...lost(9)), 'bet 5')).toMatchObject({ numbers: { low: 1, high: 4 } });
  });

  test('none left: the remaining words are struck, and the enigma comes', () => {
    const table = playing(four, 'on', ...lost(7), 'bet 6', 'found 2', 'next');
    expect(who(stateOf(table))).toBe('enigma, 2 syno (table)');
    expect(struckBy(lastEvents(table))).toEqual(['2 no-bricks', '3 no-bricks', '4 no-bricks']);
  });

  test('none left after the fifth word: nothing more is struck', () => {
    const table = playing(four, 'on', ...lost(1), ...lost(1), ...lost(1), ...lost(1), ...lost(9));
    expect(struckBy(eventsOf(table))).toEqual(['0 missed', '1 missed', '2 missed', '3 missed', '4 missed']);
  });
});

describe('a word', () => {
  test('found by the last clue of the bet', () => {
    const table = playing(four, 'on', 'bet 2', 'said', 'missed', 'said', 'found 2');
    expect(lastEvents(table)).toEqual([
      { type: 'found', by: 2, at: 0, word: 'rocher' },
      { type: 'points', side: 0, points: 1, why: 'word' },
    ]);
  });

  test('found or missed says that the clue was given', () => {
    const [found] = stateOf(playing(four, 'on', 'bet 2', 'missed', 'found 2')).riddle!.words;
    expect(found).toMatchObject({ fate: 'found', by: 2, bet: 2 });
    expect(found!.clues.map(({ end }) => end)).toEqual(['missed', 'found']);
  });

  test('lost with the bet, and never told', () => {
    const table = playing(four, 'on', 'bet 1', 'missed');
    expect(lastEvents(table)).toEqual([
      { type: 'clue', seat: 0, text: null, left: 0 },
      { type: 'missed', seats: [2], guess: null },
      { type: 'struck', at: 0, why: 'missed' },
    ]);
  });

  test.each([[['foul']], [['said', 'foul']]])('%j: the word is lost, the bet is gone', (moves) => {
    const state = after(four, 'on', 'bet 4', ...moves);
    expect(state.riddle!.words[0]).toMatchObject({ fate: 'struck', clues: [{ end: 'foul' }] });
    expect([state.riddle!.bricks, state.phase, state.score]).toEqual([9, 'between', [0, 0]]);
  });
});

describe('enigma and bonus', () => {
  const five = (stake: number): string[] =>
    [1, 2, 3, 4, 5].flatMap(() => [`bet ${stake}`, 'found 2', 'next']);
  const cases: [what: string, moves: string[], points: number][] = [
    ['five words in 5 bricks and the answer: 5 + 1 + 8', [...five(1), 'answered', 'right'], 14],
    ['five words in 5 bricks, wrong answer: 5 + 8', [...five(1), 'answered', 'wrong'], 13],
    ['five words in 5 bricks, no answer: 5 + 8', [...five(1), 'give-up'], 13],
    ['five words in 10 bricks and the answer: 5 + 1 + 3', [...five(2), 'answered', 'right'], 9],
    ['four words and bricks left: no bonus', [...five(1).slice(0, 12), ...lost(1), 'answered', 'right'], 5],
    [
      'five words in 13 bricks: no bonus',
      [...five(2).slice(0, 12), 'bet 5', 'found 2', 'next', 'answered', 'right'],
      6,
    ],
  ];
  test.each(cases)('%s', (_, moves, points) => {
    const state = after(four, 'on', ...moves);
    expect([state.phase, state.score, state.riddle!.points]).toEqual(['scored', [points, 0], [points, 0]]);
  });

  test('the answer is told when it is judged', () => {
    const table = playing(four, 'on', ...five(1), 'answered', 'right');
    expect(lastEvents(table)).toEqual([
      { type: 'points', side: 0, points: 1, why: 'enigma' },
      { type: 'judged', by: 2, answer: 'le phare' },
      { type: 'points', side: 0, points: 8, why: 'bonus' },
    ]);
  });
});
