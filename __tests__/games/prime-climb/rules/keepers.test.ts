import { primeClimb, type PawnName } from '../../../../src/games/prime-climb/rules';
import { after, bumps, cardOf, places, position, refusal, typesOf } from './support';

const pawn = (seat: number, index: 0 | 1): PawnName => ({ seat, pawn: index });
const [send, curse] = [cardOf('send'), cardOf('curse')];

describe('±k', () => {
  const five = cardOf('shift', 5);
  const rolled = position({ pawns: [[20, 40]], keepers: [[five, cardOf('shift', 3)]], dice: [1, 2] });
  test('is played before, between and after the numbers, any number of them', () => {
    const { state } = after(rolled, 'keeper a + 5', 'a + 1', 'keeper b - 3', 'a + 2');
    expect(places(state)).toEqual([28, 37]);
    expect([state.players[0]!.keepers, state.used]).toEqual([[], [five, cardOf('shift', 3)]]);
    expect(places(after(rolled, 'a + 1', 'a + 2', 'keeper a + 5', 'end').state)).toEqual([28, 40]);
  });
  test('it is a stop like any other: it stays on the board, and may earn a card', () => {
    const near = position({ pawns: [[98, 2]], keepers: [[five, cardOf('shift', 3)]], dice: [1, 2] });
    expect(refusal(near, 'keeper a + 5')).toMatchObject({ code: 'beyond', numbers: { to: 103 } });
    expect(refusal(near, 'keeper b - 5')).toMatchObject({ code: 'below-zero' });
    expect(after(rolled, 'a + 1', 'a × 2', 'keeper a + 5', 'end').state.phase).toBe('draw');
  });
  test('it may bring the last pawn to 101, and wins at once', () => {
    const { state } = after(
      position({ pawns: [[96, 'out']], keepers: [[five]], dice: [1, 2] }),
      'keeper a + 5',
    );
    expect([state.phase, state.result!.winner]).toEqual(['over', 0]);
  });
  test('is not played in the turn it was drawn, but in an extra one', () => {
    const config = { variants: ['double-time'] } as const;
    const drew = after(
      position({ config, pawns: [[10, 30]], dice: [1, 2] }),
      'a + 1',
      'card ±5',
      'obey',
    ).state;
    expect(refusal(drew, 'keeper a + 5')).toEqual({ code: 'fresh-card' });
    const again = after(drew, 'a + 2', 'card again', 'obey', 'end', 'roll', 'dice 1 2').state;
    expect(again.seat).toBe(0);
    expect(places(after(again, 'keeper a + 5').state)).toEqual([18, 30]);
  });
});

describe('send: every other pawn within two circles', () => {
  const at = (...circles: number[]) =>
    position({
      config: { seats: 3 },
      pawns: [
        [20, circles[0]!],
        [circles[1]!, circles[2]!],
        [circles[3]!, 0],
      ],
      keepers: [[send]],
      dice: [1, 2],
    });
  test('from 20 sends back 18 to 22, one’s own too; 17 and 23 stay', () => {
    const { state, events } = after(at(22, 18, 23, 17), { type: 'send', card: send, target: pawn(0, 0) });
    expect(bumps(events)).toEqual(['0b 22 → 0', '1a 18 → 0']);
    expect(events[0]).toEqual({ type: 'sent', seat: 0, card: send, pawns: [pawn(0, 1), pawn(1, 0)] });
    expect([state.used, state.phase, state.turn!.numbers]).toEqual([[send], 'move', [1, 2]]);
  });
  test('it is played from where a pawn is in the middle of its way', () => {
    const { events } = after(at(60, 24, 80, 70), 'a + 2', { type: 'send', card: send, target: pawn(0, 0) });
    expect(bumps(events)).toEqual(['1a 24 → 0']);
  });
  test('nobody near, or only on Start: refused', () => {
    expect(refusal(at(60, 24, 80, 70), { type: 'send', card: send, target: pawn(0, 0) })).toMatchObject({
      code: 'nobody-near',
    });
    const low = position({ pawns: [[1, 60]], keepers: [[send]], dice: [1, 2] });
    expect(refusal(low, { type: 'send', card: send, target: pawn(0, 0) })?.code).toBe('nobody-near');
  });
  test('is played around one’s own pawns only', () =>
    expect(refusal(at(22, 18, 23, 17), { type: 'send', card: send, target: pawn(1, 0) })?.code).toBe(
      'no-such-pawn',
    ));
});

