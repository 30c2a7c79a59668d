import {
  decide,
  levelsOf,
  type Bot,
  type Level,
  createDice,
  openTable,
  play,
  stageOf,
  type Json,
} from '../../../../src/engine';
import { sequenceNumbersBots } from '../../../../src/games/sequence-numbers/bots';
import { greedy } from '../../../../src/games/sequence-numbers/bots/greedy';
import {
  BOARD,
  DECK,
  defaults,
  inPrintedOrder,
  resultOf,
  sequenceNumbers as game,
  type Card,
  type Config,
  type Move,
  type State,
  type View,
} from '../../../../src/games/sequence-numbers/rules';
import { registered } from '../../../../src/games/sequence-numbers/rules/probe';
import { playMatch } from '../../../../tools/tournament/match';
import { playersOf } from '../../../../tools/tournament/players';

const LEVELS = levelsOf(sequenceNumbersBots);
const botOf = (level: Level): Bot<View, Move> => sequenceNumbersBots[level]!;
const configs: readonly Config[] = registered.probe.configs;

/** Plays a whole game with one bot in every seat, and shows each position in which it has to choose. */
function playThrough(
  config: Config,
  bot: Bot<View, Move>,
  seed: number,
  look: (state: State, seat: number, move: Move, diceSeed: number) => void = () => undefined,
): number {
  const chance = createDice(seed);
  let table = openTable(game, config, chance);
  for (let entry = 0; ; entry++) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') return entry;
    const { seat } = stage.acting[0];
    const state = table.state as State;
    const move = decide(bot, game.view(state, seat), createDice(entry));
    look(state, seat, move, entry);
    const played = play(table, seat, move as Json, chance);
    if (played.kind === 'refused') throw new Error(`${played.refusal.code}: ${JSON.stringify(move)}`);
    table = played.table;
  }
}

/** Seat 0 of two to play, with these chips on the board and these cards in hand. */
function position(chips: Readonly<Record<number, number>>, hand: readonly Card[]): State {
  const other = DECK.filter((card) => !hand.includes(card)).slice(0, 5);
  const start = game.start({ ...defaults(2), dealer: 1 });
  return {
    ...start,
    phase: 'turn',
    hands: [hand, other],
    deck: inPrintedOrder(DECK.filter((card) => !hand.includes(card) && !other.includes(card))),
    chips: BOARD.map((_, cell) => chips[cell] ?? null),
  };
}

const cardFor = (cell: number): Card => DECK.find((card) => resultOf(card) === BOARD[cell])!;
const choose = (bot: Bot<View, Move>, state: State, seed = 1): Move =>
  decide(bot, game.view(state, 0), createDice(seed));

const OWN = 0;
const FOE = 1;
/** Cells far from row 4, where the lines of these tests lie. */
const ELSEWHERE = [1, 97, 71, 28].map(cardFor);

