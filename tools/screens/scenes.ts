import type { Locator, Page } from 'playwright-core';

import { stageOf, type Table } from '../../src/engine/core';
import { CARDS, choicesOf, type State as ClimbState } from '../../src/engine/prime-climb';
import type { State as Riddling } from '../../src/engine/pyramide';
import { keptGame, type Wanted } from './shelf';

/** Something worth looking at: a screen, or a state of one that only a few steps lead to. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What the browser remembers from earlier visits. */
  readonly storage?: Readonly<Record<string, string>>;
  readonly steps?: (page: Page) => Promise<void>;
}

const byId = (page: Page, id: string): Locator => page.getByTestId(id).first();
const tap = (id: string) => (page: Page) => byId(page, id).click();

const SEQUENCE = 'sequence-numbers';
const phaseOf = (table: Table): string => (table.state as { phase: string }).phase;
const acting = (table: Table): number | null => {
  const stage = stageOf(table);
  return stage.kind === 'play' ? stage.acting[0].seat : null;
};

/** Léa's turn in the middle of a game; she has asked for help. */
const middle = keptGame('middle', {
  game: SEQUENCE,
  seats: 2,
  seed: 7,
  until: (table) => table.log.length > 45 && acting(table) === 0 && phaseOf(table) === 'turn',
});
/** She has laid her chip and has not drawn yet. */
const drawing = keptGame('drawing', {
  game: SEQUENCE,
  seats: 2,
  seed: 8,
  until: (table) => table.log.length > 45 && acting(table) === 0 && phaseOf(table) === 'draw',
});
const six = keptGame('six', {
  game: SEQUENCE,
  seats: 6,
  seed: 9,
  until: (table) => table.log.length > 60 && acting(table) === 0,
});
const won = keptGame('won', { game: SEQUENCE, seats: 2, seed: 10, until: 'over' });
const PYTAGORA = 'pytagora';
const family = (kind: string, seed: number, entries: number) =>
  keptGame(kind, {
    game: PYTAGORA,
    seats: 2,
    seed,
    options: { kind, ...(kind === 'classic' ? { target: 200 } : {}) },
    until: (table) =>
      table.log.length > entries && acting(table) === 0 && ['turn', 'answer'].includes(phaseOf(table)),
  });
const classic = family('classic', 3, 36);
const upAndDown = family('up-and-down', 4, 30);
const evenOdd = family('even-odd', 5, 24);
const times = family('tables', 6, 12);
const CLIMB = 'prime-climb';
const climb = (table: Table): ClimbState => table.state as ClimbState;
/** Léa's turn at Prime Climb, some way up, at the moment that is wanted. */
const climbing = (
  id: string,
  seed: number,
  wanted: (state: ClimbState) => boolean,
  more: Partial<Wanted> = {},
) =>
  keptGame(id, {
    game: CLIMB,
    seats: 2,
    seed,
    until: (table) => table.log.length > 40 && acting(table) === 0 && wanted(climb(table)),
    ...more,
  });
