import type { Actor, Seat, Step } from '../../../engine';
import { highest, rollers } from './chance';
import { isRightAnswer } from './compare';
import { isRightByEar } from './heard';
import { answer, answerEarly, contest, giveUp, judge, leadEnigma, typeAnswer } from './enigma';
import type { GameEvent } from './events';
import { afterList, closeList, express, leadLists, nextExpression, openList } from './finale';
import { go, type Happened } from './flow';
import { find, foul, foulBefore, give, given, isSought, lag, miss, targetOf } from './hunt';
import type { Move } from './moves';
import { afterBid, beginName, bid, leave, openTheme } from './names';
import { beginRiddle, bet, nextWord, openRiddle } from './riddle';
import { afterRiddle, afterRound, lead, nextName } from './rounds';
import { partnerOf, sideOf } from './sides';
import type { State } from './types';

export function apply(state: State, actor: Actor, move: Move): Step<State, GameEvent> {
  const events: Happened = [];
  const after = step(state, actor, move, events);
  return { state: after, events, sealed: reveals(state, after, move), fixes: isFirstClue(state, move) };
}

const GIVING: readonly Move['type'][] = ['said', 'clue', 'found', 'missed', 'foul', 'slow', 'pass'];

/** Ruling: a bet can be changed only until its first clue is said. */
const isFirstClue = (before: State, { type }: Move): boolean =>
  before.phase === 'clue' && GIVING.includes(type) && targetOf(before).clues.length === 0;

/** A wrong tap can be taken back until something is shown that was not known before. */
function reveals(before: State, after: State, move: Move): boolean {
  switch (move.type) {
    case 'next':
    // What is typed is compared at once: whether it was right is known.
    case 'guess':
    case 'answer':
      return true;
    case 'on':
      return before.phase === 'title' || before.phase === 'list';
    // The judge's own taps can be taken back: the judge has seen the answer before them.
    case 'right':
    case 'wrong':
      return false;
    default:
      return after.phase === 'verdict' || (isOpen(before) && !isOpen(after));
  }
}

const isOpen = ({ riddle }: State): boolean => riddle === null || riddle.enigma.result === 'open';

function step(state: State, actor: Actor, move: Move, happened: Happened): State {
  switch (move.type) {
    case 'order':
      return order(state, move.rolls, happened);
    case 'draw':
      return draw(state, move, happened);
    case 'on':
      return on(state, happened);
    case 'next':
      return next(state, happened);
    case 'dico':
      return takeRole(state, move.seat, happened);
    case 'bet':
      return bet(state, move.bricks, happened);
    case 'bid':
      return bid(state, move.clues, happened);
    case 'leave':
      return leave(state, happened);
    case 'said':
      return give(state, null, happened);
    case 'clue':
      return give(state, move.text, happened);
    case 'found':
      return find(given(state, happened), move.by, null, happened);
    case 'missed':
      return miss(given(state, happened), null, happened);
    case 'foul':
      return move.last ? foulBefore(state, happened) : foul(state, happened);
    case 'guess': {
      const right = isSought(state, move.text);
      return right ? find(state, actor as Seat, move.text, happened) : miss(state, move.text, happened);
    }
    case 'answer': {
      const { config, riddle } = state;
      const { language, stock } = config;
      const sought = stock.riddles[riddle!.index]!;
      const right =
        isRightAnswer(move.text, sought, language) ||
        (sought.byEar === true && isRightByEar(move.text, sought, language));
      return typeAnswer(state, actor as Seat, move.text, right, happened);
    }
    case 'early-answer':
      return answerEarly(state, happened);
    case 'answered':
      return answer(state, happened);
    case 'give-up':
      return giveUp(state, happened);
    case 'agree':
    case 'differ':
      return contest(state, move.type === 'differ', happened);
    case 'right':
    case 'wrong':
      return judge(state, move.type === 'right', happened);
    case 'said-by':
      return express(state, move.seat, happened);
    case 'nobody':
      return express(state, null, happened);
    case 'slow':
    case 'time':
      return late(state, happened);
    case 'pass':
      return pass(state, happened);
  }
}

/** Typed: nothing comes to mind. */
function pass(state: State, happened: Happened): State {
  switch (state.phase) {
    case 'enigma':
      return giveUp(state, happened);
    case 'rival':
      return contest(state, false, happened);
    case 'guess':
      return miss(state, null, happened);
    default:
      return lag(state, happened);
  }
}

/** What the clock does, and without one whoever says *too slow*. */
function late(state: State, happened: Happened): State {
  const { phase, hunt, riddle } = state;
  if (phase === 'bet' || phase === 'bid') happened.push({ type: 'slow', seat: hunt!.dico });
  if (phase === 'enigma') happened.push({ type: 'slow', seat: riddle!.enigma.order[0]! });
  if (phase === 'rival') happened.push({ type: 'slow', seat: riddle!.dicos[0]! });
  switch (phase) {
    case 'bet':
      return bet(state, 1, happened);
    case 'bid':
      // Ruling: no bid in time is a bid of 1 by who opens; who may bid lower leaves it.
      return state.names!.bid === null ? bid(state, 1, happened) : leave(state, happened);
    case 'enigma':
      return giveUp(state, happened);
    case 'rival':
      return contest(state, false, happened);
    case 'express':
    case 'between':
      return closeList(state, happened, true);
    default:
      return lag(state, happened);
  }
}

function order(state: State, rolls: readonly (readonly number[])[], happened: Happened): State {
  const among = rollers(state);
  const first = highest(among, rolls).left[0]!;
  happened.push({ type: 'ordered', why: state.die!, among, rolls, first });
  if (state.die === 'enigma') return leadEnigma({ ...state, die: null }, first);
  return state.die === 'list' ? leadLists(state, first, happened) : lead(state, first, happened);
}

function draw(state: State, { from, index }: Move & { type: 'draw' }, happened: Happened): State {
  const drawn: State = { ...state, drawn: { ...state.drawn, [from]: state.drawn[from] + 1 } };
  if (from === 'riddles') return openRiddle(drawn, index, happened);
  return from === 'themes' ? openTheme(drawn, index, happened) : openList(drawn, index, happened);
}

function on(state: State, happened: Happened): State {
  switch (state.phase) {
    case 'title':
      return state.names ? beginName(state, 0) : beginRiddle(state);
    case 'scored':
      return afterRiddle(state, happened);
    case 'round':
      return afterRound(state, happened);
    case 'list':
      return go(state, 'express', { list: { ...state.list!, free: false } });
    default:
      return afterList(state, happened);
  }
}

function next(state: State, happened: Happened): State {
  switch (state.pause!.why) {
    case 'word':
      return nextWord(state, happened);
    case 'relay':
      return go(state, 'clue', { pause: null });
    case 'bid':
      return afterBid(state);
    case 'name':
      return nextName(state, happened);
    case 'expression':
      return nextExpression(state, happened);
  }
}

/** Another seat of the team is DICO, while that is free. */
function takeRole(state: State, seat: Seat, happened: Happened): State {
  const { config, riddle, list } = state;
  happened.push({ type: 'dico', seat });
  if (list) return { ...state, list: { ...list, dico: seat } };
  const dicos = riddle!.dicos.map((dico) => (sideOf(config, dico) === sideOf(config, seat) ? seat : dico));
  return { ...state, riddle: { ...riddle!, dicos, synos: dicos.map(partnerOf) } };
}
