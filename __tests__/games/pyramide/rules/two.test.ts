import { pyramide } from '../../../../src/games/pyramide/rules';
import {
  after,
  config,
  lastEvents,
  list,
  lost,
  playing,
  playOn,
  refusal,
  riddle,
  stateOf,
  who,
} from './support';

/** Seat 0 is DICO first; DICO and SYNO both score each word. */
const two = config(2);
const WORD = ['bet 2', 'found 1', 'next'];
const LAST = ['agree', 'wrong'];

describe('a riddle for two', () => {
  test('DICO and SYNO both score each word found, and both have the bonus', () => {
    expect(after(two, 'on', ...WORD).score).toEqual([1, 1]);
    const all = after(two, 'on', ...[1, 2, 3, 4, 5].flatMap(() => WORD), 'give-up', 'agree');
    expect(all.score).toEqual([5 + 3, 5 + 3]);
  });

  const five = ['on', ...[1, 2, 3, 4, 5].flatMap(() => lost(2))];
  const answers: [what: string, moves: string[], score: number[]][] = [
    ['SYNO right after the fifth word: 1', [...five, 'answered', 'agree', 'right'], [0, 1]],
    ['SYNO right though DICO says otherwise: 1', [...five, 'answered', 'differ', 'right'], [0, 1]],
    ['SYNO wrong, DICO had nothing else: 0', [...five, 'answered', 'agree', 'wrong'], [0, 0]],
    ['SYNO wrong, DICO right: 1 to DICO', [...five, 'answered', 'differ', 'wrong', 'right'], [1, 0]],
    ['both wrong', [...five, 'answered', 'differ', 'wrong', 'wrong'], [0, 0]],
    ['SYNO gives up, DICO right: 1 to DICO', [...five, 'give-up', 'differ', 'right'], [1, 0]],
    ['SYNO too slow, DICO too', [...five, 'slow', 'slow'], [0, 0]],
    ['early and right: 2', ['on', 'early-answer', 'agree', 'right'], [0, 2]],
    [
      'early, during the fifth word: 2',
      [...five.slice(0, -4), 'bet 2', 'early-answer', 'agree', 'right'],
      [0, 2],
    ],
    ['early and wrong, DICO right: 1 to DICO', ['on', 'early-answer', 'differ', 'wrong', 'right'], [1, 0]],
  ];
  test.each(answers)('%s', (_, moves, score) => expect(after(two, ...moves).score).toEqual(score));

  test.each([
    ['bet', ['on']],
    ['clue', ['on', 'bet 2']],
    ['guess', ['on', 'bet 2', 'said']],
    ['between', ['on', 'bet 2', 'found 1']],
  ])('an early answer in %s: it is judged by DICO, and the words go on', (phase, moves) => {
    const table = playing(two, ...moves, 'early-answer');
    expect(who(stateOf(table))).toBe('rival, 0 dico (0)');
    const judging = playOn(table, 'agree');
    expect(who(stateOf(judging))).toBe('verdict, 0 judge (0)');
    const judged = playOn(judging, 'wrong');
    expect(stateOf(judged).phase).toBe(phase);
    expect(refusal(stateOf(judged), 'early-answer')).toEqual({ code: 'answered-already' });
  });

  test('answered early: no enigma after the fifth word', () => {
    const done = playing(
      two,
      'on',
      'early-answer',
      'agree',
      'right',
      ...[1, 2, 3, 4, 5].flatMap(() => lost(2)),
    );
    expect(stateOf(done)).toMatchObject({ phase: 'scored', score: [0, 2] });
  });

  test('when no word is to come an answer is not early any more', () => {
    const last = playing(two, ...five.slice(0, -1));
    expect(refusal(stateOf(last), 'early-answer')).toEqual({ code: 'not-early' });
    const noBricks = playing(two, 'on', ...lost(13).slice(0, -1));
    expect(refusal(stateOf(noBricks), 'early-answer')).toEqual({ code: 'not-early' });
    expect(refusal(after(config(3), 'on'), 'early-answer')).toEqual({ code: 'not-early' });
    expect(refusal(after(config(4), 'on'), 'early-answer')).toEqual({ code: 'not-early' });
  });

  test('DICO does not see the answer before saying another', () => {
    const rival = stateOf(playing(two, 'on', 'early-answer'));
    expect(pyramide.view(rival, 0).riddle!.answer).toBeNull();
    const verdict = stateOf(playing(two, 'on', 'early-answer', 'differ'));
    expect(pyramide.view(verdict, 0).riddle!.answer).toBe('le phare');
    expect(pyramide.view(verdict, 1).riddle!.answer).toBeNull();
  });

  test('who differed is told before the verdict', () => {
    expect(lastEvents(playing(two, 'on', 'early-answer', 'differ'))).toEqual([
      { type: 'answered', by: 0, text: null, early: true },
    ]);
  });
});

