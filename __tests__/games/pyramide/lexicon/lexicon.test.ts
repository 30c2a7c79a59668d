import { judgeClue, loadLexicon, openLexicon } from '../../../../src/games/pyramide/lexicon';
import { FRENCH } from '../../../../src/games/pyramide/lexicon/fr';
import { finish } from '../../../../tools/guess-pyramide/figures';

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

  test('says the same whether it was put in order before, halfway or not at all', () => {
    const [ready, halfway, fresh] = [openLexicon(FRENCH), openLexicon(FRENCH), openLexicon(FRENCH)];
    finish(ready.prepare());
    const preparing = halfway.prepare();
    let steps = 0;
    while (steps < 20 && !preparing.next().done) steps++;
    // Many slices: a phone draws its frames in between.
    expect(steps).toBe(20);
    const told = [ready, halfway, fresh].map((lexicon) => [
      lexicon.headwords.length,
      lexicon.commonness('maison'),
      lexicon.entry('pluie'),
      ...['vère', 'vers', 'vitre', 'verrerie', 'ONU', 'Paris'].map((clue) =>
        judgeClue(clue, 'verre', lexicon),
      ),
    ]);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    finish(preparing);
    expect(halfway.headwords).toEqual(ready.headwords);
  });
});
