import type { Refusal, Sitter } from '../../engine/core';
import type { View } from '../../engine/pyramide';
import type { PyramideWords } from '../../i18n/pyramide';
import { nameOf, namesOf, sideName } from './seating';

/** What is going on, in words. */
export function lineFor(view: View, seats: readonly Sitter[], words: PyramideWords): string {
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
      return line.clue(nameOf(seats, hunt?.dico));
    case 'guess':
      return line.guess(namesOf(seats, hunt?.synos ?? [], words));
    case 'between':
      return betweenLine(view, words);
    case 'enigma':
      return line.enigma(nameOf(seats, riddle?.enigma.order[0]));
    case 'rival':
      return line.rival(holder);
    case 'verdict':
      return line.verdict(holder);
    case 'scored':
      return riddle?.answer ? line.judged(riddle.answer) : '';
    case 'round': {
      const last = view.history[view.history.length - 1];
      return last ? line.roundWon(sideName(view, seats, last.winner, words), view.history.length) : '';
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
const levelWords = (view: View, seats: readonly Sitter[], words: PyramideWords): string =>
  view.level
    ? `${words.line.level(words.and(view.level.map((side) => sideName(view, seats, side, words))))} `
    : '';

function betweenLine({ pause, riddle, names }: View, { line }: PyramideWords): string {
  if (pause?.why === 'relay' || pause?.why === 'bid') return line.relay;
  const done = names ? names.names[names.at] : riddle?.words[riddle.at];
  if (!done || pause?.why === 'expression') return '';
  if (done.fate === 'found') return line.found(done.word ?? '');
  return riddle && riddle.bricks === 0 && done.bet === null ? line.noBricks : line.struck;
}

export function refusalText({ code, numbers }: Refusal, { refused }: PyramideWords): string {
  if ((code === 'bet-other' || code === 'bid-other') && numbers)
    return refused[code](numbers.low!, numbers.high!);
  const sentence = refused[code as keyof typeof refused];
  return typeof sentence === 'string' ? sentence : refused.other;
}
