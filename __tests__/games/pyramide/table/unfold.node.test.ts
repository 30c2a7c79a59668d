import { pyramide, SAMPLE } from '../../../../src/games/pyramide/rules';
import { LANGUAGES } from '../../../../src/i18n';
import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import {
  adviceText,
  brickSentences,
  enigmaSentences,
  type ReviewWords,
} from '../../../../src/games/pyramide/table/reviewWords';
import {
  unfold,
  type Advice,
  type NamesStory,
  type RiddleStory,
  type Story,
} from '../../../../src/games/pyramide/table/unfold';
import {
  aloneIn,
  config,
  list,
  lost,
  playing,
  riddle,
  roundOf4,
  stateOf,
  type PyramideTable,
} from '../rules/support';

const riddles = (table: PyramideTable): readonly RiddleStory[] =>
  unfold(table).filter((story): story is RiddleStory => story.kind === 'riddle');
const kinds = (stories: readonly Story[]): string => stories.map(({ kind }) => kind).join(' ');

const found = (stake: number, clues: number, by = 2): readonly string[] => [
  `bet ${stake}`,
  ...Array.from({ length: clues - 1 }, () => 'missed'),
  `found ${by}`,
  'next',
];

const review = (table: PyramideTable): ReviewWords => ({
  words: PYRAMIDE_WORDS.en,
  seats: ['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => ({ name, face: 0, bot: null, help: false })),
  view: pyramide.view(stateOf(table), 'table'),
});

/** One riddle of four seats, from its title to its score. */
const one = (...moves: readonly string[]): PyramideTable => playing(config(4), 'on', ...moves);

describe('a riddle with bets of all kinds', () => {
  const table = one(
    ...found(3, 1),
    ...found(2, 2),
    ...lost(2),
    'bet 1',
    'foul',
    'next',
    ...lost(5),
    'answered',
    'right',
  );
  const [story] = riddles(table) as [RiddleStory];

  test('has its title, its sentence and all five words, found or not', () => {
    const { title, parts, words } = SAMPLE.riddles[0]!;
    expect([story.title, story.parts, story.words.map(({ word }) => word)]).toEqual([title, parts, words]);
    expect(story.words.map((word) => word.found)).toEqual([true, true, false, false, false]);
    expect([story.dicos, story.synos, story.round]).toEqual([[0], [2], 1]);
  });

  test('says of each bet what would have been enough', () => {
    expect(story.words.map(({ advice }) => advice)).toEqual([
      { kind: 'enough', used: 1, spare: 2 },
      { kind: 'exact' },
      { kind: 'too-few', left: 6 },
      { kind: 'foul' },
      { kind: 'spent' },
    ] satisfies Advice[]);
    expect(adviceText(story.words[0]!.advice!, review(table))).toBe(
      '1 would have been enough: 2 bricks too many',
    );
  });

  test('counts the bricks: bet, used, idle, and no bonus', () => {
    expect(story.bricks).toEqual({ bet: 13, used: 11, left: 0, whole: false, best: 2, idle: 2 });
    expect(brickSentences(story, review(table))).toEqual([
      '13 bricks bet, 11 clues given.',
      '2 bricks were never used: enough to save a word.',
    ]);
  });

  test('has the enigma and the points', () => {
    expect(story.enigma).toEqual({ answer: 'le phare', by: 2, early: false, wrong: [] });
    expect(enigmaSentences(story, review(table))).toEqual(['Riddle: le phare, found by Cleo.']);
    expect(story.points).toEqual([3, 0]);
  });
});

describe('all five words found', () => {
  test('with bets too high show the bonus that could have been', () => {
    const table = one(...[3, 2, 2, 2, 2].flatMap((stake) => found(stake, 1)), 'give-up');
    const [story] = riddles(table) as [RiddleStory];
    expect(story.bricks).toMatchObject({ left: 2, whole: true, best: 8 });
    expect(brickSentences(story, review(table)).slice(1)).toEqual([
      'Bonus: 2 bricks left.',
      'With the right bets the bonus would have been 8 bricks.',
    ]);
    expect(enigmaSentences(story, review(table))).toEqual(['Riddle: le phare. Nobody found it.']);
  });
  test('with the right bets leave nothing better to be had', () => {
    const table = one(...[1, 1, 1, 1, 1].flatMap((stake) => found(stake, 1)), 'give-up');
    const [story] = riddles(table) as [RiddleStory];
    expect(brickSentences(story, review(table)).slice(-1)).toEqual(['There were no better bets.']);
    expect(story.points).toEqual([13, 0]);
  });
});

test('words without a brick were never played', () => {
  const [story] = riddles(one(...lost(13), 'give-up')) as [RiddleStory];
  expect(story.words.map(({ advice }) => advice?.kind)).toEqual([
    'spent',
    ...Array<string>(4).fill('no-bricks'),
  ]);
});

test('typed: clues and guesses are told, and the wrong answer', () => {
  const word = (at: number) => SAMPLE.riddles[0]!.words[at]!;
  const table = playing(
    aloneIn('guess'),
    ...['on', 'bet 2', 'clue mer', 'guess bateau', 'clue pierre', `guess ${word(0)}`, 'next'],
    ...[1, 2, 3, 4].flatMap((at) => ['bet 1', 'clue x', `guess ${word(at)}`, 'next']),
    'answer la lune',
    'on',
  );
  const [story] = riddles(table) as [RiddleStory];
  expect(story.words[0]!.clues.map(({ text, guess }) => `${text} ${guess}`)).toEqual([
    'mer bateau',
    'pierre rocher',
  ]);
  expect(story.enigma.wrong).toMatchObject([{ by: 0, text: 'la lune' }]);
  expect(kinds(unfold(table))).toBe('riddle');
});

test('a word lost is not blamed on a bet that the app placed, nor is a better one spoken of', () => {
  const table = playing(
    aloneIn('guess'),
    ...['on', 'bet 1', 'clue mer', 'guess bateau', 'next', 'bet 12', 'clue x', 'pass'],
    ...Array.from({ length: 11 }, (_, nth) => [`clue mot${nth}`, 'pass']).flat(),
    ...['next', 'pass', 'on'],
  );
  const [story] = riddles(table) as [RiddleStory];
  expect(story.words.map(({ advice }) => advice?.kind)).toEqual([
    'app-bet',
    'app-bet',
    'no-bricks',
    'no-bricks',
    'no-bricks',
  ]);
  const said = [
    ...story.words.flatMap(({ advice }) => (advice ? [adviceText(advice, review(table))] : [])),
    ...brickSentences(story, review(table)),
  ];
  expect(said[0]).toBe('The app had bet on 1 clue only.');
  expect(said.join(' ')).not.toMatch(/you|your|better|too low|too few|would have/i);
});

describe('a whole game', () => {
  test('of four has eight riddles and both lists', () => {
    const rounds = [...roundOf4(0, 0), ...roundOf4(0, 1)];
    const table = playing(config(4), ...rounds, ...list(0, 0, 0, 2, null), ...list(1, 3, 3, 3, null));
    const stories = unfold(table);
    expect(stateOf(table).phase).toBe('over');
    expect(kinds(stories)).toBe(`${'riddle '.repeat(8)}list list`);
    const last = stories[9]!;
    expect(last.kind === 'list' && last.items.map(({ by }) => by)).toEqual([1, 3, 3, 3, null]);
    expect(last.kind === 'list' && last.items[4]!.text).toBe(SAMPLE.lists[1]![4]);
  });

  test('of four with the variant has ping-pong without bets, and the names with their bids', () => {
    const table = playing(
      config(4, { secondRound: 'ping-pong' }),
      ...[...roundOf4(0, 0), 'die 2 5', 'on'],
      ...Array.from({ length: 4 }, () => ['found 3', 'next']).flat(),
      ...Array.from({ length: 5 }, () => ['missed', 'next']).flat(),
      ...['answered', 'right', 'on', 'on'],
      ...['bid 3', 'next', 'leave', 'next', 'found 0', 'next'],
      ...['bid 1', 'missed', 'next', 'bid 1', 'found 1', 'next', 'bid 1', 'foul'],
    );
    const stories = unfold(table);
    expect(kinds(stories)).toBe(`${'riddle '.repeat(5)}names`);
    const [pingPong, names] = stories.slice(4) as [RiddleStory, NamesStory];
    expect(pingPong).toMatchObject({ pingPong: true, bricks: null, round: 2, points: [0, 5] });
    expect(pingPong.words.map(({ advice }) => advice?.kind)).toEqual([
      ...Array<undefined>(4).fill(undefined),
      'five-clues',
    ]);
    expect(names.title).toBe(SAMPLE.themes[0]!.title);
    expect(names.names.map(({ bet, by, clues }) => [bet, by, clues[0]!.by])).toEqual([
      [3, 0, 2],
      [1, null, 2],
      [1, 1, 3],
      [1, null, 3],
    ]);
    expect(names.names.map(({ advice }) => advice?.kind)).toEqual([undefined, undefined, undefined, 'foul']);
  });

  test('of three has both SYNOs, and who found what', () => {
    const table = playing(config(3), ...riddle(2, 1, ['answered', 'wrong', 'answered', 'wrong']));
    const [story] = riddles(table) as [RiddleStory];
    expect(story.synos).toHaveLength(2);
    expect(story.words.map(({ by }) => by)).toEqual([1, 1, null, null, null]);
  });

  test('of two tells an early answer as one', () => {
    const table = playing(
      config(2),
      ...['on', 'bet 1', 'early-answer', 'agree', 'right', 'found 1', 'next'],
      ...[1, 1, 1, 1].flatMap((stake) => found(stake, 1, 1)),
    );
    const [story] = riddles(table) as [RiddleStory];
    expect(story.enigma).toMatchObject({ by: 1, early: true });
    expect(enigmaSentences(story, review(table))[0]).toBe('Riddle: le phare, found by Bob ahead of time.');
  });
});

test('every advice has its sentence in both languages', () => {
  const all: readonly Advice[] = [
    ...(['exact', 'spent', 'foul', 'no-bricks', 'five-clues'] as const).map((kind) => ({ kind })),
    { kind: 'enough', used: 1, spare: 2 },
    { kind: 'too-few', left: 1 },
  ];
  for (const language of LANGUAGES) {
    const spoken = all.map((advice) =>
      adviceText(advice, { ...review(one()), words: PYRAMIDE_WORDS[language] }),
    );
    expect(new Set(spoken).size).toBe(all.length);
  }
});
