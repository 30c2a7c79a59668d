import { createDice, type Stage } from '../../../../src/engine';
import { pyramide, type Config, type State } from '../../../../src/games/pyramide/rules';
import { after, aloneIn, config, lastEvents, lost, playing, playOn, roundOf4, stateOf, who } from './support';

/** "Base 10": the clock is an actor. */
const base10 = { clock: 10 } as const;
const four = config(4, base10);

const countdown = (state: State) => {
  const stage: Stage = pyramide.stage(state);
  return stage.kind === 'play' ? stage.countdown : undefined;
};
const ms = (given: Config, ...moves: string[]) => countdown(after(given, ...moves))?.ms;

const FIVE = ['on', ...[1, 2, 3, 4, 5].flatMap(() => lost(1))];

test('a stage is worked out once a state: whoever asks has the same', () => {
  const state = after(four, 'on', 'bet 2');
  const stage = pyramide.stage(state);
  expect(pyramide.refuse(state, 1, { type: 'said' })).not.toBeNull();
  expect(pyramide.stage(state)).toBe(stage);
  for (const eyes of ['table', 0, 1] as const)
    expect(pyramide.view(state, eyes).acting).toBe(stage.kind === 'play' && stage.acting);
});

describe('whoever is to speak is timed, and nothing else', () => {
  const timed: [phase: string, given: Config, moves: string[], seconds: number | undefined][] = [
    ['title', four, [], undefined],
    ['bet', four, ['on'], 10],
    ['clue', four, ['on', 'bet 1'], 10],
    ['guess', four, ['on', 'bet 1', 'said'], 10],
    ['between', four, ['on', 'bet 1', 'missed'], undefined],
    ['enigma', four, FIVE, 10],
    ['verdict', four, [...FIVE, 'answered'], undefined],
    ['scored', four, [...FIVE, 'give-up'], undefined],
    ['rival', config(2, base10), ['on', 'early-answer'], 10],
    ['a base of 25', config(4, { clock: 25 }), ['on'], 25],
    ['no clock', config(4), ['on'], undefined],
    ['a list without the option', four, [...roundOf4(0, 0), ...roundOf4(0, 1), 'on'], undefined],
    [
      'a list of 60 seconds',
      config(4, { listSeconds: 60 }),
      [...roundOf4(0, 0), ...roundOf4(0, 1), 'on'],
      60,
    ],
    ['the person’s bet', aloneIn('explain', 1, base10), ['on'], 10],
    ['the app’s bet', aloneIn('guess', 1, base10), ['on'], undefined],
    ['the app’s clue', aloneIn('guess', 1, base10), ['on', 'bet 1'], undefined],
    ['the person’s guess', aloneIn('guess', 1, base10), ['on', 'bet 1', 'clue mer'], 10],
    ['the app’s guess', aloneIn('explain', 1, base10), ['on', 'bet 1', 'clue mer'], undefined],
  ];
  test.each(timed)('%s', (_, given, moves, seconds) => {
    expect(ms(given, ...moves)).toBe(seconds && seconds * 1000);
  });
});

/** Ruling: a countdown never starts on something nobody has had the time to read. */
describe('time begins on a tap where something is read first, else at once', () => {
  const starts = (state: State) => countdown(state)?.starts;
  const rows: [what: string, given: Config, moves: string[], starts: 'at-once' | 'on-tap'][] = [
    ['the word, before a bet', four, ['on'], 'on-tap'],
    ['a clue for a word that was bet on', four, ['on', 'bet 2'], 'at-once'],
    ['the next clue', four, ['on', 'bet 2', 'missed'], 'at-once'],
    ['a guess', four, ['on', 'bet 1', 'said'], 'at-once'],
    ['the sentence', four, FIVE, 'on-tap'],
    ['another answer', config(2, base10), ['on', 'early-answer'], 'on-tap'],
    ['a list', config(4, { listSeconds: 60 }), [...roundOf4(0, 0), ...roundOf4(0, 1), 'on'], 'on-tap'],
  ];
  test.each(rows)('%s', (_, given, moves, wanted) => expect(starts(after(given, ...moves))).toBe(wanted));

  test('ping-pong: each DICO has read the word once', () => {
    const table = playing(
      config(4, { ...base10, secondRound: 'ping-pong' }),
      ...roundOf4(0, 0),
      'die 6 1',
      'on',
    );
    const relays = ['missed', 'next'];
    const asked = [0, 1, 2, 3].map((times) =>
      starts(stateOf(playOn(table, ...Array.from({ length: times }, () => relays).flat()))),
    );
    expect(asked).toEqual(['on-tap', 'on-tap', 'at-once', 'at-once']);
  });
});

