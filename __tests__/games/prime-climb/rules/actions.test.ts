import type { Choice, Idle, PawnName, State } from '../../../../src/games/prime-climb/rules';
import { primeClimb } from '../../../../src/games/prime-climb/rules';
import { after, bumps, cardOf, places, position, reading, refusal, typesOf, type Place } from './support';

const obey = (choice: Choice) => ({ type: 'obey', choice }) as const;
const pawn = (seat: number, index: 0 | 1): PawnName => ({ seat, pawn: index });
const choices = (state: State) => primeClimb.options(primeClimb.view(state, state.seat));

/** Shown with its reason, laid aside, passed over; and nobody has moved. */
function expectIdle(state: State, reason: Idle) {
  const { state: then, events } = after(state, 'obey');
  expect(typesOf(events)).toEqual(['card-idle', 'turn-ended']);
  expect(events[0]).toMatchObject({ seat: state.seat, card: state.drawn!.card, reason });
  expect(primeClimb.view(state, state.seat).task).toEqual({ choices: [], idle: reason });
  expect(then.players.map((_, seat) => places(then, seat))).toEqual(
    state.players.map((_, seat) => places(state, seat)),
  );
  expect(then.used).toContain(state.drawn!.card);
  expect(choices(state)).toEqual([{ type: 'obey', choice: null }]);
}

describe('a card that moves the pawn that earned it', () => {
  test.each<['fifty' | 'double' | 'reverse', number, number]>([
    ['fifty', 13, 63],
    ['fifty', 47, 97],
    ['fifty', 53, 3],
    ['fifty', 97, 47],
    ['double', 13, 26],
    ['double', 47, 94],
    ['double', 53, 43],
    ['double', 97, 87],
    ['reverse', 13, 31],
    ['reverse', 29, 92],
    ['reverse', 61, 16],
  ])('%s: %i goes to %i', (kind, from, to) => {
    const { state, events } = after(reading({ pawns: [[from, 0]] }, cardOf(kind)), 'obey');
    expect(places(state)).toEqual([to, 0]);
    expect(events[0]).toMatchObject({ type: 'carried', by: 0, seat: 0, pawn: 0, from, to });
    expect(state.phase).toBe('roll');
  });
  test('exactly 50 stays for both; no prime is 50, but the card says so', () => {
    expectIdle(reading({ pawns: [[50, 0]] }, cardOf('fifty')), 'on-fifty');
    expectIdle(reading({ pawns: [[50, 0]] }, cardOf('double')), 'on-fifty');
  });
  test('11 read backwards is 11: without effect', () =>
    expectIdle(reading({ pawns: [[11, 0]] }, cardOf('reverse')), 'same-number'));
  test('20 read backwards would be 2, one digit stays', () => {
    expect(places(after(reading({ pawns: [[20, 0]] }, cardOf('reverse')), 'obey').state)).toEqual([2, 0]);
    expectIdle(reading({ pawns: [[7, 0]] }, cardOf('reverse')), 'same-number');
  });
  test('of two earners either can be chosen, also the one on which the card has no effect', () => {
    const read = reading({ pawns: [[11, 13]] }, cardOf('reverse'), [0, 1]);
    expect(choices(read)).toEqual([obey({ kind: 'earner', pawn: 0 }), obey({ kind: 'earner', pawn: 1 })]);
    expect(places(after(read, obey({ kind: 'earner', pawn: 1 })).state)).toEqual([11, 31]);
    const stayed = after(read, obey({ kind: 'earner', pawn: 0 }));
    expect(places(stayed.state)).toEqual([11, 13]);
    expect(stayed.events[0]).toMatchObject({ type: 'card-idle', reason: 'same-number' });
    expect(stayed.state.used).toContain(cardOf('reverse'));
  });
  test('of two earners the foremost may be chosen to advance to nobody', () => {
    const read = reading({ pawns: [[13, 53]] }, cardOf('ahead'), [0, 1]);
    const { state, events } = after(read, obey({ kind: 'earner', pawn: 1 }));
    expect([places(state), typesOf(events)]).toEqual([
      [13, 53],
      ['card-idle', 'turn-ended'],
    ]);
  });
  test('two earners of which neither would move: without effect, and nothing to choose', () =>
    expectIdle(reading({ pawns: [[11, 11]] }, cardOf('reverse'), [0, 1]), 'same-number'));
});

