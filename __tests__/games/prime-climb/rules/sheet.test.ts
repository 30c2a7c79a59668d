import { after, bumps, cardOf, places, position, reading, refusal, typesOf } from './support';

/** The examples and answers of the sheet in the box, one by one, in its order. */

const drawn = (...[state, ...moves]: Parameters<typeof after>) =>
  after(state, ...moves).state.phase === 'draw';

describe('A pawn on 14, the dice give 3 and 9', () => {
  const rolled = position({ pawns: [[14, 20]], dice: [3, 9] });
  test('14 − 3 = 11, then 11 × 9 = 99', () =>
    expect(places(after(rolled, 'a - 3', 'a × 9').state)).toEqual([99, 20]));
  test('27 is not a number of the dice', () =>
    expect(refusal(rolled, 'a + 27')).toEqual({ code: 'no-such-number', numbers: { number: 27 } }));
});

describe('With 3 and 5 one uses a 3 and a 5', () => {
  const rolled = position({ pawns: [[1, 2]], dice: [3, 5] });
  test.each([8, 15, 35])('%i is refused', (number) =>
    expect(refusal(rolled, `a + ${number}`)).toMatchObject({ code: 'no-such-number' }),
  );
  test('each of them is used once', () =>
    expect(refusal(after(rolled, 'a + 3').state, 'a + 3')).toMatchObject({ code: 'no-such-number' }));
});

describe('The pawn on 31 goes by 33 to 37', () => {
  const rolled = position({
    config: { seats: 3 },
    pawns: [
      [31, 0],
      [33, 0],
      [37, 0],
    ],
    dice: [2, 4],
  });
  const { state, events } = after(rolled, 'a + 2', 'a + 4', 'end');
  test('the pawn on 37 goes to Start', () => expect(bumps(events)).toEqual(['2a 37 → 0']));
  test('the pawn on 33 stays: nobody ended there', () => expect(places(state, 1)).toEqual([33, 0]));
});

describe('A pawn on 98 and a 7', () => {
  const rolled = position({ pawns: [[98, 'out']], dice: [7, 1] });
  test('it cannot go to 105, nor bounce back to 97', () =>
    expect(refusal(rolled, 'a + 7')).toMatchObject({ code: 'beyond', numbers: { at: 98, by: 7, to: 105 } }));
  test('it can only go to 91 or to 14', () => {
    expect(refusal(rolled, 'a × 7')).toMatchObject({ code: 'beyond' });
    expect(places(after(rolled, 'a - 7').state)).toEqual([91, 'out']);
    expect(places(after(rolled, 'a ÷ 7').state)).toEqual([14, 'out']);
  });
});

describe('Example 1: pawns on 4 and 26, the dice give 3 and 9', () => {
  const rolled = position({ pawns: [[4, 26]], dice: [3, 9] });
  test('4 + 3 = 7, 7 × 9 = 63', () =>
    expect(places(after(rolled, 'a + 3', 'a × 9').state)).toEqual([63, 26]));
  test('26 × 3 = 78, 78 + 9 = 87', () =>
    expect(places(after(rolled, 'b × 3', 'b + 9').state)).toEqual([4, 87]));
  test('4 + 9 = 13 and 26 × 3 = 78: a card, for 13 is red all round', () => {
    const { state } = after(rolled, 'a + 9', 'b × 3', 'end');
    expect([places(state), state.phase, state.earned]).toEqual([[13, 78], 'draw', [0]]);
  });
  test.each([12, 27])('3 and 9 are not made into %i', (number) =>
    expect(refusal(rolled, `a + ${number}`)).toMatchObject({ code: 'no-such-number' }),
  );
  test('26 + 9 = 35, but not 35 × 3 = 105: one stays on the board all the time', () => {
    const { state } = after(rolled, 'b + 9');
    expect(refusal(state, 'b × 3')).toMatchObject({ code: 'beyond', numbers: { at: 35, by: 3, to: 105 } });
  });
});

