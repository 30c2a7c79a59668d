import { likeness, sameAnswer, type Language, type Likeness } from '../../src/decks';
import { isOneSlip } from '../../src/decks/answers';
import { text as enStandard } from '../../src/decks/en/standard';
import { text as frJunior } from '../../src/decks/fr/junior';
import { text as frStandard } from '../../src/decks/fr/standard';
import { deckFrom } from '../../src/decks/read';

type Row = readonly [typed: string, answer: string, verdict: Likeness, accepts?: readonly string[]];

const FRENCH: readonly Row[] = [
  ['pomme', 'la pomme', 'same'],
  ['LA POMME', 'la pomme', 'same'],
  ['  une  pomme ! ', 'la pomme', 'same'],
  ['des pommes', 'la pomme', 'same'],
  ['C’est la pomme.', 'la pomme', 'same'],
  ["l'oeuf", 'l’œuf', 'same'],
  ['œufs', 'oeuf', 'same'],
  ['noel', 'le père Noël', 'different'],
  ['pere noel', 'le père Noël', 'same'],
  ['cache cache', 'cache-cache', 'same'],
  ['cachecache', 'cache-cache', 'same'],
  ['tour de Pise', 'la tour de Pise', 'same'],
  ['tour Pise', 'la tour de Pise', 'same'],
  ['tour Eiffel', 'la tour de Pise', 'different'],
  ['Mont Saint Michel', 'le Mont-Saint-Michel', 'same'],
  ['Henri 4', 'Henri IV', 'same'],
  ['henri iv', 'Henri IV', 'same'],
  ['Henri 3', 'Henri IV', 'different'],
  ['Hanri 4', 'Henri IV', 'almost'],
  ['François 1er', 'François Ier', 'same'],
  ['d’Artagnan', 'D’Artagnan', 'same'],
  ['Artagnan', 'D’Artagnan', 'same'],
  ['Skłodowska', 'Sklodowska', 'same'],
  ['Mona Lisa', 'la Joconde', 'same', ['Mona Lisa']],
  ['jocande', 'la Joconde', 'almost'],
  ['jcoonde', 'la Joconde', 'almost'],
  ['jacande', 'la Joconde', 'different'],
  ['parapluies', 'le parapluie', 'same'],
  ['paraplui', 'le parapluie', 'almost'],
  ['parasol', 'le parapluie', 'different'],
  ['foule', 'la poule', 'different'],
  ['le cour', 'le cours', 'different'],
  ['chateaux', 'le château', 'same'],
  ['fil', 'le fils', 'different'],
  ['un', 'un', 'same'],
  ['la', 'la', 'same'],
  ['0', 'le zéro', 'same', ['0']],
  ['π', 'le nombre pi', 'same', ['π']],
  ['', 'la pomme', 'different'],
  ['…', 'la pomme', 'different'],
  ['la', 'la pomme', 'different'],
];

const ENGLISH: readonly Row[] = [
  ['apple', 'the apple', 'same'],
  ['An Apple', 'the apple', 'same'],
  ['apples', 'the apple', 'same'],
  ['it’s the apple', 'the apple', 'same'],
  ["It's Venice", 'Venice', 'same'],
  ['tower of pisa', 'the Leaning Tower of Pisa', 'same', ['the Tower of Pisa']],
  ['leaning tower pisa', 'the Leaning Tower of Pisa', 'same'],
  ['hide & seek', 'hide-and-seek', 'same'],
  ['hide and seek', 'hide-and-seek', 'same'],
  ['henry 8', 'Henry VIII', 'same'],
  ['Frederic Chopin', 'Frédéric Chopin', 'same'],
  ['van gogh', 'Vincent van Gogh', 'same', ['van Gogh']],
  ['crosword', 'the crossword', 'almost'],
  ['gravtiy', 'gravity', 'almost'],
  ['chest', 'chess', 'different'],
  ['princes', 'the princess', 'different'],
  ['vitamin', 'vitamin A', 'almost'],
  ['vitamin b', 'vitamin A', 'almost'],
  ['the', 'the zip', 'different'],
  ['the who', 'the Who', 'same'],
  ['who', 'the Who', 'same'],
];

describe.each<[Language, readonly Row[]]>([
  ['fr', FRENCH],
  ['en', ENGLISH],
])('%s', (language, rows) => {
  const whole = rows.map(
    ([typed, answer, verdict, accepts = []]) => [typed, answer, verdict, accepts] as const,
  );
  test.each(whole)('%p for %p is %s', (typed, answer, verdict, accepts) => {
    expect(likeness(typed, answer, accepts, language)).toBe(verdict);
    expect(sameAnswer(typed, answer, accepts, language)).toBe(verdict === 'same');
  });
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', true],
  ['abc', 'ab', true],
  ['abc', 'acb', true],
  ['abc', 'xabc', true],
  ['abcd', 'badc', false],
  ['abc', 'a', false],
  ['abcd', 'abdce', false],
])('%s and %s are one slip apart: %p', (a, b, near) => {
  expect(isOneSlip(a, b)).toBe(near);
  expect(isOneSlip(b, a)).toBe(near);
});

test.each([
  ['fr-standard', frStandard],
  ['fr-junior', frJunior],
  ['en-standard', enStandard],
])('%s: every answer is itself, shouted and without accents too, and no other', (_id, text) => {
  const { cards, language } = deckFrom(text);
  const riddles = cards.flatMap((card) => card.riddles);
  for (const { answer, accepts } of riddles) {
    const bare = answer
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toUpperCase();
    for (const typed of [answer, bare, ...accepts])
      expect([typed, sameAnswer(typed, answer, accepts, language)]).toEqual([typed, true]);
    const right = riddles.filter((other) => sameAnswer(answer, other.answer, other.accepts, language));
    expect(right.map((other) => other.answer)).toEqual([answer]);
  }
});
