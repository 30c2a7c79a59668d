import type { faults as french } from './faults.fr';

const tooFewOrMany = (found: number, most: number, few: string, many: string): string =>
  found > most ? many : few;

export const faults: typeof french = {
  unreadable: 'This text cannot be read as a deck. Export it to look at it, or delete it.',
  'too-large': (characters: number, most: number) =>
    `This text has ${characters} characters; a deck has ${most} at most. Split it into several decks.`,
  'too-many-lines': (count: number, most: number) =>
    `This text has ${count} lines; a deck has ${most} at most. Split it into several decks.`,
  'line-too-long': (characters: number, most: number) =>
    `This line has ${characters} characters; a line has ${most} at most. Make it shorter.`,
  'too-many-alternatives': (count: number, most: number) =>
    `There are ${count} spellings on this line, parted by bars; ${most} at most.`,
  'too-many-cards': (count: number, most: number) =>
    `This text has ${count} cards; a deck has ${most} at most. Split it into several decks.`,
  'card-too-full': (count: number, most: number) =>
    `There are ${count} entries of one kind here; ${most} at most, and a card asks for far fewer.`,
  'sentence-too-long': (characters: number, most: number) =>
    `This sentence has ${characters} characters; a sentence has ${most} at most. Make it shorter.`,

  'head-missing': {
    deck: 'The deck’s name is missing: a line “deck: My deck” at the very top.',
    language: 'The language is missing: a line “language: fr” or “language: en” at the very top.',
    age: 'The age is missing: a line “age: standard” or “age: junior” at the very top.',
  },
  'head-twice': {
    deck: 'The deck’s name is given twice: one “deck” line is enough.',
    language: 'The language is given twice: one “language” line is enough.',
    age: 'The age is given twice: one “age” line is enough.',
  },
  'head-value': {
    deck: (_value: string) => 'The deck has no name yet.',
    language: (value: string) =>
      value === ''
        ? 'The language is still to be chosen: fr or en.'
        : `“${value}”: the language is written fr (French) or en (English).`,
    age: (value: string) =>
      value === ''
        ? 'The age is still to be chosen: standard or junior.'
        : `“${value}”: the age is written standard or junior.`,
  },

  'stray-line': (text: string) =>
    `“${text}” belongs to nothing. Begin the line with “?” for a title, “=” for an answer, “+” for an expression, “-” for a proper name.`,
  'entry-empty': {
    '?': 'A title is missing.',
    '=': 'An answer is missing.',
    '+': 'An expression is missing.',
    '-': 'A name is missing.',
  },
  'sentence-missing': {
    titled: (title: string) => `The sentence of the riddle “${title}” is missing.`,
    untitled: 'The sentence of the riddle is missing.',
  },
  'answer-missing': {
    titled: (title: string) => `The answer of the riddle “${title}” is missing.`,
    untitled: 'The answer of the riddle is missing.',
  },

  'no-cards': 'At least one card of riddles is needed to play.',
  'riddle-count': (found: number, least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      least > 1 ? `A card needs ${least} riddles.` : 'This card needs at least one riddle.',
      `This card has ${found} riddles, and the die picks among ${most}. Begin another card.`,
    ),
  'expression-count': (found: number, least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      `This card needs ${least} expressions.`,
      `This card has ${found} expressions; there is room for ${most}.`,
    ),
  'theme-count': (found: number, least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      least > 1 ? `A card needs ${least} themes.` : 'This card needs at least one theme.',
      `This card has ${found} themes; there is room for ${most}. Begin another card.`,
    ),
  'name-count': (found: number, least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      `A theme has ${least} names: ${found === 0 ? 'none' : found} so far.`,
      `A theme has ${most} names; this one has ${found}.`,
    ),

  'mark-open': 'An asterisk is missing: each word to find has one before it and one after it.',
  'mark-count': (found: number, _least: number, most: number) =>
    tooFewOrMany(
      found,
      most,
      `A riddle has ${most} words to find: ${found === 0 ? 'none is' : found === 1 ? 'only one is' : `${found} are`} marked so far.`,
      `A riddle has ${most} words to find: ${found} are marked, which is too many.`,
    ),
  'word-empty': 'There is nothing between two asterisks.',
  'word-several': (word: string) => `“${word}”: a word to find is one single word.`,
  'word-joined': (word: string) =>
    `“${word}” is part of a joined word: a word to find has no hyphen and no apostrophe.`,
  'word-capital': (word: string) =>
    `“${word}” has a capital letter: a word to find is an ordinary word, in small letters.`,
  'word-odd': (word: string) => `“${word}”: a word to find is made of letters only.`,
  'word-twice': (word: string) => `“${word}” is marked twice: choose another word.`,
  'word-shown': (word: string) =>
    `“${word}” can also be read elsewhere, in the title or the sentence: everybody would see it.`,

  'answer-inside': (word: string, answer: string) =>
    `“${word}” gives away the answer “${answer}”: say it another way.`,
  'answer-begins': (word: string, answer: string) =>
    `“${word}” begins like the answer “${answer}”: is it of the same family?`,
  'answer-twice': (answer: string, first: number) =>
    `“${answer}” is already the answer on line ${first}: an answer comes once in a deck.`,
  'accept-twice': (accept: string) => `“${accept}” is written twice: once is enough.`,
  'sentence-length': (found: number, least: number, most: number) =>
    `The sentence has ${found} ${found === 1 ? 'word' : 'words'}; from ${least} to ${most}, it reads and guesses best.`,

  'expression-twice': (expression: string, first: number) =>
    `“${expression}” is already on line ${first}: an expression comes once in a deck.`,
  'name-twice': (name: string, first: number) =>
    `“${name}” is already on line ${first}: a name comes once in a deck.`,
  'word-answers': (word: string, answer: string, other: number) =>
    `“${word}” is also in the answer “${answer}” (line ${other}), on the same card.`,
};
