import { tokensOf } from '../../../../src/games/pyramide/table/tokens';
import { sizeFor } from '../../../../src/games/pyramide/table/typeSize';
import { pyramide, type RiddleView } from '../../../../src/games/pyramide/rules';
import { after, config } from '../rules/support';

const riddle = pyramide.view(after(config(4)), 'table').riddle!;
const sentence = (parts: readonly string[]): RiddleView => ({ ...riddle, parts });
const brokenUp = (parts: readonly string[]): string =>
  tokensOf(sentence(parts), false)
    .map((token) => token.map((piece) => (piece.kind === 'blank' ? '_' : piece.text)).join(''))
    .join('|');

test('what belongs together is never broken: an article, a comma, a sign after its space, an opening quotation mark', () => {
  expect(brokenUp(['Toujours ', ' ; l’', ', « il ', ' » dort, un ', ' et ', ' !'])).toBe(
    'Toujours|_\u00A0;|l’_,|«\u00A0il|_\u00A0»|dort,|un|_|et|_\u00A0!',
  );
});

/** Thirty-five words, five of them blanks. */
const LONG = sentence([
  'Toujours suspendu à son vieux ',
  ', il rassemble dans la maison des ',
  ' qui fixent longtemps le ',
  ' ; une seule ',
  ', et tout le grand immeuble redécouvre alors en soupirant son très long ',
  '.',
]);

test.each([
  [390, 374, 320, 24],
  [820, 804, 600, 56],
  [1440, 1424, 430, 64],
])('at %i points: in %i by %i it is set in at least %i', (_, width, height, least) => {
  const tokens = tokensOf(LONG, false);
  expect(tokens.flat().filter(({ kind }) => kind === 'blank')).toHaveLength(5);
  expect(sizeFor(tokens, { width, height, least: 10, most: 84 })).toBeGreaterThanOrEqual(least);
});
