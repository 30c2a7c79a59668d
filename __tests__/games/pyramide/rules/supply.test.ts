import { createDice, type Dice } from '../../../../src/engine';
import {
  fullSupply,
  pyramide,
  SAMPLE,
  type Config,
  type Move,
  type State,
  type Stock,
} from '../../../../src/games/pyramide/rules';
import { DECKS } from '../../../../src/games/pyramide/decks';
import { aloneIn, config, eventsOf, list, PLENTY, playing, playOn, riddle, stateOf } from './support';

/** So many cards, and not one more. */
const stock = (riddles: number, lists = 6, themes = 1): Stock => ({
  riddles: PLENTY.riddles.slice(0, riddles),
  lists: PLENTY.lists.slice(0, lists),
  themes: PLENTY.themes.slice(0, themes),
});

const dieFor = (state: State) => (state.phase === 'order' ? state.die : null);

describe('what a game needs', () => {
  const needs: [what: string, given: Config, riddles: number, lists: number][] = [
    ['four seats', config(4), 12, 2],
    ['four seats, ping-pong', config(4, { secondRound: 'ping-pong' }), 9, 2],
    ['three seats', config(3), 12, 3],
    ['two seats', config(2), 10, 2],
    ['taking turns', aloneIn('alternate'), 10, 0],
    ['a marathon', aloneIn('marathon', 10), 10, 0],
    ['three riddles alone', aloneIn('guess', 3), 3, 0],
  ];
  test.each(needs)('%s', (_, given, riddles, lists) => {
    expect(pyramide.refuseConfig({ ...given, stock: stock(riddles, lists) })).toBeNull();
    expect(pyramide.refuseConfig({ ...given, stock: stock(riddles - 1, lists) })).toEqual({
      code: 'few-riddles',
      numbers: { least: riddles, has: riddles - 1 },
    });
    if (lists > 0)
      expect(pyramide.refuseConfig({ ...given, stock: stock(riddles, lists - 1) })).toEqual({
        code: 'few-lists',
        numbers: { least: lists * 5, has: (lists - 1) * 5 },
      });
  });

  test('two seats and taking turns: the longest game is five rounds of six riddles, and every deck of ours has them', () => {
    expect([config(2), aloneIn('alternate')].map((given) => fullSupply(given).riddles)).toEqual([30, 30]);
    for (const { riddles, expressions } of DECKS) {
      expect(riddles).toBeGreaterThanOrEqual(30);
      expect(expressions).toBeGreaterThanOrEqual(30);
    }
  });
});

const NOTHING = { 2: ['give-up', 'agree'], 3: ['die 6 1', 'give-up', 'give-up'], 4: ['give-up'] } as const;
const none = (seats: 2 | 3 | 4, times: number): readonly string[] =>
  Array.from({ length: times }, () => riddle(0, 0, NOTHING[seats])).flat();

describe('level to the end: the die', () => {
  test('two seats: one more riddle each, at most twice', () => {
    const two = config(2);
    expect(stateOf(playing(two, ...none(2, 4)))).toMatchObject({ phase: 'title', turn: 4 });
    const level = playing(two, ...none(2, 6));
    expect(dieFor(stateOf(level))).toBe('round');
    const won = playOn(level, 'die 2 5');
    expect(stateOf(won)).toMatchObject({ phase: 'round', rounds: [0, 1] });
    expect(stateOf(won).history).toEqual([{ kind: 'riddles', winner: 1, score: [0, 0], byDie: true }]);
  });

  test('four seats: as long as there are cards beyond those of the rounds to come', () => {
    // Twelve for three rounds, and two for one tie.
    const level = playing(config(4, { stock: stock(14) }), ...none(4, 4));
    expect(stateOf(level)).toMatchObject({ phase: 'title', turn: 4 });
    const again = playOn(level, ...none(4, 2));
    expect(dieFor(stateOf(again))).toBe('round');
    expect(stateOf(playOn(again, 'die 6 1'))).toMatchObject({ phase: 'round', rounds: [1, 0] });
  });

  test('four seats: the last card of the last round is followed by the die, and the game has its end', () => {
    const given = config(4, { stock: stock(12, 2) });
    const rounds = ['die 6 1', 'on', ...none(4, 4), 'die 1 6', 'on', ...none(4, 4), 'die 6 1', 'on'];
    const table = playing(given, ...none(4, 4), ...rounds);
    expect(stateOf(table)).toMatchObject({ phase: 'list', rounds: [2, 1], drawn: { riddles: 12, lists: 1 } });
    // The winners are level: the losers' list is kept for them.
    const winners = playOn(table, ...list(null, null, null, null, null));
    expect(dieFor(stateOf(winners))).toBe('list');
    const losers = playOn(winners, 'die 1 6');
    expect(stateOf(losers)).toMatchObject({ phase: 'list', list: { stake: 'losers', dico: 2 } });
    const end = stateOf(playOn(losers, ...list(1, 3, null, null, null), 'die 2 6'));
    expect(end.result).toMatchObject({ ranking: [[2], [0], [3], [1]], maitreMots: 2 });
  });

  test('three seats: between two only those two roll', () => {
    const miss = ['answered', 'wrong', 'answered', 'wrong'];
    const given = config(3, { stock: stock(12, 3) });
    const level = playing(given, ...riddle(1, 1, miss), ...riddle(1, 0, miss), ...none(3, 1));
    expect([dieFor(stateOf(level)), stateOf(level).level]).toEqual(['round', [0, 1]]);
    const won = playOn(level, 'die 1 6');
    expect(stateOf(won)).toMatchObject({ phase: 'round', rounds: [0, 1, 0] });
  });

  test('ping-pong: with no theme left, the die', () => {
    const variant = config(4, { secondRound: 'ping-pong', stock: stock(12, 2, 1) });
    const misses = [1, 2, 3, 4, 5].flatMap(() => ['missed', 'next']);
    const pingPong = [
      ...['die 2 5', 'on', ...[1, 2, 3, 4, 5].flatMap(() => misses)],
      ...['die 6 1', 'give-up', 'give-up', 'on', 'die 6 1', 'on'],
    ];
    const first = [...riddle(1, 2), ...none(4, 3), 'on'];
    const table = playing(variant, ...first, ...pingPong);
    const by = stateOf(table).names!.synos[stateOf(table).names!.opener]!;
    const even = playOn(table, 'bid 1', `found ${by}`, 'next', 'bid 1', 'missed', 'next');
    const last = stateOf(even).names!.synos[stateOf(even).names!.opener]!;
    const level = playOn(even, 'bid 1', `found ${last}`, 'next', 'bid 1', 'missed', 'next');
    expect([dieFor(stateOf(level)), stateOf(level).score]).toEqual(['round', [2, 2]]);
    expect(stateOf(playOn(level, 'die 1 6')).history[1]).toMatchObject({ kind: 'ping-pong', byDie: true });
  });

  test('two seats, the last round: two more lists, and none left: the die', () => {
    const roundTo0 = (first: number) => [
      ...[first, 1 - first].flatMap((dico) =>
        riddle(0, 0, dico === 0 ? ['give-up', 'agree'] : ['answered', 'agree', 'right']),
      ),
      'on',
    ];
    const silent = list(null, null, null, null, null);
    const three = playing(config(2, { stock: stock(30, 5) }), ...[0, 1, 0].flatMap(roundTo0));
    const again = playOn(three, ...silent, ...silent);
    expect(stateOf(again)).toMatchObject({ phase: 'list', drawn: { lists: 3 } });
    const out = playOn(again, ...silent, ...silent);
    expect([dieFor(stateOf(out)), stateOf(out).drawn.lists]).toEqual(['list', 4]);
    const end = playOn(out, 'die 1 6');
    expect(stateOf(end)).toMatchObject({ phase: 'round', rounds: [3, 1] });
    expect(eventsOf(end).filter((event) => event.type === 'ordered')).toMatchObject([
      { why: 'list', first: 1 },
    ]);
    expect(stateOf(playOn(end, 'on')).result).toMatchObject({ winner: 0 });
  });
});

