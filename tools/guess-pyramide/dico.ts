import { betOn, guess, ideas, type Idea, type Mind, type Task } from '../../src/games/pyramide/bots';
import type { Deck, Riddle } from '../../src/games/pyramide/decks';
import type { Lexicon } from '../../src/games/pyramide/lexicon';
import { isSameWord } from '../../src/games/pyramide/rules';
import { createDice } from '../../src/engine';
import { finish } from './figures';

const SEED = 16;
const BRICKS = 13;
/** No bet goes further. */
export const MOST_CLUES = 6;
const HIDDEN: readonly string[] = ['', '', '', '', '', ''];

/** One word of a riddle as DICO played it. */
interface Played {
  readonly word: string;
  /** What DICO thought of before it bet. */
  readonly ideas: readonly Idea[];
  readonly bet: number;
  /** Clues after which SYNO had it, also beyond the bet; null: not within six. */
  readonly needed: number | null;
}

export interface PlayedRiddle {
  readonly words: readonly Played[];
  readonly left: number;
}

const taskFor = (word: string, { age }: Deck): Task => ({
  word,
  clues: [],
  wrong: [],
  house: { club: false },
  age,
  open: isOpen({ age }),
});

/** As it is usually set up. */
const isOpen = ({ age }: Pick<Deck, 'age'>): boolean => age === 'junior';

/** Words of a deck, drawn by a fixed seed, with the first clue DICO gives: for readers to grade. */
export function firstClues(
  deck: Deck,
  lexicon: Lexicon,
  mind: Mind,
  count: number,
): readonly (readonly [word: string, clue: string])[] {
  const words = new Set(deck.cards.flatMap(({ riddles }) => riddles.flatMap((riddle) => riddle.words)));
  return createDice(SEED)
    .shuffle([...words])
    .slice(0, count)
    .map((word) => [word, finish(ideas(taskFor(word, deck), lexicon, mind, 1))[0]?.clue ?? '']);
}

/** Half of a deck's riddles: bets were made to fit one half, and are reported on the other. */
export type Half = 'fitted' | 'fresh';

export function halfOf({ cards }: Deck, half: Half, most: number): readonly Riddle[] {
  const riddles = cards.flatMap((card) => card.riddles);
  const rest = half === 'fitted' ? 0 : 1;
  return createDice(SEED)
    .shuffle(riddles)
    .filter((_, nth) => nth % 2 === rest)
    .slice(0, most);
}

/** Who guesses: by which lists, and how well. */
export interface Syno {
  readonly hears: Lexicon;
  readonly mind: Mind;
}

/** SYNO goes on beyond the bet, to know how many it would have taken. */
export function explainRiddle(
  { title, parts, words }: Riddle,
  deck: Deck,
  lexicon: Lexicon,
  mind: Mind,
  syno: Syno = { hears: lexicon, mind },
): PlayedRiddle {
  const shown = { title, parts: isOpen(deck) ? parts : HIDDEN };
  const played: Played[] = [];
  const found: (string | null)[] = words.map(() => null);
  let bricks = BRICKS;
  words.forEach((word, at) => {
    const task = taskFor(word, deck);
    const had = finish(ideas(task, lexicon, mind, MOST_CLUES));
    const lost = found.slice(0, at).includes(null);
    const bet = bricks === 0 ? 0 : betOn(had, { bricks, after: words.length - at - 1, lost });
    const [clues, wrong]: [string[], string[]] = [[], []];
    let needed: number | null = null;
    while (needed === null && clues.length < MOST_CLUES) {
      const [idea] = finish(ideas({ ...task, clues, wrong }, lexicon, mind, 1));
      if (!idea) break;
      clues.push(idea.clue);
      const said = finish(
        guess({ clues, wrong, ...shown, found, at }, syno.hears, createDice(at), syno.mind),
      );
      if (said !== null && isSameWord(said, word, lexicon.language)) needed = clues.length;
      else if (said !== null) wrong.push(said);
    }
    bricks -= bet;
    if (needed !== null && needed <= bet) found[at] = word;
    played.push({ word, ideas: had, bet, needed });
  });
  return { words: played, left: bricks };
}
