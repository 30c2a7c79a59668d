import type { Player } from '../../../../src/engine';
import {
  pytagora,
  type PytagoraEvent,
  type SquareView,
  type TablesView,
} from '../../../../src/games/pytagora/rules';
import { askedAt, childrenBeat, spotOf } from '../../../../src/games/pytagora/table/children/beats';
import { after, give, place, square, tables } from '../rules/support';

const seats: readonly Player[] = ['Noé', 'Rémi'].map((name, face) => ({
  name,
  face,
  bot: null,
  help: false,
}));
type Seen = SquareView | TablesView;
const scene = (view: Seen, byHand = false) => ({ view, seats, language: 'fr', byHand }) as const;
const squareSeen = (state: Parameters<typeof pytagora.view>[0], eyes: 0 | 'table' = 0) =>
  pytagora.view(state, eyes) as Seen;

const without3 = square('up-and-down', ['519', '2222'], { grown: [2] });

describe('what happens at a children’s table is seen and heard', () => {
  test('a piece laid by hand flies from the finger, another’s from its seat; both click where they land', () => {
    const laid = after(square('up-and-down', ['3', '4'], { grown: [2] }), [0, place('3', 0)]);
    const [event] = laid.events as [PytagoraEvent];
    const view = squareSeen(laid.state);
    for (const [byHand, from] of [
      [true, 'finger'],
      [false, 'seat 0'],
    ] as const) {
      const { travels, sounds } = childrenBeat(event, scene(view, byHand))!;
      expect(travels).toMatchObject([{ sprite: 'piece 3', from, to: 'cell 3' }]);
      expect(sounds).toEqual([{ sound: 'click', after: travels![0]!.lasts }]);
    }
  });
  test('whoever drew sees which piece comes out of the bag, and slowly; others see its back', () => {
    const drawn = after(without3, [0, { type: 'draw' }], give('5'));
    const [drew, received] = drawn.events as [PytagoraEvent, PytagoraEvent];
    const own = scene(squareSeen(drawn.state), true);
    expect(childrenBeat(drew, own)).toBeNull();
    // A second 5: it comes to its own place in the hand.
    expect(childrenBeat(received, own)!.travels).toMatchObject([
      { sprite: 'piece 5', from: 'bag', to: 'held 5-1' },
    ]);
    expect(childrenBeat(received, own)!.travels![0]!.lasts).toBeGreaterThanOrEqual(700);
    expect(childrenBeat(drew, scene(squareSeen(drawn.state, 'table')))!.travels).toMatchObject([
      { sprite: 'back', from: 'bag', to: 'seat 0' },
    ]);
  });
  test('the deal shows the open hand, and of another’s nothing', () => {
    const travels = childrenBeat({ type: 'dealt', first: 0 }, scene(squareSeen(without3)))!.travels!;
    expect(travels.filter(({ to }) => to.startsWith('held')).map(({ sprite }) => sprite)).toEqual([
      'piece 5',
      'piece 1',
      'piece 9',
    ]);
    expect(travels.filter(({ to }) => to === 'seat 1').every(({ sprite }) => sprite === 'back')).toBe(true);
    const table = childrenBeat({ type: 'dealt', first: 0 }, scene(squareSeen(without3, 'table')))!.travels!;
    expect(new Set(table.map(({ sprite }) => sprite))).toEqual(new Set(['back']));
  });
  test('a square that closes is counted round, piece by piece', () => {
    const closed = childrenBeat({ type: 'square-closed', seat: 0, square: 0 }, scene(squareSeen(without3)))!;
    expect(closed.pops).toHaveLength(36);
    expect(closed.joy).toBe('round');
  });
  test('a question comes out of the bag, an answer locks into it and rises', () => {
    const asking = tables('38', ['4270', '24']);
    const question = childrenBeat({ type: 'asked', seat: 0, left: 3, right: 8 }, scene(squareSeen(asking)))!;
    expect(question.travels).toMatchObject([
      { sprite: 'piece 3', to: 'asked 0 0' },
      { sprite: 'piece 8', to: 'asked 0 2' },
    ]);
    const answered = after(asking, [0, { type: 'answer', digits: ['2', '4'] }]);
    const [event] = answered.events as [PytagoraEvent];
    const byHand = childrenBeat(event, scene(squareSeen(answered.state), true))!;
    expect(byHand.pops!.map((pop) => pop.place)).toEqual(['asked 1 0', 'asked 1 1', 'asked 1 2']);
    expect(byHand.floats).toMatchObject([{ text: '3 × 8 = 24' }]);
    expect(childrenBeat(event, scene(squareSeen(answered.state)))!.travels).toMatchObject([
      { sprite: 'piece =', from: 'seat 0' },
      { sprite: 'piece 2' },
      { sprite: 'piece 4' },
    ]);
  });
  test('passing, giving back and the end are not silent', () => {
    const heard = scene(squareSeen(without3));
    for (const event of [
      { type: 'passed', seat: 1 },
      { type: 'returned', digits: 4, equals: 1 },
      { type: 'ended', ranking: [[0], [1]] },
    ] as const) {
      const { sound, joy } = childrenBeat(event, heard)!;
      expect(sound ?? joy).toBeDefined();
    }
  });
  test('places are read back as they were named', () => {
    expect(spotOf('cell 107')).toEqual({ square: 1, place: 7 });
    expect(spotOf('seat 1')).toBeNull();
    expect(askedAt('asked 2 1')).toEqual({ group: 2, nth: 1 });
    expect(askedAt('bag')).toBeNull();
  });
});
