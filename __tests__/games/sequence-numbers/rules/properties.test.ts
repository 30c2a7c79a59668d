import { createDice, openTable, play, stageOf, type Table } from '../../../../src/engine';
import {
  defaults,
  DECK,
  handSize,
  isCorner,
  sequenceNumbers,
  STRAIGHTS,
  stretches,
  teamOf,
  type Config,
  type State,
} from '../../../../src/games/sequence-numbers/rules';
import { countByEye } from './by-eye';

/** The states of a random game, one after each entry by a seat. */
function randomGame(config: Config, seed: number): State[] {
  const dice = createDice(seed);
  let table: Table = openTable(sequenceNumbers, config, dice);
  const states = [table.state as State];
  for (;;) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') return states;
    const seat = dice.below(4) === 0 ? dice.pick(stage.acting).seat : stage.acting[0].seat;
    const options = sequenceNumbers.options(sequenceNumbers.view(table.state as State, seat));
    if (options.length === 0) continue;
    const played = play(table, seat, dice.pick(options), dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    table = played.table;
    states.push(table.state as State);
  }
}

const configs: [string, Config][] = [
  ['two seats', defaults(2)],
  ['three seats', defaults(3)],
  ['two teams of two', defaults(4)],
  ['two teams of three', defaults(6)],
  ['three teams of two', { ...defaults(6), teams: 3 }],
  ['a strict table', { ...defaults(4), strict: true }],
];
const games = configs.map(([name, config]) => ({
  name,
  config,
  plays: [1, 2, 3].map((seed) => randomGame(config, seed)),
}));

describe.each(games)('$name, in random play', ({ config, plays }) => {
  const everyState = plays.flat();
  const teams = Array.from({ length: config.teams }, (_, team) => team);
  const ownCells = (state: State, team: number, cells: readonly number[]) =>
    cells.every((cell) => isCorner(cell) || state.chips[cell] === team);

  test('every sequence is a line of its team, five or a run of nine or ten, and stays so', () => {
    const known = new Set(
      [5, 9, 10].flatMap((length) =>
        STRAIGHTS.flatMap((cells) => stretches(cells, length).map((part) => part.join(' '))),
      ),
    );
    for (const state of everyState)
      for (const { team, cells } of state.sequences) {
        expect(known.has(cells.join(' '))).toBe(true);
        expect(ownCells(state, team, cells)).toBe(true);
      }
    expect(everyState.some((state) => state.sequences.length > 0) || config.strict).toBe(true);
  });
  test('every team has the sequences that a person counts', () => {
    const miscounted = everyState.filter((state) =>
      teams.some(
        (team) => state.sequences.filter((one) => one.team === team).length !== countByEye(state.chips, team),
      ),
    );
    expect(miscounted).toEqual([]);
  });
  test('the game goes on until, and only until, a team has what it needs or nobody can go on', () => {
    for (const states of plays)
      states.forEach((state, index) => {
        const most = Math.max(...teams.map((t) => state.sequences.filter(({ team }) => team === t).length));
        const last = index === states.length - 1;
        expect(state.phase === 'over').toBe(last);
        if (!last) expect(most).toBeLessThan(config.target);
        else if (state.result!.ending === 'sequences') {
          expect(most).toBeGreaterThanOrEqual(config.target);
          expect(state.result!.ranking[0]).toHaveLength(1);
          expect(teamOf(config, state.seat)).toBe(state.result!.ranking[0]![0]);
        }
      });
  });
  test('all hundred cards are somewhere, each once', () => {
    const printed = [...DECK].sort().join(' ');
    const wrong = everyState.filter(
      ({ hands, deck, piles }) => [...hands.flat(), ...deck, ...piles.flat()].sort().join(' ') !== printed,
    );
    expect(wrong).toEqual([]);
  });
  test('a hand is never larger than it was dealt, and is full at the start of a turn unless the table is strict', () => {
    for (const state of everyState) {
      const full = handSize(config);
      state.hands.forEach((hand) => expect(hand.length).toBeLessThanOrEqual(full));
      if (!config.strict && state.phase === 'turn')
        state.hands.forEach((hand) => expect(hand).toHaveLength(full));
    }
  });
  test('turns go clockwise', () => {
    for (const states of plays)
      states.slice(1).forEach((state, index) => {
        const before = states[index]!.seat;
        expect([before, (before + 1) % config.seats]).toContain(state.seat);
      });
  });
});
