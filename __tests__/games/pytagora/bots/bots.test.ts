import {
  decide,
  levelsOf,
  type Bot,
  type Level,
  createDice,
  openTable,
  play,
  stageOf,
} from '../../../../src/engine';
import { neverCrosses, pytagoraBots } from '../../../../src/games/pytagora/bots';
import { bestLayNow } from '../../../../src/games/pytagora/bots/search';
import {
  defaultsFor,
  pytagora as game,
  type Config,
  type CrosswordState,
  type Move,
  type State,
  type View,
} from '../../../../src/games/pytagora/rules';
import { registered } from '../../../../src/games/pytagora/rules/probe';
import { playMatch } from '../../../../tools/tournament/match';
import { playersOf } from '../../../../tools/tournament/players';

const LEVELS = levelsOf(pytagoraBots);
const botOf = (level: Level): Bot<View, Move> => pytagoraBots[level]!;
const configs: readonly Config[] = registered.probe.configs;

type Look = (state: State, seat: number, move: Move, diceSeed: number) => void;

/** Plays a whole game with one bot in every seat, and shows each position in which it has to choose. */
function playThrough(
  config: Config,
  bot: Bot<View, Move>,
  seed: number,
  look: Look = () => undefined,
): State {
  const chance = createDice(seed);
  let table = openTable(game, config, chance);
  for (let entry = 0; ; entry++) {
    const stage = stageOf(table);
    const state = table.state as State;
    if (stage.kind !== 'play') return state;
    const { seat } = stage.acting[0];
    const move = decide(bot, game.view(state, seat), createDice(entry));
    look(state, seat, move, entry);
    const played = play(table, seat, move, chance);
    if (played.kind === 'refused') throw new Error(`${played.refusal.code}: ${JSON.stringify(move)}`);
    table = played.table;
  }
}

describe('a bot of Pytagora', () => {
  it('offers four levels, weakest first', () => {
    expect(LEVELS).toEqual(['beginner', 'solid', 'strong', 'master']);
  });

  it.each(LEVELS)('%s plays every game of the box to its end and is never refused', (level) => {
    for (const config of configs)
      for (const seed of [1, 2])
        expect(game.stage(playThrough(config, botOf(level), seed)).kind).toBe('over');
  });

  it.each(LEVELS)('%s plays the same when pieces it cannot see are exchanged', (level) => {
    const shuffler = createDice(9);
    let positions = 0;
    for (const config of configs)
      playThrough(config, botOf(level), 5, (state, seat, move, diceSeed) => {
        const scrambled = registered.probe.scramble(state, seat, shuffler) as State;
        expect(decide(botOf(level), game.view(scrambled, seat), createDice(diceSeed))).toEqual(move);
        positions++;
      });
    expect(positions).toBeGreaterThan(100);
  });

  it('strong always scores most', () => {
    for (const seed of [11, 12, 13])
      playThrough(defaultsFor('classic', 2), botOf('strong'), seed, (state, seat, move) => {
        if (move.type !== 'lay' || state.family !== 'crossword') return;
        const best = bestLayNow({ ...state, hand: state.hands[seat]! })!;
        expect(scoreOf(state, move)).toBe(best.score);
      });
  });

  it.each(['strong', 'master'] as const)('%s reaches the target whenever it can', (level) => {
    for (const seed of [21, 22, 23, 24])
      playThrough(defaultsFor('plus-or-minus', 2), botOf(level), seed, (state, seat, move) => {
        if (state.family !== 'crossword' || state.phase !== 'turn') return;
        const need = state.config.target - state.scores[seat]!;
        const best = bestLayNow({ ...state, hand: state.hands[seat]! })?.score ?? 0;
        if (best >= need) expect(scoreOf(state, move)).toBeGreaterThanOrEqual(need);
      });
  });

  it.each(['strong', 'master'] as const)(
    '%s swaps only when nothing can be laid, and then passes',
    (level) => {
      const start = game.start(defaultsFor('classic', 2)) as CrosswordState;
      const hand = ['+', '+', '-', '*', '7', '=', '=', '=', '/', '-'] as const;
      const state: CrosswordState = { ...start, phase: 'turn', seat: 0, hands: [hand, hand] };
      const chosen = (at: CrosswordState) => decide(botOf(level), game.view(at, 0), createDice(1));
      expect(chosen(state)).toEqual({ type: 'swap' });
      expect(chosen({ ...state, swapped: true })).toEqual({ type: 'pass' });
      expect(chosen({ ...state, bag: [] })).toEqual({ type: 'pass' });
    },
  );

  it('beginner writes short equations', () => {
    let longest = 0;
    for (const seed of [31, 32, 33])
      playThrough(defaultsFor('classic', 2), botOf('beginner'), seed, (_state, _seat, move) => {
        if (move.type === 'lay') longest = Math.max(longest, move.pieces.length);
      });
    expect(longest).toBeLessThanOrEqual(7);
  });
});

function scoreOf(state: CrosswordState, move: Move): number {
  const after = game.apply(state, state.seat, move).state as CrosswordState;
  return after.scores[state.seat]! - state.scores[state.seat]!;
}

describe('levels', () => {
  const players = playersOf(game);
  const named = (name: string) => players.find((player) => player.name === name)!;
  const share = (a: string, b: string, pairs: number) =>
    playMatch(game, defaultsFor('classic', 2), named(a), named(b), pairs, 700).share;

  it('each beats the one below, and crossing pays', () => {
    expect(share('strong', 'solid', 30)).toBeGreaterThan(0.6);
    expect(share('solid', 'beginner', 20)).toBeGreaterThan(0.8);
    expect(share('strong', 'apart', 20)).toBeGreaterThan(0.75);
    expect(neverCrosses).toBe(named('apart').bot);
  });
});
