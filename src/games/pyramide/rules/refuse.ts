import type { Actor } from '../../../engine';
import { highest, isFace, rollers } from './chance';
import { fold } from './compare';
import { hasWordLeft, isFoulLeft, isLastFoulLeft } from './following';
import { isSought, targetOf } from './hunt';
import type { Move } from './moves';
import { MOST_BID } from './names';
import type { Code, PyramideRefusal } from './refusals';
import { isDuel, isTyped, sideOf } from './sides';
import { stage } from './stage';
import { nextOf } from './stock';
import type { PublicConfig } from './setup';
import type { Phase, Riddle, State } from './types';

export const LONGEST_TEXT = 60;

const no = (code: Code, facts: Omit<PyramideRefusal, 'code'> = {}): PyramideRefusal => ({ code, ...facts });

/** The phases in which a move can be made at all. */
const WHEN: Readonly<Record<Move['type'], readonly Phase[]>> = {
  on: ['title', 'scored', 'round', 'list', 'list-over'],
  next: ['between'],
  dico: ['title', 'list'],
  bet: ['bet'],
  bid: ['bid'],
  leave: ['bid'],
  said: ['clue'],
  found: ['clue', 'guess'],
  missed: ['clue', 'guess'],
  foul: ['clue', 'guess', 'between'],
  slow: ['bet', 'bid', 'clue', 'guess', 'enigma', 'rival'],
  'early-answer': ['bet', 'clue', 'guess', 'between'],
  answered: ['enigma'],
  'give-up': ['enigma'],
  agree: ['rival'],
  differ: ['rival'],
  right: ['verdict'],
  wrong: ['verdict'],
  'said-by': ['express'],
  nobody: ['express'],
  clue: ['clue'],
  guess: ['guess'],
  answer: ['guess', 'between', 'enigma', 'rival'],
  pass: ['clue', 'guess', 'enigma', 'rival'],
  order: ['order'],
  draw: ['draw'],
  time: ['bet', 'bid', 'clue', 'guess', 'enigma', 'rival', 'express', 'between'],
};

const TYPED: readonly Move['type'][] = ['clue', 'guess', 'answer', 'pass'];
const COUNTED: readonly Move['type'][] = [
  'said',
  'found',
  'missed',
  'foul',
  'slow',
  'early-answer',
  'answered',
  'give-up',
  'agree',
  'differ',
  'right',
  'wrong',
];

export function refuse(state: State, actor: Actor, move: Move): PyramideRefusal | null {
  const { config, phase } = state;
  if (TYPED.includes(move.type) && !isTyped(config)) return no('played-aloud');
  if (COUNTED.includes(move.type) && isTyped(config)) return no('typed-play');
  if (!WHEN[move.type].includes(phase)) return no('not-now');
  return refuseActor(state, actor, move) ?? refuseMove(state, actor, move);
}

function refuseActor(state: State, actor: Actor, move: Move): PyramideRefusal | null {
  const due = stage(state);
  switch (move.type) {
    case 'order':
    case 'draw':
      return actor === 'chance' ? null : no('not-yours');
    case 'time': {
      const runs = due.kind === 'play' && due.countdown !== undefined;
      return actor === 'clock' && runs ? null : no('not-yours');
    }
    default: {
      const acts = due.kind === 'play' && due.acting.some(({ seat }) => seat === actor);
      return acts ? null : no('not-yours');
    }
  }
}

