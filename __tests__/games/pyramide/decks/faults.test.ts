import {
  checkDeck,
  readDeck,
  type Fault,
  type FaultCode,
  type Strictness,
} from '../../../../src/games/pyramide/decks';
import { LINES, SMALL, withLine } from './texts';

const faultsOf = (text: string, strictness: Strictness = 'own'): readonly Fault[] => {
  const reading = readDeck(text, strictness);
  return reading.kind === 'bad' ? reading.faults : [];
};
const notesOf = (text: string, strictness: Strictness = 'own') => readDeck(text, strictness).notes;

const SENTENCE = LINES[6]!;
const sentence = (from: string, to: string): string => withLine(7, SENTENCE.replace(from, to));

test('the small deck is sound', () => {
  expect(readDeck(SMALL)).toMatchObject({ kind: 'read', notes: [] });
});

type Row = readonly [what: string, text: string, line: number, code: FaultCode, facts: object];

const ROWS: readonly Row[] = [
  ['no title of the deck', withLine(1), 1, 'head-missing', { field: 'deck' }],
  ['no language', withLine(2), 1, 'head-missing', { field: 'language' }],
  ['a title left empty', withLine(1, 'deck:'), 1, 'head-value', { field: 'deck', value: '' }],
  ['a language we do not have', withLine(2, 'language: de'), 2, 'head-value', { value: 'de' }],
  ['an age we do not have', withLine(3, 'age: 7'), 3, 'head-value', { field: 'age', value: '7' }],
  ['two ages', withLine(4, 'age: junior'), 4, 'head-twice', { field: 'age' }],

  ['a line before any card', withLine(4, 'hello'), 4, 'stray-line', { text: 'hello' }],
  ['a riddle before any card', withLine(4, '? Croquée'), 4, 'stray-line', { text: '? Croquée' }],
  ['a sentence after the answer', withLine(8, LINES[7]!, 'Encore.'), 9, 'stray-line', { text: 'Encore.' }],
  ['a second answer', withLine(8, LINES[7]!, '= poire'), 9, 'stray-line', { text: '= poire' }],
  ['a name on a riddle card', withLine(12, '- Monet'), 12, 'stray-line', { text: '- Monet' }],
  ['an expression among names', withLine(17, '+ Monet'), 17, 'stray-line', { text: '+ Monet' }],
  ['a name without a theme', withLine(16), 16, 'stray-line', { text: '- Monet | Claude Monet' }],
  ['a title left empty', withLine(6, '?'), 6, 'entry-empty', { marker: '?' }],
  ['an answer left empty', withLine(8, '= |'), 8, 'entry-empty', { marker: '=' }],
  ['an expression left empty', withLine(12, '+ '), 12, 'entry-empty', { marker: '+' }],
  ['a name left empty', withLine(18, '-'), 18, 'entry-empty', { marker: '-' }],
  ['no sentence', withLine(7), 6, 'sentence-missing', { title: 'Croquée' }],
  ['no answer', withLine(8), 6, 'answer-missing', { title: 'Croquée' }],

  ['seven riddles', withLine(12, ...six()), 5, 'riddle-count', { found: 8, least: 1, most: 6 }],
  ['a card with nothing', withLine(4, 'card'), 4, 'riddle-count', { found: 0, least: 1, most: 6 }],
  ['six expressions', withLine(12, '+ a', '+ b', '+ c', '+ e', '+ f'), 5, 'expression-count', { found: 6 }],
  ['names without themes', `${SMALL}names\n`, 21, 'theme-count', { found: 0, least: 1, most: 6 }],
  ['three names', withLine(20), 16, 'name-count', { found: 3, least: 4, most: 4 }],
  ['five names', withLine(20, '- Miró', '- Klee'), 16, 'name-count', { found: 5, least: 4, most: 4 }],

  ['an asterisk left open', sentence('*voie*', '*voie'), 7, 'mark-open', {}],
  ['four words', sentence('*voie*', 'voie'), 7, 'mark-count', { found: 4, least: 5, most: 5 }],
  ['six words', sentence('médecin', '*médecin*'), 7, 'mark-count', { found: 6, least: 5, most: 5 }],
  ['nothing between asterisks', sentence('*voie*', '**'), 7, 'word-empty', {}],
  ['two words between asterisks', sentence('*voie*', '*voie ferrée*'), 7, 'word-several', {}],
  ['a hyphen', sentence('*voie*', '*contre-voie*'), 7, 'word-joined', { word: 'contre-voie' }],
  ['an apostrophe', sentence('*voie*', "*presqu'île*"), 7, 'word-joined', { word: 'presqu’île' }],
  ['a piece of a word', sentence('*voie*', '*voie*tte'), 7, 'word-joined', { word: 'voie' }],
  ['a piece of a compound', sentence('*voie*', 'contre-*voie*'), 7, 'word-joined', { word: 'voie' }],
  ['the half of a compound', sentence('*voie*', '*aujourd*’hui'), 7, 'word-joined', { word: 'aujourd' }],
  ['a capital', sentence('*voie*', '*Voie*'), 7, 'word-capital', { word: 'Voie' }],
  ['a figure', sentence('*voie*', '*voie2*'), 7, 'word-odd', { word: 'voie2' }],
  ['a word twice', sentence('*ciel*', '*savant*'), 7, 'word-twice', { word: 'savant' }],
  ['a word that can be read', sentence('médecin', 'savant'), 7, 'word-shown', { word: 'savant' }],
  ['a word in the title', withLine(6, '? Le Ciel'), 7, 'word-shown', { word: 'ciel' }],

  ['the answer in the title', withLine(6, '? La Pomme'), 6, 'answer-inside', { word: 'pomme' }],
  ['the answer in plural', sentence('le médecin', 'les pommes'), 7, 'answer-inside', { word: 'pommes' }],
  ['what is accepted', withLine(8, '= la pomme | médecin'), 7, 'answer-inside', { word: 'medecin' }],
  ['an answer twice', withLine(11, '= Pommes'), 11, 'answer-twice', { answer: 'Pommes', first: 8 }],
  ['a spelling twice', withLine(8, '= la pomme | pomme | pomme'), 8, 'accept-twice', { accept: 'pomme' }],
  ['an expression twice', withLine(13, '+ Arc en ciel'), 13, 'expression-twice', { first: 12 }],
  ['a name twice', withLine(20, '- monet'), 20, 'name-twice', { name: 'monet', first: 17 }],
];

