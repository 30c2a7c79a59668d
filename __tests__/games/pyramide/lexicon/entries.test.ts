import { DECKS, loadDeck } from '../../../../src/games/pyramide/decks';
import { LANGUAGES, loadLexicon } from '../../../../src/games/pyramide/lexicon';
import { faultsOf } from '../../../../tools/check-words/entries';

describe.each(LANGUAGES)('the entries in %s', (language) => {
  test('are whole, and what they say may be said', async () => {
    expect(faultsOf(await loadLexicon(language))).toEqual([]);
  });

  test('are one a word', async () => {
    const { headwords } = await loadLexicon(language);
    expect(headwords.length).toBe({ fr: 4294, en: 2622 }[language]);
    expect(headwords.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });

  test('hold every marked word of the decks', async () => {
    const lexicon = await loadLexicon(language);
    const decks = await Promise.all(
      DECKS.filter((deck) => deck.language === language).map(({ id }) => loadDeck(id)),
    );
    const marked = decks.flatMap(({ cards }) =>
      cards.flatMap(({ riddles }) => riddles.flatMap(({ words }) => words)),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter((word) => lexicon.entry(word) === null)).toEqual([]);
  });
});

test('a family works both ways, and reaches its forms', async () => {
  const french = await loadLexicon('fr');
  expect(french.sameFamily('roi', 'royal')).toBe('yes');
  expect(french.sameFamily('royales', 'roi')).toBe('yes');
  expect(french.sameFamily('porteur', 'porte')).toBe('maybe');
  expect(french.sameFamily('portrait', 'porte')).toBe('no');
  expect(french.soundsLike('mères', 'maire')).toBe(true);
  const english = await loadLexicon('en');
  expect(english.sameFamily('long', 'length')).toBe('yes');
  expect(english.soundsLike('knights', 'nights')).toBe(true);
  expect(english.soundsLike('knights', 'night')).toBe(false);
});
