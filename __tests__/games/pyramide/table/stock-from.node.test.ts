import { createDice } from '../../../../src/engine';
import { deckFrom } from '../../../../src/games/pyramide/decks/read';
import { loadDeck, readMemory, type Deck } from '../../../../src/games/pyramide/decks';
import { pyramide, type Config } from '../../../../src/games/pyramide/rules';
import { MEMORY_KEY, notePlayed } from '../../../../src/games/pyramide/table/notePlayed';
import { stockFrom } from '../../../../src/games/pyramide/table/stockFrom';
import { openStore } from '../../../../src/storage';
import { Area, withStorage } from '../../../storage/areas';
import { aloneIn, config, playing, stateOf } from '../rules/support';

const emptyStore = () => withStorage({ value: new Area() }, openStore);
const dealt = (deck: Deck, given: Config) => stockFrom(deck, given, emptyStore(), createDice(1));
const different = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

describe('the cards of a game', () => {
  const setUps: [what: string, given: Config, riddles: number, lists: number, themes: number][] = [
    ['four seats', config(4), 24, 6, 0],
    ['ping-pong', config(4, { secondRound: 'ping-pong' }), 24, 6, 4],
    ['three seats', config(3), 24, 6, 0],
    ['two seats', config(2), 30, 6, 0],
    ['taking turns', aloneIn('alternate'), 30, 0, 0],
    ['a marathon', aloneIn('marathon', 10), 10, 0, 0],
  ];
  test.each(setUps)(
    '%s: enough for the longest, and nothing twice',
    async (_, given, riddles, lists, themes) => {
      for (const id of ['fr-standard', 'fr-junior', 'en-standard'] as const) {
        const stock = dealt(await loadDeck(id), given);
        expect([stock.riddles.length, stock.lists.length, stock.themes.length]).toEqual([
          riddles,
          lists,
          themes,
        ]);
        expect(different(stock.riddles.map(({ answer }) => answer))).toBe(true);
        expect(different(stock.riddles.map((one) => one.id))).toBe(true);
        expect(different(stock.lists.flat())).toBe(true);
        expect(different(stock.themes.map(({ title }) => title))).toBe(true);
      }
    },
  );

  const small = deckFrom(
    [
      'deck: Peu\nlanguage: fr',
      ...[6, 1, 1].map((riddles, card) =>
        ['card', ...Array.from({ length: riddles }, (_, nth) => riddleText(card, nth))].join('\n'),
      ),
      ['names', ...[1, 2, 3].map(themeText)].join('\n'),
    ].join('\n\n'),
  );

  test('cards of unequal size give all they have, and one names card several themes', () => {
    const stock = dealt(small, config(4, { secondRound: 'ping-pong' }));
    expect(stock.riddles).toHaveLength(8);
    expect(different(stock.riddles.map(({ answer }) => answer))).toBe(true);
    expect(stock.themes.map(({ title }) => title).sort()).toEqual(['Thème 1', 'Thème 2', 'Thème 3']);
  });

  test('a deck too small for the set-up is refused, and the refusal says how small', () => {
    const stock = dealt(small, config(2));
    expect(pyramide.refuseConfig({ ...config(2), stock })).toEqual({
      code: 'few-riddles',
      numbers: { least: 10, has: 8 },
    });
  });
});

test('only what was shown is used up: nothing when the cards are drawn, and no names card by two seats', async () => {
  const store = emptyStore();
  const deck = await loadDeck('fr-standard');
  const stock = stockFrom(deck, config(2), store, createDice(4));
  expect(store.get(MEMORY_KEY)).toBeNull();
  notePlayed(pyramide.view(stateOf(playing(config(2, { stock }))), 'table'), store);
  expect(readMemory(store.get(MEMORY_KEY)).played).toEqual([stock.riddles[0]!.id.split('-')[0]]);
  // The next game has another card first, and this one last of all.
  const next = stockFrom(deck, config(2), store, createDice(5)).riddles.map(({ id }) => id.split('-')[0]);
  expect(next.slice(0, 19)).not.toContain(stock.riddles[0]!.id.split('-')[0]);
});

function riddleText(card: number, nth: number): string {
  const word = (at: number) => `*${'abcdefgh'[nth]!}${'klmnopqr'[card]!}${'stuvw'[at]!}o*`;
  return `? Titre ${card} ${nth}\nIl ${word(0)} un ${word(1)} et ${word(2)} ou ${word(3)} puis ${word(4)} là.\n= zig${'abcdefgh'[nth]!}${'klm'[card]!}u`;
}

function themeText(nth: number): string {
  return [`? Thème ${nth}`, ...['a', 'b', 'c', 'd'].map((name) => `- Nom${name}${'xyz'[nth - 1]!}o`)].join(
    '\n',
  );
}
