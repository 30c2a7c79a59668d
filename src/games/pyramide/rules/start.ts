import { beginGame } from './rounds';
import type { Config } from './setup';
import { isTogether, sidesOf } from './sides';
import type { State } from './types';

export function start(config: Config): State {
  const sides = sidesOf(config);
  const zeros = Array.from({ length: sides }, () => 0);
  const blank: State = {
    config,
    phase: 'order',
    beat: 0,
    drawn: { riddles: 0, themes: 0, lists: 0 },
    die: 'game',
    heap: null,
    round: 1,
    turn: 0,
    played: 0,
    began: 0,
    first: 0,
    level: null,
    score: zeros,
    rounds: zeros,
    history: [],
    dicos: zeros.map(() => null),
    pause: null,
    riddle: null,
    names: null,
    hunt: null,
    list: null,
    finale: null,
    result: null,
  };
  // A team of two with the app has nobody to roll against.
  if (isTogether(config)) return beginGame(blank, 0);
  return config.first === 'die' ? blank : beginGame(blank, config.first);
}