describe('Example 2: a double 2, a pawn on 78, an opponent on 42', () => {
  const rolled = position({
    pawns: [
      [78, 0],
      [42, 0],
    ],
    dice: [2, 2],
  });
  test('four twos are to be used', () => expect(rolled.turn!.numbers).toEqual([2, 2, 2, 2]));
  test('80, 40, 42, 44: nobody is bumped on the way', () => {
    const { state, events } = after(rolled, 'a + 2', 'a ÷ 2', 'a + 2', 'a + 2', 'end');
    expect([places(state), bumps(events)]).toEqual([[44, 0], []]);
  });
  test('80, 82, 84, 42: the opponent goes to Start', () => {
    const { state, events } = after(rolled, 'a + 2', 'a + 2', 'a + 2', 'a ÷ 2', 'end');
    expect([places(state), bumps(events)]).toEqual([[42, 0], ['1a 42 → 0']]);
  });
  test('39, 41, 43, 41: a card', () =>
    expect(drawn(rolled, 'a ÷ 2', 'a + 2', 'a + 2', 'a - 2', 'end')).toBe(true));
});

describe('Example 3: a pawn on 64, the dice give 2 and 3', () => {
  const rolled = position({ pawns: [[64, 0]], dice: [2, 3] });
  test('32, 29: a card', () => {
    const { state } = after(rolled, 'a ÷ 2', 'a - 3', 'end');
    expect([places(state), state.phase]).toEqual([[29, 0], 'draw']);
  });
  test('32, 96: nearer to 101 than by any other way', () => {
    expect(places(after(rolled, 'a ÷ 2', 'a × 3').state)).toEqual([96, 0]);
    const ends = ['+', '-', '×', '÷'].flatMap((one) =>
      ['+', '-', '×', '÷'].flatMap((other) =>
        [
          [`a ${one} 2`, `a ${other} 3`],
          [`a ${one} 3`, `a ${other} 2`],
        ].flatMap(([first, second]) => {
          if (refusal(rolled, first!)) return [];
          const { state } = after(rolled, first!);
          return refusal(state, second!) ? [] : [after(state, second!).state.players[0]!.pawns[0].at];
        }),
      ),
    );
    expect(Math.max(...ends)).toBe(96);
  });
});

describe('Questions and answers', () => {
  test('26 has a little red: no card; 29 is red all round: a card', () => {
    expect(drawn(position({ pawns: [[20, 0]], dice: [2, 4] }), 'a + 2', 'a + 4', 'end')).toBe(false);
    expect(drawn(position({ pawns: [[20, 0]], dice: [4, 5] }), 'a + 4', 'a + 5', 'end')).toBe(true);
  });
  test('a keeper may be played on either pawn', () => {
    const rolled = position({ pawns: [[20, 40]], keepers: [[cardOf('shift', 5)]], dice: [1, 2] });
    expect(places(after(rolled, 'keeper a + 5').state)).toEqual([25, 40]);
    expect(places(after(rolled, 'keeper b - 5').state)).toEqual([20, 35]);
  });
  test('from 99 with 2 and 5: the 2 goes to 101, the 5 to the other pawn', () => {
    const { state, events } = after(position({ pawns: [[99, 10]], dice: [2, 5] }), 'a + 2');
    expect([places(state), typesOf(events)]).toEqual([
      ['out', 10],
      ['moved', 'arrived'],
    ]);
    expect(refusal(state, 'end')).toEqual({ code: 'numbers-left', numbers: { left: 1 }, unfinished: true });
    expect(refusal(state, 'a + 5')).toMatchObject({ code: 'pawn-out' });
    expect(places(after(state, 'b + 5', 'end').state)).toEqual(['out', 15]);
  });
  test('from 99 with 2 and 5 and no other pawn: the 2 wins, the 5 is forgotten', () => {
    const { state } = after(position({ pawns: [[99, 'out']], dice: [2, 5] }), 'a + 2');
    expect([state.phase, state.result!.winner, state.turn!.numbers]).toEqual(['over', 0, [5]]);
  });
  test('both pawns on primes: one card, and a choice between them', () => {
    const { state } = after(position({ pawns: [[10, 20]], dice: [3, 9] }), 'a + 3', 'b + 9', 'end');
    expect(state.earned).toEqual([0, 1]);
    const read = after(state, 'card fifty').state;
    expect(refusal(read, 'obey')).toEqual({ code: 'choose', unfinished: true });
    const done = after(read, { type: 'obey', choice: { kind: 'earner', pawn: 1 } }).state;
    expect([places(done), done.draws, done.phase, done.seat]).toEqual([[13, 79], 1, 'roll', 1]);
  });
  test('division must be exact', () =>
    expect(refusal(position({ pawns: [[14, 0]], dice: [4, 1] }), 'a ÷ 4')).toMatchObject({
      code: 'not-whole',
      numbers: { at: 14, by: 4 },
    }));
  test('no card for 101', () => {
    const { state, events } = after(position({ pawns: [[99, 10]], dice: [2, 5] }), 'a + 2', 'b + 5', 'end');
    expect([state.phase, typesOf(events)]).toEqual(['roll', ['moved', 'arrived', 'moved', 'turn-ended']]);
  });
  test('one must move, also when that leads back', () => {
    const rolled = position({ pawns: [[97, 'out']], dice: [10, 10] });
    expect(refusal(rolled, 'end')).toMatchObject({ code: 'numbers-left' });
    expect(['a + 10', 'a × 10', 'a ÷ 10'].map((way) => refusal(rolled, way)?.code)).toEqual([
      'beyond',
      'beyond',
      'not-whole',
    ]);
    expect(places(after(rolled, 'a - 10').state)).toEqual([87, 'out']);
  });
  test('who is forced behind 0 stays on 0', () => {
    const rolled = position({ pawns: [[3, 'out']], cursed: [0], dice: [5, 7] });
    expect(places(after(rolled, 'a - 5').state)).toEqual([0, 'out']);
  });
  test('an action moves only the pawn that came to a red circle', () => {
    const read = reading({ pawns: [[13, 20]] }, cardOf('fifty'), [0]);
    expect(refusal(read, { type: 'obey', choice: { kind: 'earner', pawn: 1 } })).toMatchObject({
      code: 'no-choice',
    });
    expect(places(after(read, 'obey').state)).toEqual([63, 20]);
  });
  test('one pawn or both may be moved', () => {
    const rolled = position({ pawns: [[10, 20]], dice: [3, 4] });
    expect(places(after(rolled, 'a + 3', 'a + 4').state)).toEqual([17, 20]);
    expect(places(after(rolled, 'a + 3', 'b + 4').state)).toEqual([13, 24]);
  });
  test('back to the nearest pawn, though it is one’s own: it goes to Start', () => {
    const { state, events } = after(
      reading(
        {
          pawns: [
            [53, 40],
            [20, 0],
          ],
        },
        cardOf('behind'),
      ),
      'obey',
    );
    expect([places(state), bumps(events)]).toEqual([[40, 0], ['0b 40 → 0']]);
  });
});

