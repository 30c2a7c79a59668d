import type { Player } from '../../../../src/engine';
import {
  cellAt,
  pytagora,
  type CrosswordView,
  type PytagoraEvent,
} from '../../../../src/games/pytagora/rules';
import { beat } from '../../../../src/games/pytagora/table/beats';
import { across, after, crossword, down, lay } from '../rules/support';

const SEATS: readonly Player[] = ['Léa', 'Tom'].map((name, face) => ({
  name,
  face,
  bot: null,
  help: false,
}));
const start = crossword({ hands: ['7*3=21+459', '5+8=123456'] });
const scene = (state: typeof start, eyes: 0 | 1 | 'table', byHand = false) => ({
  view: pytagora.view(state, eyes) as CrosswordView,
  seats: SEATS,
  language: 'fr' as const,
  byHand,
});

const { state: laidOn, events } = after(start, [0, lay(across(0, 0, '7*3=21'))]);
const laid = events.find(({ type }) => type === 'laid') as PytagoraEvent;
const cells = [0, 1, 2, 3, 4, 5].map((x) => `cell ${cellAt(x, 0)}`);

describe('an equation', () => {
  test('laid by hand clicks together piece by piece, and its points fly to the score', () => {
    const { travels, pops, sounds, floats, worth } = beat(laid, scene(laidOn, 0, true))!;
    expect(travels).toBeUndefined();
    expect(pops!.map(({ place }) => place)).toEqual(cells);
    expect(pops!.every(({ stays }) => stays)).toBe(true);
    const moments = pops!.map(({ after: moment = 0 }) => moment);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(new Set(moments).size).toBe(6);
    expect(sounds!.map(({ sound, after: moment }) => [sound, moment])).toEqual(
      moments.map((moment) => ['click', moment]),
    );
    expect(floats).toMatchObject([{ text: '+8', place: cells[5], to: 'seat 0', after: moments[5] }]);
    expect(worth).toBe(8);
  });
  test('of another seat travels from there, piece by piece, and wants to be read', () => {
    const { travels, pops, reads } = beat(laid, scene(laidOn, 1))!;
    expect(travels!.map(({ sprite, from, to }) => [sprite, from, to])).toEqual(
      [...'7*3=21'].map((face, nth) => [`piece ${face}`, 'seat 0', cells[nth]]),
    );
    expect(pops).toEqual([]);
    expect(reads).toBeGreaterThanOrEqual(1000);
  });
  test('that crosses stresses what it crosses, and lays only what is new', () => {
    const crossing = after({ ...laidOn, seat: 1, phase: 'turn' }, [1, lay(down(2, -2, '5+_=8'))]);
    const event = crossing.events.find(({ type }) => type === 'laid') as PytagoraEvent;
    const { travels, pops, floats } = beat(event, scene(crossing.state, 0))!;
    expect(travels!.map(({ sprite }) => sprite)).toEqual(['piece 5', 'piece +', 'piece =', 'piece 8']);
    expect(pops).toMatchObject([{ place: cells[2], stays: true }]);
    expect(floats).toMatchObject([{ text: '+6', to: 'seat 1' }]);
  });
  test('a shared = comes from where they lie', () => {
    const next = after(start, [0, lay(across(0, 0, '7*3:21'))]);
    const event = next.events.find(({ type }) => type === 'laid') as PytagoraEvent;
    const from = beat(event, scene(next.state, 1))!.travels!.find(({ sprite }) => sprite === 'piece =')!.from;
    expect(from).toBe('shared');
  });
});

describe('the bag', () => {
  const drew: PytagoraEvent = { type: 'drew', seat: 0, count: 3 };
  test('others see how many pieces come out of it, not which', () => {
    for (const eyes of [1, 'table'] as const) {
      const { travels } = beat(drew, scene(start, eyes))!;
      expect(travels!.map(({ sprite, from, to }) => [sprite, from, to])).toEqual(
        Array.from({ length: 3 }, () => ['back', 'bag', 'seat 0']),
      );
    }
  });
  test('who draws sees the pieces themselves come to the end of the rack', () => {
    expect(beat(drew, scene(start, 0))).toBeNull();
    const { travels } = beat({ type: 'received', pieces: ['4', '5', '9'], only: 0 }, scene(start, 0))!;
    expect(travels!.map(({ sprite, to }) => [sprite, to])).toEqual([
      ['piece 4', 'slot 7'],
      ['piece 5', 'slot 8'],
      ['piece 9', 'slot 9'],
    ]);
  });
  test('a swap sends all pieces back into it and costs five', () => {
    const swapped = beat({ type: 'swapped', seat: 1, count: 10, penalty: 5, score: -5 }, scene(start, 0))!;
    expect(swapped.travels).toHaveLength(10);
    expect(new Set(swapped.travels!.map(({ to }) => to))).toEqual(new Set(['bag']));
    expect(swapped.floats).toMatchObject([{ text: '−5', to: 'seat 1' }]);
  });
  test('the deal comes out of it: to the open hand with its faces, to the others with their backs', () => {
    const { travels } = beat({ type: 'dealt', first: 0 }, scene(start, 0))!;
    expect(travels!.filter(({ to }) => to.startsWith('slot')).map(({ sprite }) => sprite)).toEqual(
      [...'7*3=21+459'].map((face) => `piece ${face}`),
    );
    expect(travels!.filter(({ to }) => to === 'seat 1').every(({ sprite }) => sprite === 'back')).toBe(true);
    const covered = beat({ type: 'dealt', first: 0 }, scene(start, 'table'))!;
    expect(covered.travels!.every(({ sprite }) => sprite === 'back')).toBe(true);
  });
});

test('every event of the crossword is seen or heard', () => {
  const events: readonly PytagoraEvent[] = [
    laid,
    { type: 'dealt', first: 0 },
    { type: 'swapped', seat: 1, count: 10, penalty: 5, score: -5 },
    { type: 'drew', seat: 1, count: 3 },
    { type: 'received', pieces: ['4'], only: 0 },
    { type: 'passed', seat: 1 },
    { type: 'ended', ranking: [[0], [1]] },
  ];
  for (const event of events) expect(beat(event, scene(start, 0))).not.toBeNull();
});
