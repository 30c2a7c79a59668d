import { act as change, renderHook, screen } from '@testing-library/react-native';
import { enter } from '../../../../src/engine';
import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import { pytagora, type CrosswordView, type Face } from '../../../../src/games/pytagora/rules';
import * as equation from '../../../../src/games/pytagora/rules/crossword/equation';
import { crosswordLine } from '../../../../src/games/pytagora/table/crossword/statusLine';
import { useLaying } from '../../../../src/games/pytagora/table/crossword/useLaying';
import { useRackOrder } from '../../../../src/games/pytagora/table/crossword/useRackOrder';
import { across, after, crossword, gridOf, lay as laying, tableAt } from '../rules/support';
import { lay, moves, says, SEATS, tap } from './support';
import { NO_TIME } from '../../../../src/shell/tableProps';

const words = PYTAGORA_WORDS.fr;
const start = crossword({ hands: ['7*3=21+459', '12'] });
const seen = (state: typeof start) => pytagora.view(state, 0) as CrosswordView;

/** The draft of a turn, and what a finger does to it: the first piece on its cell, the others one after the other. */
function drafting(view: CrosswordView) {
  const { result } = renderHook(() => useLaying(view, 1));
  const put = (text: string, x = 0, y = 0) => {
    const free = (face: string) =>
      view.hand!.findIndex((held, slot) => held === face && !result.current.used.has(slot));
    for (const face of text) {
      change(() => result.current.tapSlot(free(face)));
      if (result.current.chosen !== null) change(() => result.current.tapCell({ x, y }));
    }
  };
  return { put, now: () => result.current };
}

describe('a draft', () => {
  test('is told with what it is worth, and laid as it was judged', () => {
    const view = seen(start);
    const { put, now } = drafting(view);
    put('7*3=21');
    const { verdict, pieces } = now();
    expect(verdict?.kind === 'lawful' && verdict.score.points).toBe(8);
    const readings = jest.spyOn(equation, 'readEquation');
    expect(enter(tableAt(start), { actor: 0, move: { type: 'lay', pieces: [...pieces] } }).kind).toBe(
      'played',
    );
    expect(readings).toHaveBeenCalledTimes(1);
    expect(enter(tableAt(start), { actor: 0, move: laying(pieces) }).kind).toBe('played');
    expect(readings).toHaveBeenCalledTimes(1);
  });
  test('does not lie on what lies', () => {
    const view = seen({ ...start, grid: gridOf(across(0, 0, '1+2=3')) });
    const { put, now } = drafting(view);
    put('7', 2, 0);
    expect(now().draft).toEqual([]);
  });
});