function six(): readonly string[] {
  const fruits = ['la poire', 'la prune', 'la figue', 'la cerise', 'la mûre', 'la noix'];
  return fruits.flatMap((fruit, index) => [`? ${'abcdef'[index]}`, SENTENCE, `= ${fruit}`]);
}

test.each(ROWS)('%s: the fault is found on its line', (_what, text, line, code, facts) => {
  expect(faultsOf(text)).toContainEqual({ line, code, facts: expect.objectContaining(facts) });
});

test('nothing but names is no deck', () => {
  const text = [...LINES.slice(0, 4), ...LINES.slice(14)].join('\n');
  expect(faultsOf(text)).toEqual([{ line: 1, code: 'no-cards', facts: {} }]);
});

test('a file of another size than a deck is not even read', () => {
  const facts = { characters: 1_000_001, most: 1_000_000 };
  expect(faultsOf('x'.repeat(1_000_001))).toEqual([{ line: 1, code: 'too-large', facts }]);
});

describe('what a family may do and we may not', () => {
  const short = withLine(7, 'Un *savant*, la *voie*, une *princesse*, une *famille*, le *ciel*.');
  const long = sentence('à distance', `à distance${' très'.repeat(20)}`);
  const alike = sentence('le médecin', 'le pommier');

  test.each<[string, string, FaultCode, object]>([
    ['a short sentence', short, 'sentence-length', { found: 10, least: 15, most: 35 }],
    ['a long sentence', long, 'sentence-length', { found: 45, least: 15, most: 35 }],
    ['a word that begins like the answer', alike, 'answer-begins', { word: 'pommier', answer: 'la pomme' }],
  ])('%s', (_what, text, code, facts) => {
    const fault = { line: 7, code, facts: expect.objectContaining(facts) };
    expect(faultsOf(text)).toEqual([]);
    expect(notesOf(text)).toEqual([fault]);
    expect(faultsOf(text, 'shipped')).toContainEqual(fault);
  });

  test('the young get shorter sentences', () => {
    const junior = withLine(3, 'age: junior');
    const facts = { found: 25, least: 10, most: 20 };
    expect(notesOf(junior)).toContainEqual({ line: 7, code: 'sentence-length', facts });
  });

  test('our own cards are full', () => {
    expect(faultsOf(SMALL, 'shipped')).toEqual([
      { line: 5, code: 'riddle-count', facts: { found: 2, least: 6, most: 6 } },
      { line: 5, code: 'expression-count', facts: { found: 2, least: 5, most: 5 } },
      { line: 15, code: 'theme-count', facts: { found: 1, least: 6, most: 6 } },
    ]);
  });
});

test('a word that answers its neighbour is noted', () => {
  const text = withLine(11, '= le ciel');
  const note = { line: 7, code: 'word-answers', facts: { word: 'ciel', answer: 'le ciel', other: 11 } };
  expect(notesOf(text)).toEqual([note]);
  expect(notesOf(text, 'shipped')).toContainEqual(note);
});

test('a longer spelling that is accepted forbids none of its words', () => {
  expect(faultsOf(withLine(8, '= la pomme | la pomme du médecin'))).toEqual([]);
});

test('small words and short words forbid nothing but themselves', () => {
  expect(notesOf(withLine(8, '= le sel'))).toEqual([]);
  expect(notesOf(withLine(8, '= Un à un'))).toEqual([]);
});

test('a deck in hand is told the lines of its text', () => {
  const reading = readDeck(SMALL);
  if (reading.kind !== 'read') throw new Error('unreadable');
  expect(checkDeck(reading.deck, 'own')).toEqual({ faults: [], notes: [] });
  const [card] = reading.deck.cards;
  const twice = { ...reading.deck, cards: [card!, card!] };
  expect(checkDeck(twice, 'own').faults).toContainEqual({
    line: 18,
    code: 'answer-twice',
    facts: { answer: 'la pomme', first: 8 },
  });
});
