import type { Player } from '../../../engine';
import { isLate, type NamesView, type View } from '../rules';
import type { PyramideWords } from '../i18n';
import { appSaid } from './appSays';
import { nameOf, namesOf, sideName } from './seating';

/** What is going on, in words. */
export function lineFor(view: View, seats: readonly Player[], words: PyramideWords): string {
  const { line } = words;
  const { riddle, names, hunt, list } = view;
  const holder = nameOf(seats, view.acting[0]?.seat);
  switch (view.phase) {
    case 'title':
      if (names) return line.titleNames(namesOf(seats, names.dicos, words));
      if (riddle?.kind === 'ping-pong') return line.titlePingPong(namesOf(seats, riddle.dicos, words));
      return riddle
        ? levelWords(view, seats, words) +
            (view.typed ? line.titleTyped : line.title)(
              namesOf(seats, riddle.dicos, words),
              namesOf(seats, riddle.synos, words),
            )
        : '';
    case 'bet':
      return line.bet(holder, riddle?.bricks ?? 0);
    case 'bid':
      return names?.bid ? line.bidLower(holder, names.bid.clues) : line.bid(holder);
    case 'clue':
      // Typed, there is no button to say that it was said.
      return view.typed && hunt?.word ? words.typed.word(hunt.word) : line.clue(nameOf(seats, hunt?.dico));
    case 'guess':
      return line.guess(namesOf(seats, hunt?.synos ?? [], words));
    case 'between':
      return betweenLine(view, seats, words);
    case 'enigma':
      return line.enigma(nameOf(seats, riddle?.enigma.order[0]));
    case 'rival':
      return view.typed ? line.rivalTyped(appSaid(view, seats, words).join(' ')) : line.rival(holder);
    case 'verdict':
      return line.verdict(holder);
    case 'scored':
      return riddle?.answer ? line.judged(riddle.answer) : '';
    case 'round': {
      const last = view.history[view.history.length - 1];
      if (!last) return '';
      const won = line.roundWon(sideName(view, seats, last.winner, words), view.history.length);
      return last.byDie ? `${line.byDie} ${won}` : won;
    }
    case 'list':
      return list ? line.list(nameOf(seats, list.dico), namesOf(seats, list.synos, words)) : '';
    case 'express':
      return line.express(nameOf(seats, list?.dico));
    case 'list-over':
      return line.listOver;
    default:
      return '';
  }
}

/** A riddle beyond the usual ones says why it is played. */
const levelWords = (view: View, seats: readonly Player[], words: PyramideWords): string =>
  view.level
    ? `${words.line.level(words.and(view.level.map((side) => sideName(view, seats, side, words))))} `
    : '';

function betweenLine(view: View, seats: readonly Player[], words: PyramideWords): string {
  const { pause, riddle, names, list } = view;
  const { line } = words;
  const last = (names ? names.names[names.at] : riddle?.words[riddle.at])?.clues.at(-1);
  const late = last !== undefined && isLate(last);
  if (pause?.why === 'relay') return late ? words.late.relay : line.relay;
  if (pause?.why === 'bid' && names) return bidLine(names, seats, words);
  if (pause?.why === 'expression' && list) {
    const finder = list.finders[list.at] ?? null;
    return finder === null
      ? `${words.doing.nobody}.`
      : words.tell.expression(nameOf(seats, finder), list.said[list.at] ?? '');
  }
  const done = names ? names.names[names.at] : riddle?.words[riddle.at];
  if (!done) return '';
  const fate = done.fate === 'found' ? line.found(done.word ?? '') : late ? words.late.word : line.struck;
  return riddle?.outOfBricks ? `${fate} ${line.noBricks}` : fate;
}

/** What the DICO who is still looking has said: a number, or nothing lower. */
function bidLine(
  { bid, bidding, dicos }: NamesView,
  seats: readonly Player[],
  { tell }: PyramideWords,
): string {
  if (!bid) return '';
  return bid.side === bidding
    ? tell.left(nameOf(seats, dicos[1 - bidding]))
    : tell.bid(nameOf(seats, dicos[bid.side]), bid.clues);
}
