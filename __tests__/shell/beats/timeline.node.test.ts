import { countedUp } from '../../../src/shell/beats/countedUp';
import { rungOf } from '../../../src/shell/beats/joy';
import { scheduled } from '../../../src/shell/beats/schedule';
import { atOnce } from '../../../src/shell/beats/timelineOf';
import { lastMovesOf } from '../../../src/shell/frame/lastMoves';

describe('beats on one clock', () => {
  const laid = {
    travels: [{ sprite: 'chip', from: 'seat 1', to: 'cell 4', lasts: 300 }],
    sound: 'chip',
  } as const;
  test('come one after the other, and what they bring arrives when it has crossed the table', () => {
    const { travels, arrivals, heard, ends } = scheduled([laid, { sound: 'draw', lasts: 100 }, laid]);
    expect(travels.map(({ at }) => at)).toEqual([0, 400]);
    expect(arrivals.get('cell 4')).toBe(700);
    expect(heard).toEqual([
      { at: 0, sound: 'chip' },
      { at: 300, sound: 'draw' },
      { at: 400, sound: 'chip' },
    ]);
    expect(ends).toBe(700);
  });
  test('a piece that goes later is seen where it was until then, once', () => {
    const waits = { sprite: 'pawn', who: 'pawn 0' };
    const goes = { sprite: 'pawn, 61 → 0', from: 'spot 61', to: 'spot 0', lasts: 300, waits };
    const on = { ...goes, from: 'spot 0', to: 'pawn 0' };
    const { travels, arrivals } = scheduled([laid, { travels: [goes] }, { travels: [on] }]);
    expect(travels.map(({ sprite, from, to, at, lasts }) => [sprite, from, to, at, lasts])).toEqual([
      ['pawn', 'spot 61', 'spot 61', 0, 300],
      ['chip', 'seat 1', 'cell 4', 0, 300],
      ['pawn, 61 → 0', 'spot 61', 'spot 0', 300, 300],
      ['pawn, 61 → 0', 'spot 0', 'pawn 0', 600, 300],
    ]);
    expect(arrivals.has('spot 61')).toBe(false);
  });
  test('pieces of one beat pop in their order, and what was there before is not hidden', () => {
    const { arrivals, pops } = scheduled([
      { pops: [{ place: 'a' }, { place: 'b', after: 90 }, { place: 'c', after: 180, stays: true }] },
    ]);
    expect([arrivals.get('a'), arrivals.get('b'), arrivals.get('c')]).toEqual([0, 90, undefined]);
    expect(pops.map(({ at }) => at)).toEqual([0, 90, 180]);
  });
  test('words rise while the next thing happens, and are seen to the end', () => {
    const floats = [{ text: '+9', place: 'cell 1', lasts: 900 }];
    expect(scheduled([{ floats, lasts: 100 }, { lasts: 100 }]).ends).toBe(900);
  });
  test('a score has counted when its points are there, whatever happens after it', () => {
    const points = { floats: [{ text: '−5', place: 'bag', to: 'seat 0', lasts: 900 }], lasts: 100 };
    expect(scheduled([points, laid, laid, laid, laid]).counted).toBe(900);
    // Where no points fly it is with what moves; words that only rise go on for longer.
    expect(scheduled([laid]).counted).toBe(scheduled([laid]).ends);
    const written = { floats: [{ text: '98 − 7 = 91', place: 'bag', lasts: 2300 }] };
    expect(scheduled([laid, written])).toMatchObject({ counted: 300, ends: 2600 });
    expect(scheduled([written]).counted).toBe(0);
  });
  test('reading times add up', () =>
    expect(scheduled([{ reads: 800 }, {}, { reads: 400 }]).reads).toBe(1200));
  test('two events that sound alike at one moment are heard once, and one after the other twice', () => {
    const wrong = { sound: 'riddle-missed', buzz: 'medium' } as const;
    const sounds = (...beats: Parameters<typeof scheduled>[0]) =>
      scheduled(beats).heard.flatMap(({ at, sound }) => (sound ? [[at, sound]] : []));
    expect(sounds(wrong, wrong)).toEqual([[0, 'riddle-missed']]);
    expect(sounds({ ...wrong, lasts: 240 }, wrong)).toEqual([
      [0, 'riddle-missed'],
      [240, 'riddle-missed'],
    ]);
  });
  test('at once, nothing moves and everything is heard', () => {
    const { ends, arrivals, heard } = atOnce(scheduled([laid, laid]));
    expect([ends, arrivals.size, heard.map(({ at }) => at)]).toEqual([0, 0, [0, 0]]);
  });
});

describe('the ladder of joy', () => {
  test('more than anything before is the finest, but not while a game begins', () => {
    expect(rungOf([{ worth: 12 }], [4, 9, 11])).toBe('finest');
    expect(rungOf([{ worth: 11 }], [4, 9, 11])).toBeNull();
    expect(rungOf([{ worth: 12 }], [4, 9])).toBeNull();
  });
  test('the highest rung counts', () => {
    expect(rungOf([{ joy: 'good' }, { joy: 'game' }, { joy: 'round' }], [])).toBe('game');
    expect(rungOf([{ joy: 'good', worth: 20 }], [1, 2, 3])).toBe('finest');
  });
  test('each rung is heard, the game as a victory', () => {
    const last = (rung: 'good' | 'finest' | 'round' | 'game') => scheduled([{ lasts: 100 }], rung).heard;
    expect(last('finest')).toEqual([{ at: 100, sound: 'finest' }]);
    expect(last('game')).toEqual([{ at: 100, sound: 'win' }]);
  });
});

describe('a score counts up', () => {
  test('by ones', () =>
    expect(countedUp('6 points', '9 points')).toEqual(['6 points', '7 points', '8 points', '9 points']));
  test('in at most twelve steps', () => {
    const steps = countedUp('0', '100');
    expect([steps.length, steps[0], steps[12]]).toEqual([13, '0', '100']);
  });
  test('downwards below zero, with a real minus', () => {
    expect(countedUp('1', '−2')).toEqual(['1', '0', '−1', '−2']);
  });
  test('where two numbers change it only changes', () => {
    expect(countedUp('1 · 40', '2 · 55')).toEqual(['1 · 40', '2 · 55']);
  });
});

test('everybody’s last move since one’s own is known, in the order they were made', () => {
  const moved = (seat: number, cell: number) => ({ type: 'moved', seat, cell });
  const since = [moved(1, 5), moved(2, 6), { type: 'rolled', seat: 0, cell: 0 }, moved(1, 7), moved(3, 8)];
  const last = lastMovesOf(since, ({ type, seat, cell }) =>
    type === 'moved' ? { seat, cells: [cell] } : null,
  );
  expect(last).toEqual([
    { seat: 2, cells: [6] },
    { seat: 1, cells: [7] },
    { seat: 3, cells: [8] },
  ]);
});
