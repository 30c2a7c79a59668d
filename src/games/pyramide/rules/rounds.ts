import { afterLastRound, beginFinale } from './finale';
import { go, type Happened } from './flow';
import { hasNameLeft } from './following';
import { beginName, dueTheme } from './names';
import { isVariantRound } from './roles';
import { isDuel, isTogether, isTyped, riddlesARound, roundsToWin, sidesOf } from './sides';
import { ahead, ended, winRound } from './standing';
import { hasRiddles, isLeft, MOST_EXTRA } from './supply';
import type { Side } from './setup';
import type { State } from './types';

const dueRiddle = (state: State): State =>
  go(state, 'draw', { riddle: null, names: null, pause: null, die: null, heap: 'riddles' });

/** The rounds are begun in turn from this side on. */
export const beginGame = (state: State, began: Side): State =>
  beginRound({ ...state, die: null, began }, began);

/** Pawns start again each round. */
function beginRound(state: State, first: Side): State {
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
  if (die === 'round') {
    const kind = isVariantRound(state) ? 'ping-pong' : 'riddles';
    return winRound({ ...state, die: null }, first, kind, score, happened);
  }
  if (die === 'names') return dueTheme(state, first);
  return die === 'game' ? beginGame(state, first) : dueRiddle({ ...state, first });
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
  if (!mayGoOn(state, leaders.length)) return byDie(state, leaders);
  happened.push({ type: 'level', sides: leaders });
  return leaders.length === 3 ? beginRound(state, state.first) : dueRiddle({ ...state, level: leaders });
}

/** Ruling: where two play, with the app too, a round goes on twice at most; elsewhere as long as there are cards for it. */
function mayGoOn(state: State, level: number): boolean {
  const { config, turn } = state;
  if (isDuel(config) && turn >= riddlesARound(config) + 2 * MOST_EXTRA) return false;
  // Between two of three seats one riddle decides; between all three, the round again; between two sides one each.
  return hasRiddles(state, config.seats === 3 && level === 2 ? 1 : level);
}

/** Ruling: where the cards at hand run out in a tie, the die decides. */
const byDie = (state: State, level: readonly Side[]): State =>
  go(state, 'order', { riddle: null, pause: null, level, die: 'round' });

/** After a name: the next; after the fourth the round is decided, or goes on with another theme. */
export function nextName(state: State, happened: Happened): State {
  const { names, score } = state;
  if (hasNameLeft(names!)) return beginName(state, names!.at + 1);
  const leaders = ahead(score, [0, 1]);
  if (leaders.length === 1)
    return winRound({ ...state, pause: null }, leaders[0]!, 'ping-pong', score, happened);
  if (!isLeft(state, 'themes', 1)) return byDie(state, leaders);
  happened.push({ type: 'level', sides: leaders });
  return dueTheme(state, names!.opener);
}

/** On from a round: another one, or the last. */
export function afterRound(state: State, happened: Happened): State {
  const { config, rounds, round, began, finale } = state;
  if (finale) return afterLastRound(state, happened);
  if (Math.max(...rounds) < roundsToWin(config))
    // Ruling: the die decides who begins the game; later rounds are begun in turn, the third of two teams by the first again.
    return beginRound({ ...state, round: round + 1 }, (began + round) % sidesOf(config));
  // Ruling: free speech and gestures cannot be typed, so the game against the app ends with its rounds.
  return isTyped(config) ? ended(state, happened) : beginFinale(state);
}
