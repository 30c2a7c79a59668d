import { done, keepIt, sit, sitDown, type Around } from '../support';

const cover = (seat: number) => ({ kind: 'cover', seat });
const TABLE = { kind: 'open', eyes: 'table' };
const pacing = { readsFor: () => 700, lingersFor: () => 900 };

function handedOn(set: Around = {}) {
  const sitting = sitDown(sit(null, null), { pacing, ...set });
  sitting.session.uncover();
  sitting.play(keepIt, done);
  return sitting;
}

describe('before a cover', () => {
  test('the board is seen for a moment by the eyes of the table, and then the cover comes by itself', () => {
    const { now, clock } = handedOn();
    expect([now().screen, now().lingers]).toEqual([TABLE, true]);
    clock.pass(899);
    expect(now().screen).toEqual(TABLE);
    clock.pass(1);
    expect([now().screen, now().lingers]).toEqual([cover(1), false]);
  });
  test('what only one seat may know of is not told there', () => {
    const { shown } = handedOn();
    const lingering = shown.filter(({ lingers }) => lingers);
    expect(lingering.length).toBeGreaterThan(0);
    for (const { fresh } of lingering) expect(fresh.filter(({ only }) => only !== undefined)).toEqual([]);
  });
  test('a tap brings the cover at once', () => {
    const { session, now, clock } = handedOn();
    session.hurry();
    expect(now().screen).toEqual(cover(1));
    session.uncover();
    clock.pass(950);
    expect(now().screen).toEqual({ kind: 'open', eyes: 1 });
  });
  test('nobody can move meanwhile, whoever’s turn it is, and the next one’s time does not run', () => {
    const { session, now, clock, kept } = handedOn();
    const written = kept.length;
    const left = now().countdown?.left;
    expect([session.act(keepIt), session.act(keepIt, 1)]).toEqual([
      { code: 'not-your-turn' },
      { code: 'not-your-turn' },
    ]);
    clock.pass(800);
    expect(now().countdown?.left).toBe(left);
    expect(now().countdown?.deadline ?? null).toBeNull();
    expect(kept).toHaveLength(written);
  });
  test.each([
    ['the app leaves the front', 'front', false],
    ['the menu opens', 'pause', true],
  ] as const)('the cover is there as soon as %s', (_when, what, on) => {
    const { session, now } = handedOn();
    session[what](on);
    expect(now().screen).toEqual(cover(1));
  });
  test('nobody lingers at an instant pace, or where there is nothing to see', () => {
    expect(handedOn({ pace: 'instant' }).now().screen).toEqual(cover(1));
    expect(handedOn({ pacing: { ...pacing, lingersFor: () => 0 } }).now().screen).toEqual(cover(1));
  });
});

describe('reading time', () => {
  const answered = (set: Around) => {
    const sitting = sitDown(sit(null, 'beginner'), set);
    sitting.play(keepIt, done);
    const before = sitting.now().change;
    let waited = 0;
    while (sitting.now().change === before && waited < 20_000) {
      sitting.clock.pass(10);
      waited += 10;
    }
    return waited;
  };
  test('is added to the app’s pace, by the clock', () => {
    expect(answered({ pacing }) - answered({})).toBe(700);
  });
  test('is not waited for at an instant pace', () => {
    expect(answered({ pacing, pace: 'instant' })).toBe(answered({ pace: 'instant' }));
  });
});
