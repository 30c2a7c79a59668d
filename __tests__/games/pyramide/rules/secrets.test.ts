import { undo, undoSeat, type Eyes, type Table } from '../../../../src/engine';
import { pyramide, SAMPLE, type State } from '../../../../src/games/pyramide/rules';
import { config, eventsOf, lost, playing, playOn, roundOf4, stateOf } from './support';

const four = config(4);
const EYES: readonly Eyes[] = [0, 1, 2, 3, 'table'];
const { words, answer } = SAMPLE.riddles[0]!;

/** Whose view holds this text anywhere. */
const whoSees = (state: State, text: string): Eyes[] =>
  EYES.filter((eyes) => eyes === 'table' || eyes < state.config.seats).filter((eyes) =>
    JSON.stringify(pyramide.view(state, eyes)).includes(text),
  );

const FIVE = ['on', ...[1, 2, 3, 4, 5].flatMap(() => lost(1))];

describe('only DICO has the word', () => {
  const cases: [when: string, moves: string[], word: string, seen: Eyes[]][] = [
    ['the title is announced', [], words[0]!, []],
    ['DICO bets', ['on'], words[0]!, [0]],
    ['DICO speaks', ['on', 'bet 2'], words[0]!, [0]],
    ['SYNO guesses', ['on', 'bet 2', 'said'], words[0]!, [0]],
    ['the next word is not known yet', ['on', 'bet 2', 'said'], words[1]!, []],
    ['it was found: everybody', ['on', 'bet 2', 'said', 'found 2'], words[0]!, [...EYES]],
    ['it was struck: nobody', ['on', 'bet 1', 'said', 'missed'], words[0]!, []],
    ['it was struck, at the enigma', FIVE, words[0]!, []],
    ['the riddle is over: everybody', [...FIVE, 'give-up'], words[0]!, [...EYES]],
  ];
  test.each(cases)('%s', (_, moves, word, seen) => {
    expect(whoSees(stateOf(playing(four, ...moves)), word)).toEqual(seen);
  });

  test('in ping-pong and names only the two DICOs', () => {
    const table = playing(config(4, { secondRound: 'ping-pong' }), ...roundOf4(0, 0), 'die 6 1', 'on');
    const second = SAMPLE.riddles[4]!;
    expect(whoSees(stateOf(table), second.words[0]!)).toEqual([0, 1]);
    const misses = [1, 2, 3, 4, 5].flatMap(() => ['missed', 'next']);
    const more = ['found 2', 'next', ...[1, 2, 3, 4].flatMap(() => misses), 'give-up', 'give-up', 'on'];
    const theme = playOn(table, ...more);
    expect(whoSees(stateOf(theme), 'Loire')).toEqual([]);
    expect(whoSees(stateOf(playOn(theme, 'on')), 'Loire')).toEqual([2, 3]);
    expect(whoSees(stateOf(playOn(theme, 'on')), 'Nil')).toEqual([]);
    expect(whoSees(stateOf(playOn(theme, 'on', 'bid 1', 'foul')), 'Loire')).toEqual([]);
  });

  test.each([2, 3])('%i seats: DICO has the sentence and all five', (seats) => {
    const state = stateOf(playing(config(seats), 'on'));
    words.forEach((word) => expect(whoSees(state, word)).toEqual([0]));
  });
});

/** A piece of the sentence that stands in no other. */
const PIECE = 'à cligner de l’';

describe('the sentence is seen by nobody before its five words are over', () => {
  const word = ['bet 2', 'found 2', 'next'];
  const cases: [when: string, moves: string[], seen: Eyes[]][] = [
    ['the title is announced', [], []],
    ['DICO bets', ['on'], []],
    ['DICO speaks', ['on', 'bet 2'], []],
    ['four words are over', ['on', ...word, ...word, ...word, ...word], []],
    ['the fifth was found', ['on', ...word, ...word, ...word, ...word, 'bet 1', 'found 2'], []],
    ['all five are over: everybody', ['on', ...word, ...word, ...word, ...word, ...word], [...EYES]],
    ['no brick is left: everybody', ['on', ...lost(13)], [...EYES]],
    ['the riddle is over: everybody', [...FIVE, 'give-up'], [...EYES]],
  ];
  test.each(cases)('four seats, %s', (_, moves, seen) => {
    expect(whoSees(stateOf(playing(four, ...moves)), PIECE)).toEqual(seen);
  });

  test.each([2, 3])('%i seats: DICO’s eyes have it once the title was heard, and no others', (seats) => {
    const given = config(seats);
    expect(whoSees(stateOf(playing(given)), PIECE)).toEqual([]);
    expect(whoSees(stateOf(playing(given, 'on')), PIECE)).toEqual([0]);
    expect(whoSees(stateOf(playing(given, 'on', 'bet 1', 'found 1')), PIECE)).toEqual([0]);
    // The screen of the table is not DICO's card: there it does not lie open.
    expect(pyramide.view(stateOf(playing(given, 'on')), 0).riddle!.open).toBe(false);
  });

  test('ping-pong: hidden until its five words are over', () => {
    const table = playing(config(4, { secondRound: 'ping-pong' }), ...roundOf4(0, 0), 'die 6 1');
    const misses = [1, 2, 3, 4, 5].flatMap(() => ['missed', 'next']);
    const parts = SAMPLE.riddles[4]!.parts.filter((part) => part.length > 8);
    const seen = (...moves: readonly string[]) =>
      parts.flatMap((part) => whoSees(stateOf(playOn(table, ...moves)), part));
    expect(seen()).toEqual([]);
    expect(seen('on')).toEqual([]);
    expect(seen('on', ...[1, 2, 3, 4].flatMap(() => misses))).toEqual([]);
    expect(seen('on', ...[1, 2, 3, 4, 5].flatMap(() => misses), 'die 6 1')).toHaveLength(5 * parts.length);
  });

  test('with the option it lies open with its blanks from the start, for everybody', () => {
    for (const seats of [2, 3, 4]) {
      const state = stateOf(playing(config(seats, { openSentence: true })));
      expect(whoSees(state, PIECE)).toHaveLength(seats + 1);
      expect(whoSees(state, words[0]!)).toEqual([]);
    }
  });
});

