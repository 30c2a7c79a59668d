import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import type { Json, Refusal } from '../../src/engine';
import { CATALOGUES, LANGUAGES } from '../../src/i18n';
import type { HintLayer } from '../../src/shell';
import {
  DraftContext,
  shapeOf,
  statusOf,
  useCarried,
  useDraft,
  useMarks,
  useStandingHint,
  useTalk,
  useUntilChange,
  type DraftForm,
  type Said,
} from '../../src/shell/frame';
import { aStore, inApp } from './app';

const wrapper = ({ children }: { children: ReactNode }) => inApp(<>{children}</>, aStore());

describe('the line under a board', () => {
  const said: Said = { text: 'no', refused: true, cells: [], piece: null };
  const all = {
    said,
    waiting: 'Tom thinks',
    hint: { text: 'try ×' },
    happened: 'Tom laid 24',
    todo: { text: 'your turn' },
  };
  test.each([
    ['a refusal first', all, { text: 'no', wrong: true }],
    [
      'a doubt first, and after it what can be done about it',
      { ...all, said: { ...said, refused: false, after: 'insist' } },
      { text: 'no', wrong: true, after: 'insist' },
    ],
    ['then who is waited for', { ...all, said: null }, { text: 'Tom thinks' }],
    ['then a hint', { ...all, said: null, waiting: null }, { text: 'try ×', strong: true }],
    [
      'then what happened, above what is to be done',
      { ...all, said: null, waiting: null, hint: null },
      { text: 'your turn', before: 'Tom laid 24' },
    ],
    [
      'then what is to be done',
      { ...all, said: null, waiting: null, hint: null, happened: '' },
      { text: 'your turn' },
    ],
  ])('says %s', (_what, status, line) => expect(statusOf(status)).toEqual(line));
});

describe('what is said at a table', () => {
  const refusing = (refusal: Refusal | null) =>
    renderHook(
      ({ change, hint = null }: { change: number; hint?: HintLayer | null }) =>
        useTalk(
          () => refusal,
          change,
          ({ code }) => `game: ${code}`,
          hint,
        ),
      {
        wrapper,
        initialProps: { change: 1 },
      },
    );
  test('is the game’s sentence with the cells it points at, and is forgotten with the next change', () => {
    const talk = refusing({ code: 'wrong-cell', cells: [4] });
    act(() => expect(talk.result.current.attempt('move', { piece: 2 })).toBe(false));
    expect(talk.result.current.said).toMatchObject({
      text: 'game: wrong-cell',
      refused: true,
      cells: [4],
      piece: 2,
    });
    expect(talk.result.current.refusals).toBe(1);
    talk.rerender({ change: 2 });
    expect(talk.result.current.said).toBeNull();
  });
  test.each(['not-your-turn', 'lesson'] as const)(
    'is the frame’s own where the frame refuses: %s',
    (code) => {
      const talk = refusing({ code });
      act(() => void talk.result.current.attempt('move', { instead: 'something else' }));
      expect(talk.result.current.said?.text).toBe(CATALOGUES.fr.frameRefused[code]);
    },
  );
  test('makes way for a hint that is asked for, and is heard again when something is refused after it', () => {
    const talk = refusing({ code: 'wrong-cell' });
    act(() => void talk.result.current.attempt('move'));
    talk.rerender({ change: 1, hint: { text: 'there is something with ×' } });
    expect(talk.result.current.said).toBeNull();
    act(() => void talk.result.current.attempt('move'));
    expect(talk.result.current.said?.text).toBe('game: wrong-cell');
  });
  test('is wiped by what is accepted', () => {
    const talk = refusing(null);
    act(() => talk.result.current.say('choose first'));
    expect(talk.result.current.said).toMatchObject({ text: 'choose first', refused: false });
    act(() => expect(talk.result.current.attempt('move')).toBe(true));
    expect(talk.result.current.said).toBeNull();
  });
  test.each(LANGUAGES)('has a sentence for each of the frame’s refusals, in %s', (language) => {
    for (const sentence of Object.values(CATALOGUES[language].frameRefused)) expect(sentence).toMatch(/\.$/);
  });
});

describe('a hint', () => {
  const first = { text: 'there is something with ×' };
  const standing = () =>
    renderHook(({ hint, done }: { hint: HintLayer | null; done: string }) => useStandingHint(hint, done), {
      initialProps: { hint: null, done: 'two pieces lie' },
    });

  test('stands where it was asked for over a draft, until the draft changes', () => {
    const { result, rerender } = standing();
    rerender({ hint: first, done: 'two pieces lie' });
    expect(result.current).toBe(first);
    rerender({ hint: first, done: 'three pieces lie' });
    expect(result.current).toBeNull();
  });
  test('asked for again, stands again', () => {
    const { result, rerender } = standing();
    rerender({ hint: first, done: 'two pieces lie' });
    const again = { ...first };
    rerender({ hint: again, done: 'three pieces lie' });
    expect(result.current).toBe(again);
  });
});

