import {
  betOn,
  ideas,
  MINDS,
  netOf,
  rank,
  seenOf,
  solve,
  taskIn,
  type Candidate,
  type Seen,
  type Task,
} from '../bots';
import { evidenceOf } from '../bots/evidence';
import { PERSON, type Phase, type View } from '../rules';
import type { Language } from '../../../i18n';
import { PYRAMIDE_WORDS, type PyramideWords } from '../i18n';
import type { HintLayer } from '../../../shell';
import type { Answers, Lexicon } from '../lexicon';
import { slotText } from './slotWords';

type HintWords = PyramideWords['learning']['hint'];
type Layers = Generator<void, readonly HintLayer[], void>;

const MIND = MINDS.strong;
const CANDIDATES = 3;
/** Clue words looked ahead when a bet is advised. */
const AHEAD = 6;
/** So likely to be found from one clue, a word is easy. */
const EASY = 0.7;

const THINKING: readonly Phase[] = ['bet', 'clue', 'guess', 'enigma', 'rival'];

/** Only where words are typed, and the person is to find one: at a table of people, people help. */
export const hints = ({ typed, eyes, acting, phase }: View): boolean =>
  typed && eyes === PERSON && acting.some(({ seat }) => seat === PERSON) && THINKING.includes(phase);

/** What the app knows of words, and of what riddles may be about. */
interface Known {
  readonly lexicon: Lexicon;
  readonly answers: Answers | null;
}

/** What it goes by is what the seat sees, and no more. */
export function* hint(
  view: View,
  { lexicon, answers }: Known,
  language: Language,
): Generator<void, readonly HintLayer[] | null, void> {
  if (!hints(view)) return null;
  const says = PYRAMIDE_WORDS[language].learning.hint;
  switch (view.phase) {
    case 'guess':
      return yield* forGuess(view, lexicon, says);
    case 'bet':
      return yield* forBet(view, { lexicon, answers }, says);
    case 'clue':
      return yield* forClue(view, { lexicon, answers }, says);
    default:
      return yield* forEnigma(view, { lexicon, answers }, says);
  }
}

/** What fits the blank, then where the clues lead, then what the app would say, which has not seen the word either. */
function* forGuess(view: View, lexicon: Lexicon, says: HintWords): Layers {
  const seen = seenOf(view)!;
  const hidden = view.riddle!.parts === null;
  const kind = slotText(seen.parts[seen.at] ?? '', view.config.language, says);
  const first = { text: hidden ? says.hidden : kind === null ? says.open : says.blank(kind) };
  const net = yield* netOf(lexicon);
  const best = (yield* rank(net, seen, MIND)).slice(0, CANDIDATES);
  const [top] = best;
  if (!top) return [first, { text: says.nothing }];
  const clue = yield* tellingClue(seen, top, lexicon);
  // In the order of the alphabet, so that the first is not simply the best.
  const words = best.map(({ word }) => word).sort((one, other) => one.localeCompare(other));
  const second = words.length > 1 ? [{ text: says.candidates(clue, words.join(', ')) }] : [];
  return [first, ...second, { text: says.best(top.word) }];
}

/** The clue that speaks most for this candidate. */
function* tellingClue(seen: Seen, { word }: Candidate, lexicon: Lexicon): Generator<void, string, void> {
  const net = yield* netOf(lexicon);
  const entry = net.entries.findIndex((one) => one.word === word);
  let [most, telling] = [-1, seen.clues[0]!];
  for (const clue of seen.clues) {
    const evidence = (yield* evidenceOf(net, clue, MIND))[entry] ?? 0;
    if (evidence > most) [most, telling] = [evidence, clue];
  }
  return telling;
}

function* forBet(view: View, { lexicon, answers }: Known, says: HintWords): Layers {
  const task = yield* taskIn(view, lexicon, answers, MIND);
  const had = yield* ideas(task!, lexicon, MIND, AHEAD);
  if (had.length === 0) return [{ text: says.mute }];
  const { bricks, words, at } = view.riddle!;
  const lost = words.some(({ fate }) => fate === 'struck');
  const stake = { bricks, after: words.length - at - 1, lost };
  return [{ text: had[0]!.chance >= EASY ? says.easy : says.hard }, { text: says.bet(betOn(had, stake)) }];
}

/** The kind of link, then how the clue word begins, then the word. */
function* forClue(view: View, { lexicon, answers }: Known, says: HintWords): Layers {
  const task = (yield* taskIn(view, lexicon, answers, MIND))!;
  const [idea] = yield* ideas(task, lexicon, MIND, 1);
  if (!idea) return [{ text: says.mute }];
  const clue = task.left === 1 ? idea.last : idea.clue;
  return [{ text: linkText(clue, task, lexicon, says) }, letters(clue, says), { text: says.clue(clue) }];
}

function linkText(clue: string, { wrong }: Task, lexicon: Lexicon, says: HintWords): string {
  const last = wrong[wrong.length - 1];
  if (last !== undefined) return says.away(last);
  const pos = lexicon.entry(clue)?.pos;
  return pos === undefined || pos === 'o' ? says.word : says.through(says.pos[pos]);
}

const letters = (clue: string, says: HintWords): HintLayer => ({
  text: says.first(clue[0]!.toUpperCase(), clue.length),
});

function* forEnigma(view: View, { lexicon, answers }: Known, says: HintWords): Layers {
  const { title, parts, found } = seenOf(view)!;
  const first = { text: says.enigma(title) };
  const answer = answers ? yield* solve({ title, parts, found }, answers, lexicon, MIND) : null;
  return answer === null ? [first] : [first, { text: says.enigmaBest(answer) }];
}
