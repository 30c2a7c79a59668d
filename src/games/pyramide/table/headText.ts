import { EXPRESSIONS, isTogether, riddlesARound, type Phase, type View } from '../rules';
import type { PyramideWords } from '../i18n';

/** Above everything: which riddle, which word of it, and the bet. */
export function headFor(view: View, words: PyramideWords): string {
  const { phase, riddle, names, list, hunt } = view;
  const { head } = words;
  if (list) {
    if (phase !== 'list' && list.at < EXPRESSIONS) return head.list(list.at + 1);
    const round = list.stake === 'round' ? [head.lastRound(view.history.length + 1)] : [];
    // The title of a list stands large below.
    return [...round, ...(phase === 'list' ? [] : [words.options.list])].join(' · ');
  }
  if (names) {
    const bid = names.bid ? ` · ${together(head.bet(names.bid.clues))}` : '';
    return broken(head.name(names.title, names.at + 1)) + bid;
  }
  if (!riddle || phase === 'title') return placeOf(view, words);
  const word = riddle.words[riddle.at];
  if (!word || WITHOUT_WORD.includes(phase)) return placeOf(view, words);
  const bet = word.bet !== null ? ` · ${together(head.bet(word.bet))}` : '';
  const clue = hunt?.clue ? ` · ${together(head.clue(hunt.clue.nth, hunt.clue.of))}` : '';
  return broken(head.word(riddle.title, riddle.at + 1)) + (clue || bet);
}

/** The enigma is about the whole sentence; its title stands large below. */
const WITHOUT_WORD: readonly Phase[] = ['enigma', 'rival', 'verdict', 'scored'];
/** Never broken inside. */
export const together = (text: string): string => text.replace(/ /g, '\u00A0');

/** Where it takes two lines it is broken before a whole piece, never inside "clue 1 of 3". */
const broken = (text: string): string => {
  const at = text.lastIndexOf(' · ');
  return at < 0 ? text : text.slice(0, at) + ' · ' + together(text.slice(at + 3));
};

/** Where in the game one is: the round and which riddle of it, or alone, how many riddles are still to come. */
function placeOf(view: View, { head }: PyramideWords): string {
  const { phase, round, history, played, turn, riddle, config } = view;
  const { alone } = config;
  if (alone && isTogether(config))
    return head.riddleOf(Math.min(alone.riddles, Math.max(1, played)), alone.riddles);
  // Ruling: the last round, of lists, is worth a round and counted like one.
  if ((phase === 'round' || phase === 'over') && history.at(-1)?.kind === 'lists')
    return head.lastRound(history.length);
  const of = riddlesARound(config);
  // What decides between those level is counted no more.
  return riddle?.kind === 'riddle' && turn < of
    ? `${head.round(round)} · ${head.riddleOf(turn + 1, of)}`
    : head.round(round);
}

/** What is read out, large: the riddle's title, or the theme. */
export function titleOf({ list, names, riddle }: View, words: PyramideWords): string {
  if (list) return words.options.list;
  if (names) return names.title;
  return riddle ? words.head.riddle(riddle.title) : '';
}
