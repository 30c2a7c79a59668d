import { HIDDEN, register, type Dice, type Eyes, type Probe, type Reader, type Way } from '../../../engine';
import { defaults } from './config';
import { drawing } from './drawing';
import { pyramide } from '.';
import type { Move } from './moves';
import { BRICKS } from './riddle';
import { judgeOf } from './roles';
import { ALONE_MODES, type AloneMode, type Config, type Stock } from './setup';
import type { State, View } from './types';

const alone = (mode: AloneMode, riddles: number): Config => ({
  ...defaults(1),
  alone: { ...defaults(1).alone!, mode, riddles },
});

/** Every number of seats, every way to play alone, clock on and off; further mixtures in the tests of the game itself. */
const configs: readonly Config[] = [
  { ...defaults(4), clock: null, first: 1 },
  { ...defaults(4), clock: 5, secondRound: 'ping-pong', listSeconds: 60 },
  { ...defaults(3), club: true, listSeconds: null },
  { ...defaults(2), language: 'en', openSentence: true },
  ...ALONE_MODES.map((mode): Config => ({ ...alone(mode, 2), clock: mode === 'marathon' ? null : 10 })),
];

const TOGETHER: Readonly<Record<number, string>> = { 2: 'two-seats', 3: 'three-seats', 4: 'four-seats' };

const wayOf = ({ seats, secondRound, alone: by }: Config): string =>
  by?.mode ?? (secondRound === 'ping-pong' ? 'ping-pong' : TOGETHER[seats]!);

/** Golden games are told without a clock, begun by seat or team 0, unless one says otherwise. */
const way = (plays: Config, told: Partial<Config>, seed: number): Way<Config> => ({
  name: wayOf(plays),
  seats: [plays.seats],
  configFor: () => plays,
  golden: { config: { ...plays, clock: null, first: 0, ...told }, seed, boardEvery: 12 },
});

const ways: readonly Way<Config>[] = [
  way(defaults(4), { clock: 10, first: 'die' }, 5),
  way({ ...defaults(4), secondRound: 'ping-pong' }, { listSeconds: 60 }, 6),
  way(defaults(3), { first: 'die' }, 7),
  way(defaults(2), { clock: 20 }, 8),
  way(alone('guess', 3), { clock: 10 }, 9),
  way(alone('explain', 3), {}, 10),
  way(alone('alternate', 2), { first: 'die' }, 11),
  way(alone('marathon', 10), {}, 12),
];

/** What these eyes have seen of the riddle, the theme and the list that lie open: told here apart from the view. */
function known(state: State, eyes: Eyes) {
  const { config, phase, riddle, names, hunt, list } = state;
  const afterwards = ['scored', 'round', 'over'].includes(phase);
  const isDico = (names ?? riddle)?.dicos.some((dico) => dico === eyes) ?? false;
  const reads = isDico && config.seats < 4 && phase !== 'title';
  return {
    sentence: reads || config.openSentence || riddle?.at === 5,
    word: (at: number): boolean =>
      afterwards ||
      riddle!.words[at]!.fate === 'found' ||
      reads ||
      (isDico && hunt !== null && riddle!.at === at),
    answer:
      riddle?.enigma.result === 'right' ||
      riddle?.enigma.result === 'wrong' ||
      (phase === 'verdict' && eyes === judgeOf(state)),
    name: (at: number): boolean =>
      afterwards || names!.names[at]!.fate === 'found' || (isDico && hunt !== null && names!.at === at),
    expression: (at: number): boolean =>
      phase === 'list-over' ||
      phase === 'over' ||
      typeof list!.finders[at] === 'number' ||
      (phase === 'express' && eyes === list!.dico && list!.at === at),
  };
}

/** Writes another text wherever these eyes have not read. */
function scramble(state: State, eyes: Eyes, dice: Dice): State {
  const { config, riddle, names, list } = state;
  const other = (text: string): string => `${text.slice(0, 1)}-${dice.below(100000)}`;
  const knows = known(state, eyes);
  const stock: Stock = {
    riddles: config.stock.riddles.map((one, index) => {
      const open = riddle?.index === index;
      const texts = {
        id: open ? one.id : other(one.id),
        title: open ? one.title : other(one.title),
        parts: open && knows.sentence ? one.parts : one.parts.map(other),
      };
      const answered = open && knows.answer;
      return {
        ...texts,
        words: one.words.map((word, at) => (open && knows.word(at) ? word : other(word))),
        answer: answered ? one.answer : other(one.answer),
        accepts: answered ? one.accepts : one.accepts.map(other),
      };
    }),
    themes: config.stock.themes.map(({ id, title, names: texts }, index) => {
      const open = names?.index === index;
      return {
        id: open ? id : other(id),
        title: open ? title : other(title),
        names: texts.map((one, at) => {
          if (open && knows.name(at)) return { ...one, accepts: at === names.at ? one.accepts : [] };
          return { name: other(one.name), accepts: one.accepts.map(other) };
        }),
      };
    }),
    lists: config.stock.lists.map((texts, index) =>
      texts.map((text, at) => (list?.index === index && knows.expression(at) ? text : other(text))),
    ),
  };
  return { ...state, config: { ...config, stock } };
}

/** Every brick is on the obelisk or staked, and the stock is what it was. */
const census = ({ config, riddle, score, rounds }: State) => ({
  riddles: config.stock.riddles.length,
  themes: config.stock.themes.length,
  lists: config.stock.lists.length,
  sides: score.length + rounds.length,
  bricks:
    riddle?.kind === 'riddle'
      ? riddle.words.reduce((sum, { bet }) => sum + (bet ?? 0), riddle.bricks)
      : BRICKS,
});

const unlawful = ({ riddle }: State): readonly Move[] => [
  { type: 'bet', bricks: 0 },
  { type: 'bet', bricks: (riddle?.bricks ?? BRICKS) + 1 },
  { type: 'bid', clues: 6 },
  { type: 'dico', seat: 9 },
  { type: 'found', by: 9 },
  { type: 'said-by', seat: 9 },
  { type: 'clue', text: '' },
  { type: 'guess', text: ' ' },
  { type: 'answer', text: '…' },
  { type: 'order', rolls: [[1, 1]] },
  { type: 'draw', from: 'lists', index: 0 },
  { type: 'time' },
];

/** A riddle's place in the stock says nothing, and a list's is for its DICO. */
function write(move: Move, reader?: Reader<State>): string {
  switch (move.type) {
    case 'dico':
      return `seat ${move.seat} is to be DICO`;
    case 'bet':
      return `bet ${move.bricks}`;
    case 'bid':
      return `bid ${move.clues}`;
    case 'found':
      return `found by seat ${move.by}`;
    case 'said-by':
      return `said by seat ${move.seat}`;
    case 'clue':
    case 'guess':
    case 'answer':
      return `${move.type} “${move.text}”`;
    case 'foul':
      return move.last ? 'foul on the clue before' : 'foul';
    case 'order':
      return `die ${move.rolls.map((round) => round.join(' ')).join(', then ')}`;
    case 'draw': {
      const hidden = reader !== undefined && move.from === 'lists';
      return `${move.from}: number ${hidden ? HIDDEN : move.index + 1} is drawn`;
    }
    default:
      return move.type;
  }
}

/** The longest of some thousand random games took a good third of this. */
const longest = 6000;

const probe: Probe<Config, State, Move, View> = {
  ways,
  wayOf,
  configs,
  longest,
  openMoves: true,
  scramble,
  census,
  unlawful,
  draw: drawing,
  write,
};

/** @public Found by name, for the conformance suite and the tools. */
export const registered = register(pyramide, probe);
