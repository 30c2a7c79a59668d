import * as edits from '../../../../src/games/pyramide/editor/edits';
import { cut } from '../../../../src/games/pyramide/editor/textLines';
import { validate } from '../../../../src/games/pyramide/editor/validate';
import { readDeck, writeDeck } from '../../../../src/games/pyramide/decks';
import { LINES, SMALL, withLine } from '../decks/texts';

const MARKED = 'Il *dort* le *jour*, *mange* la *nuit*, puis *rit*.';

describe('each field writes its own line', () => {
  test.each<[string, edits.Edit, string]>([
    ['name', edits.setHead('deck', 'Ailleurs'), withLine(1, 'deck: Ailleurs')],
    ['language', edits.setHead('language', 'en'), withLine(2, 'language: en')],
    ['title', edits.setRiddleTitle(0, 0, ' Mordue\n'), withLine(6, '? Mordue')],
    ['sentence', edits.setSentence(0, 0, MARKED), withLine(7, MARKED)],
    ['no sentence', edits.setSentence(0, 0, '  '), withLine(7)],
    ['answer', edits.setAnswer(0, 0, { answer: 'la poire' }), withLine(8, '= la poire | pomme')],
    ['other spellings', edits.setAnswer(0, 0, { accepts: 'a, b,' }), withLine(8, '= la pomme | a | b')],
    [
      'spellings with commas',
      edits.setAnswer(0, 0, { accepts: 'a, b | c' }),
      withLine(8, '= la pomme | a, b | c'),
    ],
    ['answer emptied', edits.setAnswer(0, 0, { answer: '' }), withLine(8, '=  | pomme')],
    ['nothing left of the answer', edits.setAnswer(0, 0, { answer: '', accepts: ' ' }), withLine(8)],
    ['expression', edits.setExpression(0, 1, 'pomme de pin'), withLine(13, '+ pomme de pin')],
    ['new expression', edits.setExpression(0, 2, 'x'), withLine(13, LINES[12]!, '+ x')],
    ['last expression emptied', edits.setExpression(0, 1, ''), withLine(13)],
    ['first expression emptied', edits.setExpression(0, 0, ''), withLine(12, '+ ')],
    ['expression taken out', edits.removeExpression(0, 0), withLine(12)],
    ['theme', edits.setThemeTitle(0, 0, 'Artistes'), withLine(16, '? Artistes')],
    ['name of a theme', edits.setName(0, 0, 1, 'Miró'), withLine(18, '- Miró')],
    ['fifth name, after a gap', edits.setName(0, 0, 5, 'Miró'), withLine(20, LINES[19]!, '- ', '- Miró')],
    ['nothing in a sixth', edits.setName(0, 0, 5, ' '), SMALL],
    ['new riddle', edits.addRiddle(0), withLine(11, LINES[10]!, '? ')],
    ['new theme', edits.addTheme(0), withLine(20, LINES[19]!, '? ')],
    ['riddle taken out', edits.removeRiddle(0, 0), LINES.filter((_, at) => at < 5 || at > 7).join('\n')],
    ['card taken out', edits.removeCard(0), LINES.filter((_, at) => at < 4 || at > 13).join('\n')],
    ['new card', edits.addCard, `${SMALL}\ncard\n`],
    ['a riddle that is not there', edits.setRiddleTitle(0, 9, 'x'), SMALL],
    ['a card that is not there', edits.addRiddle(3), SMALL],
    ['a theme that is not there', edits.setName(1, 0, 0, 'x'), SMALL],
  ])('%s', (_what, edit, expected) => {
    expect(edit(SMALL)).toBe(expected);
  });
});

describe('what the forms do not know stays', () => {
  const NOTED = SMALL.replace('card\n', '# by Léa\ncard\n').replace('\nnames', '\n# soon more\nnames');
  test('comments, when fields are written', () => {
    const all = [
      edits.setHead('age', 'junior'),
      edits.setSentence(0, 1, MARKED),
      edits.setName(0, 0, 3, 'Klee'),
    ];
    const text = all.reduce((now, edit) => edit(now), NOTED);
    expect(text).toContain('# by Léa\ncard');
    expect(text).toContain('# soon more\nnames');
  });
  test('the comment above a card, when the card before it goes', () => {
    expect(edits.removeCard(0)(NOTED)).toContain('# soon more\nnames');
  });
});

