import { loadLexicon } from '../../../../src/games/pyramide/lexicon';

describe('the lexicon', () => {
  test('knows a word of a riddle as it is marked there', async () => {
    const french = await loadLexicon('fr');
    const rain = french.entry('pluie')!;
    expect(rain.pos).toBe('n');
    expect(rain.clues).toContain('averse');
    expect(rain.recall).toContain('imperméable');
    expect(rain.family).toContain('pleuvoir');
    expect(french.entry('Pluie')).toBe(rain);
    expect(french.entry('promenades')?.word).toBe('promenades');
    expect(french.entry('xyz')).toBeNull();
    expect(french.headwords).toContain('pluie');
  });

  test('is opened once, and each language apart', async () => {
    expect(loadLexicon('en')).toBe(loadLexicon('en'));
    const english = await loadLexicon('en');
    expect(english.language).toBe('en');
    expect(english.entry('hearts')?.clues).toHaveLength(8);
    expect(english.entry('pluie')).toBeNull();
  });
});
