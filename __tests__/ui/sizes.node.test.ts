import { sizesFor } from '../../src/ui/theme';

const PHONE = 1;
const TABLET = 1.2;

test.each([
  ['as usual', 1, false, PHONE, { text: 1, scale: 1, pieces: 1 }],
  ['as usual, on a tablet', 1, false, TABLET, { text: 1, scale: 1.2, pieces: 1 }],
  ['smaller than usual, however small', 0.5, false, PHONE, { text: 0.5, scale: 0.5, pieces: 1 }],
  ['at twice the size', 2, false, PHONE, { text: 2, scale: 2, pieces: 1 }],
  ['at twice the size, on a tablet', 2, false, TABLET, { text: 2, scale: 2.4, pieces: 1 }],
  ['at three times the size: twice is the most', 3.1, false, PHONE, { text: 2, scale: 2, pieces: 1 }],
  ['large: words and pieces by a third', 1, true, PHONE, { text: 4 / 3, scale: 4 / 3, pieces: 4 / 3 }],
  ['large at twice the size: only pieces grow', 2, true, PHONE, { text: 2, scale: 2, pieces: 4 / 3 }],
])('words %s', (_, system, large, screen, sizes) => {
  expect(sizesFor(system, large, screen)).toEqual(sizes);
});
