import {
  BRICKS,
  NEXTS,
  pyramide,
  screenOptions,
  type Config,
  type Move,
  type Next,
  type State,
} from '../../../../src/games/pyramide/rules';
import { registered } from '../../../../src/games/pyramide/rules/probe';
import { playthrough } from '../../../../tools/conformance/playthrough';
import { after, aloneIn, config, list, lost, playing, playOn, refusal, roundOf4, stateOf } from './support';

const four = config(4);
const two = config(2);
const nextOf = (state: State): Next | null => pyramide.view(state, 'table').next;
const words = (bets: readonly number[]): readonly string[] => bets.flatMap(lost);
/** The last word of these has had its clues, and lies there struck. */
const struck = (given: Config, ...bets: readonly number[]): State =>
  after(given, 'on', ...words(bets).slice(0, -1));

describe('where next leads', () => {
  test('to another word, while there is one and a brick to bet on it', () => {
    expect(nextOf(struck(four, 3))).toBe('word');
    expect(nextOf(struck(four, 3, 3, 3, 3))).toBe('word');
  });

  test('after the fourth word, with no brick left: to the enigma, and the fifth word is struck', () => {
    const state = struck(four, 3, 3, 3, BRICKS - 9);
    expect([state.riddle!.at, state.riddle!.bricks]).toEqual([3, 0]);
    expect(nextOf(state)).toBe('enigma');
    expect(pyramide.view(state, 'table').riddle!.outOfBricks).toBe(true);
    const asked = after(four, 'on', ...words([3, 3, 3, BRICKS - 9]));
    expect([asked.phase, asked.riddle!.words[4]!.fate]).toEqual(['enigma', 'struck']);
  });

  test('after the fifth word: to the enigma, and nothing was left without a brick', () => {
    const state = struck(four, 3, 3, 3, 2, 2);
    expect(nextOf(state)).toBe('enigma');
    expect(pyramide.view(state, 'table').riddle!.outOfBricks).toBe(false);
  });

  test('alone with the app too, once the bricks are gone', () => {
    const gone = after(aloneIn('explain'), 'on', `bet ${BRICKS}`, ...Array<string>(BRICKS).fill('pass'));
    expect([gone.phase, nextOf(gone)]).toEqual(['between', 'enigma']);
  });

  test('past the enigma that was answered before its time', () => {
    const early = ['on', 'bet 1', 'early-answer', 'agree', 'wrong'];
    expect(nextOf(after(two, ...early, 'missed'))).toBe('word');
    expect(nextOf(after(two, ...early, 'missed', 'next', 'bet 12', 'foul'))).toBe('on');
  });

  const variant = playing(config(4, { secondRound: 'ping-pong' }), ...roundOf4(0, 0), 'die 2 5', 'on');
  test('in ping-pong to the other team, or to the next word though there are no bricks', () => {
    expect(nextOf(stateOf(playOn(variant, 'missed')))).toBe('relay');
    expect(nextOf(stateOf(playOn(variant, 'found 3')))).toBe('word');
  });

  const words5 = Array.from({ length: 5 }, () => ['found 3', 'next']).flat();
  const names = playOn(variant, ...words5, 'give-up', 'give-up', 'on', 'on');
  test('after a bid to the other DICO, after a leave to who plays, after a name to the next', () => {
    expect(nextOf(stateOf(playOn(names, 'bid 4')))).toBe('bid');
    expect(nextOf(stateOf(playOn(names, 'bid 4', 'next', 'leave')))).toBe('play');
    const name = ['bid 1', 'missed', 'next'];
    expect(nextOf(stateOf(playOn(names, 'bid 1', 'missed')))).toBe('name');
    expect(nextOf(stateOf(playOn(names, ...name, ...name, ...name, 'bid 1', 'missed')))).toBe('on');
  });

  test('nowhere, where nothing waits for it', () => {
    expect(
      ['on', 'bet 3', 'said'].map((_, nth, all) => nextOf(after(four, ...all.slice(0, nth + 1)))),
    ).toEqual([null, null, null]);
  });

  test('after an expression to the next, after the fifth to the end of the list', () => {
    const won = playing(four, ...roundOf4(0, 0), ...roundOf4(0, 1));
    const [, ...five] = list(0, 2, null, 0, 0);
    expect(nextOf(stateOf(playOn(won, 'on', 'nobody')))).toBe('expression');
    expect(nextOf(stateOf(playOn(won, 'on', ...five.slice(0, -2))))).toBe('on');
  });
});

