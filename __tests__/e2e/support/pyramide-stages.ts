import { keptGame, type Wanted } from '../../../tools/screens/shelf';
import type { State } from '../../../src/games/pyramide/rules';

/** A sentence as long as decks allow, and a title to go with it. */
const LONGEST = {
  title: 'Compagnon des très mauvais jours',
  parts: [
    'Ouvert au ',
    ', il porte ',
    ' ; dehors, il aime se ',
    ' contre son maître ; Cherbourg lui doit un film, et il reste ',
    ' dans tous les trains du pays à la première ',
    '.',
  ],
  words: ['salon', 'malheur', 'retourner', 'abandonné', 'éclaircie'],
  answer: 'le parapluie',
  accepts: [],
};
const EXPRESSIONS = [
  'donner sa langue au chat',
  'couper les cheveux en quatre',
  'arc-en-ciel',
  'cerf-volant',
  'chou',
];
const LONG = {
  riddles: Array.from({ length: 30 }, (_, nth) => ({ ...LONGEST, id: `long-${nth}` })),
  lists: Array.from({ length: 6 }, () => EXPRESSIONS),
  themes: Array.from({ length: 4 }, (_, nth) => ({
    id: `long-${nth}`,
    title: 'Grandes villes au bord de l’eau',
    names: ['Venise', 'Amsterdam', 'Bangkok', 'Stockholm'].map((name) => ({ name, accepts: [] })),
  })),
};

type Suits = (state: State) => boolean;
/** Played by chance until the stage has come. */
const reached = (phase: State['phase'], more: Partial<Wanted> = {}, suits: Suits = () => true) => {
  const wanted: Wanted = {
    game: 'pyramide',
    seats: 4,
    seed: 2,
    until: ({ state }) => (state as State).phase === phase && suits(state as State),
    ...more,
    options: { stock: LONG, ...more.options },
  };
  return { path: '/table/known', storage: keptGame('known', wanted) };
};
const found: Suits = ({ riddle }) => riddle!.words.some(({ fate }) => fate === 'found');
const noClock = { options: { clock: null } };

/** A table at one moment of a game. */
interface KnownStage {
  readonly name: string;
  readonly known: ReturnType<typeof reached>;
  /** The card is held: its word is read. */
  readonly held?: true;
}

export const STAGES: readonly KnownStage[] = [
  { name: 'a title', known: reached('title') },
  {
    name: 'a title of ping-pong',
    known: reached(
      'title',
      { options: { secondRound: 'ping-pong' } },
      ({ riddle }) => riddle?.kind === 'ping-pong',
    ),
  },
  { name: 'a bet with thirteen bricks', known: reached('bet') },
  { name: 'a bet with the word held', known: reached('bet', noClock), held: true },
  { name: 'a clue', known: reached('clue', {}, found) },
  {
    name: 'a clue with the sentence open',
    known: reached('clue', { options: { openSentence: true } }, found),
  },
  { name: 'a guess', known: reached('guess', {}, found) },
  { name: 'a word struck', known: reached('between', {}, ({ riddle }) => riddle?.bricks === 0) },
  {
    name: 'a word struck, the sentence open',
    known: reached('between', { options: { openSentence: true } }, ({ riddle }) => riddle?.bricks === 0),
  },
  { name: 'the enigma', known: reached('enigma', {}, found) },
  { name: 'the verdict', known: reached('verdict') },
  { name: 'the points of a riddle', known: reached('scored', {}, found) },
  { name: 'a round', known: reached('round') },
  { name: 'a list', known: reached('list') },
  { name: 'an expression', known: reached('express') },
  { name: 'a list that is over', known: reached('list-over') },
  { name: 'the end', known: reached('over', { until: 'over' }) },
  {
    name: 'a bid',
    known: reached('bid', { options: { secondRound: 'ping-pong' } }, ({ names }) => names!.bid !== null),
  },
  { name: 'a clue among three', known: reached('clue', { seats: 3 }, found) },
  {
    name: 'a clue between two, without a clock',
    known: reached('clue', { seats: 2, ...noClock }, found),
    held: true,
  },
  { name: 'another answer', known: reached('rival', { seats: 2 }) },
];
