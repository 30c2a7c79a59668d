import { undo, undoSeat } from '../../../../src/engine';
import { pyramide } from '../../../../src/games/pyramide/rules';
import {
  after,
  config,
  eventsOf,
  lastEvents,
  list,
  playing,
  playOn,
  refusal,
  roundOf4,
  stateOf,
  who,
  type PyramideTable,
} from './support';

/** The second round as ping-pong and proper names. Team 0 has won the first; the die lets team 1 begin. */
const variant = config(4, { secondRound: 'ping-pong' });
const pingPong = playing(variant, ...roundOf4(0, 0), 'die 2 5');
const begun = playOn(pingPong, 'on');

const FIVE_MISSES = [
  'missed',
  'next',
  'missed',
  'next',
  'missed',
  'next',
  'missed',
  'next',
  'missed',
  'next',
];

describe('ping-pong', () => {
  test('the die says who begins, and both teams may choose their DICO', () => {
    expect(who(stateOf(playing(variant, ...roundOf4(0, 0))))).toBe('chance');
    expect(who(stateOf(pingPong))).toBe('title, 1 dico (table)');
    const chosen = stateOf(playOn(pingPong, 'dico 2', 'dico 3'));
    expect(chosen.riddle).toMatchObject({ dicos: [2, 3], synos: [0, 1], bricks: 0, lead: 1 });
    expect(pyramide.view(chosen, 'table').roles).toEqual(['syno', 'syno', 'dico', 'dico']);
  });

  test('no bets: five clue words for a word, the DICOs alternating', () => {
    expect(who(stateOf(begun))).toBe('clue, 1 dico (1)');
    const relay: string[] = [];
    let table = begun;
    for (let clue = 0; clue < 4; clue++) {
      table = playOn(table, 'missed', 'next');
      relay.push(who(stateOf(table)));
    }
    expect(relay).toEqual(['clue, 0 dico (0)', 'clue, 1 dico (1)', 'clue, 0 dico (0)', 'clue, 1 dico (1)']);
  });

  test('found: 1 for that team, which keeps the lead', () => {
    const state = stateOf(playOn(begun, 'missed', 'next', 'said', 'found 2'));
    expect(state.score).toEqual([1, 0]);
    expect(who(stateOf(playOn(begun, 'missed', 'next', 'said', 'found 2', 'next')))).toBe('clue, 0 dico (0)');
  });

  test('only the team that plays can have found it', () => {
    expect(refusal(stateOf(begun), 'found 2')).toEqual({ code: 'not-a-guesser', numbers: { seat: 2 } });
    expect(refusal(stateOf(begun), 'found 3')).toBeNull();
  });

  test('the fifth clue fails: struck, and the other team leads the next', () => {
    const table = playOn(begun, ...FIVE_MISSES);
    expect(stateOf(table).riddle).toMatchObject({
      at: 1,
      lead: 0,
      words: [{ fate: 'struck' }, {}, {}, {}, {}],
    });
    expect(who(stateOf(table))).toBe('clue, 0 dico (0)');
  });

  test('a clue that is not allowed: the other team has 1 and the next word’s lead', () => {
    const table = playOn(begun, 'foul');
    expect(stateOf(table)).toMatchObject({ score: [1, 0], phase: 'between' });
    expect(lastEvents(table).map(({ type }) => type)).toEqual(['clue', 'foul', 'struck', 'points']);
    expect(who(stateOf(playOn(table, 'next')))).toBe('clue, 0 dico (0)');
  });

  test('too slow, DICO or SYNO: the relay passes, and that clue is spent', () => {
    const dico = stateOf(playOn(begun, 'slow', 'next'));
    expect([who(dico), dico.hunt!.left]).toEqual(['clue, 0 dico (0)', 4]);
    const syno = stateOf(playOn(begun, 'said', 'slow', 'next'));
    expect([who(syno), syno.hunt!.left]).toEqual(['clue, 0 dico (0)', 4]);
  });

  test('the enigma goes first to the team with more words, then to the other', () => {
    const found = ['found 3', 'next', 'found 3', 'next', 'found 3', 'next', ...FIVE_MISSES, ...FIVE_MISSES];
    const table = playOn(begun, ...found);
    expect(who(stateOf(table))).toBe('enigma, 3 syno (table)');
    expect(who(stateOf(playOn(table, 'answered')))).toBe('verdict, 0 judge (0)');
    const second = playOn(table, 'answered', 'wrong');
    expect(who(stateOf(second))).toBe('enigma, 2 syno (table)');
    expect(who(stateOf(playOn(second, 'answered')))).toBe('verdict, 1 judge (1)');
    expect(stateOf(playOn(second, 'answered', 'right')).score).toEqual([1, 3]);
    expect(stateOf(playOn(table, 'answered', 'right')).score).toEqual([0, 4]);
  });

  test('level: the die says who answers first; there is no bonus', () => {
    const table = playOn(begun, ...[1, 2, 3, 4, 5].flatMap(() => FIVE_MISSES));
    expect(stateOf(table)).toMatchObject({ phase: 'order', die: 'enigma' });
    const rolled = playOn(table, 'die 1 6');
    expect(who(stateOf(rolled))).toMatch(/^enigma, [23] syno/);
    expect(stateOf(playOn(rolled, 'give-up', 'give-up')).score).toEqual([0, 0]);
  });
});