const toRoll = climbing('to-roll', 11, ({ phase }) => phase === 'roll');
const rolled = climbing('rolled', 12, ({ phase, turn }) => phase === 'move' && turn!.path.length === 0);
const onTheWay = climbing(
  'on-the-way',
  31,
  ({ phase, turn }) =>
    phase === 'move' && turn!.numbers.length > 0 && turn!.path.some(({ from, to }) => from !== to),
);
const reading = climbing('reading', 14, (state) => state.phase === 'card' && choicesOf(state).length === 0);
const choosing = climbing('choosing', 15, (state) => state.phase === 'card' && choicesOf(state).length > 2);
const keeping = climbing(
  'keeping',
  31,
  ({ phase, players, turn }) =>
    phase === 'move' &&
    players[0]!.keepers.length > 1 &&
    players[0]!.keepers.some((card) => CARDS[card]!.kind === 'curse' && !turn!.fresh.includes(card)),
);
const fourClimb = climbing('four-climb', 17, ({ phase }) => phase === 'move', { seats: 4 });
const climbedUp = keptGame('climbed', {
  game: CLIMB,
  seats: 2,
  seed: 18,
  options: { variants: ['sprint', 'backwards'] },
  until: 'over',
});
const PYRAMIDE = 'pyramide';
/** A game of Pyramide in a given stage. */
const riddling = (
  phase: string,
  { seats = 4, seed = 3, ...more }: Partial<Wanted> & { readonly suits?: (state: Riddling) => boolean } = {},
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
const inVariant = { options: { secondRound: 'ping-pong' } } as const;
const riddles = {
  title: riddling('title'),
  bet: riddling('bet'),
  clue: riddling('clue', { suits: withWords }),
  guess: riddling('guess', { suits: withWords }),
  between: riddling('between', { suits: withWords }),
  enigma: riddling('enigma', { suits: withWords }),
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
const damaged = { 'meninges/games/damaged': '{"shelf":1,"saved":' };

const uncover = async (page: Page): Promise<void> => {
  await tap('show')(page);
  await byId(page, 'board').waitFor();
};

const uncoverThen =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    await uncover(page);
    for (const step of steps) await step(page);
  };

const chooseCard = (page: Page) => page.locator('[data-testid^="card-"]').first().click();

const curse = (page: Page) =>
  page.locator('[data-testid="keeper-11"], [data-testid="keeper-12"]').first().click();

const holdCardOverBoard = async (page: Page): Promise<void> => {
  const card = await page.locator('[data-testid^="card-"]').first().boundingBox();
  const board = await byId(page, 'board').boundingBox();
  if (!card || !board) throw new Error('No card or no board to drag on.');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(board.x + board.width * 0.55, board.y + board.height * 0.55, { steps: 12 });
};

/** Holds the card of Pyramide, for as long as the picture takes. */
const holdCard = async (page: Page): Promise<void> => {
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
const then =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
const type =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await byId(page, 'word-input').fill(text);
    await tap('send')(page);
  };
const seat = (count: number) => (page: Page) =>
  page
    .getByRole('radio', { name: String(count), exact: true })
    .first()
    .click();
const explain = (page: Page) => page.getByText(/^(Vous expliquez|You explain)$/).click();

/** In the order a person meets them. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-continue', path: '/', storage: { ...middle, ...six } },
  { name: 'home-damaged', path: '/', storage: damaged },
  { name: 'setup', path: `/setup/${SEQUENCE}` },
  {
    name: 'setup-six',
    path: `/setup/${SEQUENCE}`,
    steps: (page) => page.getByRole('radio', { name: '6', exact: true }).click(),
  },
  { name: 'cover', path: '/table/middle', storage: middle },
  { name: 'table', path: '/table/middle', storage: middle, steps: uncover },
  { name: 'table-chosen', path: '/table/middle', storage: middle, steps: uncoverThen(chooseCard) },
  { name: 'table-held', path: '/table/middle', storage: middle, steps: uncoverThen(holdCardOverBoard) },
  {
    name: 'table-refused',
    path: '/table/middle',
    storage: middle,
    steps: uncoverThen(chooseCard, tap('cell-0')),
  },
  { name: 'table-drawing', path: '/table/drawing', storage: drawing, steps: uncover },
  { name: 'table-six', path: '/table/six', storage: six, steps: uncover },
  { name: 'menu', path: '/table/middle', storage: middle, steps: uncoverThen(tap('menu')) },
  { name: 'result', path: '/result/won', storage: won },
  {
    name: 'review',
    path: '/review/won',
    storage: won,
    steps: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  { name: 'lesson', path: `/lesson/${SEQUENCE}/first-steps` },
  { name: 'hint', path: '/table/middle', storage: middle, steps: uncoverThen(tap('hint'), tap('hint')) },
  { name: 'pytagora-setup', path: `/setup/${PYTAGORA}` },
  { name: 'pytagora-classic', path: '/table/classic', storage: classic, steps: tap('show') },
  {
    name: 'pytagora-cannot',
    path: '/table/classic',
    storage: classic,
    steps: async (page) => {
      await tap('show')(page);
      await tap('cannot')(page);
    },
  },
  { name: 'pytagora-up-and-down', path: '/table/up-and-down', storage: upAndDown, steps: tap('show') },
  { name: 'pytagora-even-odd', path: '/table/even-odd', storage: evenOdd, steps: tap('show') },
  { name: 'pytagora-tables', path: '/table/tables', storage: times, steps: tap('show') },
  { name: 'pytagora-lesson', path: `/lesson/${PYTAGORA}/classic` },
  { name: 'pytagora-rules', path: `/rules/${PYTAGORA}` },
  { name: 'climb-setup', path: `/setup/${CLIMB}` },
  {
    name: 'climb-setup-two',
    path: `/setup/${CLIMB}`,
    steps: (page) => page.getByRole('radio', { name: '2', exact: true }).click(),
  },
  { name: 'climb-roll', path: '/table/to-roll', storage: toRoll },
  { name: 'climb-move', path: '/table/rolled', storage: rolled },
  { name: 'climb-lights', path: '/table/rolled', storage: rolled, steps: tap('pawn-0') },
  { name: 'climb-path', path: '/table/on-the-way', storage: onTheWay, steps: tap('pawn-0') },
  { name: 'climb-refused', path: '/table/rolled', storage: rolled, steps: tap('end') },
  { name: 'climb-card', path: '/table/reading', storage: reading },
  { name: 'climb-choice', path: '/table/choosing', storage: choosing },
  { name: 'climb-keepers', path: '/table/keeping', storage: keeping },
  { name: 'climb-curse', path: '/table/keeping', storage: keeping, steps: curse },
  { name: 'climb-cards', path: '/table/keeping', storage: keeping, steps: tap('cards') },
  { name: 'climb-times', path: '/table/rolled', storage: rolled, steps: tap('times') },
  { name: 'climb-four', path: '/table/four-climb', storage: fourClimb },
  {
    name: 'climb-signs',
    path: '/table/rolled',
    storage: { ...rolled, 'meninges/settings': '{"signs":true}' },
    steps: tap('pawn-0'),
  },
  { name: 'climb-over', path: '/table/climbed', storage: climbedUp },
  { name: 'climb-result', path: '/result/climbed', storage: climbedUp },
  { name: 'climb-rules', path: `/rules/${CLIMB}` },
  { name: 'pyramide-setup', path: `/setup/${PYRAMIDE}` },
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
  riddleScene('guess', riddles.guess, tap('show')),
  riddleScene('between', riddles.between, tap('show')),
  riddleScene('enigma', riddles.enigma),
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
  { name: 'history', path: '/history', storage: { ...middle, ...won, ...damaged } },
  { name: 'history-empty', path: '/history' },
  { name: 'rules', path: `/rules/${SEQUENCE}` },
  { name: 'settings', path: '/settings' },
  { name: 'about', path: '/about' },
  { name: 'missing-table', path: '/table/no-such-game' },
  { name: 'missing-result', path: '/result/no-such-game' },
  { name: 'unknown', path: '/no/such/screen' },
];
