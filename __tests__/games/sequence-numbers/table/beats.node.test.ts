import { beat } from '../../../../src/games/sequence-numbers/table/beats';
import type { GameEvent } from '../../../../src/games/sequence-numbers/rules';
import { at, elsewhere, fullHand, home, position, SEATS, seen, sum } from './support';

const view = seen(position(fullHand));
const scene = { view, seats: SEATS, language: 'en', byHand: false } as const;
const laid: GameEvent = { type: 'chip-laid', seat: 1, card: sum, cell: home };

describe('what an event looks and sounds like', () => {
  test('the app’s chip travels from its seat, is heard when it arrives, and wants to be read', () => {
    const { travels, sounds, reads } = beat(laid, scene)!;
    expect(travels).toMatchObject([{ from: 'seat 1', to: `cell ${home}` }]);
    expect(sounds).toEqual([{ sound: 'chip', after: travels![0]!.lasts }]);
    expect(reads).toBeGreaterThanOrEqual(1000);
  });
  test('a chip laid by hand lies already where it was laid', () => {
    const { travels, pops, sound } = beat(laid, { ...scene, byHand: true })!;
    expect(travels).toBeUndefined();
    expect(pops).toEqual([{ place: `cell ${home}` }]);
    expect(sound).toBe('chip');
  });
  test.each([
    ['four of five, one missing', [], 'good'],
    ['four of five that somebody has broken', [at(4, 5)], undefined],
  ])('%s', (_what, broken, joy) => {
    const four = [1, 2, 3, 4].map((column) => at(4, column));
    const after = seen(position({ ...fullHand, chips: [four, [...broken, at(4, 0)]] }));
    expect(beat({ ...laid, seat: 0 }, { ...scene, view: after })!.joy).toBe(joy);
  });
  test('three of five are no joy yet', () => {
    const after = seen(position({ ...fullHand, chips: [[2, 3, 4].map((column) => at(4, column)), []] }));
    expect(beat({ ...laid, seat: 0 }, { ...scene, view: after })!.joy).toBeUndefined();
  });
  test('a chip that is taken flies to whoever took it', () => {
    const taken = beat({ type: 'chip-taken', seat: 1, card: 'minus-1', cell: home, from: 0 }, scene)!;
    expect(taken.travels).toMatchObject([{ sprite: 'chip 0', from: `cell ${home}`, to: 'seat 1' }]);
  });
  test('others see that a card was drawn, its owner which', () => {
    const drew = beat({ type: 'drew', seat: 1 }, scene)!;
    expect(drew.travels).toMatchObject([{ from: 'deck', to: 'seat 1' }]);
    // Without motion no card flies: whose it is pales for a moment.
    expect(drew.pops).toMatchObject([{ place: 'seat 1', stays: true }]);
    expect(beat({ type: 'drew', seat: 0 }, scene)).toBeNull();
    expect(beat({ type: 'received', card: elsewhere, only: 0 }, scene)!.travels).toMatchObject([
      { sprite: 'card-back', from: 'deck', to: `card ${elsewhere}` },
    ]);
  });
  test('a sequence draws itself through its chips, one after the other, and is a rung of joy', () => {
    const cells = [13, 14, 15, 16, 17];
    const { pops, joy, sound } = beat({ type: 'sequence', team: 0, cells }, scene)!;
    expect(pops![0]).toEqual({ place: 'line 13 14 15 16 17' });
    expect(pops!.slice(1).map(({ place }) => place)).toEqual(cells.map((cell) => `cell ${cell}`));
    expect([joy, sound]).toEqual(['round', 'sequence']);
  });
  const QUIET: readonly GameEvent[] = [
    { type: 'dead-card', seat: 1, card: sum },
    { type: 'card-lost', seat: 1, card: sum, cell: home },
    { type: 'fine-paid', seat: 1, card: sum },
    { type: 'passed', seat: 1 },
    { type: 'left-without-card', seat: 1 },
    { type: 'card-forgotten', seat: 1 },
    { type: 'reported', by: 1, team: 0 },
    { type: 'reshuffled', cards: 8 },
  ];
  test.each(QUIET)('$type is heard, and something moves', (event) => {
    const { travels = [], pops = [], sound } = beat(event, scene)!;
    expect(travels.length + pops.length).toBeGreaterThan(0);
    expect(sound).toBeDefined();
  });
  test('dealing sends cards to every seat, from the dealer’s left, and to the open hand all of its own', () => {
    const deal: GameEvent = { type: 'dealt', dealer: 1, first: 0 };
    const hand = view.hand!;
    const { travels, sounds } = beat(deal, scene)!;
    const places = travels!.map(({ to }) => to);
    expect(places[0]).toBe(`card ${hand[0]}`);
    expect(new Set(places)).toEqual(new Set(['seat 1', ...hand.map((card) => `card ${card}`)]));
    expect(sounds).toHaveLength(hand.length);
    const { travels: seenByAll } = beat(deal, { ...scene, view: { ...view, eyes: 'table', hand: null } })!;
    expect(new Set(seenByAll!.map(({ to }) => to))).toEqual(new Set(['seat 0', 'seat 1']));
  });
});