/** Team 1 has found one word; so team 0, behind, opens the names, with DICO and SYNO exchanged. */
const afterPingPong = [
  'found 3',
  'next',
  ...[1, 2, 3, 4].flatMap(() => FIVE_MISSES),
  'give-up',
  'give-up',
  'on',
];
const theme = playOn(begun, ...afterPingPong);
const names = playOn(theme, 'on');

describe('verdicts in ping-pong', () => {
  const back = (table: PyramideTable): string | null => {
    const seat = undoSeat(table);
    return seat === null ? null : `${seat} to ${stateOf(undo(table)).phase}`;
  };
  test.each([
    ['team 1 ahead: its DICO gave the first, team 1’s the second', 'found 3', 1, 0],
    ['team 0 ahead, the other way round', 'found 2', 0, 1],
  ])('%s; both can be taken back', (_, found, second, first) => {
    const lead = found === 'found 3' ? ['found 3', 'next'] : ['missed', 'next', 'found 2', 'next'];
    const asked = playOn(begun, ...lead, ...[1, 2, 3, 4].flatMap(() => FIVE_MISSES));
    const one = playOn(asked, 'answered', 'wrong');
    expect(back(one)).toBe(`${first} to verdict`);
    const two = playOn(one, 'answered', 'wrong');
    expect(stateOf(two).phase).toBe('scored');
    expect(back(two)).toBe(`${second} to verdict`);
    const mended = playOn(undo(two) as PyramideTable, 'right');
    expect(stateOf(mended)).toMatchObject({ phase: 'scored', riddle: { enigma: { result: 'right' } } });
    expect(back(mended)).toBe(`${second} to verdict`);
  });
});

describe('a foul called after the guess', () => {
  test('found: the point goes to the other team, and the lead', () => {
    const table = playOn(begun, 'found 3', 'foul');
    expect(stateOf(table)).toMatchObject({ score: [1, 0], phase: 'between', riddle: { lead: 0 } });
    expect(who(stateOf(playOn(table, 'next')))).toBe('clue, 0 dico (0)');
    expect(refusal(stateOf(table), 'foul')).toEqual({ code: 'not-now' });
  });

  test('missed, before the relay is passed: the word is lost, the other team has 1 and leads', () => {
    const table = playOn(begun, 'missed', 'foul');
    expect(stateOf(table)).toMatchObject({ score: [1, 0], pause: { why: 'word', seat: 1 }, hunt: null });
    expect(stateOf(table).riddle!.words[0]).toMatchObject({ fate: 'struck', clues: [{ end: 'foul' }] });
    expect(who(stateOf(playOn(table, 'next')))).toBe('clue, 0 dico (0)');
    expect(refusal(stateOf(playOn(begun, 'missed', 'next')), 'foul')).toBeNull();
  });

  test('the fifth clue missed: struck already, and now it is worth 1 to the other team', () => {
    const table = playOn(begun, ...FIVE_MISSES.slice(0, -1));
    expect(stateOf(playOn(table, 'foul'))).toMatchObject({ score: [1, 0], riddle: { lead: 0 } });
  });

  test('SYNO made no guess in time: the clue was heard, and can still be called', () => {
    expect(stateOf(playOn(begun, 'said', 'slow', 'foul'))).toMatchObject({
      score: [1, 0],
      riddle: { lead: 0 },
    });
    const four = [1, 2, 3, 4].flatMap(() => ['missed', 'next']);
    expect(stateOf(playOn(begun, ...four, 'said', 'slow', 'foul'))).toMatchObject({ score: [1, 0] });
    // DICO said nothing at all: there is nothing to call.
    expect(refusal(stateOf(playOn(begun, 'slow')), 'foul')).toEqual({ code: 'not-now' });
  });

  test('a name that was found goes to the other team', () => {
    const table = playOn(names, 'bid 1', 'found 0', 'foul');
    expect(stateOf(table)).toMatchObject({ score: [0, 2], names: { opener: 1 } });
    expect(refusal(stateOf(playOn(names, 'bid 1', 'missed')), 'foul')).toEqual({ code: 'not-now' });
  });
});