test('an answer left empty gives way to its first other spelling', () => {
  const emptied = edits.setAnswer(0, 0, { answer: '' })(SMALL);
  expect(edits.settleAnswer(0, 0)(emptied)).toBe(withLine(8, '= pomme'));
  expect(edits.settleAnswer(0, 0)(SMALL)).toBe(SMALL);
});

test('a sentence of several lines is replaced as a whole', () => {
  const [first, second] = [LINES[6]!.slice(0, 40), LINES[6]!.slice(40)];
  const wrapped = withLine(7, first, second);
  expect(edits.setSentence(0, 0, MARKED)(wrapped)).toBe(withLine(7, MARKED));
  expect(edits.setAnswer(0, 0, { answer: 'x' })(wrapped)).toBe(
    edits.setAnswer(0, 0, { answer: 'x' })(SMALL).replace(LINES[6]!, `${first}\n${second}`),
  );
});

describe('while a sentence is typed', () => {
  test.each([
    'card',
    'Card 2',
    'names',
    'names:',
    '? quoi',
    '= 3',
    '+ un',
    '- bonjour',
    '# dièse',
    'deck: x',
    '*',
  ])('%j never becomes another kind of line', (typed) => {
    const { draft } = validate(edits.setSentence(0, 0, typed)(SMALL));
    expect([draft.cards.length, draft.names.length]).toEqual([1, 1]);
    expect(draft.cards[0]!.riddles.map(({ answer }) => answer?.text)).toEqual([
      'la pomme | pomme',
      'l’ascenseur | ascenseur',
    ]);
    expect(draft.cards[0]!.expressions).toHaveLength(2);
  });
});

describe('a head that is not there is written at the top', () => {
  test.each<[string, edits.Edit, string]>([
    ['card\n', edits.setHead('deck', 'A'), 'deck: A\ncard\n'],
    ['deck: A\ncard\n', edits.setHead('language', 'fr'), 'deck: A\nlanguage: fr\ncard\n'],
    ['deck: A\nlanguage: fr\n', edits.setHead('age', 'junior'), 'deck: A\nlanguage: fr\nage: junior\n'],
  ])('%j', (text, edit, expected) => {
    expect(edit(text)).toBe(expected);
  });
});

test('a deck written with the forms alone can be played', () => {
  const steps: readonly edits.Edit[] = [
    edits.setHead('deck', 'Chez nous'),
    edits.addRiddle(0),
    edits.setAnswer(0, 0, { answer: 'le chat' }),
    edits.setSentence(0, 0, MARKED),
    edits.setRiddleTitle(0, 0, 'À la maison'),
    edits.setExpression(0, 0, 'arc-en-ciel'),
    edits.addNames,
    edits.setThemeTitle(0, 0, 'Peintres'),
    ...['Monet', 'Vermeer', 'Frida Kahlo', 'Soulages'].map((name, index) => edits.setName(0, 0, index, name)),
  ];
  const text = steps.reduce((now, edit) => edit(now), edits.newDeck('fr'));
  const reading = readDeck(text);
  if (reading.kind === 'bad') throw new Error(JSON.stringify(reading.faults));
  expect(writeDeck(reading.deck)).toBe(text);
});

test('lines of another system are read as lines', () => {
  expect(edits.setRiddleTitle(0, 0, 'X')(SMALL.replace(/\n/g, '\r\n'))).toBe(withLine(6, '? X'));
});

test('a cut leaves one empty line, not two', () => {
  expect(cut('a\n\nb\n\nc', { from: 3, to: 3 })).toBe('a\n\nc');
  expect(cut('a\nb\nc', { from: 2, to: 2 })).toBe('a\nc');
});
