import type { View } from '../../engine/pyramide';
import type { PyramideWords } from '../../i18n/pyramide';

/** Above everything: which riddle, which word of it, and the bet. */
export function headFor(view: View, words: PyramideWords): string {
  const { phase, riddle, names, list, hunt } = view;
  const { head } = words;
  // The title of a list stands large below.
  if (list) return phase === 'list' ? '' : list.at < 5 ? head.list(list.at + 1) : words.options.list;
  if (names) {
    const bid = names.bid ? ` · ${together(head.bet(names.bid.clues))}` : '';
    return broken(head.name(names.title, Math.min(4, names.at + 1))) + bid;
  }
  if (!riddle || phase === 'title') return placeOf(view, words);
  if (riddle.at >= 5 || phase === 'enigma' || phase === 'verdict' || phase === 'rival' || phase === 'scored')
    return head.riddle(riddle.title);
  const word = riddle.words[riddle.at]!;
  const bet = word.bet !== null ? ` · ${together(head.bet(word.bet))}` : '';
  const most = riddle.kind === 'ping-pong' ? PING_PONG_CLUES : word.bet;
  const nth = hunt && most !== null ? ` · ${together(head.clue(most - hunt.left + 1, most))}` : '';
  return broken(head.word(riddle.title, riddle.at + 1)) + (nth || bet);
}

const PING_PONG_CLUES = 5;
const together = (text: string): string => text.replace(/ /g, '\u00A0');

/** Where it takes two lines it is broken before a whole piece, never inside "clue 1 of 3". */
const broken = (text: string): string => {
  const at = text.lastIndexOf(' · ');
  return at < 0 ? text : text.slice(0, at) + ' · ' + together(text.slice(at + 3));
};

/** Where in the game one is: the round, or alone, how many riddles are still to come. */
function placeOf({ round, played, config: { alone } }: View, { head }: PyramideWords): string {
  return alone && alone.mode !== 'alternate'
    ? head.riddleOf(Math.min(alone.riddles, Math.max(1, played)), alone.riddles)
    : head.round(round);
}