/** A round that this seat wins by an enigma. */
const roundTo = (winner: number, first: number): string[] => [
  ...[first, 1 - first].flatMap((dico) =>
    riddle(0, 0, dico === winner ? ['give-up', 'agree'] : ['answered', 'agree', 'right']),
  ),
  'on',
];

describe('rounds for two', () => {
  test('each seat is DICO once; level: one more riddle each', () => {
    const level = playing(
      two,
      ...riddle(1, 1, ['answered', ...LAST]),
      ...riddle(1, 0, ['answered', ...LAST]),
    );
    expect(stateOf(level)).toMatchObject({ phase: 'title', turn: 2, score: [2, 2], riddle: { dicos: [0] } });
    const decided = playOn(
      level,
      ...riddle(0, 1, ['answered', 'agree', 'right']),
      ...riddle(0, 0, ['answered', ...LAST]),
    );
    expect(stateOf(decided)).toMatchObject({ phase: 'round', score: [2, 3], rounds: [0, 1] });
  });

  const threeRounds = playing(two, ...roundTo(0, 0), ...roundTo(0, 1), ...roundTo(0, 0));

  test('three rounds, then a last one of two lists; most rounds wins', () => {
    expect(stateOf(threeRounds)).toMatchObject({ phase: 'list', rounds: [3, 0], list: { stake: 'round' } });
    const [first, second] = stateOf(threeRounds).finale!.dicos;
    const end = playOn(
      threeRounds,
      ...list(second!, null, null, null, null),
      ...list(first!, first!, null, null, null),
      'on',
    );
    expect(stateOf(end).history[3]).toMatchObject({ kind: 'lists', winner: first });
    expect(stateOf(end).result).toMatchObject({ winner: 0, ranking: [[0], [1]] });
  });

  test('the last round level: two more lists', () => {
    const none = list(null, null, null, null, null);
    const again = playOn(threeRounds, ...none, ...none);
    expect(stateOf(again)).toMatchObject({
      phase: 'list',
      finale: { dicos: [{}, {}].map(() => expect.any(Number)) },
    });
  });

  test('rounds level after it: two lists decide', () => {
    const even = playing(
      two,
      ...[roundTo(0, 0), roundTo(1, 1), roundTo(0, 0), roundTo(1, 1), roundTo(0, 0)].flat(),
    );
    expect(stateOf(even).rounds).toEqual([3, 2]);
    const dicos = stateOf(even).finale!.dicos;
    const lists = dicos.flatMap((dico) => list(dico === 0 ? 1 : null, null, null, null, null));
    const level = playOn(even, ...lists, 'on');
    expect(stateOf(level)).toMatchObject({ rounds: [3, 3], phase: 'list', list: { stake: 'decider' } });
    const decider = stateOf(level).finale!.dicos;
    const end = playOn(
      level,
      ...decider.flatMap((dico) => list(dico === 1 ? 0 : null, null, null, null, null)),
    );
    expect(stateOf(end).result).toMatchObject({ winner: 0, ranking: [[0], [1]] });
  });
});
