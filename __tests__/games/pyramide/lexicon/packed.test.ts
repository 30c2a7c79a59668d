import { LANGUAGES, loadAnswers, loadLexicon, openAnswers } from '../../../../src/games/pyramide/lexicon';
import { DECKS, loadDeck } from '../../../../src/games/pyramide/decks';
import { packLists, unpackLists } from '../../../../src/games/pyramide/lexicon/numbers';
import { answersOf } from '../../../../tools/build-words/answers';
import { readEntries } from '../../../../tools/build-words/sources';

test('lists of numbers come back as they were packed, small, large and repeated', () => {
  const lists = [[0, 1, 89, 90, 5489, 5490, 25_000, 70_000], [], [90, 7, 7, 25_000]];
  expect(unpackLists(packLists(lists))).toEqual(lists);
});

describe.each(LANGUAGES)('what is shipped in %s', (language) => {
  test('is what was written: run `npm run build:words` after a change in tools/words', async () => {
    const written = readEntries(language);
    const { entry, headwords } = await loadLexicon(language);
    expect(headwords).toHaveLength(written.length);
    expect(written.filter((one) => JSON.stringify(one) !== JSON.stringify(entry(one.word)))).toEqual([]);
    const answers = openAnswers(language, answersOf(language).join('\n'));
    expect(await loadAnswers(language)).toEqual(answers);
  });

  test('has every answer of the shipped decks, and as many again', async () => {
    const { all } = await loadAnswers(language);
    const decks = await Promise.all(
      DECKS.filter((deck) => deck.language === language).map(({ id }) => loadDeck(id)),
    );
    const riddles = decks.flatMap(({ cards }) => cards.flatMap((card) => card.riddles));
    const known = new Set(all.map(({ text }) => text));
    expect(riddles.filter(({ answer }) => !known.has(answer)).map(({ answer }) => answer)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(2 * riddles.length);
  });
});
