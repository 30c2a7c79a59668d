import { pytagora, type CrosswordView } from '../../../../src/games/pytagora/rules';
import { answerForm } from '../../../../src/games/pytagora/table/children/tables';
import { orderForm, turnForm, type Turn } from '../../../../src/games/pytagora/table/crossword/kept';
import { across, crossword, gridOf } from '../rules/support';

const start = crossword({ hands: ['7*3=21+459', '12'], grid: gridOf(across(0, 0, '3+4=7')) });
const view = pytagora.view(start, 0) as CrosswordView;
const form = turnForm(view);
const [lying] = view.grid;

const TURN: Turn = {
  draft: [
    { slot: 0, face: '7', x: 20, y: 20 },
    { slot: 'shared', face: '=', x: 21, y: 20 },
  ],
  chosen: null,
  cursor: { x: 22, y: 20 },
  turned: true,
};
const pieces = (...all: unknown[]) => ({ pieces: all, cursor: null, turned: false });

test('a turn comes back as it was written', () => {
  expect(form.read(JSON.parse(JSON.stringify(form.write(TURN))))).toEqual(TURN);
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['no pieces', { cursor: [0, 0] }],
  ['a piece that is not in the hand', pieces([10, 20, 20])],
  ['a piece of no hand', pieces([-1, 20, 20])],
  ['half a place', pieces([0.5, 20, 20])],
  ['one piece twice', pieces([0, 20, 20], [0, 21, 20])],
  ['two pieces on one cell', pieces([0, 20, 20], [1, 20, 20])],
  ['a piece on one that lies there', pieces([0, lying!.x, lying!.y])],
  ['a piece out of reach', pieces([0, 501, 0])],
  ['no cell at all', pieces([0, 'x', null])],
  [
    'more shared equals than there are',
    pieces(...Array.from({ length: 9 }, (_, x) => ['shared', 20 + x, 20])),
  ],
  ['endlessly many', pieces(...Array.from({ length: 200 }, (_, x) => ['shared', x, 30]))],
])('%s is no turn', (_what, raw) => {
  expect(form.read(raw as Parameters<typeof form.read>[0])).toBeNull();
});

test('a rack is put in order with every place once, or not at all', () => {
  const { read, write } = orderForm(3);
  expect(read(write([2, 0, 1]))).toEqual([2, 0, 1]);
  for (const raw of [[0, 1], [0, 1, 1], [0, 1, 3], ['0', 1, 2], 'rack', { 0: 1 }])
    expect(read(raw)).toBeNull();
});

test('an answer has each piece in one place, and only pieces of the hand', () => {
  const { read, write } = answerForm(4);
  expect(read(write([3, null]))).toEqual([3, null]);
  for (const raw of [[], [4, null], [1, 1], ['1', null], 'x']) expect(read(raw)).toBeNull();
});
