import { render, screen } from '@testing-library/react-native';
import { CARDS, VARIANTS } from '../../../../src/games/prime-climb/rules';
import { LANGUAGES } from '../../../../src/i18n';
import { PRIME_CLIMB_WORDS } from '../../../../src/games/prime-climb/i18n';
import { cardText, cardTitle } from '../../../../src/games/prime-climb/table/cardWords';
import { Rules } from '../../../../src/games/prime-climb/table/Rules';

type Node = ReturnType<typeof screen.toJSON> | string;

/** All that can be read on the page, in order. */
function read(node: Node | readonly Node[]): string {
  if (node === null) return '';
  if (typeof node === 'string') return node;
  if ('type' in node) return (node.children ?? []).map((child) => read(child as Node)).join('');
  return node.map(read).join(' ');
}

describe.each(LANGUAGES)('the rules page in %s', (language) => {
  const words = PRIME_CLIMB_WORDS[language];
  let page = '';
  beforeEach(async () => {
    await render(<Rules language={language} />);
    page = read(screen.toJSON() as Node);
  });

  test('explains the board by its two examples', () => {
    expect(page).toMatch(/14 × 3 = 42/);
    expect(page).toMatch(/84 ÷ 4 = 21/);
  });

  test('names every card, and says of each kind what it does', () => {
    CARDS.forEach((face, card) => {
      expect(page).toContain(cardTitle(card, words));
      if (face.kind !== 'shift') expect(page).toContain(cardText(card, 'near', words));
    });
    expect(page).toContain(words.card.text.shift(5));
    expect(page).toContain(words.card.text.sendChoice);
  });

  test('tells every variant', () => {
    for (const variant of VARIANTS) {
      expect(page).toContain(words.variants[variant]);
      expect(page).toContain(words.variantSays[variant]);
    }
  });

  test('has a heading for each part', () => {
    const parts = words.learning.rules.sections.length + 2;
    expect(screen.getAllByRole('heading')).toHaveLength(parts);
  });
});