function refuseMove(state: State, actor: Actor, move: Move): PyramideRefusal | null {
  const { config, hunt, list, names } = state;
  switch (move.type) {
    case 'order': {
      const { left, sound } = highest(rollers(state), move.rolls);
      return sound && left.length === 1 && move.rolls.every((round) => round.every(isFace))
        ? null
        : no('not-now');
    }
    case 'draw':
      return move.from === state.heap && move.index === nextOf(state, move.from) ? null : no('not-now');
    case 'dico':
      return refuseDico(state, move.seat);
    case 'bet':
      return within(move.bricks, state.riddle!.bricks, 'bet-other');
    case 'bid':
      return within(move.clues, highestBid(names!.bid), 'bid-other');
    case 'leave':
      return names!.bid === null ? no('bid-other', { numbers: { low: 1, high: MOST_BID } }) : null;
    case 'found':
      return hunt!.synos.includes(move.by) ? null : no('not-a-guesser', { numbers: { seat: move.by } });
    case 'foul':
      if (move.last) return isLastFoulLeft(state) ? null : no('not-now');
      return state.phase !== 'between' || isFoulLeft(state) ? null : no('not-now');
    case 'said-by':
      return list!.synos.includes(move.seat) ? null : no('not-a-guesser', { numbers: { seat: move.seat } });
    case 'slow':
      return config.clock === null ? null : no('clock-runs');
    case 'early-answer':
      return refuseEarly(state);
    case 'clue':
      return refuseText(state, move.text) ?? refuseClue(state, move.text);
    case 'guess':
      return refuseText(state, move.text);
    case 'answer':
      return refuseText(state, move.text) ?? refuseAnswer(state, actor);
    default:
      return null;
  }
}

function within(value: number, high: number, code: Code): PyramideRefusal | null {
  return Number.isInteger(value) && value >= 1 && value <= high
    ? null
    : no(code, { numbers: { low: 1, high } });
}

/** Each bid is lower than the one before. */
export const highestBid = (bid: { readonly clues: number } | null): number =>
  bid ? bid.clues - 1 : MOST_BID;

function refuseDico({ config, riddle, names, list }: State, seat: number): PyramideRefusal | null {
  const facts = { numbers: { seat } };
  const cast = list ? { free: list.free, dicos: [list.dico] } : names ? null : riddle;
  if (!cast?.free) return no('roles-fixed');
  if (cast.dicos.includes(seat)) return no('dico-already', facts);
  const teams = cast.dicos.map((dico) => sideOf(config, dico));
  return seat < config.seats && teams.includes(sideOf(config, seat)) ? null : no('not-in-team', facts);
}

/** An early answer comes while a word is to be played after it. */
export function refuseEarlyIn(
  config: PublicConfig,
  phase: Phase,
  riddle: Pick<Riddle, 'at' | 'kind' | 'bricks' | 'enigma'>,
): PyramideRefusal | null {
  if (!isDuel(config)) return no('not-early');
  if (riddle.enigma.result !== 'open') return no('answered-already');
  const toCome = phase !== 'between' || hasWordLeft(riddle);
  return toCome ? null : no('not-early');
}

function refuseEarly({ config, phase, riddle }: State): PyramideRefusal | null {
  return riddle ? refuseEarlyIn(config, phase, riddle) : no('not-early');
}

/** In its own time the enigma is answered by who is asked; before it by SYNO alone, where two play. */
function refuseAnswer(state: State, actor: Actor): PyramideRefusal | null {
  if (state.phase === 'enigma' || state.phase === 'rival') return null;
  return refuseEarly(state) ?? (state.riddle!.synos[0] === actor ? null : no('not-yours'));
}

function refuseText({ config }: State, text: string): PyramideRefusal | null {
  if (fold(text, config.language) === '') return no('empty', { unfinished: true });
  return text.length > LONGEST_TEXT ? no('too-long', { numbers: { high: LONGEST_TEXT } }) : null;
}

/** The referee at the table knows the rules of clue words; these two nobody may overrule. */
function refuseClue(state: State, text: string): PyramideRefusal | null {
  const { language } = state.config;
  if (isSought(state, text)) return no('the-word-itself');
  const folded = fold(text, language);
  const again = targetOf(state).clues.some(
    (clue) => clue.text !== null && fold(clue.text, language) === folded,
  );
  return again ? no('clue-again') : null;
}
