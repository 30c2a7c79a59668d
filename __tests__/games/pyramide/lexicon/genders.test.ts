import { loadLexicon } from '../../../../src/games/pyramide/lexicon';
import { FRENCH_GENDERS } from '../../../../src/games/pyramide/lexicon/fr/genders';

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);
const feminine = wordsOf(FRENCH_GENDERS.feminine);
const either = wordsOf(FRENCH_GENDERS.either);

test('every noun of the list has an entry, and stands there once', async () => {
  const lexicon = await loadLexicon('fr');
  const all = [...feminine, ...either];
  expect(all.filter((word) => lexicon.entry(word)?.pos !== 'n')).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  [
    'f',
    'mer plage peau souris dent main forêt fleur couleur maison leçon vis noix image chanson hélice voix fourmi',
  ],
  [
    'm',
    'silence musée lycée foie squelette parapluie magasin peigne cœur arbre pétale village stade portefeuille',
  ],
  ['either', 'livre tour élève enfant mode poêle vase'],
])('%s: %s', async (gender, words) => {
  const lexicon = await loadLexicon('fr');
  const known = wordsOf(words).filter((word) => lexicon.entry(word)?.pos === 'n');
  expect(known.length).toBeGreaterThan(5);
  expect(known.filter((word) => lexicon.gender(word) !== gender)).toEqual([]);
});

test('a verb has none, nor has an English noun', async () => {
  expect((await loadLexicon('fr')).gender('dormir')).toBeNull();
  expect((await loadLexicon('en')).gender('house')).toBeNull();
});
