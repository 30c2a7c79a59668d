import { fold, isRightAnswer, isSameWord, type Language } from '../../../../src/games/pyramide/rules';

/** What is typed is compared without accents, case, articles, ligatures, punctuation and harmless plurals. */
const same: [language: Language, typed: string, word: string, why: string][] = [
  ['fr', 'Nuit', 'nuit', 'case'],
  ['fr', 'ÉTÉ', 'été', 'case and accents'],
  ['fr', 'foret', 'forêt', 'accents'],
  ['fr', 'fore\u0302t', 'forêt', 'accents written apart'],
  ['fr', 'oeil', 'œil', 'ligature'],
  ['fr', 'CŒUR', 'coeur', 'ligature, capital'],
  ['fr', 'garcon', 'garçon', 'cedilla'],
  ['fr', 'naïve', 'naive', 'diaeresis'],
  ['fr', 'la nuit', 'nuit', 'article'],
  ['fr', 'l’œil', 'oeil', 'elided article'],
  ['fr', "l'oeil", 'œil', 'plain apostrophe'],
  ['fr', 'une princesse', 'princesse', 'article'],
  ['fr', 'marin', 'marins', 'plural'],
  ['fr', 'ciels', 'ciel', 'plural'],
  ['fr', 'jeux', 'jeu', 'plural in -x'],
  ['fr', ' nuit ! ', 'nuit', 'punctuation'],
  ['fr', 'arc en ciel', 'arc-en-ciel', 'hyphens'],
  ['fr', 'Tour Eiffel', 'la tour Eiffel', 'article of an answer'],
  ['fr', 'chat et souris', 'le chat et la souris', 'article inside'],
  ['fr', 'jeu de l’oie', 'le jeu de l’oie', 'elision inside'],
  ['fr', 'promenons-nous dans les bois', 'Promenons-nous dans les bois', 'plurals and none, to the letter'],
  ['fr', 'π', 'π', 'a sign without letters'],
  ['en', 'Hour', 'hour', 'case'],
  ['en', 'hands', 'hand', 'plural'],
  ['en', 'berries', 'berry', 'plural in -ies'],
  ['en', 'foxes', 'fox', 'plural in -es'],
  ['en', 'the Eiffel Tower', 'Eiffel tower', 'article'],
  ['en', 'a fair', 'fair', 'article'],
  ['en', 'an apple', 'apple', 'article'],
  ['en', 'Newtons apple', 'Newton’s apple', 'apostrophe'],
  ['en', 'cafe', 'café', 'accent'],
];

test.each(same)('%s: “%s” is “%s” (%s)', (language, typed, word) => {
  expect(isSameWord(typed, word, language)).toBe(true);
  expect(isSameWord(word, typed, language)).toBe(true);
});

const different: [language: Language, typed: string, word: string, why: string][] = [
  ['fr', 'jour', 'nuit', 'another word'],
  ['fr', 'marine', 'marin', 'another word of the family'],
  ['fr', 'o', 'os', 'too short to lose a letter'],
  ['fr', 'les', 'le phare', 'an article alone'],
  ['fr', '', 'nuit', 'nothing'],
  ['fr', '…', '!', 'nothing, twice'],
  ['en', 'glas', 'glass', '-ss is no plural'],
  ['en', 'bu', 'bus', '-us is no plural'],
  ['en', 'vitamin', 'vitamin a', 'a letter, not an article'],
  ['en', 'thi', 'this', '-is is no plural'],
  ['en', 'prix', 'pri', '-x is no English plural'],
];

/** Ruling: a typed answer may be in any form of the right word. */
const forms: [language: Language, typed: string, word: string][] = [
  ['fr', 'arroser', 'arrose'],
  ['fr', 'arrosait', 'arroser'],
  ['fr', 'belle', 'beau'],
  ['fr', 'cheval', 'chevaux'],
  ['fr', 'chanter', 'chante'],
  ['fr', 'mordre', 'mordent'],
  ['fr', 'finir', 'finit'],
  ['fr', 'blanche', 'blanc'],
  ['fr', 'nouvelles', 'nouveau'],
  ['fr', 'heureuse', 'heureux'],
  ['fr', 'première', 'premiers'],
  ['en', 'walk', 'walked'],
  ['en', 'dancing', 'dance'],
  ['en', 'drink', 'drank'],
  ['en', 'feet', 'foot'],
];
test.each(forms)('%s: “%s” is a form of “%s”, and the other way round', (language, typed, word) => {
  expect(isSameWord(typed, word, language)).toBe(true);
  expect(isSameWord(word, typed, language)).toBe(true);
});

test.each([
  ['fr', 'mer', 'mère'],
  ['fr', 'sel', 'selle'],
  ['fr', 'bouc', 'bouche'],
  ['fr', 'seau', 'sel'],
  ['fr', 'rat', 'rate'],
  ['fr', 'fil', 'filer'],
  ['en', 'see', 'seed'],
  ['en', 'the', 'thing'],
  ['en', 'bore', 'bored stiff'],
] as const)('%s: “%s” only looks like “%s”', (language, typed, word) => {
  expect(isSameWord(typed, word, language)).toBe(false);
  expect(isSameWord(word, typed, language)).toBe(false);
});

/** What is typed may be the plural of what is sought; what is sought is not always a plural of what was typed. */
test.each([
  ['fr', 'fil', 'fils', false],
  ['fr', 'le fil', 'le fils', false],
  ['fr', 'fils', 'fil', true],
  ['fr', 'fils', 'fils', true],
  ['fr', 'Le Fils', 'fils', true],
  ['fr', 'cour', 'cours', false],
  ['fr', 'cours', 'cour', true],
  ['fr', 'foi', 'fois', false],
  ['fr', 'vers', 'ver', true],
  ['fr', 'pré', 'près', false],
  ['fr', 'près', 'pré', true],
  ['fr', 'ça', 'cas', false],
  ['fr', 'si', 'six', false],
  ['fr', 'marin', 'marins', true],
  ['en', 'new', 'news', false],
  ['en', 'wing', 'wings', true],
] as const)('%s: “%s” typed for “%s”: %s', (language, typed, word, right) => {
  expect(isSameWord(typed, word, language)).toBe(right);
  expect(isRightAnswer(typed, { answer: word, accepts: [] }, language)).toBe(right);
});

test.each(different)('%s: “%s” is not “%s” (%s)', (language, typed, word) => {
  expect(isSameWord(typed, word, language)).toBe(false);
});

test('an article is kept where it is all there is', () => {
  expect([fold('la', 'fr'), fold('the', 'en')]).toEqual(['la', 'the']);
});

test('an answer is right by any of its accepted spellings', () => {
  const riddle = { answer: 'Wolfgang Amadeus Mozart', accepts: ['Mozart', 'W. A. Mozart'] };
  const right = ['mozart', 'MOZART !', 'w a mozart', 'Wolfgang-Amadeus Mozart'];
  expect(right.filter((text) => !isRightAnswer(text, riddle, 'fr'))).toEqual([]);
  expect(['Wolfgang', 'Moz', ''].filter((text) => isRightAnswer(text, riddle, 'fr'))).toEqual([]);
});
