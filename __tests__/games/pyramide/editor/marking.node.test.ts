import {
  chunksOf,
  isMarked,
  markedText,
  markingOf,
  retype,
  tapWord,
  type Marking,
} from '../../../../src/games/pyramide/editor/marking';

/** The sentence after the tap, or the reason it stays as it was. */
function tapped(sentence: string, word: string, title = 'Titre'): string {
  const marking = markingOf(sentence);
  const from = marking.plain.indexOf(word);
  const outcome = tapWord(marking, { from, to: from + word.length }, title);
  if (outcome === 'enough') return outcome;
  return 'code' in outcome ? outcome.code : markedText(outcome);
}

describe('pieces are words and what stands between them', () => {
  const pieces = (plain: string) =>
    chunksOf(plain)
      .map((chunk) => chunk.map(({ text, isWord }) => (isWord ? `[${text}]` : text)).join(''))
      .join(' ');
  test.each([
    ['Il dort, dit-on.', '[Il] [dort], [dit-on].'],
    ['l’étage ; « oui »', 'l’[étage] ; « [oui] »'],
    ['aujourd’hui', 'aujourd’[hui]'],
    ['(ouf !) …fin', '([ouf] !) …[fin]'],
    ['Noël à 3 km', '[Noël] [à] [3] [km]'],
    ['–', '–'],
    ['', ''],
  ])('%s', (plain, expected) => {
    expect(pieces(plain)).toBe(expected);
  });
  test('cover the sentence without a gap', () => {
    const plain = 'Ah ! l’arc-en-ciel (l’autre), dit-il : « non… » 3,14 d’ici-bas—là.';
    for (const chunk of chunksOf(plain))
      for (const [index, piece] of chunk.entries()) {
        expect(plain.slice(piece.from, piece.to)).toBe(piece.text);
        if (index > 0) expect(piece.from).toBe(chunk[index - 1]!.to);
      }
    expect(chunksOf(plain).map((chunk) => chunk.map(({ text }) => text).join(''))).toEqual(plain.split(' '));
  });
});

describe('a tap marks a word, lets it go or says why not', () => {
  const FIVE = 'Il *dort* le *jour*, *mange* la *nuit* et *rit*.';
  test.each<[string, string, string, string]>([
    ['marks a word', 'Il dort ici.', 'dort', 'Il *dort* ici.'],
    ['lets a marked word go', 'Il *dort* ici.', 'dort', 'Il dort ici.'],
    ['marks after an elision', 'Voici l’étage.', 'étage', 'Voici l’*étage*.'],
    ['on a sixth word', FIVE, 'et', 'enough'],
    ['lets one of five go', FIVE, 'nuit', FIVE.replace('*nuit*', 'nuit')],
    ['on a word with a capital', 'Il dort.', 'Il', 'word-capital'],
    ['on a joined word', 'Un arc-en-ciel.', 'arc-en-ciel', 'word-joined'],
    ['on a figure', 'Il a 3 pattes.', '3', 'word-odd'],
    ['on the half of a word', 'Voici aujourd’hui.', 'aujourd', 'word-joined'],
  ])('%s', (_what, sentence, word, expected) => {
    expect(tapped(sentence, word)).toBe(expected);
  });
  test('on a word that is marked elsewhere says that it is there twice', () => {
    const marking = markingOf('un *chat* et un chat');
    expect(tapWord(marking, { from: 14, to: 18 }, '')).toMatchObject({ code: 'word-twice' });
  });
  test('lets go of a mark that holds several words', () => {
    expect(tapped('Il *dort bien* ici.', 'bien')).toBe('Il dort bien ici.');
  });
});

describe('typing on keeps the marks on their words', () => {
  const typed = (sentence: string, next: string) => markedText(retype(markingOf(sentence), next));
  test.each([
    ['in front of a mark', 'Il *dort* ici.', 'Le soir il dort ici.', 'Le soir il *dort* ici.'],
    ['behind it', 'Il *dort*', 'Il dort ici', 'Il *dort* ici'],
    ['at the end of a marked word', 'Il *dort* ici', 'Il dorts ici', 'Il *dorts* ici'],
    ['at its beginning', 'Il *dort* ici', 'Il adort ici', 'Il *adort* ici'],
    ['in its middle', 'Il *dort* ici', 'Il dogrt ici', 'Il *dogrt* ici'],
    ['a marked word is cut in two', 'Il *dort* ici', 'Il do rt ici', 'Il *do* rt ici'],
    ['a marked word is taken out', 'Il *dort* ici', 'Il ici', 'Il ici'],
    ['everything is taken out', 'Il *dort* ici', '', ''],
    ['another sentence is pasted', 'Il *dort* ici', 'Une phrase', 'Une phrase'],
    ['an asterisk', 'Il *dort* ici', 'Il *dort ici', 'Il *dort* ici'],
    ['two marks are drawn together', '*un* *deux*', 'undeux', '*undeux*'],
  ])('%s', (_what, sentence, next, expected) => {
    expect(typed(sentence, next)).toBe(expected);
  });
});

test.each(['Il *dort* ici.', '*a* *b*', '', 'rien', 'l’*été*'])('%j comes back as it was', (sentence) => {
  expect(markedText(markingOf(sentence))).toBe(sentence);
});

test('an asterisk that is never closed marks nothing, an empty pair neither', () => {
  expect(markingOf('Il *dort* *ici')).toEqual({ plain: 'Il dort ici', marks: [{ from: 3, to: 7 }] });
  expect(markingOf('Il ** dort')).toEqual({ plain: 'Il  dort', marks: [] });
});

test('every mark lies on a piece that shows it', () => {
  const marking: Marking = markingOf('Il *dort* bien, *rit* et *chante*.');
  const shown = chunksOf(marking.plain)
    .flat()
    .filter((piece) => piece.isWord && isMarked(marking, piece))
    .map(({ text }) => text);
  expect(shown).toEqual(['dort', 'rit', 'chante']);
});
