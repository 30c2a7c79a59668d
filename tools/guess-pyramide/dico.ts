import {
  betOn,
  firstThought,
  guess,
  ideas,
  type Idea,
  type Mind,
  type Task,
} from '../../src/games/pyramide/bots';
import type { Deck, Riddle } from '../../src/games/pyramide/decks';
import type { Answers, Lexicon } from '../../src/games/pyramide/lexicon';
import { isSameWord } from '../../src/games/pyramide/rules';
import { createDice } from '../../src/engine';
import { finish } from './figures';

const SEED = 16;
/** Another draw for every sample that is graded, so that nothing was mended by it. */
const SAMPLE = 8009;
const BRICKS = 13;
/** No bet goes further. */
export const MOST_CLUES = 6;
const HIDDEN: readonly string[] = ['', '', '', '', '', ''];

/** One word of a riddle as DICO played it. */
export interface Played {
  readonly word: string;
  /** What DICO thought of before it bet. */
  readonly ideas: readonly Idea[];
  readonly bet: number;
  readonly said: readonly string[];
  /** Clues after which SYNO had it, also beyond the bet; null: not within six. */
  readonly needed: number | null;
}

export interface PlayedRiddle {
  readonly words: readonly Played[];
  readonly left: number;
}

/** Of a riddle's word, as DICO has it before its bet; `thought` is what it takes for the answer. */
const taskFor = (word: string, { words }: Riddle, thought: readonly string[], { age }: Deck): Task => ({
  word,
  kept: [...words.filter((other) => other !== word), ...thought],
  clues: [],
  spent: [],
  left: null,
  wrong: [],
  house: { club: false },
  age,
  open: isOpen({ age }),
});

/** All that DICO thinks by. */
export interface Dico {
  readonly lexicon: Lexicon;
  readonly answers: Answers;
  readonly mind: Mind;
}

const thoughtOf = ({ title, parts, words }: Riddle, { answers, lexicon, mind }: Dico): readonly string[] =>
  finish(firstThought({ title, parts, found: words }, answers, lexicon, mind));

/** As it is usually set up. */
const isOpen = ({ age }: Pick<Deck, 'age'>): boolean => age === 'junior';

export interface FirstClue {
  readonly word: string;
  readonly bet: number;
  readonly clue: string;
  readonly title: string;
  /** As it lies open: with the words before, a mark for this one, blanks for those to come; null where it is covered. */
  readonly sentence: string | null;
}

/** Words of a deck, drawn by a fixed seed, with DICO's bet, the first clue it gives, and what SYNO knows besides: for readers to grade. */
export function firstClues(deck: Deck, dico: Dico, count: number): readonly FirstClue[] {
  const riddles = deck.cards.flatMap((card) => card.riddles);
  const words = riddles.flatMap((riddle) => riddle.words.map((_, at) => ({ riddle, at })));
  const once = new Set<string>();
  return createDice(SAMPLE)
    .shuffle(words)
    .filter(({ riddle, at }) => !once.has(riddle.words[at]!) && once.add(riddle.words[at]!))
    .slice(0, count)
    .map(({ riddle, at }) => {
      const { word, bet, said } = explainRiddle(riddle, deck, dico).words[at]!;
      const sentence = isOpen(deck) ? openSentence(riddle, at) : null;
      return { word, bet, clue: said[0] ?? '', title: riddle.title, sentence };
    });
}

const openSentence = ({ parts, words }: Riddle, at: number): string =>
  parts
    .map(
      (part, nth) =>
        part + (words[nth] === undefined ? '' : nth < at ? words[nth] : nth === at ? '[?]' : '…'),
    )
    .join('');

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
  riddle: Riddle,
  deck: Deck,
  dico: Dico,
  syno: Syno = { hears: dico.lexicon, mind: dico.mind },
): PlayedRiddle {
  const { title, parts, words } = riddle;
  const { lexicon, mind } = dico;
  const shown = { title, parts: isOpen(deck) ? parts : HIDDEN };
  const thought = thoughtOf(riddle, dico);
  const played: Played[] = [];
  const found: (string | null)[] = words.map(() => null);
  let bricks = BRICKS;
  words.forEach((word, at) => {
    const spent = played.flatMap(({ said, bet }) => said.slice(0, bet));
    const task = { ...taskFor(word, riddle, thought, deck), spent };
    const had = finish(ideas(task, lexicon, mind, MOST_CLUES));
    const lost = found.slice(0, at).includes(null);
    const bet = bricks === 0 ? 0 : betOn(had, { bricks, after: words.length - at - 1, lost });
    const [clues, wrong]: [string[], string[]] = [[], []];
    let needed: number | null = null;
    while (needed === null && clues.length < MOST_CLUES) {
      const [idea] = finish(ideas({ ...task, clues, wrong }, lexicon, mind, 1));
      if (!idea) break;
      clues.push(clues.length === bet - 1 ? idea.last : idea.clue);
      const said = finish(
        guess({ clues, wrong, ...shown, found, at }, syno.hears, createDice(at), syno.mind),
      );
      if (said !== null && isSameWord(said, word, lexicon.language)) needed = clues.length;
      else if (said !== null) wrong.push(said);
    }
    bricks -= bet;
    if (needed !== null && needed <= bet) found[at] = word;
    played.push({ word, ideas: had, bet, said: clues, needed });
  });
  return { words: played, left: bricks };
}
