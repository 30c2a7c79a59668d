import type { Page } from 'playwright-core';

import { createDice } from '../../../src/engine';
import { deckFrom } from '../../../src/games/pyramide/decks/read';
import { text as english } from '../../../src/games/pyramide/decks/en/standard';
import { pyramide, type State as Riddling } from '../../../src/games/pyramide/rules';
import { stockFrom } from '../../../src/games/pyramide/table/stockFrom';
import { openStore } from '../../../src/storage/port';
import { byId, seat, tap, then, type Scene } from '../scene';
import { keptGame, type Wanted } from '../shelf';

const PYRAMIDE = 'pyramide';

/** A game of Pyramide in a given stage. */
const riddling = (
  phase: string,
  { seats = 4, seed = 9, ...more }: Partial<Wanted> & { readonly suits?: (state: Riddling) => boolean } = {},
) =>
  keptGame(`${PYRAMIDE}-${seats}-${phase}`, {
    game: PYRAMIDE,
    seats,
    seed,
    until: (table) => {
      const state = table.state as Riddling;
      return state.phase === phase && (more.suits?.(state) ?? true);
    },
    ...more,
  });
const withWords = ({ riddle }: Riddling): boolean =>
  (riddle?.words.filter(({ fate }) => fate === 'found').length ?? 0) > 1;
const withBricks = (state: Riddling): boolean => withWords(state) && state.riddle!.bricks > 2;
const inVariant = { options: { secondRound: 'ping-pong' } } as const;
/** Cards for the English store: the sample that a game is made with is French. */
const inEnglish = {
  language: 'en',
  stock: stockFrom(deckFrom(english), pyramide.defaults(4), openStore(), createDice(3)),
} as const;
const riddles = {
  title: riddling('title'),
  bet: riddling('bet'),
  clue: riddling('clue', { seed: 16, suits: withBricks }),
  clueInEnglish: riddling('clue', { seed: 16, options: inEnglish, suits: withBricks }),
  guess: riddling('guess', { suits: withWords }),
  between: riddling('between', { suits: withWords }),
  enigma: riddling('enigma', { suits: withWords }),
  enigmaInEnglish: riddling('enigma', { options: inEnglish, suits: withWords }),
  verdict: riddling('verdict'),
  scored: riddling('scored', { suits: withWords }),
  round: riddling('round'),
  list: riddling('list'),
  express: riddling('express'),
  listOver: riddling('list-over'),
  over: riddling('over', { until: 'over' }),
  bid: riddling('bid', { ...inVariant, suits: ({ names }) => names !== null && names.bid !== null }),
  three: riddling('clue', { seats: 3, suits: withWords }),
  two: riddling('clue', { seats: 2, suits: withWords }),
};
/** Holds the card of Pyramide, for as long as the picture takes. */
const holdCard = async (page: Page): Promise<void> => {
  await byId(page, 'hold').waitFor();
  const card = await byId(page, 'hold').boundingBox();
  if (!card) throw new Error('No card to hold.');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
};
const riddleScene = (
  name: string,
  storage: Readonly<Record<string, string>>,
  steps?: Scene['steps'],
): Scene => ({
  name: `pyramide-${name}`,
  path: `/table/${Object.keys(storage)[0]!.split('/').pop()!}`,
  storage,
  ...(steps ? { steps } : {}),
});
const type =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await byId(page, 'word-input').fill(text);
    await tap('send')(page);
  };
const explain = (page: Page) => page.getByText(/^(Vous expliquez|You explain)$/).click();

export const scenes: readonly Scene[] = [
  { name: 'pyramide-lesson-syno', path: `/lesson/${PYRAMIDE}/syno` },
  {
    name: 'pyramide-setup-four',
    path: `/setup/${PYRAMIDE}`,
    steps: (page) => page.getByRole('radio', { name: '4', exact: true }).click(),
  },
  riddleScene('title', riddles.title),
  riddleScene('cover', riddles.bet),
  riddleScene('bet', riddles.bet, tap('show')),
  riddleScene('held', riddles.bet, then(tap('show'), holdCard)),
  riddleScene('clue', riddles.clue, tap('show')),
  riddleScene('clue-en', riddles.clueInEnglish, tap('show')),
  riddleScene('guess', riddles.guess, tap('show')),
  riddleScene('between', riddles.between, tap('show')),
  riddleScene('enigma', riddles.enigma),
  riddleScene('enigma-en', riddles.enigmaInEnglish),
  riddleScene('verdict', riddles.verdict, tap('show')),
  riddleScene('scored', riddles.scored),
  riddleScene('round', riddles.round),
  riddleScene('list', riddles.list),
  riddleScene('express', riddles.express, tap('show')),
  riddleScene('list-over', riddles.listOver),
  riddleScene('over', riddles.over),
  { ...riddleScene('result', riddles.over), path: '/result/pyramide-4-over' },
  riddleScene('bid', riddles.bid, tap('show')),
  riddleScene('three', riddles.three, tap('show')),
  riddleScene('two', riddles.two, tap('show')),
  riddleScene('two-held', riddles.two, then(tap('show'), holdCard)),
  {
    name: 'pyramide-solo',
    path: `/setup/${PYRAMIDE}`,
    steps: then(seat(1), tap('start'), tap('on'), (page) => byId(page, 'word-input').waitFor()),
  },
  {
    name: 'pyramide-explain',
    path: `/setup/${PYRAMIDE}`,
    steps: then(seat(1), explain, tap('start'), tap('on'), tap('bet-3'), type('l’Amérique')),
  },
];
