import { afterLastRound, beginFinale } from './finale';
import { go, type Happened } from './flow';
import { hasNameLeft } from './following';
import { beginName, dueTheme } from './names';
import { isVariantRound } from './roles';
import { isTogether, isTyped, riddlesARound, roundsToWin, sidesOf } from './sides';
import { ahead, ended, winRound } from './standing';
import type { Side } from './setup';
import type { State } from './types';

/** Riddles each, beyond the round's own, before the die decides it. */
const MOST_EXTRA = 2;

const dueRiddle = (state: State): State =>
  go(state, 'draw', { riddle: null, names: null, pause: null, die: null, heap: 'riddles' });

/** Pawns start again each round. */
export function beginRound(state: State, first: Side): State {
  const sides = sidesOf(state.config);
  const fresh: State = {
    ...state,
    first,
    turn: 0,
    level: null,
    riddle: null,
    names: null,
    score: Array.from({ length: sides }, () => 0),
    dicos: Array.from({ length: sides }, () => null),
  };
  return isVariantRound(fresh) ? go(fresh, 'order', { die: 'ping-pong' }) : dueRiddle(fresh);
}

/** The die has fallen for this side. */
export function lead(state: State, first: Side, happened: Happened): State {
  const { die, score } = state;
  if (die === 'round') return winRound({ ...state, die: null }, first, 'riddles', score, happened);
  if (die === 'names') return dueTheme(state, first);
  return die === 'game' ? beginRound({ ...state, die: null }, first) : dueRiddle({ ...state, first });
}

/** On from a riddle's score. */
export function afterRiddle(state: State, happened: Happened): State {
  const { config, riddle, score, played } = state;
  if (isTogether(config)) return played < config.alone!.riddles ? dueRiddle(state) : ended(state, happened);
  if (riddle!.kind === 'ping-pong') {
    // Proper names begin with the team behind. Ruling: level, the die decides.
    const leaders = ahead(score, [0, 1]);
    return leaders.length === 1
      ? dueTheme(state, 1 - leaders[0]!)
      : go(state, 'order', { riddle: null, die: 'names' });
  }
  const turn = state.turn + 1;
  const usual = riddlesARound(config);
  // Where three play, one riddle decides between two; elsewhere each side has one more.
  const complete = turn >= usual && (config.seats === 3 || (turn - usual) % 2 === 0);
  return complete ? decide({ ...state, turn }, happened) : dueRiddle({ ...state, turn });
}

function decide(state: State, happened: Happened): State {
  const { score, level } = state;
  const among = level ?? score.map((_, side) => side);
  const leaders = ahead(score, among);
  if (leaders.length === 1) return winRound(state, leaders[0]!, 'riddles', score, happened);
  // Ruling: with the app only enigmas part the two; a round that two more riddles each leave level goes by the die.
  if (isTyped(state.config) && state.turn >= riddlesARound(state.config) + 2 * MOST_EXTRA)
    return go(state, 'order', { riddle: null, die: 'round' });
  happened.push({ type: 'level', sides: leaders });
  return leaders.length === 3 ? beginRound(state, state.first) : dueRiddle({ ...state, level: leaders });
}

/** After a name: the next; after the fourth the round is decided, or goes on with another theme. */
export function nextName(state: State, happened: Happened): State {
  const { names, score } = state;
  if (hasNameLeft(names!)) return beginName(state, names!.at + 1);
  const leaders = ahead(score, [0, 1]);
  if (leaders.length === 1)
    return winRound({ ...state, pause: null }, leaders[0]!, 'ping-pong', score, happened);
  happened.push({ type: 'level', sides: leaders });
  return dueTheme(state, names!.opener);
}

/** On from a round: another one, or the last. */
export function afterRound(state: State, happened: Happened): State {
  const { config, rounds, round, first, finale } = state;
  if (finale) return afterLastRound(state, happened);
  if (Math.max(...rounds) < roundsToWin(config))
    // Ruling: the die decides who begins the game; later rounds are begun by the next to the left.
    return beginRound({ ...state, round: round + 1 }, (first + 1) % sidesOf(config));
  // Ruling: free speech and gestures cannot be typed, so the game against the app ends with its rounds.
  return isTyped(config) ? ended(state, happened) : beginFinale(state);
}
