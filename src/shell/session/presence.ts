import type { Player, Seat, Stage } from '../../engine';
import { screenFor, type Screen } from '../screen';

/** Who is looking at the screen, and whether anybody is: the game stands still under a menu, and while the app is not in front. */
export interface Presence {
  screen(stage: Stage): Screen;
  isPaused(): boolean;
  /** Nothing lies over the game, and the app is in front. */
  isHere(): boolean;
  /** Whoever was looking has handed the phone on as soon as other eyes are asked for. */
  follow(stage: Stage): void;
  uncover(seat: Seat): void;
  /** Each of these answers whether anything changed. */
  cover(): boolean;
  pause(on: boolean): boolean;
  front(on: boolean): boolean;
}

export function createPresence(seats: readonly Player[]): Presence {
  let uncovered: Seat | null = null;
  let paused = false;
  let inFront = true;
  return {
    screen: (stage) => screenFor(stage, seats, uncovered),
    isPaused: () => paused,
    isHere: () => inFront && !paused,
    follow: (stage) => {
      if (stage.kind !== 'play' || stage.eyes !== uncovered) uncovered = null;
    },
    uncover: (seat) => {
      uncovered = seat;
    },
    cover: () => {
      const changed = uncovered !== null;
      uncovered = null;
      return changed;
    },
    pause: (on) => {
      const changed = on !== paused;
      paused = on;
      return changed;
    },
    front: (on) => {
      const changed = on !== inFront;
      inFront = on;
      if (changed && !on) uncovered = null;
      return changed;
    },
  };
}