test('round 3 is begun by the team that began round 1, whoever led ping-pong and names', () => {
  const third = playOn(names, ...[1, 2, 3, 4].flatMap(() => ['bid 1', 'foul', 'next']), 'on');
  expect(who(stateOf(third))).toBe('title, 0 dico (table)');
  const other = playing(
    config(4, { secondRound: 'ping-pong', first: 1 }),
    ...roundOf4(0, 1),
    'die 6 1',
    'on',
  );
  const level = playOn(other, 'found 2', 'next', ...[1, 2, 3, 4].flatMap(() => FIVE_MISSES));
  const over = playOn(level, 'give-up', 'give-up', 'on', 'on');
  const won = playOn(over, ...[1, 2, 3, 4].flatMap(() => ['bid 1', `found ${synoOf(over)}`, 'next']), 'on');
  expect(stateOf(won)).toMatchObject({ round: 3, rounds: [1, 1], first: 1 });
});

/** Who finds the name for the team that opens it. */
const synoOf = (table: PyramideTable): number => stateOf(table).names!.synos[stateOf(table).names!.opener]!;

describe('proper names', () => {
  test('the team behind begins, roles exchanged; the theme is announced', () => {
    expect(stateOf(theme).names).toMatchObject({ dicos: [2, 3], synos: [0, 1], opener: 0 });
    expect(who(stateOf(theme))).toBe('title, 2 dico (table)');
    expect(pyramide.view(stateOf(theme), 'table').names!.title).toBe('Fleuves');
    expect(refusal(stateOf(theme), 'dico 0')).toMatchObject({ code: 'roles-fixed' });
  });

  test('level after ping-pong: the die decides', () => {
    const level = playOn(
      begun,
      ...[1, 2, 3, 4, 5].flatMap(() => FIVE_MISSES),
      'die 1 6',
      'give-up',
      'give-up',
      'on',
    );
    expect(stateOf(level)).toMatchObject({ phase: 'order', die: 'names' });
    expect(who(stateOf(playOn(level, 'die 3 6')))).toBe('title, 3 dico (table)');
  });

  const bids: [moves: string[], where: string][] = [
    [[], 'bid, 2 dico (2)'],
    [['bid 1'], 'clue, 2 dico (2)'],
    [['bid 5'], 'between, 2 dico (2)'],
    [['bid 5', 'next'], 'bid, 3 dico (3)'],
    [['bid 5', 'next', 'leave', 'next'], 'clue, 2 dico (2)'],
    [['bid 5', 'next', 'bid 3', 'next'], 'bid, 2 dico (2)'],
    [['bid 5', 'next', 'bid 3', 'next', 'leave', 'next'], 'clue, 3 dico (3)'],
    [['bid 5', 'next', 'bid 1'], 'clue, 3 dico (3)'],
    [['slow'], 'clue, 2 dico (2)'],
    [['bid 4', 'next', 'slow', 'next'], 'clue, 2 dico (2)'],
  ];
  test.each(bids)('%j: %s', (moves, where) => expect(who(stateOf(playOn(names, ...moves)))).toBe(where));

  test('each bid is lower, and the first is not left', () => {
    expect(refusal(stateOf(names), 'bid 6')).toEqual({ code: 'bid-other', numbers: { low: 1, high: 5 } });
    expect(refusal(stateOf(names), 'leave')).toMatchObject({ code: 'bid-other' });
    const second = stateOf(playOn(names, 'bid 3', 'next'));
    expect(refusal(second, 'bid 3')).toEqual({ code: 'bid-other', numbers: { low: 1, high: 2 } });
    expect(refusal(second, 'bid 2')).toBeNull();
  });

  test('the last bidder has as many clue words as it bid', () => {
    const table = playOn(names, 'bid 2', 'next', 'leave', 'next');
    expect(stateOf(table).hunt).toMatchObject({ dico: 2, synos: [0], left: 2 });
    expect(stateOf(playOn(table, 'missed')).phase).toBe('clue');
    expect(stateOf(playOn(table, 'missed', 'missed')).phase).toBe('between');
  });

  test('found: 1, and that team opens the next', () => {
    const table = playOn(names, 'bid 2', 'next', 'leave', 'next', 'found 0');
    expect(stateOf(table).score).toEqual([1, 1]);
    expect(who(stateOf(playOn(table, 'next')))).toBe('bid, 2 dico (2)');
  });

  test.each([['missed'], ['foul'], ['slow']])('%s: 1 for the other team, which opens the next', (tap) => {
    const table = playOn(names, 'bid 1', tap);
    expect(stateOf(table).score).toEqual([0, 2]);
    expect(who(stateOf(playOn(table, 'next')))).toBe('bid, 3 dico (3)');
  });

  test('the round goes to the team ahead after both; level, another theme', () => {
    const won = playOn(names, ...[0, 0, 0, 0].flatMap((by) => ['bid 1', `found ${by}`, 'next']));
    expect(stateOf(won)).toMatchObject({
      phase: 'round',
      rounds: [2, 0],
      history: [{}, { kind: 'ping-pong', winner: 0, score: [4, 1] }],
    });
    const twoAll = playing(variant, ...roundOf4(0, 0), 'die 2 5', 'on', 'found 3', 'next', 'found 3', 'next');
    const drawn = playOn(
      twoAll,
      ...[1, 2, 3].flatMap(() => FIVE_MISSES),
      ...['answered', 'right', 'on', 'on'],
      ...[0, 0, 0].flatMap((by) => ['bid 1', `found ${by}`, 'next']),
      ...['bid 1', 'missed', 'next'],
    );
    // Ping-pong 3 for team 1; names 3 for team 0 and 1 for team 1.
    expect(stateOf(drawn)).toMatchObject({ phase: 'round', history: [{}, { score: [3, 4] }] });
    const level = playOn(
      twoAll,
      ...[1, 2, 3].flatMap(() => FIVE_MISSES),
      ...['give-up', 'give-up', 'on', 'on'],
      ...[0, 0, 0].flatMap((by) => ['bid 1', `found ${by}`, 'next']),
      ...['bid 1', 'missed', 'next'],
    );
    expect(stateOf(level)).toMatchObject({
      phase: 'title',
      score: [3, 3],
      names: { dicos: [0, 1], opener: 1 },
    });
    expect(eventsOf(level).some(({ type }) => type === 'level')).toBe(true);
  });

  test('the third round is played with riddles again', () => {
    const lostRound = playOn(names, ...[1, 2, 3, 4].flatMap(() => ['bid 1', 'foul', 'next']), 'on');
    expect(stateOf(lostRound)).toMatchObject({ round: 3, rounds: [1, 1], riddle: { kind: 'riddle' } });
  });

  test('a whole game with the variant ranks everybody and has its maître-mots', () => {
    const won = playOn(names, ...[0, 0, 0, 0].flatMap((by) => ['bid 1', `found ${by}`, 'next']), 'on');
    const end = playOn(won, ...list(0, 0, 2, null, null), ...list(1, null, null, null, null));
    expect(stateOf(end).result).toMatchObject({ ranking: [[0], [2], [1], [3]], maitreMots: 0 });
  });
});

test('the variant needs four seats', () => {
  expect(pyramide.refuseConfig(config(3, { secondRound: 'ping-pong' }))).toEqual({ code: 'four-only' });
  expect(after(variant).riddle!.kind).toBe('riddle');
});
