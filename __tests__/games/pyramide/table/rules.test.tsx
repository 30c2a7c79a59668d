import { screen } from '@testing-library/react-native';
import { LANGUAGES } from '../../../../src/i18n';
import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import { Rules } from '../../../../src/games/pyramide/table/Rules';
import { renderInApp } from '../../../shell/app';

type Node = ReturnType<typeof screen.toJSON> | string;

/** All that can be read on the page, in order. */
function read(node: Node | readonly Node[]): string {
  if (node === null) return '';
  if (typeof node === 'string') return node;
  if ('type' in node) return (node.children ?? []).map((child) => read(child as Node)).join(' ');
  return node.map(read).join(' ');
}

describe.each(LANGUAGES)('the rules page in %s', (language) => {
  const { rules } = PYRAMIDE_WORDS[language].learning;
  let page = '';
  beforeEach(() => {
    renderInApp(<Rules language={language} />);
    page = read(screen.toJSON() as Node);
  });

  test('has a heading for each part', () => {
    expect(screen.getAllByRole('heading')).toHaveLength(rules.sections.length + 3);
  });

  test('says what the page of rules says in numbers', () => {
    for (const fact of [/5[^\d]+60/, /1[^\d]+5/, /2 points/]) expect(page).toMatch(fact);
    expect(page).toMatch(language === 'fr' ? /Treize briques/ : /Thirteen bricks/);
  });

  test('gives an example of every kind of clue word that is not allowed, and of those that are', () => {
    expect(rules.clues.fine.length).toBeGreaterThanOrEqual(2);
    expect(rules.clues.unlawful).toHaveLength(6);
    for (const { clue, why } of [...rules.clues.fine, ...rules.clues.unlawful]) {
      expect(page).toContain(clue);
      expect(page).toContain(why);
    }
  });

  test('shows bricks, steps, a clock, a sentence with a struck word, and a card that is shut', () => {
    for (const piece of ['obelisk', 'pyramid-steps', 'countdown', 'sentence', 'hold'])
      expect(screen.getAllByTestId(piece, { includeHiddenElements: true }).length).toBeGreaterThan(0);
    expect(screen.getByTestId('hold').props['aria-expanded']).not.toBe(true);
  });
});