describe('a bot of Sequence Numbers', () => {
  it('offers three levels, weakest first', () => {
    expect(LEVELS).toEqual(['beginner', 'solid', 'strong']);
  });

  it.each(LEVELS)('%s is never refused, on any kind of table', (level) => {
    for (const config of configs) {
      for (const seed of [1, 2]) expect(playThrough(config, botOf(level), seed)).toBeGreaterThan(20);
    }
  });

  it('plays on as the yardstick too', () => {
    for (const config of configs) expect(playThrough(config, greedy, 3)).toBeGreaterThan(20);
  });

  it.each(LEVELS)('%s plays the same when cards it cannot see are exchanged', (level) => {
    const shuffler = createDice(9);
    let positions = 0;
    for (const config of configs) {
      playThrough(config, botOf(level), 5, (state, seat, move, diceSeed) => {
        const scrambled = registered.probe.scramble(state, seat, shuffler) as State;
        const again = decide(botOf(level), game.view(scrambled, seat), createDice(diceSeed));
        expect(again).toEqual(move);
        positions++;
      });
    }
    expect(positions).toBeGreaterThan(300);
  });

  it.each(LEVELS)('%s leaves the view as it was, and needs no chance but its dice', (level) => {
    const state = position({ 41: OWN, 42: OWN, 55: FOE }, [cardFor(43), ...ELSEWHERE]);
    const view = game.view(state, 0);
    const before = JSON.stringify(view);
    expect(decide(botOf(level), view, createDice(4))).toEqual(decide(botOf(level), view, createDice(4)));
    expect(JSON.stringify(view)).toBe(before);
  });

  it.each(LEVELS)('%s lays its fifth chip whenever it can', (level) => {
    const state = position({ 41: OWN, 42: OWN, 43: OWN, 44: OWN, 77: FOE, 78: FOE, 79: FOE }, [
      ...ELSEWHERE,
      cardFor(45),
    ]);
    for (let seed = 1; seed <= 20; seed++)
      expect(choose(botOf(level), state, seed)).toMatchObject({ type: 'play', cell: 45 });
  });

  it('strong finishes with Plus, and through a corner', () => {
    const plus = position({ 41: OWN, 42: OWN, 43: OWN, 44: OWN, 40: FOE }, [...ELSEWHERE, 'plus-1']);
    expect(choose(botOf('strong'), plus)).toEqual({ type: 'play', card: 'plus-1', cell: 45 });
    const corner = position({ 11: OWN, 22: OWN, 33: OWN }, [...ELSEWHERE.slice(1), cardFor(44)]);
    expect(choose(botOf('strong'), corner)).toMatchObject({ cell: 44 });
  });

  it.each([
    ['a four with one end', { 40: OWN, 41: FOE, 42: FOE, 43: FOE, 44: FOE }, [cardFor(45)], [45]],
    ['a gap in a four', { 41: FOE, 42: FOE, 44: FOE, 45: FOE, 66: OWN }, [cardFor(43)], [43]],
    ['a four with Minus', { 40: OWN, 41: FOE, 42: FOE, 43: FOE, 44: FOE }, ['minus-1'], [41, 42, 43, 44]],
  ] as const)('strong stops %s', (_name, chips, cards, cells) => {
    const move = choose(botOf('strong'), position(chips, [...ELSEWHERE, ...cards]));
    expect(move).toMatchObject({ type: 'play' });
    expect(cells).toContain((move as { cell: number }).cell);
  });

  it('strong does not stop what nobody has a card for', () => {
    const four = { 40: OWN, 41: FOE, 42: FOE, 43: FOE, 44: FOE, 62: OWN, 63: OWN, 64: OWN };
    const key = cardFor(45);
    const twin = DECK.find((card) => card !== key && resultOf(card) === BOARD[45])!;
    const hand = [key, twin, cardFor(65), cardFor(66), ELSEWHERE[0]!];
    const specials = ['plus-1', 'plus-2', 'minus-1', 'minus-2'];
    const state = position(four, hand);
    const seen: State = {
      ...state,
      piles: [[], specials],
      deck: state.deck.filter((c) => !specials.includes(c)),
    };
    expect((choose(botOf('strong'), seen) as { cell: number }).cell).toBeGreaterThan(60);
  });

  it('exchanges a dead card before it plays', () => {
    const dead = cardFor(45);
    const covered = Object.fromEntries(BOARD.flatMap((n, cell) => (n === BOARD[45] ? [[cell, FOE]] : [])));
    const state = position(covered, [...ELSEWHERE, dead]);
    for (const level of ['solid', 'strong'] as const)
      expect(choose(botOf(level), state)).toEqual({ type: 'dead', card: dead });
  });

  it('pays a fine with a card it has no use for', () => {
    const state: State = {
      ...position({ 41: OWN, 42: OWN, 43: OWN, 44: OWN }, ['plus-1', cardFor(45), cardFor(1)]),
      config: { ...defaults(4), strict: true },
      fined: [0],
    };
    const full: State = { ...state, hands: [state.hands[0]!, [], [], []], piles: [[], [], [], []] };
    expect(choose(botOf('strong'), full)).toEqual({ type: 'pay', card: cardFor(1) });
  });
});

describe('levels', () => {
  const [strong, solid, beginner, , random] = playersOf(game);
  const share = (a: typeof strong, b: typeof strong, pairs: number) =>
    playMatch(game, defaults(2), a!, b!, pairs, 700).share;

  it('each beats the one below', () => {
    expect([strong, solid, beginner, random].map((player) => player!.name)).toEqual(
      [...LEVELS].reverse().concat('random' as Level),
    );
    expect(share(strong, solid, 100)).toBeGreaterThan(0.58);
    expect(share(solid, beginner, 100)).toBeGreaterThan(0.56);
    expect(share(beginner, random, 50)).toBeGreaterThan(0.7);
  });
});
