import { CHECKS, shippedSources, report } from '../../../../tools/check-decks';
import { DECKS, loadDeck, readDeck, type Deck } from '../../../../src/games/pyramide/decks';
import { SMALL, withLine } from './texts';

function counted({ language, age, cards, names }: Deck) {
  const themes = names.flatMap((card) => card.themes);
  return {
    language,
    age,
    cards: cards.length,
    riddles: cards.flatMap(({ riddles }) => riddles).length,
    expressions: cards.flatMap(({ expressions }) => expressions).length,
    namesCards: names.length,
    themes: themes.length,
    names: themes.flatMap((theme) => theme.names).length,
  };
}

describe.each(DECKS)('$id', ({ id, ...promised }) => {
  test('is what the list says', async () => {
    expect(counted(await loadDeck(id))).toEqual(promised);
  });

  test('never shows a word to find, or the answer, in what is read aloud', async () => {
    const deck = await loadDeck(id);
    for (const { title, parts, words } of deck.cards.flatMap(({ riddles }) => riddles)) {
      expect([parts.length, words.length]).toEqual([6, 5]);
      const aloud = `${title} ${parts.join(' ')}`.toLowerCase().split(/[^a-zà-ÿœ]+/);
      expect(aloud.filter((word) => words.includes(word))).toEqual([]);
    }
  });
});

test('the decks hold as much as was promised', () => {
  expect(DECKS.map(({ cards, namesCards }) => [cards, namesCards])).toEqual([
    [74, 36],
    [24, 8],
    [40, 18],
  ]);
});

describe('the check', () => {
  test.each(shippedSources().map((source) => [source.file, source] as const))(
    'finds no fault in %s',
    (_file, source) => {
      expect(readDeck(source.text, 'shipped').kind).toBe('read');
      expect(report(source)).toMatchObject({ faults: 0, text: expect.stringContaining('0 faults, 0 notes') });
    },
  );

  const own = (text: string) => ({ file: 'own.txt', text, strictness: 'own' as const, above: 0 });

  test('counts a family’s deck', () => {
    expect(report(own(SMALL)).text).toBe(
      'own.txt: fr standard, 1 riddle cards, 2 riddles, 2 expressions, 1 names cards, 1 themes, 4 names; 0 faults, 0 notes',
    );
  });

  test('tells the line in the file', () => {
    const twice = withLine(11, '= Pommes');
    expect(report({ ...own(twice), above: 1 })).toEqual({
      text: 'own.txt: not a deck that can be played; 1 faults, 0 notes\nown.txt:12: fault answer-twice answer="Pommes" first=9',
      faults: 1,
    });
  });

  test('takes further checks', () => {
    const found = { kind: 'fault', line: 7, code: 'word-unknown', facts: { word: 'voie' } } as const;
    expect(report(own(SMALL), [...CHECKS, (_source, deck) => (deck ? [found] : [])])).toMatchObject({
      faults: 1,
    });
  });
});
