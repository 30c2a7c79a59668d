import type { View } from '../../engine/pyramide';
import type { PyramideWords } from '../../i18n/pyramide';

/** Above everything: which riddle, which word of it, and the bet. */
export function headFor(view: View, words: PyramideWords): string {
  const { phase, riddle, names, list, hunt } = view;
  const { head } = words;
  if (phase === 'express' && list) return head.list(list.at + 1);
  if (names) {
    const bid = names.bid ? ` · ${head.bet(names.bid.clues)}` : '';
    return head.name(names.title, Math.min(4, names.at + 1)) + bid;
  }
  if (!riddle || phase === 'title') return placeOf(view, words);
  if (riddle.at >= 5 || phase === 'enigma' || phase === 'verdict' || phase === 'rival' || phase === 'scored')
    return head.riddle(riddle.title);
  const word = riddle.words[riddle.at]!;
  const bet = word.bet !== null ? ` · ${head.bet(word.bet)}` : '';
  const nth = hunt && word.bet !== null ? ` · ${head.clue(word.bet - hunt.left + 1, word.bet)}` : '';
  return head.word(riddle.title, riddle.at + 1) + (nth || bet);
}

/** Where in the game one is: the round, or alone, how many riddles are still to come. */
function placeOf({ round, played, config: { alone } }: View, { head }: PyramideWords): string {
  return alone && alone.mode !== 'alternate'
    ? head.riddleOf(Math.min(alone.riddles, Math.max(1, played)), alone.riddles)
    : head.round(round);
}
