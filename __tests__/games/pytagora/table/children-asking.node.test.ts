import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import { pytagora, type SquareKind, type SquareView } from '../../../../src/games/pytagora/rules';
import {
  leadUpTo,
  nudgeFor,
  questionFor,
  questionOfTwo,
} from '../../../../src/games/pytagora/table/children/counting';
import { squareHint } from '../../../../src/games/pytagora/table/children/hints';
import { aloud } from '../../../../src/games/pytagora/table/children/tell';
import { square } from '../rules/support';

const fr = PYTAGORA_WORDS.fr.children;
const en = PYTAGORA_WORDS.en.children;
const seen = (kind: SquareKind, grown: number[], hand = '5') =>
  pytagora.view(square(kind, [hand, ''], { grown }), 0) as SquareView;
/** French sets spaces that do not break. */
const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('a parent’s question', () => {
  const asked = (grown: number) => {
    const view = seen('up-and-down', [grown]);
    return plain(questionFor('Noé', leadUpTo(view, view.openings[0]!), fr));
  };
  test.each([
    [0, 'Noé, après 0 : qui vient ?'],
    [1, 'Noé, après 0, 1 : qui vient ?'],
    [6, 'Noé, après 4, 5, 6 : qui vient ?'],
    [9, 'Noé, le 9 est tout en haut. On redescend : qui vient ?'],
    [10, 'Noé, on redescend. Après 9, 8 : qui vient ?'],
    [12, 'Noé, on redescend. Après 8, 7, 6 : qui vient ?'],
    [18, 'Noé, le 0 est tout en bas. On remonte : qui vient ?'],
    [20, 'Noé, après 0, 1, 2 : qui vient ?'],
  ])('after %i pieces leads up to the next: %s', (grown, question) => expect(asked(grown)).toBe(question));

  test('never says the digit, wherever the row stands', () => {
    for (const kind of ['up-and-down', 'even-odd', 'both-ways'] as const)
      for (let laid = 0; laid < 14; laid += 1) {
        const view = seen(kind, kind === 'up-and-down' ? [laid] : [laid, laid]);
        for (const opening of view.openings) {
          const lead = leadUpTo(view, opening);
          const digits = (text: string) => text.match(/\d/g) ?? [];
          const counted = lead.run.map(String);
          expect(counted[counted.length - 1]).toBe(opening.after);
          for (const text of [questionFor('Noé', lead, fr), nudgeFor(lead, fr)])
            expect(digits(text).every((digit) => counted.includes(digit))).toBe(true);
        }
      }
  });
  test('where the row grows in two places, tells how far each is', () => {
    expect(plain(questionOfTwo('Noé', seen('even-odd', [2, 3]), fr))).toBe(
      'Noé, les moutons blancs sont au 4, les noirs au 7. Qui suit ?',
    );
    expect(plain(questionOfTwo('Noé', seen('both-ways', [3, 1]), fr))).toBe(
      'Noé, un bout est au 3, l’autre au 1. Qui suit ?',
    );
    expect(questionOfTwo('Noé', seen('both-ways', [0, 0]), en)).toBe(
      'Noé, both ends are at 0. Who can go on?',
    );
  });
  test('counter-clockwise it is counted from the 0 as well', () => {
    const view = seen('both-ways', [0, 4]);
    expect(leadUpTo(view, view.openings[1]!)).toEqual({ run: ['2', '3', '4'], slope: 'up', turns: false });
  });
});

test('a hint first counts, then says whether it is there, and only then which it is', () => {
  const texts = (hand: string) =>
    squareHint(seen('up-and-down', [2], hand), 'fr')!.map(({ text }) => plain(text));
  expect(texts('539')).toEqual([
    'Compte avec moi : 0, 1, 2, et… ?',
    'Tu l’as dans tes pièces. Cherche bien !',
    'C’est le 3 !',
  ]);
  expect(texts('59')).toEqual(['Compte avec moi : 0, 1, 2, et… ?', 'Tu ne l’as pas : pioche dans le sac.']);
});

test('signs are read as words', () => {
  expect(plain(aloud(fr.tables.ask('Léa', '3 × 8'), fr))).toBe('Léa, combien font 3 fois 8 ?');
  expect(aloud('3 × 8 = 24.', en)).toBe('3 times 8 equals 24.');
  expect(en.tables.haveYou('Léa', ['1', '8'])).toBe('Léa, do you have a 1 and an 8?');
});

test('small children are called tu, in every sentence', () => {
  const said = (words: unknown): string[] => {
    if (typeof words === 'string') return [words];
    if (typeof words === 'function') {
      try {
        return [String((words as (...gaps: unknown[]) => string)('7', '8', 9))];
      } catch {
        return [];
      }
    }
    return typeof words === 'object' && words !== null ? Object.values(words).flatMap(said) : [];
  };
  const { children, learning } = PYTAGORA_WORDS.fr;
  const sentences = [...said(children), ...said(learning.lessons['up-and-down'])];
  expect(sentences.length).toBeGreaterThan(80);
  expect(sentences.filter((text) => /\b(vous|votre|vos)\b|[a-zé]ez\b(?<!assez)/i.test(text))).toEqual([]);
});
