import type { Player } from '../../../engine';
import { APP, isLate, type ClueEnd, type NamesView, type Side, type View } from '../rules';
import type { PyramideWords } from '../i18n';
import { answersSaid } from './appSays';
import type { JustNow } from './justNow';
import { nameOf, namesOf, sideName } from './seating';

/** What is going on, in words; where nothing is, that the app thinks. */
export function lineFor(view: View, seats: readonly Player[], words: PyramideWords, just?: JustNow): string {
  const thinks = view.typed && view.acting[0]?.seat === APP;
  return phaseLine(view, seats, words, just) || (thinks ? words.typed.appThinks(nameOf(seats, APP)) : '');
}

function phaseLine(
  view: View,
  seats: readonly Player[],
  words: PyramideWords,
  just: JustNow | undefined,
): string {
  const { status } = words;
  const { riddle, names, hunt, list } = view;
  const holder = nameOf(seats, view.acting[0]?.seat);
  switch (view.phase) {
    case 'title':
      if (names)
        return levelWords(view, seats, words, just) + status.titleNames(namesOf(seats, names.dicos, words));
      if (riddle?.kind === 'ping-pong') return status.titlePingPong(namesOf(seats, riddle.dicos, words));
      return riddle
        ? levelWords(view, seats, words, just) +
            (view.typed ? status.titleTyped : status.title)(
              namesOf(seats, riddle.dicos, words),
              namesOf(seats, riddle.synos, words),
            )
        : '';
    case 'bet':
      return status.bet(holder, riddle?.bricks ?? 0);
    case 'bid':
      return names?.bid ? status.bidLower(holder, names.bid.clues) : status.bid(holder);
    case 'clue':
      // Typed, there is no button to say that it was said.
      return view.typed && hunt?.word
        ? earlyWords(view, seats, words) + words.typed.word(hunt.word)
        : status.clue(nameOf(seats, hunt?.dico));
    case 'guess':
      return view.typed && hunt?.clue && view.acting[0]?.seat !== APP
        ? earlyWords(view, seats, words) + words.typed.which(hunt.clue.of - hunt.clue.nth, bricksCount(view))
        : status.guess(namesOf(seats, hunt?.synos ?? [], words));
    case 'between':
      return betweenLine(view, seats, words);
    case 'enigma':
      return status.enigma(nameOf(seats, riddle?.enigma.order[0]));
    case 'rival':
      return view.typed ? status.rivalTyped(answersSaid(view, seats, words).join(' ')) : status.rival(holder);
    case 'verdict':
      return status.verdict(holder);
    case 'scored':
      return riddle?.answer ? status.judged(riddle.answer) : '';
    case 'round': {
      const last = view.history[view.history.length - 1];
      if (!last) return '';
      const won = status.roundWon(sideName(view, seats, last.winner, words), view.history.length);
      // Where the die is still seen it need not be told.
      return last.byDie && !just?.die ? `${status.byDie} ${won}` : won;
    }
    case 'list':
      return list
        ? listLevelWords(seats, words, just) +
            status.list(nameOf(seats, list.dico), namesOf(seats, list.synos, words))
        : '';
    case 'express':
      return status.express(nameOf(seats, list?.dico));
    default:
      return '';
  }
}

/** What came of trying the enigma before its time, for as long as its words are still played. */
function earlyWords({ riddle }: View, seats: readonly Player[], { typed }: PyramideWords): string {
  const { early, result, by, typed: tried } = riddle?.enigma ?? {};
  const answer = riddle?.answer;
  const last = tried?.at(-1);
  if (!early || result === 'open' || !answer || !last) return '';
  return by == null
    ? `${typed.earlyWrong(last.text, answer)} `
    : `${typed.earlyRight(nameOf(seats, by), answer)} `;
}

/** Between all three seats a level round is played again; between two sides what goes on decides it. */
export const isRoundAgain = (level: readonly Side[]): boolean => level.length === 3;

/** What goes on because something is level says so. */
function levelWords(
  view: View,
  seats: readonly Player[],
  words: PyramideWords,
  just: JustNow | undefined,
): string {
  const level = view.level ?? just?.level?.sides;
  if (!level) return '';
  const names = words.and(level.map((side) => sideName(view, seats, side, words)));
  return `${(isRoundAgain(level) ? words.status.again : words.status.level)(names)} `;
}

function listLevelWords(seats: readonly Player[], words: PyramideWords, just: JustNow | undefined): string {
  const level = just?.listLevel?.seats;
  return level ? `${words.status.level(namesOf(seats, level, words))} ` : '';
}

function betweenLine(view: View, seats: readonly Player[], words: PyramideWords): string {
  const { pause, riddle, names, list } = view;
  const { status } = words;
  const last = (names ? names.names[names.at] : riddle?.words[riddle.at])?.clues.at(-1);
  const late = last !== undefined && isLate(last);
  if (pause?.why === 'relay') return late ? words.late.relay : status.relay;
  if (pause?.why === 'bid' && names) return bidLine(names, seats, words);
  if (pause?.why === 'expression' && list) {
    const finder = list.finders[list.at] ?? null;
    return finder === null
      ? `${words.doing.nobody}.`
      : words.tell.expression(nameOf(seats, finder), list.said[list.at] ?? '');
  }
  const done = names ? names.names[names.at] : riddle?.words[riddle.at];
  if (!done) return '';
  const fate = done.fate === 'found' ? status.found(done.word ?? '') : lostLine(view, last?.end, words);
  return riddle?.outOfBricks ? `${fate} ${status.noBricks}` : fate;
}

/** Where both teams play for the same words, what one of them loses may be the other's. */
function lostLine(
  { riddle, names }: View,
  end: ClueEnd | undefined,
  { status, late }: PyramideWords,
): string {
  if (end === 'foul') return names || riddle?.kind === 'ping-pong' ? status.foulGives : status.foul;
  if (end === 'slow' || end === 'silent') return names ? late.name : late.word;
  return names ? status.lostName : status.struck;
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

/** Once a word is lost there is no bonus to be had, and more clues cost nothing: that is said, or a larger bet looks odd. */
const bricksCount = ({ riddle }: View): boolean => !riddle?.words.some(({ fate }) => fate === 'struck');
