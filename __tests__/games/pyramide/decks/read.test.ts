import { createDice } from '../../../../src/engine';
import { readDeck, sentenceOf, writeDeck, type Deck } from '../../../../src/games/pyramide/decks';
import { deckFrom } from '../../../../src/games/pyramide/decks/read';
import { text as enStandard } from '../../../../src/games/pyramide/decks/en/standard';
import { text as frJunior } from '../../../../src/games/pyramide/decks/fr/junior';
import { text as frStandard } from '../../../../src/games/pyramide/decks/fr/standard';
import { LINES, SMALL, withLine } from './texts';

function read(text: string): Deck {
  const reading = readDeck(text);
  if (reading.kind === 'bad') throw new Error(JSON.stringify(reading.faults));
  return reading.deck;
}
const deck = read(SMALL);
const [apple, lift] = deck.cards[0]!.riddles;

test('a deck is plain data', () => {
  expect(deck).toMatchObject({ title: 'Chez nous', language: 'fr', age: 'standard' });
  expect(deck.cards[0]!.expressions).toEqual(['arc-en-ciel', 'tirer le diable par la queue']);
  expect(apple).toMatchObject({
    title: 'Croquée',
    words: ['savant', 'voie', 'princesse', 'famille', 'ciel'],
    answer: 'la pomme',
    accepts: ['pomme'],
  });
  expect(apple!.parts).toHaveLength(6);
  expect(deck.names[0]!.themes[0]!.names[2]).toEqual({ name: 'Frida Kahlo', accepts: ['Kahlo'] });
  expect(JSON.parse(JSON.stringify(deck))).toEqual(deck);
});

test('a sentence is drawn with blanks, and no hidden word is in its parts', () => {
  expect(sentenceOf(lift!, (index) => index !== 2)).toBe(
    'Toujours suspendu à un câble, il rassemble des inconnus qui fixent le …\u00a0; une panne, et tout l’immeuble redécouvre l’étage.',
  );
  for (const word of lift!.words) expect(lift!.parts.join(' ')).not.toContain(word);
});

describe('the same deck, however it was typed', () => {
  test.each([
    ['with a byte order mark', `\uFEFF${SMALL}`],
    ['on Windows', SMALL.replace(/\n/g, '\r\n')],
    ['on a very old Mac', SMALL.replace(/\n/g, '\r')],
    ['with straight apostrophes', SMALL.replace(/’/g, "'")],
    ['with spaces that do not break', SMALL.replace(/ ;/g, '\u202f;')],
    ['with letters and accents apart', SMALL.normalize('NFD')],
    ['with tabs and spaces around', LINES.map((line) => `\t ${line}  `).join('\n')],
    ['without empty lines', SMALL.replace(/\n\n/g, '\n')],
    ['with comments', LINES.map((line) => `${line}\n# ${line}`).join('\n')],
    ['without an age', withLine(3)],
    ['with numbered cards and capitals', SMALL.replace('card', 'Card 1 :').replace('deck:', 'Deck :')],
    ['with dashes', SMALL.replace(/\n- /g, '\n– ')],
    ['without a space behind its markers', SMALL.replace(/\n([?=+-]) /g, '\n$1')],
    ['with a sentence on two lines', SMALL.replace('avec le', 'avec\nle')],
    ['with a sentence cut where no line may break', SMALL.replace(' ;', '\n;')],
    ['without an end of line at its end', SMALL.trim()],
  ])('%s', (_how, text) => {
    expect(read(text)).toEqual(deck);
  });
});

test('French spaces are set, English ones are left alone', () => {
  expect(read(withLine(6, '? « Quoi ? »')).cards[0]!.riddles[0]!.title).toBe('«\u00a0Quoi\u00a0?\u00a0»');
  const english = withLine(2, 'language: en').replace('? Croquée', '? Bitten : why ?');
  expect(read(english).cards[0]!.riddles[0]!.title).toBe('Bitten : why ?');
});

describe('writing', () => {
  test.each([
    ['the small deck', SMALL],
    ['French', frStandard],
    ['French for the young', frJunior],
    ['English', enStandard],
  ])('%s comes out as it went in', (_what, text) => {
    // Labels are for those who write our decks: they are not part of what is played.
    const labels = /^@ (?![0-9a-f]{16}$).*\n/gm;
    expect(writeDeck(deckFrom(text))).toBe(text.replace(labels, ''));
  });

  test('what was read is read again, whatever the words', () => {
    const dice = createDice(4);
    const pool = [
      '?',
      '=',
      '+',
      '-',
      '#',
      '«',
      '»',
      ';',
      'card',
      'names',
      'Œuf',
      'l’été',
      '🙂',
      "d'",
      '0',
      ':',
    ];
    const said = () => `w${Array.from({ length: 1 + dice.below(6) }, () => dice.pick(pool)).join(' ')}`;
    let read = 0;
    for (let round = 0; round < 300; round++) {
      const own = withLine(dice.pick([6, 9, 16]), `? ${said()}`).replace('+ arc', `+ ${said()}\n+ arc`);
      const reading = readDeck(own);
      if (reading.kind === 'bad') continue;
      read++;
      expect(readDeck(writeDeck(reading.deck))).toEqual(reading);
    }
    expect(read).toBeGreaterThan(250);
  });
});

describe('any text at all', () => {
  /** Whatever comes: an answer, faults in the order of lines that exist, and the round trip of what was read. */
  const judge = (text: string): void => {
    const reading = readDeck(text);
    const count = text.split(/\r\n|\r|\n/).length;
    if (reading.kind === 'read') {
      expect(readDeck(writeDeck(reading.deck))).toMatchObject({ kind: 'read', deck: reading.deck });
      return;
    }
    expect(reading.faults.length).toBeGreaterThan(0);
    const lines = reading.faults.map(({ line }) => line);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(lines.every((line) => line >= 1 && line <= count)).toBe(true);
  };

  test('cut off anywhere is read or has its faults told', () => {
    for (let end = 0; end <= SMALL.length; end++) judge(SMALL.slice(0, end));
  });

  test('with characters changed, lost and thrown in is read or has its faults told', () => {
    const dice = createDice(11);
    const thrown = [
      '*',
      '|',
      '\n',
      '\r',
      '?',
      '=',
      '+',
      '-',
      '#',
      ' ',
      '\u00a0',
      '\ufeff',
      '\u2028',
      '\0',
      '🙂',
      '\ud800',
      'é',
      "'",
    ];
    for (let round = 0; round < 600; round++) {
      let text = SMALL;
      for (let times = 1 + dice.below(8); times > 0; times--) {
        const at = dice.below(text.length + 1);
        text = text.slice(0, at) + (dice.below(3) ? dice.pick(thrown) : '') + text.slice(at + dice.below(3));
      }
      judge(text);
    }
  });

  test('that is noise is read or has its faults told', () => {
    const dice = createDice(12);
    for (let round = 0; round < 300; round++) {
      const codes = Array.from({ length: dice.below(400) }, () => dice.below(dice.pick([128, 1024, 65536])));
      judge(String.fromCharCode(...codes));
    }
    [
      '',
      '\n',
      '*'.repeat(5000),
      '|'.repeat(5000),
      '?\n'.repeat(5000),
      '{"deck": 1}',
      'constructor: x',
    ].forEach(judge);
  });
});
