import { beginEnigma, finishRiddle } from './enigma';
import { go, type Happened } from './flow';
import { hasWordLeft } from './following';
import { castRiddle } from './roles';
import { sideOf, sidesOf } from './sides';
import { WORDS } from './stock';
import type { Enigma, Hunt, Riddle, State, TargetWord } from './types';

/** The obelisk. They serve all five words. */
export const BRICKS = 13;
/** Clue words for each word of ping-pong, both teams together. */
export const PING_PONG_CLUES = 5;

const pending: TargetWord = { fate: 'pending', by: null, bet: null, clues: [] };
export const freshTargets = (count: number): readonly TargetWord[] =>
  Array.from({ length: count }, () => pending);

const closed: Enigma = { order: [], result: 'open', by: null, early: false, back: null, typed: [] };

/** A riddle is turned up, and its title read out. */
export function openRiddle(state: State, index: number, happened: Happened): State {
  const { config } = state;
  const { id, title } = config.stock.riddles[index]!;
  const cast = castRiddle(state);
  const riddle: Riddle = {
    ...cast,
    index,
    at: 0,
    words: freshTargets(WORDS),
    bricks: cast.kind === 'riddle' ? BRICKS : 0,
    enigma: closed,
    points: Array.from({ length: sidesOf(config) }, () => 0),
  };
  happened.push({ type: 'riddle-drawn', id, title, dicos: riddle.dicos });
  return go(state, 'title', { riddle, heap: null, played: state.played + 1 });
}

/** The title has been heard: roles are fixed, and DICO is shown the first word. */
export function beginRiddle(state: State): State {
  const { config, riddle } = state;
  const dicos = state.dicos.map(
    (last, side) => riddle!.dicos.find((dico) => sideOf(config, dico) === side) ?? last,
  );
  return beginWord({ ...state, dicos, riddle: { ...riddle!, free: false } }, 0);
}

function beginWord(state: State, at: number): State {
  const riddle = { ...state.riddle!, at };
  const { dicos, synos, lead } = riddle;
  if (lead === null) {
    const hunt: Hunt = { dico: dicos[0]!, synos, left: 0 };
    return go(state, 'bet', { riddle, hunt, pause: null });
  }
  const hunt: Hunt = { dico: dicos[lead]!, synos: [synos[lead]!], left: PING_PONG_CLUES };
  return go(state, 'clue', { riddle, hunt, pause: null });
}

/** The bricks are off the obelisk at once, used or not. */
export function bet(state: State, stake: number, happened: Happened): State {
  const { hunt } = state;
  const riddle = state.riddle!;
  const bricks = riddle.bricks - stake;
  happened.push({ type: 'bet', seat: hunt!.dico, bricks: stake, left: bricks });
  const words = riddle.words.map((word, at) => (at === riddle.at ? { ...word, bet: stake } : word));
  return go(state, 'clue', { riddle: { ...riddle, bricks, words }, hunt: { ...hunt!, left: stake } });
}

/** After a word: the next one; or, with all played or no brick left, the enigma. */
export function nextWord(state: State, happened: Happened): State {
  const riddle = state.riddle!;
  if (hasWordLeft(riddle)) return beginWord(state, riddle.at + 1);
  // Ruling: without a brick the remaining words are struck.
  const words = riddle.words.map((word, at) => {
    if (word.fate !== 'pending') return word;
    happened.push({ type: 'struck', at, why: 'no-bricks' });
    return { ...word, fate: 'struck' as const };
  });
  const done: State = { ...state, pause: null, riddle: { ...riddle, at: WORDS, words } };
  return riddle.enigma.result === 'open' ? beginEnigma(done) : finishRiddle(done, happened);
}
