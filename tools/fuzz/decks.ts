import { createDice, same, type Dice } from '../../src/engine';
import { fingerprint, outlineOf, readDeck, writeDeck, type Fault } from '../../src/games/pyramide/decks';
import { draftOf } from '../../src/games/pyramide/decks/draft';
import { text as french } from '../../src/games/pyramide/decks/fr/junior';
import * as edits from '../../src/games/pyramide/editor/edits';
import { chunksOf, markedText, markingOf, retype } from '../../src/games/pyramide/editor/marking';
import { faultsByCard, validate } from '../../src/games/pyramide/editor/validate';
import { DECK_WORDS, sayFault } from '../../src/games/pyramide/i18n/decks';
import { safeName } from '../../src/storage/file-rules';
import { disturbed, manyOf, type Subject } from './subject';

/** Words, and what is not quite one: accents in pieces, half a surrogate, spaces of every kind, signs of the format. */
const WORDS = [
  ...['le', 'la', 'chat', 'maison', 'maisons', 'Paris', 'l’eau', "l'œuf", 'arc-en-ciel', 'ÉTÉ', 'ß', 'x'],
  ...['*un*', '*deux*', '*trois*', '*quatre*', '*cinq*', '*un*deux', '**', '*', '* *', '*Six*', '*l’un*'],
  ...['e\u0301', 'e\u0301\u0323', '\uD800', '\u00A0', '\u200D', '\ufeff', '\t', '«', '»', '!', ';', ':'],
  ...['|', '||', '#', '?', '=', '+', '-', '–', '—', '…', '.', 'card', 'names', 'deck:', 'language:', '1'],
];
const HEADS = [
  'deck: Chez nous',
  'language: fr',
  'language: en',
  'age: junior',
  'age: baby',
  'deck:',
  'LANGUAGE : FR',
];
const ENDS = ['\n', '\n', '\n', '\r\n', '\r', '\n\n', '\u2028', ''];

const phrase = (dice: Dice): string =>
  Array.from({ length: manyOf(dice, 25) }, () => dice.pick(WORDS)).join(
    dice.pick([' ', ' ', ' ', '', '|', '*']),
  );

/** One thing, perhaps written as often as somebody leans on a key. */
const leaned = (dice: Dice, text: string): string =>
  dice.below(40) === 0
    ? text.repeat(1 + dice.below(Math.max(1, Math.floor(400_000 / (text.length + 1)))))
    : text;

function line(dice: Dice): string {
  switch (dice.below(9)) {
    case 0:
      return dice.pick(HEADS);
    case 1:
      return dice.pick(['card', 'card', 'names', 'Card 3:', 'names 12']);
    case 2:
      return `# ${phrase(dice)}`;
    case 3:
      return '';
    case 4:
    case 5:
      return phrase(dice);
    default:
      return `${dice.pick(['?', '=', '+', '-', '–'])} ${phrase(dice)}`;
  }
}

function riddle(dice: Dice): string {
  const marked = ['un', 'deux', 'trois', 'quatre', 'cinq'].map((word) => `*${word}${dice.below(9)}* `);
  return `? ${phrase(dice)}\n${marked.join(dice.pick(['', 'et ', '\n']))}\n= ${phrase(dice)}\n`;
}

function written(dice: Dice): string {
  const parts = Array.from({ length: manyOf(dice, 30) }, () =>
    leaned(dice, dice.below(3) === 0 ? riddle(dice) : line(dice) + dice.pick(ENDS)),
  );
  const head = dice.below(4) > 0 ? 'deck: Chez nous\nlanguage: fr\n\ncard\n' : '';
  return head + parts.join('');
}

/** A deck by the grammar of decks, or one of the app's own with something wrong in it. */
const generate = (dice: Dice): string => (dice.below(4) === 0 ? disturbed(french, dice) : written(dice));

const sentencesFor = (fault: Fault): readonly string[] =>
  Object.values(DECK_WORDS).map((words) => sayFault(words, fault));

function check(text: string, dice: Dice): string | null {
  for (const strictness of ['own', 'shipped'] as const) {
    const reading = readDeck(text, strictness);
    if (reading.kind === 'bad' && reading.faults.length === 0) return 'bad, and nobody says why';
    const told = reading.kind === 'bad' ? [...reading.faults, ...reading.notes] : reading.notes;
    const last = text.split(/\r\n|\r|\n/).length;
    for (const fault of told.slice(0, 200)) {
      if (fault.line < 1 || fault.line > last) return `a fault on line ${fault.line} of ${last}`;
      if (sentencesFor(fault).some((said) => said === '')) return `no words for ${fault.code}`;
    }
    if (reading.kind === 'read') {
      const again = readDeck(writeDeck(reading.deck), strictness);
      if (again.kind === 'bad') return `what was read is not read again: ${JSON.stringify(again.faults[0])}`;
      if (!same(again.deck, reading.deck)) return 'what was read is another deck when written and read again';
      [...reading.deck.cards, ...reading.deck.names].forEach(fingerprint);
    }
  }
  const outline = outlineOf(text);
  if (outline.faults.some(({ code }) => code === 'unreadable')) return 'reading it throws';
  safeName(outline.title, 'deck');
  faultsByCard(validate(text));
  return checkEdits(text, dice);
}

/** Whatever the forms do to a text, it is text, and the sentence that was read is the one that is shown. */
function checkEdits(text: string, dice: Dice): string | null {
  const { draft } = draftOf(text);
  const [card, riddles] = [dice.below(3), draft.cards[0]?.riddles ?? []];
  const all: readonly edits.Edit[] = [
    edits.setHead('deck', phrase(dice)),
    edits.setSentence(card, dice.below(3), phrase(dice)),
    edits.setAnswer(card, dice.below(3), { answer: phrase(dice) }),
    edits.settleAnswer(card, 0),
    edits.setExpression(card, dice.below(6), phrase(dice)),
    edits.setName(0, 0, dice.below(6), phrase(dice)),
    edits.addRiddle(card),
    edits.removeRiddle(card, 0),
    edits.removeCard(card),
  ];
  draftOf(dice.pick(all)(text));
  const sentence = riddles[0]?.sentence?.text.slice(0, 2_000);
  if (sentence === undefined) return null;
  const marking = markingOf(sentence);
  chunksOf(marking.plain);
  retype(marking, phrase(dice));
  // A pair of asterisks with nothing between, or one that is never closed, marks nothing.
  const again = markingOf(markedText(marking));
  return again.plain === marking.plain ? null : 'a sentence is another when its marks are set again';
}

export const decks: Subject = {
  name: 'decks',
  ending: 'txt',
  generate: (seed) => generate(createDice(seed)),
  check: (text, seed) => check(text, createDice(seed)),
};
