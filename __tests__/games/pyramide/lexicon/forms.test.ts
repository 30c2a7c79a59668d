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
