import type { Seat } from '../../../engine';
import { isSameWord } from './compare';
import { award, go, rest, type Happened } from './flow';
import { otherSide, sideOf, sidesOfSeats } from './sides';
import type { StruckReason } from './events';
import type { Side } from './setup';
import type { Clue, ClueEnd, State, TargetWord } from './types';

/** The word or name being played. */
export function targetOf({ riddle, names }: State): TargetWord {
  return names ? names.names[names.at]! : riddle!.words[riddle!.at]!;
}

function withTarget(state: State, change: Partial<TargetWord>): State {
  const { riddle, names } = state;
  const swap = (list: readonly TargetWord[], at: number) =>
    list.map((target, place) => (place === at ? { ...target, ...change } : target));
  if (names) return { ...state, names: { ...names, names: swap(names.names, names.at) } };
  return { ...state, riddle: { ...riddle!, words: swap(riddle!.words, riddle!.at) } };
}

/** What is sought: for DICO's eyes, and for the rules. */
function soughtWord({ config, riddle, names }: State): string {
  const { stock } = config;
  if (names) return stock.themes[names.index]!.names[names.at]!.name;
  return stock.riddles[riddle!.index]!.words[riddle!.at]!;
}

/** Whether what was typed is the word that is sought, in any of its forms. */
export function isSought(state: State, text: string): boolean {
  const { config, riddle, names } = state;
  const forms = names ? undefined : config.stock.riddles[riddle!.index]!.forms;
  return isSameWord(text, soughtWord(state), config.language, forms?.[riddle!.at]);
}

/** DICO has given a clue word; SYNO has one guess. */
export function give(state: State, text: string | null, happened: Happened): State {
  const { dico, left } = state.hunt!;
  const clue: Clue = { by: dico, text, guess: null, end: 'open' };
  happened.push({ type: 'clue', seat: dico, text, left: left - 1 });
  return go(withTarget(state, { clues: [...targetOf(state).clues, clue] }), 'guess');
}

function endClue(state: State, end: ClueEnd, guess: string | null): State {
  const { clues } = targetOf(state);
  return withTarget(state, {
    clues: clues.map((clue, nth) => (nth === clues.length - 1 ? { ...clue, end, guess } : clue)),
  });
}

/** A tap on found or missed while DICO speaks says that the clue was given, too. */
export const given = (state: State, happened: Happened): State =>
  state.phase === 'clue' ? give(state, null, happened) : state;

export function find(state: State, by: Seat, guess: string | null, happened: Happened): State {
  const { config, hunt } = state;
  const word = soughtWord(state);
  happened.push({ type: 'found', by, at: (state.names ?? state.riddle)!.at, word });
  const found = withTarget(endClue(state, 'found', guess), { fate: 'found', by });
  const sides = sidesOfSeats(config, [hunt!.dico, by]);
  const scored = award(found, sides, 1, state.names ? 'name' : 'word', happened);
  return settle(scored, hunt!.dico, sideOf(config, by));
}

export function miss(state: State, guess: string | null, happened: Happened): State {
  happened.push({ type: 'missed', seats: state.hunt!.synos, guess });
  return spend(endClue(state, 'missed', guess), happened);
}

/** Ruling: no clue in time spends that clue, no guess in time is a miss. */
export function lag(state: State, happened: Happened): State {
  const { dico, synos } = state.hunt!;
  if (state.phase === 'guess') {
    happened.push({ type: 'slow', seat: synos[0]! });
    return spend(endClue(state, 'slow', null), happened);
  }
  const clue: Clue = { by: dico, text: null, guess: null, end: 'silent' };
  happened.push({ type: 'slow', seat: dico });
  return spend(withTarget(state, { clues: [...targetOf(state).clues, clue] }), happened);
}

/** Ruling: a clue that is not allowed costs the word. In ping-pong the other team has its point as well. */
export const foul = (state: State, happened: Happened): State =>
  foulOn(state.phase === 'between' ? state : given(state, happened), happened);

/** Called by who has the relay now, and holds the phone. */
export function foulBefore(state: State, happened: Happened): State {
  const { dico } = state.hunt!;
  const called = foulOn(state, happened);
  return { ...called, pause: { ...called.pause!, seat: dico } };
}

/** The clue said last was not allowed. */
function foulOn(state: State, happened: Happened): State {
  const { fate, by, clues } = targetOf(state);
  const { by: dico } = clues[clues.length - 1]!;
  happened.push({ type: 'foul', seat: dico });
  const ended = endClue(state, 'foul', null);
  if (fate === 'pending') return forFoul(strike(ended, dico, 'foul', happened), dico, happened);
  // Called after the guess: what the word brought is taken away again.
  if (fate === 'struck') return forFoul(settle(ended, dico, rivalOf(state, dico)), dico, happened);
  const sides = sidesOfSeats(state.config, [dico, by!]);
  const taken = award(ended, sides, -1, state.names ? 'name' : 'word', happened);
  return forFoul(strike(taken, dico, 'foul', happened), dico, happened);
}

const rivalOf = ({ config }: State, dico: Seat): Side => otherSide(sideOf(config, dico));

const forFoul = (state: State, dico: Seat, happened: Happened): State =>
  !state.names && state.riddle!.kind === 'ping-pong'
    ? award(state, [rivalOf(state, dico)], 1, 'foul', happened)
    : state;

/** One clue word less. The last one gone the word is lost; in ping-pong the relay passes. */
function spend(state: State, happened: Happened): State {
  const { hunt, riddle, names } = state;
  const left = hunt!.left - 1;
  if (left === 0) return strike(state, hunt!.dico, 'missed', happened);
  if (names || riddle!.kind !== 'ping-pong') return go(state, 'clue', { hunt: { ...hunt!, left } });
  const other = rivalOf(state, hunt!.dico);
  const next = { dico: riddle!.dicos[other]!, synos: [riddle!.synos[other]!], left };
  return rest(state, 'relay', hunt!.dico, { hunt: next });
}

function strike(state: State, dico: Seat, why: StruckReason, happened: Happened): State {
  const { names } = state;
  const other = rivalOf(state, dico);
  happened.push({ type: 'struck', at: (names ?? state.riddle)!.at, why });
  const struck = withTarget(state, { fate: 'struck', by: null });
  // A name that is not found is the other team's point.
  return settle(names ? award(struck, [other], 1, 'name', happened) : struck, dico, other);
}

/** The word is done. The side that has it, or would have it next, leads the next one where teams compete. */
function settle(state: State, dico: Seat, lead: Side): State {
  const { riddle, names } = state;
  if (names)
    return rest(state, 'name', dico, { hunt: null, names: { ...names, opener: lead, bidding: lead } });
  const next = riddle!.kind === 'ping-pong' ? { ...riddle!, lead } : riddle;
  return rest(state, 'word', dico, { hunt: null, riddle: next });
}
