import { guess, ideas, solve, type Mind, type Seen } from '../../src/games/pyramide/bots';
import { plainForm } from '../../src/games/pyramide/bots/forms';
import type { Riddle } from '../../src/games/pyramide/decks';
import { createDice } from '../../src/engine';
import { isRightAnswer, isSameWord } from '../../src/games/pyramide/rules';
import type { Answers, Lexicon } from '../../src/games/pyramide/lexicon';
import type { Trial } from './held-out';
import { only } from './stranger';

const CLUES = 3;

export interface Figures {
  readonly words: number;
  /** Found within one clue, two, three. */
  readonly found: readonly number[];
  readonly slips: readonly Slip[];
}

/** What was said instead. */
interface Slip {
  readonly word: string;
  readonly clues: readonly string[];
  readonly guesses: readonly string[];
}

const BLANKS: readonly null[] = [null, null, null, null, null];
const NOTHING: Pick<Seen, 'title' | 'parts'> = { title: '', parts: ['', '', '', '', '', ''] };

/** Thinks to the end. */
export function finish<T>(thought: Generator<void, T, void>): T {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

/** The guesser on clues that were written beforehand; with the sentence around it none of whose other words is found. */
export function guessFigures(
  trials: readonly Trial[],
  lexicon: Lexicon,
  mind: Mind,
  shown: 'clues' | 'sentence',
): Figures {
  const played = trials.filter(({ riddle }) => shown === 'clues' || riddle);
  return count(
    played.map(({ word }) => word),
    lexicon,
    (nth, wrong, clues) => {
      const { riddle, at, ...trial } = played[nth]!;
      clues.push(trial.clues[clues.length]!);
      const around = shown === 'sentence' ? riddle! : NOTHING;
      const { title, parts } = around;
      return finish(guess({ clues, wrong, title, parts, found: BLANKS, at }, lexicon, createDice(nth), mind));
    },
  );
}

/** The share of the clues that stand in the word's own lists: how much the writers think alike, which people may not. */
export function listedShare(trials: readonly Trial[], { entry, language }: Lexicon): number {
  const listed = trials.map(({ word, clues }) => {
    const known = entry(word);
    if (!known) return 0;
    const forms = [...known.clues, ...known.recall, ...known.links, ...known.replies, ...known.young].map(
      (clue) => plainForm(clue, language),
    );
    return clues.filter((clue) => forms.includes(plainForm(clue, language))).length;
  });
  return listed.reduce((sum, count) => sum + count, 0) / (CLUES * trials.length);
}

/**
 * The app explains and the app guesses, but each by another writer's lists: as near as it gets to a person who guesses. The clue
 * follows from the wrong guess before it, as in a game.
 */
export function explainFigures(words: readonly string[], lexicon: Lexicon, dico: Mind, syno: Mind): Figures {
  const speaks = only(lexicon, 'clues');
  const hears = only(lexicon, 'recall');
  return count(words, lexicon, (nth, wrong, clues) => {
    const task = {
      word: words[nth]!,
      kept: [],
      clues,
      spent: [],
      left: null,
      wrong,
      house: { club: false },
      age: 'standard' as const,
      open: false,
    };
    const [idea] = finish(ideas(task, speaks, dico, 1));
    if (!idea) return null;
    clues.push(idea.clue);
    return finish(guess({ clues, wrong, ...NOTHING, found: BLANKS, at: 0 }, hears, createDice(nth), syno));
  });
}

function count(
  words: readonly string[],
  { language }: Lexicon,
  turn: (nth: number, wrong: readonly string[], clues: string[]) => string | null,
): Figures {
  const found = Array.from({ length: CLUES }, () => 0);
  const slips: Slip[] = [];
  words.forEach((word, nth) => {
    const clues: string[] = [];
    const guesses: string[] = [];
    let solved = -1;
    for (let k = 0; k < CLUES && solved < 0; k++) {
      const said = turn(nth, guesses, clues);
      if (said !== null && isSameWord(said, word, language)) solved = k;
      else if (said !== null) guesses.push(said);
    }
    for (let k = solved; k >= 0 && k < CLUES; k++) found[k]!++;
    if (guesses.length > 0) slips.push({ word, clues, guesses });
  });
  return { words: words.length, found, slips };
}

/** The enigma with so many of its words struck, the last ones; what is said wrongly is of the right kind or not. */
export function enigmaFigures(
  riddles: readonly Riddle[],
  answers: Answers,
  lexicon: Lexicon,
  mind: Mind,
  struck = 0,
) {
  const { language, all } = answers;
  let [said, right, rightKind] = [0, 0, 0];
  for (const { title, parts, words, ...riddle } of riddles) {
    const found = words.map((word, nth) => (nth < words.length - struck ? word : null));
    const text = finish(solve({ title, parts, found }, answers, lexicon, mind));
    if (text === null) continue;
    said++;
    if (isRightAnswer(text, riddle, language)) {
      right++;
      continue;
    }
    const sought =
      all.find((one) => one.text === riddle.answer) ??
      all.find((one) => isRightAnswer(one.text, riddle, language));
    if (all.find((one) => one.text === text)?.kind === sought?.kind) rightKind++;
  }
  return { riddles: riddles.length, said, right, rightKind };
}