describe('ahead: to the nearest pawn ahead, which is bumped', () => {
  test('of several the nearest is met, one’s own too', () => {
    const { state, events } = after(
      reading(
        {
          pawns: [
            [13, 60],
            [20, 17],
          ],
        },
        cardOf('ahead'),
      ),
      'obey',
    );
    expect([places(state), bumps(events)]).toEqual([[17, 60], ['1b 17 → 0']]);
    const own = after(
      reading(
        {
          pawns: [
            [13, 16],
            [20, 17],
          ],
        },
        cardOf('ahead'),
      ),
      'obey',
    );
    expect([places(own.state), bumps(own.events)]).toEqual([[16, 0], ['0b 16 → 0']]);
  });
  test('nobody ahead: without effect; who has left the board is not ahead', () =>
    expectIdle(
      reading(
        {
          pawns: [
            [53, 'out'],
            [20, 0],
          ],
        },
        cardOf('ahead'),
      ),
      'nobody-ahead',
    ));
  test('backwards, ahead is downwards', () => {
    const backwards = { variants: ['backwards'] } as const;
    const { state, events } = after(
      reading(
        {
          config: backwards,
          pawns: [
            [53, 101],
            [60, 20],
          ],
        },
        cardOf('ahead'),
      ),
      'obey',
    );
    expect([places(state), bumps(events)]).toEqual([[20, 101], ['1b 20 → 101']]);
  });
  test('there and back, each pawn looks where it is heading; nobody is carried to a goal', () => {
    const config = { variants: ['there-and-back'] } as const;
    const pawns: [Place, Place][] = [
      [53, '←59'],
      [0, '←101'],
    ];
    expect(places(after(reading({ config, pawns }, cardOf('ahead'), [0]), 'obey').state)).toEqual([
      59,
      '←101',
    ]);
    expect(places(after(reading({ config, pawns }, cardOf('ahead'), [1]), 'obey').state)).toEqual([0, '←53']);
    const alone: [Place, Place][] = [
      [53, 0],
      [0, '←101'],
    ];
    expectIdle(reading({ config, pawns: alone }, cardOf('ahead')), 'goal');
  });
});

describe('behind: back to the nearest pawn behind, which is bumped', () => {
  test('of two behind the nearest is bumped', () => {
    const { state, events } = after(
      reading(
        {
          pawns: [
            [53, 12],
            [20, 60],
          ],
        },
        cardOf('behind'),
      ),
      'obey',
    );
    expect([places(state), bumps(events)]).toEqual([[20, 12], ['1a 20 → 0']]);
  });
  test('nobody behind: without effect', () =>
    expectIdle(
      reading(
        {
          pawns: [
            [53, 'out'],
            [60, 70],
          ],
        },
        cardOf('behind'),
      ),
      'nobody-behind',
    ));
  test('a pawn on Start counts as behind, and is not bumped', () => {
    const { state, events } = after(
      reading(
        {
          pawns: [
            [53, 60],
            [0, 70],
          ],
        },
        cardOf('behind'),
      ),
      'obey',
    );
    expect([places(state), bumps(events), places(state, 1)]).toEqual([[0, 60], [], [0, 70]]);
    expect(events[0]).toMatchObject({ type: 'carried', from: 53, to: 0 });
  });
  test('one’s own pawn on Start counts too', () => {
    const { state, events } = after(
      reading(
        {
          pawns: [
            [53, 0],
            [60, 70],
          ],
        },
        cardOf('behind'),
      ),
      'obey',
    );
    expect([places(state), bumps(events)]).toEqual([[0, 0], []]);
  });
  test('backwards, Start is 101', () => {
    const config = { variants: ['backwards'] } as const;
    const { state } = after(
      reading(
        {
          config,
          pawns: [
            [53, 20],
            [40, 101],
          ],
        },
        cardOf('behind'),
      ),
      'obey',
    );
    expect(places(state)).toEqual([101, 20]);
    const alone = { config, pawns: [[53, 20], [40, 30]] } as const; // prettier-ignore
    expectIdle(reading(alone, cardOf('behind')), 'nobody-behind');
  });
  test('there and back, a pawn on its way back goes up to whoever stands on 101', () => {
    const config = { variants: ['there-and-back'] } as const;
    const { state } = after(
      reading(
        {
          config,
          pawns: [
            ['←53', 20],
            ['←101', 0],
          ],
        },
        cardOf('behind'),
      ),
      'obey',
    );
    expect([places(state), places(state, 1)]).toEqual([
      ['←101', 20],
      ['←101', 0],
    ]);
    const alone = { config, pawns: [['←53', 20], [40, 0]] } as const; // prettier-ignore
    expectIdle(reading(alone, cardOf('behind')), 'nobody-behind');
  });
  test('there and back, two earners that part: neither has anybody ahead', () => {
    const config = { variants: ['there-and-back'] } as const;
    const pawns: [Place, Place][] = [
      [53, '←47'],
      ['out', 50],
    ];
    expectIdle(reading({ config, pawns }, cardOf('ahead'), [1, 0]), 'nobody-ahead');
  });
});

