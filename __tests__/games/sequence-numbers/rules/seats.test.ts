import { createDice, openTable, stageOf, type Json } from '../../../../src/engine';
import {
  defaults,
  handSize,
  seatsOfTeam,
  sequenceNumbers,
  targetsFor,
  teamOf,
  teamsFor,
  type Config,
  type State,
} from '../../../../src/games/sequence-numbers/rules';

const opened = (config: Config, seed = 1): State =>
  openTable(sequenceNumbers, config, createDice(seed)).state as State;

describe('seats and teams', () => {
  test.each([
    [1, 'seats-one'],
    [5, 'seats-five'],
    [0, 'seats-other'],
    [7, 'seats-other'],
    [2.5, 'seats-other'],
  ])('%p seats are refused: %s', (seats, code) => {
    expect(sequenceNumbers.refuseConfig({ ...defaults(2), seats })).toMatchObject({ code });
  });

  test.each([
    // seats, teams, target, cards in hand
    [2, 2, 1, 5],
    [3, 3, 1, 5],
    [4, 2, 2, 4],
    [6, 2, 2, 4],
    [6, 3, 2, 4],
    [6, 3, 1, 4],
  ])('%i seats in %i teams, %i to win: %i cards each', (seats, teams, target, cards) => {
    const config = { ...defaults(seats), teams, target };
    expect(sequenceNumbers.refuseConfig(config)).toBeNull();
    const state = opened(config);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => cards));
    expect(state.deck).toHaveLength(100 - seats * cards);
    expect(handSize(config)).toBe(cards);
  });

  test.each([2, 3, 4, 6])('%i seats have lawful defaults, as the page gives them', (seats) => {
    const config = defaults(seats);
    expect(sequenceNumbers.refuseConfig(config)).toBeNull();
    expect(config).toEqual({
      seats,
      teams: seats === 3 ? 3 : 2,
      target: seats <= 3 ? 1 : 2,
      dealer: 'chance',
      wrongCell: 'retry',
      strict: false,
    });
  });
  test('the set-up screen offers 2, 3, 4 and 6', () =>
    expect(sequenceNumbers.seatCounts).toEqual([2, 3, 4, 6]));

  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [4, 4],
    [6, 4],
    [6, 6],
  ])('%i seats cannot make %i teams', (seats, teams) => {
    expect(sequenceNumbers.refuseConfig({ ...defaults(seats), teams })).toMatchObject({
      code: 'teams-unequal',
    });
    expect(teamsFor(seats)).not.toContain(teams);
  });

  test.each([
    [2, 2, 2],
    [3, 3, 2],
    [4, 2, 1],
    [6, 2, 1],
    [6, 3, 3],
  ])('%i seats in %i teams cannot agree on %i to win', (seats, teams, target) => {
    expect(sequenceNumbers.refuseConfig({ ...defaults(seats), teams, target })).toMatchObject({
      code: 'target-wrong',
    });
    expect(targetsFor(seats, teams)).not.toContain(target);
  });

  test.each([
    [
      4,
      2,
      [
        [0, 2],
        [1, 3],
      ],
    ],
    [
      6,
      2,
      [
        [0, 2, 4],
        [1, 3, 5],
      ],
    ],
    [
      6,
      3,
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    ],
    [3, 3, [[0], [1], [2]]],
  ])('%i seats in %i teams: teammates alternate', (seats, teams, expected) => {
    const config = { ...defaults(seats), teams };
    expect(expected.map((_, team) => seatsOfTeam(config, team))).toEqual(expected);
    for (let seat = 0; seat < seats; seat++)
      expect(teamOf(config, seat)).not.toBe(teamOf(config, (seat + 1) % seats));
  });
});

describe('who begins', () => {
  test.each([
    [2, 0, 1],
    [2, 1, 0],
    [3, 1, 2],
    [4, 3, 0],
    [6, 5, 0],
  ])('of %i seats, %i deals: %i begins', (seats, dealer, first) => {
    const state = opened({ ...defaults(seats), dealer });
    expect(state.seat).toBe(first);
    expect(sequenceNumbers.stage(state)).toMatchObject({ kind: 'play', eyes: first });
  });

  test('chance decides who deals when nobody does, and every seat comes up', () => {
    const table = (seed: number) => openTable(sequenceNumbers, defaults(3), createDice(seed));
    const dealers = Array.from({ length: 40 }, (_, seed) => table(seed)).map((opening) => {
      const state = opening.state as State;
      expect(opening.log.map(({ actor }) => actor)).toEqual(['chance', 'chance']);
      expect(state.seat).toBe((state.dealer + 1) % 3);
      expect(stageOf(opening).kind).toBe('play');
      return state.dealer;
    });
    expect([...new Set(dealers)].sort()).toEqual([0, 1, 2]);
  });

  test('a dealer who does not sit at the table is refused, for such a game could not be read back', () => {
    const config: Config = { ...defaults(2), dealer: 3 };
    expect(sequenceNumbers.readConfig(config)).toBeNull();
    expect(sequenceNumbers.refuseConfig(config)).toMatchObject({ code: 'no-such-dealer' });
  });
});

describe('a set-up from a save', () => {
  const good = defaults(4) as unknown as Record<string, Json>;
  test('is read as it was', () => expect(sequenceNumbers.readConfig(good)).toEqual(good));
  test('loses what is not ours', () =>
    expect(sequenceNumbers.readConfig({ ...good, cheat: true })).toEqual(good));
  test.each([
    ['seats', '4'],
    ['seats', 1e9],
    ['teams', 0],
    ['target', 3],
    ['dealer', 4],
    ['dealer', -1],
    ['wrongCell', 'never'],
    ['strict', 1],
  ])('is refused with %s = %p', (key, value) => {
    expect(sequenceNumbers.readConfig({ ...good, [key]: value })).toBeNull();
  });
});