describe('send, by agreement: one pawn of your choice', () => {
  const rolled = position({
    config: { sending: 'choice' },
    pawns: [
      [20, 0],
      [90, 'out'],
    ],
    keepers: [[send]],
    dice: [1, 2],
  });
  test('sends a pawn from anywhere on the board', () => {
    const { events } = after(rolled, { type: 'send', card: send, target: pawn(1, 0) });
    expect([typesOf(events), bumps(events)]).toEqual([['sent', 'bumped'], ['1a 90 → 0']]);
  });
  test('does not send who is on Start or has left the board', () => {
    expect(refusal(rolled, { type: 'send', card: send, target: pawn(0, 1) })?.code).toBe('on-start');
    expect(refusal(rolled, { type: 'send', card: send, target: pawn(1, 1) })?.code).toBe('pawn-out');
  });
});

describe('curse: in their next turn they may only subtract and divide', () => {
  const rolled = position({
    pawns: [
      [20, 0],
      [30, 3],
    ],
    keepers: [[curse], [cardOf('shift', 4)]],
    dice: [1, 2],
  });
  const cursed = after(rolled, { type: 'curse', card: curse, seat: 1 }, 'a + 1', 'a × 2', 'end').state;
  const theirs = after(cursed, 'roll', 'dice 2 5').state;
  test('plus and times are refused, of the keepers plus', () => {
    expect(['a + 2', 'a × 2', 'keeper a + 4'].map((way) => refusal(theirs, way)?.code)).toEqual([
      'cursed',
      'cursed',
      'cursed',
    ]);
    expect(places(after(theirs, 'a ÷ 2', 'a - 5', 'keeper a - 4').state, 1)).toEqual([6, 3]);
  });
  test('it ends with that turn, also when that turn draws another', () => {
    const done = after(theirs, 'a - 2', 'a - 5', 'end').state;
    expect(done.phase).toBe('draw');
    const again = after(done, 'card again', 'obey').state;
    expect([again.seat, again.players[1]!.cursed]).toEqual([1, false]);
  });
  test('is not played on oneself, nor on a seat already cursed', () => {
    const two = { ...rolled, players: rolled.players.map((player) => ({ ...player, cursed: true })) };
    expect(refusal(rolled, { type: 'curse', card: curse, seat: 0 })?.code).toBe('not-yourself');
    expect(refusal(two, { type: 'curse', card: curse, seat: 1 })?.code).toBe('cursed-already');
  });

  describe('a number that no pawn can subtract or divide by', () => {
    const ways = (state: ReturnType<typeof position>) =>
      primeClimb.options(primeClimb.view(state, 0)).filter(({ type }) => type === 'use');
    test('takes one of the pawns to 0', () => {
      const stuck = position({ pawns: [[3, 4]], cursed: [0], dice: [5, 7] });
      expect(ways(stuck)).toHaveLength(4);
      const { state, events } = after(stuck, 'b - 5');
      expect([places(state), events[0]]).toEqual([
        [3, 0],
        { type: 'moved', seat: 0, pawn: 1, from: 4, to: 0, by: 5, operation: '-', card: null },
      ]);
      // From 0 on the rest can be used: 0 ÷ 7 changes nothing.
      expect(refusal(state, 'a - 7')?.code).toBe('below-zero');
      expect(typesOf(after(state, 'b ÷ 7').events)).toEqual(['stood']);
    });
    test('is no excuse while one pawn can', () =>
      expect(refusal(position({ pawns: [[3, 20]], cursed: [0], dice: [5, 7] }), 'a - 5')?.code).toBe(
        'below-zero',
      ));
    test('leaves the pawn where it is if 0 is its end', () => {
      const backwards = position({
        config: { variants: ['backwards'] },
        pawns: [[3, 4]],
        cursed: [0],
        dice: [5, 7],
      });
      const { state, events } = after(backwards, 'a - 5', 'a - 7');
      expect([places(state), typesOf(events)]).toEqual([
        [3, 4],
        ['stood', 'stood'],
      ]);
      const back = position({
        config: { variants: ['there-and-back'] },
        pawns: [['←3', 4]],
        cursed: [0],
        dice: [5, 7],
      });
      expect(places(after(back, 'a - 5').state)).toEqual(['←3', 4]);
      expect(places(after(back, 'b - 5').state)).toEqual(['←3', 0]);
    });
    test('is not there for who is not cursed', () =>
      expect(refusal(position({ pawns: [[3, 4]], dice: [5, 7] }), 'a - 5')?.code).toBe('below-zero'));
  });
});