describe('the answer is seen by the judge, then by everybody, and by nobody before', () => {
  const cases: [when: string, moves: string[], seen: Eyes[]][] = [
    ['while words are played', ['on', 'bet 2'], []],
    ['when SYNO is to answer', FIVE, []],
    ['when it is judged: the judge', [...FIVE, 'answered'], [3]],
    ['afterwards: everybody', [...FIVE, 'answered', 'wrong'], [...EYES]],
  ];
  test.each(cases)('%s', (_, moves, seen) => {
    expect(whoSees(stateOf(playing(four, ...moves)), answer)).toEqual(seen);
  });

  test('three seats: between two answers nobody has it', () => {
    const second = playing(config(3), ...FIVE, 'die 6 1', 'answered', 'wrong');
    expect(whoSees(stateOf(second), answer)).toEqual([]);
  });
});

test('an expression is for the list’s DICO, then for all if it was said', () => {
  const list = playing(four, ...roundOf4(0, 0), ...roundOf4(0, 1));
  const text = SAMPLE.lists[0]![0]!;
  expect(whoSees(stateOf(list), text)).toEqual([]);
  expect(whoSees(stateOf(playOn(list, 'on')), text)).toEqual([1]);
  expect(whoSees(stateOf(playOn(list, 'on', 'nobody')), text)).toEqual([]);
  expect(whoSees(stateOf(playOn(list, 'on', 'said-by 0')), text)).toEqual([...EYES]);
});

test('no view holds the stock, and no event tells a word before its time', () => {
  const table = playing(four, 'on', 'bet 1', 'missed', 'next', 'bet 1', 'said');
  EYES.forEach((eyes) => expect(pyramide.view(stateOf(table), eyes).config).not.toHaveProperty('stock'));
  const told = JSON.stringify(eventsOf(table));
  [...words, answer].forEach((text) => expect(told).not.toContain(text));
});

describe('what can be taken back', () => {
  const back = (table: Table): string | null => {
    const seat = undoSeat(table);
    return seat === null ? null : `${seat} to ${stateOf(undo(table)).phase}`;
  };
  const cases: [what: string, moves: string[], back: string | null][] = [
    ['a bet', ['on', 'bet 3'], '0 to bet'],
    ['a clue said', ['on', 'bet 3', 'said'], '0 to clue'],
    ['a miss', ['on', 'bet 3', 'said', 'missed'], '0 to guess'],
    ['a find', ['on', 'bet 3', 'said', 'found 2'], '0 to guess'],
    ['a lost word', ['on', 'bet 1', 'missed'], '0 to clue'],
    ['a foul', ['on', 'bet 1', 'foul'], '0 to clue'],
    ['not the look at the first word', ['on'], null],
    ['not the look at the next word', ['on', 'bet 3', 'found 2', 'next'], null],
    ['not the look at the answer', [...FIVE, 'answered'], null],
    ['a verdict', [...FIVE, 'answered', 'right'], '3 to verdict'],
    ['not giving up: the answer is shown', [...FIVE, 'give-up'], null],
    ['not beyond the next riddle', [...FIVE, 'answered', 'right', 'on'], null],
  ];
  test.each(cases)('%s', (_, moves, expected) => expect(back(playing(four, ...moves))).toBe(expected));

  test('two seats: an early answer tapped by mistake', () => {
    const two = config(2);
    expect(back(playing(two, 'on', 'bet 2', 'early-answer'))).toBe('0 to clue');
    expect(back(playing(two, 'on', 'bet 2', 'early-answer', 'agree'))).toBeNull();
  });

  test('ping-pong: a miss, and a bid, until the phone is handed on', () => {
    const table = playing(config(4, { secondRound: 'ping-pong' }), ...roundOf4(0, 0), 'die 6 1', 'on');
    expect(back(playOn(table, 'missed'))).toBe('0 to clue');
    expect(back(playOn(table, 'missed', 'next'))).toBeNull();
  });

  test('alone: a bet, but not a guess: whether it was right is known', () => {
    const explain = { ...config(1), alone: { ...config(1).alone!, mode: 'explain' as const } };
    expect(back(playing(explain, 'on', 'bet 2'))).toBe('0 to bet');
    expect(back(playing(config(1), 'on', 'bet 2', 'clue mer', 'guess rocher'))).toBeNull();
  });

  test.each([
    [['said', 'missed', 'said', 'found 2']],
    [['found 2']],
    [['missed', 'missed']],
    [['foul']],
    [['found 2', 'foul']],
  ])('%j: back to the first clue, tap by tap; the bet is fixed from there on', (taps) => {
    let table: Table = playing(four, 'on', 'bet 3', ...taps);
    while (undoSeat(table) !== null) table = undo(table);
    expect(stateOf(table)).toEqual(stateOf(playing(four, 'on', 'bet 3')));
    // The same clue told otherwise: the bet stays what it was.
    const again = playOn({ ...playing(four, 'on', 'bet 3'), undoable: [] }, 'missed');
    expect(back(again)).toBe('0 to clue');
    expect(undoSeat(undo(again))).toBeNull();
  });
});