test('a choice belongs to the position it was made in', () => {
  const choice = renderHook(({ change }: { change: number }) => useUntilChange<string>(change), {
    initialProps: { change: 1 },
  });
  act(() => choice.result.current[1]('card'));
  expect(choice.result.current[0]).toBe('card');
  choice.rerender({ change: 2 });
  expect(choice.result.current[0]).toBeNull();
});

test('a carried piece is still drawn on its way home, and no longer held', () => {
  const carried = renderHook(() => useCarried<number>());
  act(() => carried.result.current.lift(7));
  expect(carried.result.current).toMatchObject({ piece: 7, held: 7 });
  act(() => carried.result.current.letGo());
  expect(carried.result.current).toMatchObject({ piece: 7, held: null });
});

test('a refused cell is marked as refused, though a hint and the last move point there too', () => {
  const since = [
    { type: 'laid', seat: 1, cell: 3 },
    { type: 'laid', seat: 1, cell: 5 },
  ];
  const marks = renderHook(() =>
    useMarks(
      since,
      ({ seat, cell }) => ({ seat, cells: [cell] }),
      { text: '', cells: [5, 8] },
      {
        text: '',
        refused: true,
        cells: [8],
        piece: null,
      },
    ),
  );
  const { cells, lastMoves, hinted } = marks.result.current;
  expect([...cells]).toEqual([
    [3, 'last'],
    [5, 'hint'],
    [8, 'refused'],
  ]);
  expect([lastMoves, hinted]).toEqual([[{ seat: 1, cells: [5] }], [5, 8]]);
});

test.each([
  ['a phone upright', 390, 700, { wide: false, mirrored: false, tight: false }],
  ['a small phone', 320, 500, { wide: false, tight: true }],
  ['a phone on its side', 800, 360, { wide: true, mirrored: true, low: true, tight: false }],
  ['a tablet on end', 1000, 1300, { wide: false, roomy: true }],
  ['the page of a phone whose words are twice as large', 374, 1048, { wide: false, roomy: false }],
])('%s has its shape', (_name, width, height, shape) => {
  expect(shapeOf(width, height, true)).toMatchObject(shape);
});

test('where the page is pushed along a board leaves a margin for the finger that does so', () => {
  const heightIn = (window: number) => shapeOf(312, 496, false, undefined, window).highest;
  expect([heightIn(568), heightIn(256), heightIn(200)]).toEqual([Infinity, 184, 150]);
});

describe('a draft', () => {
  const WORD: DraftForm<string> = {
    write: (word) => ({ word }),
    read: (raw) => {
      const { word } = raw as { word?: Json };
      return typeof word === 'string' ? word : null;
    },
  };
  /** A table that drafts a word, with this kept from before. */
  const drafting = (kept: Record<string, Json> = {}) => {
    const lying = new Map(Object.entries(kept));
    const place = {
      read: (name: string) => lying.get(name) ?? null,
      write: (name: string, what: Json | null) =>
        void (what === null ? lying.delete(name) : lying.set(name, what)),
    };
    const table = renderHook(({ change }: { change: number }) => useDraft('word', change, WORD), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <DraftContext.Provider value={place}>{children}</DraftContext.Provider>
      ),
      initialProps: { change: 1 },
    });
    return {
      lying,
      table,
      now: () => table.result.current[0],
      lay: (word: string | null) => act(() => table.result.current[1](word)),
    };
  };

  test('is kept as it is laid, and taken away as it is taken back', () => {
    const { lying, now, lay } = drafting();
    lay('mer');
    expect([now(), lying.get('word')]).toEqual(['mer', { word: 'mer' }]);
    lay(null);
    expect([now(), lying.size]).toEqual([null, 0]);
  });

  test('is found again where it was kept, and wiped by the next change', () => {
    const { table, now } = drafting({ word: { word: 'mer' } });
    expect(now()).toBe('mer');
    table.rerender({ change: 2 });
    expect(now()).toBeNull();
  });

  test('that makes no sense is none', () => {
    expect(drafting({ word: { word: 7 } }).now()).toBeNull();
    expect(drafting({ word: [] }).now()).toBeNull();
  });

  test('is kept nowhere in a lesson', () => {
    const { result } = renderHook(() => useDraft('word', 1, WORD));
    act(() => result.current[1]('mer'));
    expect(result.current[0]).toBe('mer');
  });
});
