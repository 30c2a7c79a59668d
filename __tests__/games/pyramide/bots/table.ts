import { decide, type Bot, createDice, openTable, play, stageOf, type Dice } from '../../../../src/engine';
import {
  defaults,
  pyramide,
  type AloneMode,
  type Config,
  type Move,
  type State,
  type StockRiddle,
  type View,
} from '../../../../src/games/pyramide/rules';
import type { Language } from '../../../../src/games/pyramide/lexicon';
import { heldOut, riddlesIn } from '../../../../tools/guess-pyramide/held-out';

export const PERSON = 0;
export const APP = 1;

/** A game alone with the app, on riddles of the app's own decks. */
export async function deckConfig(language: Language, mode: AloneMode, riddles: number): Promise<Config> {
  const usual = defaults(1);
  const stock = (await riddlesIn(language)).map((riddle, nth): StockRiddle => ({ id: `${nth}`, ...riddle }));
  const spread = stock.filter((_, nth) => nth % 7 === 0);
  return {
    ...usual,
    language,
    clock: null,
    alone: { ...usual.alone!, mode, riddles },
    stock: { ...usual.stock, riddles: spread },
  };
}

/** Clues a person would type, by word; for other words somebody types what comes to hand. */
const typed = new Map<string, readonly string[]>();
export async function readClues(language: Language): Promise<void> {
  for (const { word, clues } of await heldOut(language, 'old')) typed.set(word, clues);
}
const AT_HAND = ['machin', 'truc', 'bidule', 'chose', 'objet', 'thing', 'stuff', 'item', 'bit', 'matter'];

/** A person who finds one word in three and every other answer: where both score each word, only answers end a round. */
function personsMove(view: View, { config }: State, dice: Dice): Move {
  const { phase, hunt, riddle } = view;
  switch (phase) {
    case 'bet':
      return { type: 'bet', bricks: Math.min(3, riddle!.bricks) };
    case 'clue': {
      const { clues } = riddle!.words[riddle!.at]!;
      const said = clues.map(({ text }) => text);
      const next = [...(typed.get(hunt!.word!) ?? []), ...AT_HAND].find((word) => !said.includes(word))!;
      return { type: 'clue', text: next };
    }
    case 'guess':
      return dice.pick<Move>([{ type: 'pass' }, { type: 'guess', text: 'maison' }, rightGuess(view, config)]);
    case 'enigma':
    case 'rival':
      return dice.pick<Move>([{ type: 'pass' }, { type: 'answer', text: drawn(view, config).answer }]);
    default:
      return dice.pick(pyramide.options(view));
  }
}

const drawn = ({ riddle }: View, { stock }: Config): StockRiddle =>
  stock.riddles.find(({ id }) => id === riddle!.id)!;

const rightGuess = (view: View, config: Config): Move => ({
  type: 'guess',
  text: drawn(view, config).words[view.riddle!.at]!,
});

const ENDLESS = 5000;

/** A whole game: the app at 1 by this bot, a person at 0. `look` sees what the app saw, and its move. */
export function playThrough(
  config: Config,
  bot: Bot<View, Move>,
  seed: number,
  look: (view: View, move: Move, state: State) => void,
): State {
  const chance = createDice(seed);
  let table = openTable(pyramide, config, chance);
  for (let entry = 0; entry < ENDLESS; entry++) {
    const stage = stageOf(table);
    const state = table.state as State;
    if (stage.kind !== 'play') return state;
    const { seat } = stage.acting[0];
    const view = pyramide.view(state, seat);
    const move = seat === APP ? decide(bot, view, createDice(entry)) : personsMove(view, state, chance);
    if (seat === APP) look(view, move, state);
    const played = play(table, seat, move, chance);
    if (played.kind === 'refused') throw new Error(`${played.refusal.code}: ${seat} ${JSON.stringify(move)}`);
    table = played.table;
  }
  throw new Error('The game does not end');
}

/** All that the app is shown in a game. */
export function appViews(config: Config, bot: Bot<View, Move>, seed: number): readonly View[] {
  const views: View[] = [];
  playThrough(config, bot, seed, (view) => views.push(view));
  return views;
}
