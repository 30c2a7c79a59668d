import type { Move, View } from '../rules';
import type { Dice, Bot } from '../../../engine';
import type { Answers, Lexicon } from '../lexicon';
import { betOn } from './bet';
import { ideas } from './dico';
import { solve } from './enigma';
import { guess } from './guess';
import type { Mind } from './minds';
import { seenOf } from './seen';
import { readableOf, taskIn } from './task';

type Thought = Generator<void, Move, void>;

const PASS: Move = { type: 'pass' };
/** Looking further ahead would not change the bet. */
const AHEAD = 6;

/** The app in its seat of a game played alone with it, with the words it was handed. What it lacks words for it passes. */
export const player = (mind: Mind, lexicon: Lexicon | null, answers: Answers | null): Bot<View, Move> => ({
  *choose(view: View, dice: Dice): Thought {
    switch (view.phase) {
      case 'bet':
        return yield* bet(view, lexicon, answers, mind);
      case 'clue':
        return yield* clue(view, lexicon, answers, mind);
      case 'guess':
        return yield* guessWord(view, lexicon, dice, mind);
      case 'enigma':
      case 'rival':
        return yield* answer(view, lexicon, answers, mind);
      case 'between':
        return { type: 'next' };
      default:
        return { type: 'on' };
    }
  },
});

function* bet(view: View, lexicon: Lexicon | null, answers: Answers | null, mind: Mind): Thought {
  const task = yield* taskIn(view, lexicon, answers, mind);
  const { bricks, words, at } = view.riddle!;
  const had = task && lexicon ? yield* ideas(task, lexicon, mind, AHEAD) : [];
  const stake = { bricks, after: words.length - at - 1, lost: words.some(({ fate }) => fate === 'struck') };
  return { type: 'bet', bricks: betOn(had, stake) };
}

function* clue(view: View, lexicon: Lexicon | null, answers: Answers | null, mind: Mind): Thought {
  const task = yield* taskIn(view, lexicon, answers, mind);
  const [next] = task && lexicon ? yield* ideas(task, lexicon, mind, 1) : [];
  if (!next) return PASS;
  return { type: 'clue', text: task?.left === 1 ? next.last : next.clue };
}

function* guessWord(view: View, lexicon: Lexicon | null, dice: Dice, mind: Mind): Thought {
  const seen = seenOf(view);
  const text = seen && lexicon ? yield* guess(seen, lexicon, dice, mind) : null;
  return text === null ? PASS : { type: 'guess', text };
}

function* answer(view: View, lexicon: Lexicon | null, answers: Answers | null, mind: Mind): Thought {
  const text = answers ? yield* solve(readableOf(view), answers, lexicon, mind) : null;
  const said = view.riddle!.enigma.typed.map((one) => one.text.toLowerCase());
  // What was wrong from SYNO would be wrong from DICO.
  return text === null || said.includes(text.toLowerCase()) ? PASS : { type: 'answer', text };
}