/** What a promise of the view looks like when it is kept. */
const KEPT: Readonly<Record<Next, (before: State, now: State) => boolean>> = {
  word: (before, { phase, riddle }) =>
    ['bet', 'clue'].includes(phase) && riddle!.at === before.riddle!.at + 1,
  enigma: (_, { phase, die }) => phase === 'enigma' || (phase === 'order' && die === 'enigma'),
  relay: (before, { phase, riddle }) => phase === 'clue' && riddle!.at === before.riddle!.at,
  bid: (before, { phase, names }) => phase === 'bid' && names!.at === before.names!.at,
  play: (before, { phase, names }) => phase === 'clue' && names!.at === before.names!.at,
  name: (before, { phase, names }) => phase === 'bid' && names!.at === before.names!.at + 1,
  expression: (before, { phase, list: now }) => phase === 'express' && now!.at === before.list!.at + 1,
  on: (_, { phase }) => ['scored', 'round', 'draw', 'order', 'list-over'].includes(phase),
};

/** Games by chance: every position with somebody to act. */
const CONFIGS: readonly Config[] = [
  config(4, { secondRound: 'ping-pong' }),
  config(4, { clock: 10 }),
  config(3),
  two,
  aloneIn('alternate', 2),
  aloneIn('explain', 2),
];
const positions = CONFIGS.flatMap((given) =>
  [1, 2, 3].flatMap((seed) => playthrough(registered, given, seed).tables.map(({ state }) => state as State)),
).filter((state) => pyramide.stage(state).kind === 'play');

test('in thousands of positions next leads where the view says', () => {
  const seen = new Set<Next>();
  for (const state of positions) {
    const next = nextOf(state);
    expect(next !== null).toBe(state.phase === 'between');
    if (next === null) continue;
    const stage = pyramide.stage(state);
    if (stage.kind !== 'play') throw new Error('nobody is waited for');
    const { state: now } = pyramide.apply(state, stage.acting[0].seat, { type: 'next' });
    if (!KEPT[next](state, now)) throw new Error(`${next} led to ${now.phase}`);
    seen.add(next);
  }
  expect(positions.length).toBeGreaterThan(3000);
  expect([...seen].sort()).toEqual([...NEXTS].sort());
});

/** Every number somebody could say. */
const NUMBERS = Array.from({ length: BRICKS + 4 }, (_, nth) => nth - 1);

test('the bets and bids that are offered are exactly the lawful ones', () => {
  const offered = (state: State, type: 'bet' | 'bid'): readonly number[] =>
    screenOptions(pyramide.view(state, eyesOf(state))).flatMap((move) =>
      move.type !== type ? [] : move.type === 'bet' ? [move.bricks] : move.type === 'bid' ? [move.clues] : [],
    );
  const lawful = (state: State, type: 'bet' | 'bid'): readonly number[] =>
    NUMBERS.filter((number) => {
      const made: Move = type === 'bet' ? { type, bricks: number } : { type, clues: number };
      return refusal(state, made) === null;
    });
  const bidding = positions.filter(({ phase }) => phase === 'bid');
  expect(bidding.some(({ names }) => names!.bid !== null)).toBe(true);
  for (const state of bidding) expect(offered(state, 'bid')).toEqual(lawful(state, 'bid'));
  const betting = positions.filter(({ phase }) => phase === 'bet');
  expect(betting.length).toBeGreaterThan(100);
  for (const state of betting) expect(offered(state, 'bet')).toEqual(lawful(state, 'bet'));
});

/** The eyes on the screen. */
function eyesOf(state: State) {
  const stage = pyramide.stage(state);
  return stage.kind === 'play' ? stage.eyes : 'table';
}

test('a screen that shows what everybody may know offers what whoever is waited for may do', () => {
  for (const state of positions) {
    const stage = pyramide.stage(state);
    if (stage.kind !== 'play') continue;
    const [{ seat }] = stage.acting;
    expect(screenOptions(pyramide.view(state, stage.eyes))).toEqual(
      pyramide.options(pyramide.view(state, seat)),
    );
  }
});

describe('what the view says of clues and bonus', () => {
  test('which clue word it is, of how many; none before the bet', () => {
    const clue = (...moves: readonly string[]) => pyramide.view(after(four, ...moves), 0).hunt!.clue;
    expect(clue('on')).toBeNull();
    expect(clue('on', 'bet 3')).toEqual({ nth: 1, of: 3 });
    expect(clue('on', 'bet 3', 'missed', 'said')).toEqual({ nth: 2, of: 3 });
    const variant = playing(config(4, { secondRound: 'ping-pong' }), ...roundOf4(0, 0), 'die 2 5', 'on');
    expect(pyramide.view(stateOf(playOn(variant, 'missed', 'next')), 'table').hunt!.clue).toEqual({
      nth: 2,
      of: 5,
    });
  });

  test('a bonus of the bricks left, with all five words found and not before', () => {
    const found = Array.from({ length: 5 }, () => ['bet 1', 'found 2', 'next']).flat();
    const bonus = (moves: readonly string[]) =>
      pyramide.view(after(four, 'on', ...moves), 'table').riddle!.bonus;
    expect(bonus([...found, 'give-up'])).toBe(BRICKS - 5);
    expect(bonus([...found.slice(3), ...lost(1), 'give-up'])).toBe(0);
    expect(bonus(found.slice(0, 12))).toBe(0);
  });
});