describe('swap', () => {
  const read = reading(
    {
      pawns: [
        [13, 0],
        [70, 0],
      ],
    },
    cardOf('swap'),
  );
  test('exchanges any two pawns, also two of one seat, also one on Start', () => {
    const far = after(read, obey({ kind: 'swap', one: pawn(0, 0), other: pawn(1, 0) }));
    expect([places(far.state), places(far.state, 1), bumps(far.events)]).toEqual([[70, 0], [13, 0], []]);
    const theirs = after(read, obey({ kind: 'swap', one: pawn(1, 1), other: pawn(1, 0) })).state;
    expect(places(theirs, 1)).toEqual([0, 70]);
  });
  test('every pair on different circles is offered once', () => expect(choices(read)).toHaveLength(5));
  test('two on one circle change nothing, a pawn cannot be swapped with itself', () => {
    expect(refusal(read, obey({ kind: 'swap', one: pawn(0, 1), other: pawn(1, 1) }))?.code).toBe(
      'nothing-changes',
    );
    expect(refusal(read, obey({ kind: 'swap', one: pawn(0, 1), other: pawn(0, 1) }))?.code).toBe('same-pawn');
  });
  test('it brings no pawn to its end: there and back, 101 is the end of who has not turned', () => {
    const config = { variants: ['there-and-back'] } as const;
    const pawns: [Place, Place][] = [
      [13, 0],
      ['←101', '←40'],
    ];
    const state = reading({ config, pawns }, cardOf('swap'));
    expect(refusal(state, obey({ kind: 'swap', one: pawn(0, 0), other: pawn(1, 0) }))?.code).toBe(
      'no-card-home',
    );
    expect(refusal(state, obey({ kind: 'swap', one: pawn(0, 1), other: pawn(1, 1) }))?.code).toBe(
      'no-card-home',
    );
    const done = after(state, obey({ kind: 'swap', one: pawn(0, 0), other: pawn(1, 1) })).state;
    expect([places(done), places(done, 1)]).toEqual([
      [40, 0],
      ['←101', '←13'],
    ]);
  });
  test('without effect where every pair would bring a pawn to its end', () => {
    const state = reading(
      {
        config: { variants: ['there-and-back'] },
        pawns: [
          [13, 'out'],
          ['←101', '←101'],
        ],
      },
      cardOf('swap'),
    );
    expectIdle(state, 'no-swap');
  });
});

describe('to 64', () => {
  const read = reading(
    {
      pawns: [
        [13, 64],
        [70, 0],
      ],
    },
    cardOf('to-64'),
  );
  test('moves any pawn, also an opponent’s; who stands there is bumped, one’s own too', () => {
    const { state, events } = after(read, obey({ kind: 'pawn', target: pawn(1, 0) }));
    expect([places(state), places(state, 1), bumps(events)]).toEqual([[13, 0], [64, 0], ['0b 64 → 0']]);
  });
  test('a pawn already there changes nothing', () => {
    expect(refusal(read, obey({ kind: 'pawn', target: pawn(0, 1) }))?.code).toBe('nothing-changes');
    expect(choices(read)).toHaveLength(3);
  });
  test('with all pawns there already: without effect', () =>
    expectIdle(
      reading(
        {
          pawns: [
            [64, 'out'],
            ['out', 64],
          ],
        },
        cardOf('to-64'),
      ),
      'all-on-64',
    ));
});

describe('steal', () => {
  const keepers = [[], [cardOf('curse'), cardOf('shift', 4)]];
  test('takes any keeper of another seat', () => {
    const read = reading({ pawns: [[13, 0]], keepers }, cardOf('steal'));
    expect(choices(read)).toHaveLength(2);
    const { state, events } = after(read, obey({ kind: 'steal', seat: 1, card: cardOf('shift', 4) }));
    expect(state.players.map((player) => player.keepers)).toEqual([[cardOf('shift', 4)], [cardOf('curse')]]);
    expect(events[0]).toEqual({ type: 'stolen', by: 0, seat: 1, card: cardOf('shift', 4) });
    expect(state.used).toEqual([cardOf('steal')]);
  });
  test('nothing to steal: without effect, one’s own do not count', () =>
    expectIdle(
      reading({ pawns: [[13, 0]], keepers: [[cardOf('curse')], []] }, cardOf('steal')),
      'no-keeper',
    ));
});

describe('roll again', () => {
  const rolled = position({ pawns: [[10, 0]], dice: [1, 2] });
  const read = after(rolled, 'a + 1', 'a + 2', 'end', 'card again').state;
  const { state, events } = after(read, 'obey');
  test('gives the same seat another whole turn', () => {
    expect(typesOf(events)).toEqual(['again', 'turn-ended']);
    expect([state.phase, state.seat, state.turn, state.again]).toEqual(['roll', 0, null, 0]);
  });
  test('counts as a turn and may draw again', () => {
    const then = after(state, 'roll', 'dice 2 4', 'a + 2', 'a + 4', 'end').state;
    expect([then.players[0]!.turns, then.phase, then.turn!.began]).toEqual([2, 'draw', [13, 0]]);
    const over = after(then, 'card ±1', 'obey').state;
    expect([over.seat, over.draws]).toEqual([1, 2]);
  });
});

test('a keeper is taken up, and the turn is over', () => {
  const { state, events } = after(reading({ pawns: [[13, 0]] }, cardOf('curse')), 'obey');
  expect([state.players[0]!.keepers, state.used, state.seat]).toEqual([[cardOf('curse')], [], 1]);
  expect(typesOf(events)).toEqual(['kept', 'turn-ended']);
});