describe('when time runs out', () => {
  test('no bet in time is a bet of 1', () => {
    const table = playing(four, 'on', 'time');
    expect(stateOf(table)).toMatchObject({ phase: 'clue', hunt: { left: 1 }, riddle: { bricks: 12 } });
    expect(lastEvents(table)).toEqual([
      { type: 'slow', seat: 0 },
      { type: 'bet', seat: 0, bricks: 1, left: 12 },
    ]);
  });

  test('no clue in time spends that clue; the last one is the word', () => {
    const table = playing(four, 'on', 'bet 2', 'time');
    expect(stateOf(table)).toMatchObject({ phase: 'clue', hunt: { left: 1 } });
    expect(stateOf(playOn(table, 'time'))).toMatchObject({
      phase: 'between',
      riddle: { words: [{ fate: 'struck', clues: [{ end: 'silent' }, { end: 'silent' }] }, {}, {}, {}, {}] },
    });
  });

  test('no answer in time is a miss', () => {
    expect(after(four, 'on', 'bet 2', 'said', 'time')).toMatchObject({ phase: 'clue', hunt: { left: 1 } });
    expect(after(four, 'on', 'bet 1', 'said', 'time')).toMatchObject({ phase: 'between' });
  });

  test('no answer to the enigma in time is a miss', () => {
    expect(after(four, ...FIVE, 'time')).toMatchObject({
      phase: 'scored',
      riddle: { enigma: { result: 'wrong' } },
    });
    const three = playing(config(3, base10), ...FIVE, 'die 6 1', 'time');
    expect(who(stateOf(three))).toBe('enigma, 2 syno (table)');
  });

  test('two seats: DICO too late has no other answer', () => {
    const two = config(2, base10);
    expect(after(two, 'on', 'early-answer', 'time')).toMatchObject({
      phase: 'verdict',
      riddle: { enigma: { order: [1] } },
    });
    expect(after(two, ...FIVE, 'time', 'time')).toMatchObject({ phase: 'scored' });
  });

  test('ping-pong: the relay passes', () => {
    const table = playing(
      config(4, { ...base10, secondRound: 'ping-pong' }),
      ...roundOf4(0, 0),
      'die 6 1',
      'on',
    );
    expect(who(stateOf(playOn(table, 'time', 'next')))).toBe('clue, 1 dico (1)');
    expect(who(stateOf(playOn(table, 'said', 'time', 'next')))).toBe('clue, 1 dico (1)');
  });

  test('names: who opens has bid 1, who could bid lower leaves it', () => {
    const misses = [1, 2, 3, 4, 5].flatMap(() => ['missed', 'next']);
    const names = playing(
      config(4, { ...base10, secondRound: 'ping-pong' }),
      ...roundOf4(0, 0),
      ...['die 6 1', 'on', 'found 2', 'next', ...[1, 2, 3, 4].flatMap(() => misses)],
      ...['give-up', 'give-up', 'on', 'on'],
    );
    expect(stateOf(playOn(names, 'time'))).toMatchObject({ phase: 'clue', hunt: { left: 1 } });
    const left = playOn(names, 'bid 3', 'next', 'time', 'next');
    expect(stateOf(left)).toMatchObject({ phase: 'clue', hunt: { left: 3 } });
  });

  test('a list: what is left nobody has said; one countdown for the whole list', () => {
    const lists = playing(config(4, { listSeconds: 60 }), ...roundOf4(0, 0), ...roundOf4(0, 1), 'on');
    const ids = [lists, playOn(lists, 'said-by 0'), playOn(lists, 'said-by 0', 'next')].map(
      (table) => countdown(stateOf(table))!.id,
    );
    expect(new Set(ids).size).toBe(1);
    for (const table of [playOn(lists, 'said-by 0', 'time'), playOn(lists, 'said-by 0', 'next', 'time')])
      expect(stateOf(table)).toMatchObject({
        phase: 'list-over',
        list: { finders: [0, null, null, null, null] },
      });
    // Whoever looks is told why it ended; a list played to its end says nothing of time.
    expect(lastEvents(playOn(lists, 'said-by 0', 'time'))).toMatchObject([{ type: 'list-over', late: true }]);
    const played = playOn(lists, ...Array.from({ length: 5 }, () => ['said-by 0', 'next']).flat());
    expect(lastEvents(played)).toEqual([{ type: 'list-over', points: [5, 0, 0, 0] }]);
  });
});

test('without a clock “too slow” does what the clock would', () => {
  const walks = [['on'], ['on', 'bet 2'], ['on', 'bet 2', 'said'], FIVE];
  for (const walk of walks) {
    const { config: _c, ...slow } = after(config(4), ...walk, 'slow');
    const { config: _d, ...time } = after(four, ...walk, 'time');
    expect(slow).toEqual(time);
  }
});

test('no two countdowns of a game have the same name, but for a list’s', () => {
  const dice = createDice(8);
  let state = pyramide.start(config(3, { ...base10, first: 'die' }));
  const seen = new Map<string, State>();
  while (state.phase !== 'over') {
    const stage = pyramide.stage(state);
    const due = stage.kind === 'play' ? stage.countdown : undefined;
    if (due) {
      expect(seen.has(due.id)).toBe(false);
      seen.set(due.id, state);
    }
    const actor = stage.kind === 'play' ? stage.acting[0].seat : 'chance';
    const move =
      stage.kind === 'play'
        ? dice.pick(pyramide.options(pyramide.view(state, actor as number)))
        : pyramide.chance(state, dice);
    state = pyramide.apply(state, actor, move).state;
  }
  expect(seen.size).toBeGreaterThan(50);
});