describe('the line', () => {
  const told = {
    view: seen(start),
    seats: SEATS.slice(0, 2),
    language: 'fr',
    canAct: true,
    sums: false,
    news: { fresh: [], since: [{ type: 'passed', seat: 1 }], change: 1 },
    hint: null,
    timing: NO_TIME,
  } as const;
  const hint = { text: 'Il y a quelque chose avec ×.' };
  const said = { text: 'Un seul échange par tour.', refused: true, cells: [], piece: null };

  test('says what others did, and what to do', () => {
    const { now } = drafting(told.view);
    expect(crosswordLine(told, now(), null, words)).toEqual({
      text: words.status.begin('Léa'),
      before: 'Tom passe.',
    });
  });
  test.each([
    [374, 'Tom : 12 × 3 = 36 (14). Maximili… : 12 × 3 = 36 (14). Noé : 12 × 3 = 36 (14).'],
    [312, 'Tom : 12 × 3 = 36 (14). Maximili… : 12 × 3 = 36 (14). Noé : 12 × 3 = 36 (14).'],
    [150, 'Revoir les 3 derniers coups'],
  ])('tells what three others did in two rows of %d points', (width, before) => {
    const laid = (seat: number) =>
      ({ type: 'laid', seat, faces: [...'12*3=36'], cells: [], points: 14 }) as const;
    const four = {
      ...told,
      seats: ['Léa', 'Tom', 'Maximilienne-Charlotte', 'Noé'].map((name) => ({ ...SEATS[0]!, name })),
      news: { fresh: [], since: [laid(1), laid(2), laid(3)] as never, change: 1 },
    };
    const { now } = drafting(told.view);
    const line = crosswordLine(four, now(), null, words, null, width);
    expect(line.before!.replace(/\s/g, ' ')).toBe(before);
  });
  test('a refusal goes before waiting, waiting before a hint, a hint before what to do', () => {
    const { now } = drafting(told.view);
    const all = { ...told, timing: { ...NO_TIME, waiting: 'Tom réfléchit…' }, hint };
    expect(crosswordLine(all, now(), said, words).text).toBe(said.text);
    expect(crosswordLine(all, now(), null, words).text).toBe('Tom réfléchit…');
    expect(crosswordLine({ ...all, timing: NO_TIME }, now(), null, words).text).toBe(hint.text);
  });
  test('says what a draft comes to, and does not call wrong what only differs so far', () => {
    const { put, now } = drafting(told.view);
    put('7*3=2');
    const line = crosswordLine(told, now(), null, words);
    expect(line).toEqual({ text: words.fault.unequal(21, 2), before: '7 × 3 = 2', wrong: false });
    put('1');
    expect(crosswordLine(told, now(), null, words).text).toBe('7 × 3 = 21 · 8 points');
    expect(crosswordLine({ ...told, hint }, now(), null, words).text).toBe(hint.text);
  });
  test('reads back only what lies to whoever does the sums', () => {
    const { put, now } = drafting(told.view);
    const proud = { ...told, sums: true };
    put('7*3=2');
    expect(crosswordLine(proud, now(), null, words)).toEqual({ text: '7 × 3 = 2' });
    put('1');
    expect(crosswordLine(proud, now(), null, words)).toEqual({ text: '7 × 3 = 21' });
  });
  test('once laid it asks to draw', () => {
    const { state } = after(start, [0, laying(across(0, 0, '7*3=21'))]);
    const view = seen(state);
    expect(crosswordLine({ ...told, view }, drafting(view).now(), null, words).text).toBe(
      words.status.laid('7 × 3 = 21', 8),
    );
  });
});

describe('at the table', () => {
  test('an empty draft is not laid', () => {
    lay(start);
    tap('main');
    says(words.refused['nothing-laid']!);
    expect(moves()).toEqual([]);
  });
  test('“I can’t” offers what the rules allow: to swap, and then to pass', () => {
    const { unmount } = lay(start);
    tap('cannot');
    expect(screen.getByText(words.swapSays(5))).toBeOnTheScreen();
    expect(screen.queryByTestId('pass')).toBeNull();
    tap('swap');
    expect(moves()).toEqual([{ type: 'swap' }]);
    unmount();
    lay({ ...start, swapped: true });
    tap('cannot');
    expect(screen.getByText(words.passSays)).toBeOnTheScreen();
    expect(screen.queryByTestId('swap')).toBeNull();
    tap('pass');
    expect(moves()).toEqual([{ type: 'pass' }]);
  });
  test('with an empty bag passing is free', () => {
    lay({ ...start, bag: [] });
    tap('cannot');
    expect(screen.getByText(words.passFree)).toBeOnTheScreen();
    expect(screen.getByTestId('pass')).toBeOnTheScreen();
  });
  test('shared equals are there as long as there are any', () => {
    const { unmount } = lay(start);
    expect(screen.getByLabelText(words.sharedSpoken(2))).toBeOnTheScreen();
    unmount();
    lay({ ...start, sharedEquals: 0 });
    expect(screen.queryByTestId('shared')).toBeNull();
  });
  test('nothing of a hand is shown where the view has none', () => {
    lay(start, {}, 'table');
    expect(screen.queryByTestId('rack')).toBeNull();
    expect(screen.queryByTestId('shuffle')).toBeNull();
    expect(screen.queryByTestId('main')).toBeNull();
  });
});

test('a rack is put in order by hand, until its pieces change', () => {
  const [own, other] = start.hands;
  const { result, rerender } = renderHook((hand: readonly Face[]) => useRackOrder(hand, 1), {
    initialProps: own!,
  });
  change(() => result.current.put(0, 3));
  expect(result.current.order.slice(0, 4)).toEqual([1, 2, 3, 0]);
  change(() => result.current.mix());
  expect([...result.current.order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  rerender(other!);
  expect(result.current.order).toEqual([0, 1]);
});
