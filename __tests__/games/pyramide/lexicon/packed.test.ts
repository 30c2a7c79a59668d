import { LANGUAGES, loadLexicon } from '../../../../src/games/pyramide/lexicon';
import { packLists, unpackLists } from '../../../../src/games/pyramide/lexicon/numbers';
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
  });
});
