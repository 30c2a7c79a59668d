import { primeClimbBots } from '../../../../src/games/prime-climb/bots';
import {
  decide,
  levelsOf,
  type Level,
  createDice,
  openTable,
  play,
  stageOf,
  type Json,
} from '../../../../src/engine';
import {
  clashOf,
  primeClimb,
  VARIANTS,
  type Config,
  type State,
  type Variant,
} from '../../../../src/games/prime-climb/rules';
import { registered } from '../../../../src/games/prime-climb/rules/probe';
import { playMatch } from '../../../../tools/tournament/match';
import { playersOf } from '../../../../tools/tournament/players';

const LEVELS = levelsOf(primeClimbBots);
const QUICK: readonly Level[] = ['solid', 'strong', 'master'];
const configs: readonly Config[] = registered.probe.configs;

const asJson = (value: unknown) => value as Json;

/** A bot in every seat; with `moves`, no longer than that. Refusals are thrown. */
function playThrough(config: Config, level: Level, seed: number, moves = Infinity): State {
  const chance = createDice(seed);
  let table = openTable(primeClimb, asJson(config), chance);
  for (let entry = 0; entry < moves; entry++) {
    const stage = stageOf(table);
    const state = table.state as State;
    if (stage.kind !== 'play') return state;
    const { seat } = stage.acting[0];
    const move = decide(primeClimbBots[level]!, primeClimb.view(state, seat), createDice(entry));
    const played = play(table, seat, asJson(move), chance);
    if (played.kind === 'refused') throw new Error(`${played.refusal.code}: ${JSON.stringify(move)}`);
    table = { ...played.table, log: [], happenings: [], undoable: [] };
  }
  return table.state as State;
}

/** Any lawful moves up to some point of a game. */
function randomState(config: Config, seed: number): State {
  const dice = createDice(seed);
  let table = openTable(primeClimb, asJson(config), dice);
  for (let left = dice.below(150); ; left--) {
    const stage = stageOf(table);
    const state = table.state as State;
    if (stage.kind !== 'play' || left <= 0) return state;
    const { seat } = stage.acting[0];
    const played = play(
      table,
      seat,
      asJson(dice.pick(primeClimb.options(primeClimb.view(state, seat)))),
      dice,
    );
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = { ...played.table, log: [], happenings: [], undoable: [] };
  }
}

/** Every set of variants for several seats that go together. */
function combinations(): readonly Config[] {
  const several = VARIANTS.filter((variant) => !variant.startsWith('solitaire'));
  const sets = several.reduce<readonly (readonly Variant[])[]>(
    (all, variant) => [
      ...all,
      ...all
        .filter((set) => set.every((other) => clashOf(other, variant) === null))
        .map((set) => [...set, variant]),
    ],
    [[]],
  );
  return sets.map((variants, nth) => ({
    ...primeClimb.defaults(2 + (nth % 3)),
    variants,
    waypoints: variants.includes('waypoints') ? [31, 67] : [],
    sending: nth % 2 === 0 ? 'near' : 'choice',
  }));
}

describe('a bot of Prime Climb', () => {
  it('offers four levels, weakest first', () => {
    expect(LEVELS).toEqual(['beginner', 'solid', 'strong', 'master']);
  });

  it.each(QUICK)('%s plays every set-up of the probe to its end and is never refused', (level) => {
    for (const config of configs) expect(primeClimb.stage(playThrough(config, level, 3)).kind).toBe('over');
  });

  it.each(LEVELS)('%s plays every combination of variants lawfully', (level) => {
    for (const config of combinations()) playThrough(config, level, 5, 60);
  });

  it.each(LEVELS)('%s finds a lawful move wherever others have led it', (level) => {
    for (const config of [...configs, ...combinations()])
      for (let seed = 1; seed <= 3; seed++) {
        const state = randomState(config, seed);
        const stage = primeClimb.stage(state);
        if (stage.kind !== 'play') continue;
        const { seat } = stage.acting[0];
        const move = decide(primeClimbBots[level]!, primeClimb.view(state, seat), createDice(seed));
        expect(primeClimb.refuse(state, seat, move)).toBeNull();
        if (level !== 'beginner')
          expect(decide(primeClimbBots[level]!, primeClimb.view(state, seat), createDice(99))).toEqual(move);
      }
  });

  it.each(['strong', 'master'] as const)('%s wins when it can', (level) => {
    const base = primeClimb.start({ ...primeClimb.defaults(2), first: 0 });
    const pawns = [
      { at: 90, turned: false, out: false },
      { at: 96, turned: false, out: false },
    ] as const;
    const players = [{ ...base.players[0]!, pawns, keepers: [3, 0] }, base.players[1]!];
    // 90 + 7 + 4 with the keeper 4, and 96 + 5: both home.
    let state: State = primeClimb.apply({ ...base, players, phase: 'dice', seat: 0 }, 'chance', {
      type: 'dice',
      dice: [7, 5],
    }).state;
    for (let moves = 0; state.phase === 'move' && moves < 9; moves++)
      state = primeClimb.apply(
        state,
        0,
        decide(primeClimbBots[level]!, primeClimb.view(state, 0), createDice(1)),
      ).state;
    expect(state.result?.winner).toBe(0);
  });
});

describe('levels', () => {
  const players = playersOf(primeClimb);
  const named = (name: string) => players.find((player) => player.name === name)!;
  const share = (a: string, b: string, pairs: number) =>
    playMatch(primeClimb, asJson(primeClimb.defaults(2)), named(a), named(b), pairs, 700).share;

  it('each beats the one below', () => {
    expect(share('solid', 'beginner', 40)).toBeGreaterThan(0.65);
    expect(share('strong', 'solid', 60)).toBeGreaterThan(0.62);
    expect(share('master', 'strong', 60)).toBeGreaterThan(0.56);
  });
});
