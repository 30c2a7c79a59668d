import {
  formsOf,
  LANGUAGES,
  loadForms,
  loadLexicon,
  type Language,
} from '../../../../src/games/pyramide/lexicon';
import { isSameWord } from '../../../../src/games/pyramide/rules';
import { finish } from '../../../../tools/guess-pyramide/figures';

const formsIn = async (language: Language, words: readonly string[]) =>
  finish(formsOf(words, await loadForms(language)));

test.each([
  ['fr', 'arrose', ['arroser', 'arrosait', 'arrosez', 'arrose']],
  ['fr', 'belle', ['beau', 'beaux', 'bel']],
  ['fr', 'beau', ['belle', 'belles']],
  ['fr', 'yeux', ['œil', 'oeil']],
  ['fr', 'actrice', ['acteur', 'acteurs']],
  ['fr', 'sait', ['savoir', 'su', 'saura', 'sachant']],
  ['fr', 'allée', ['allées']],
  ['fr', 'fil', ['fils']],
  ['fr', 'clocher', ['clochers']],
  ['fr', 'danse', ['danses', 'danser']],
  ['fr', 'sourire', ['souriait', 'sourires']],
  ['fr', 'cuillère', ['cuiller', 'cuillères']],
  ['en', 'ran', ['run', 'running', 'runs']],
  ['en', 'running', ['ran', 'run']],
  ['en', 'big', ['bigger', 'biggest']],
  ['en', 'geese', ['goose']],
  ['en', 'happy', ['happier', 'happiest']],
  ['en', 'wrote', ['writing', 'written', 'write']],
] as const)('%s: “%s” may be typed in any form: %s', async (language, word, typed) => {
  const forms = (await formsIn(language, [word])).get(word);
  expect(typed.filter((text) => !isSameWord(text, word, language, forms))).toEqual([]);
});

test.each([
  ['fr', 'fils', ['fil']],
  ['fr', 'cours', ['cour', 'courir']],
  ['fr', 'marine', ['marinade']],
  ['fr', 'bruit', ['bruire', 'brut']],
  // A noun has no form of a verb that only looks like it, nor one that its looks alone would give it.
  ['fr', 'clochers', ['cloche', 'cloches', 'clochait']],
  ['fr', 'cloches', ['clochers', 'clochait']],
  ['fr', 'officier', ['officie']],
  ['fr', 'montre', ['montrer', 'montrait', 'mont']],
  ['fr', 'livre', ['livrer', 'livrait']],
  ['fr', 'danse', ['dansait']],
  ['fr', 'rocher', ['roche']],
  ['fr', 'peau', ['pelle']],
  ['fr', 'chapeau', ['chapelle']],
  ['fr', 'verre', ['ver', 'vers']],
  ['en', 'shed', ['shedding']],
  ['en', 'railings', ['rail']],
  ['en', 'news', ['new']],
  ['en', 'play', ['replay', 'player', 'playful']],
] as const)('%s: for “%s” another word stays another: %s', async (language, word, typed) => {
  const forms = (await formsIn(language, [word])).get(word);
  expect(typed.filter((text) => isSameWord(text, word, language, forms))).toEqual([]);
});

test.each(LANGUAGES)('%s: whatever is written down as a clue is no form of its word', async (language) => {
  const { headwords, entry } = await loadLexicon(language);
  const forms = await formsIn(language, headwords);
  const itself = headwords.flatMap((word) => {
    const { clues, recall, links } = entry(word)!;
    return [...clues, ...recall, ...links]
      .filter((clue) => isSameWord(clue, word, language, forms.get(word)))
      .map((clue) => `${word}: ${clue}`);
  });
  expect(itself).toEqual([]);
});

test('a word the dictionary does not know is still known by its looks, and so are the games of earlier releases', async () => {
  expect((await formsIn('fr', ['bidouillette'])).get('bidouillette')).toBeUndefined();
  expect(isSameWord('cloches', 'clochers', 'fr')).toBe(true);
  expect(isSameWord('arrosait', 'arrose', 'fr', 'arros:er ait')).toBe(true);
  expect(isSameWord('arroser', 'arrose', 'fr', '=')).toBe(false);
});