describe('Bump and draw', () => {
  test('one’s own pawn is bumped too, and bumping is no choice', () => {
    const { state, events } = after(position({ pawns: [[20, 27]], dice: [3, 4] }), 'a + 3', 'a + 4', 'end');
    expect([places(state), bumps(events)]).toEqual([[27, 0], ['0b 27 → 0']]);
  });
  test('no card for a prime on which the pawn began its turn', () =>
    expect(drawn(position({ pawns: [[13, 20]], dice: [2, 3] }), 'b + 2', 'b + 3', 'end')).toBe(false));
  test('an action that leads to a red circle draws no other card', () => {
    const { state } = after(reading({ pawns: [[11, 0]] }, cardOf('fifty')), 'obey');
    expect([places(state), state.phase, state.seat]).toEqual([[61, 0], 'roll', 1]);
  });
  test('an action onto an occupied circle bumps', () => {
    const { events } = after(
      reading(
        {
          pawns: [
            [13, 0],
            [63, 0],
          ],
        },
        cardOf('fifty'),
      ),
      'obey',
    );
    expect(bumps(events)).toEqual(['1a 63 → 0']);
  });
  test('when the cards are used up, those laid aside are shuffled', () => {
    const used = [cardOf('swap'), cardOf('again'), cardOf('fifty')];
    const rolled = position({ pawns: [[10, 0]], used, deck: [], dice: [1, 2] });
    const { state, events } = after(rolled, 'a + 1', 'a + 2', 'end');
    expect(events).toContainEqual({ type: 'reshuffled', cards: 3 });
    expect([state.phase, [...state.deck], state.used]).toEqual(['draw', [...used].sort((a, b) => a - b), []]);
  });
  test('with no card anywhere, none is drawn', () => {
    const rolled = position({ pawns: [[10, 0]], used: [], deck: [], dice: [1, 2] });
    expect(after(rolled, 'a + 1', 'a + 2', 'end').state.phase).toBe('roll');
  });
});