/** A short game by chance; in every other one hardly anybody ever finds anything, so that there are many ties. */
function randomGame(given: Config, dice: Dice): readonly string[] {
  let state = pyramide.start(given);
  const shown: string[] = [];
  const level = dice.below(2) === 0;
  while (state.phase !== 'over') {
    const stage = pyramide.stage(state);
    const actor = stage.kind === 'play' ? stage.acting[0].seat : 'chance';
    const move =
      actor === 'chance'
        ? pyramide.chance(state, dice)
        : shortMove(pyramide.options(pyramide.view(state, actor)), level, dice);
    if (move.type === 'draw') shown.push(`${move.from} ${cardOf(given.stock, move)}`);
    state = pyramide.apply(state, actor, move).state;
  }
  return shown;
}

const SHORT: readonly Move['type'][] = ['foul', 'give-up', 'agree', 'nobody', 'pass', 'wrong', 'next', 'on'];

/** All bricks on one word, unless it must be typed for each of them. */
function shortMove(options: readonly Move[], level: boolean, dice: Dice): Move {
  const bets = options.filter(({ type }) => type === 'bet');
  if (bets.length > 0) return dice.below(2) === 0 ? bets[0]! : bets[Math.min(3, bets.length - 1)]!;
  const short = options.filter(({ type }) => SHORT.includes(type));
  return dice.pick(short.length > 0 && (level || dice.below(3) > 0) ? short : options);
}

function cardOf({ riddles, lists, themes }: Stock, { from, index }: Extract<Move, { type: 'draw' }>): string {
  if (from === 'riddles') return riddles[index]!.id;
  return from === 'themes' ? themes[index]!.id : lists[index]!.join();
}

/** Every riddle, list and theme is another one. */
const full = (given: Config): Config => {
  const { riddles, lists, themes } = fullSupply(given);
  const count = <T>(length: number, one: (nth: number) => T) => Array.from({ length }, (_, nth) => one(nth));
  return {
    ...given,
    stock: {
      riddles: count(riddles, (nth) => ({ ...SAMPLE.riddles[nth % 14]!, id: `riddle-${nth}` })),
      lists: count(lists, (nth) => ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter} ${nth}`)),
      themes: count(themes, (nth) => ({ ...SAMPLE.themes[nth % 2]!, id: `theme-${nth}` })),
    },
  };
};

const setUps: [what: string, given: Config][] = [
  ['four seats', config(4, { first: 'die' })],
  ['four seats, ping-pong', config(4, { secondRound: 'ping-pong' })],
  ['three seats', config(3, { first: 'die' })],
  ['two seats', config(2)],
  ['taking turns', aloneIn('alternate')],
  ['marathon', aloneIn('marathon', 10)],
];

test.each(setUps)(
  '%s: in 10 games nothing comes twice, and no card is asked for that is not there',
  (_, given) => {
    const dice = createDice(17);
    let longest = 0;
    for (let game = 0; game < 10; game++) {
      const shown = randomGame(full(given), dice);
      expect(new Set(shown).size).toBe(shown.length);
      longest = Math.max(longest, shown.length);
    }
    expect(longest).toBeGreaterThanOrEqual(given.alone?.mode === 'marathon' ? 10 : 14);
  },
);
