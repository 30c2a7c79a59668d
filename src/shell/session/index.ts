import { stageOf, type Player, type Saved, type Table } from '../../engine';
import { NOT_YOUR_TURN, READY_FIRST, TOO_LATE } from '../frameRefusals';
import { actingSeat } from '../screen';
import { takeBackSeat } from './eyes';
import { createRun } from './run';
import type { Session, Surroundings } from './types';

export type { Pace, Pacing, Session, Snapshot, Surroundings } from './types';

/** One game and all that can be asked of it. Knows no game and no React. */
export function createSession(
  opened: Table,
  seats: readonly Player[],
  countdownLeft: Saved['countdownLeft'],
  around: Surroundings,
): Session {
  const run = createRun(opened, seats, countdownLeft, around);
  const { presence, lingering, countdown, bots, drafts, shown } = run;

  /** Standing still is kept, so that a clock that was stopped cannot be gained by. */
  function stand(still: boolean): void {
    if (still) lingering.end();
    run.follow();
    if (still && countdown.now()) run.keep();
    run.show();
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    act: (move, seat) => {
      const screen = run.screen();
      if (screen.kind === 'cover' || presence.isPaused() || lingering.isOn()) return NOT_YOUR_TURN;
      if (countdown.now()?.waits) return READY_FIRST;
      if (run.isLate()) return TOO_LATE;
      const actor = seat ?? actingSeat(stageOf(run.table()), seats, screen);
      return actor === null ? NOT_YOUR_TURN : run.enter(actor, move);
    },
    undo: () => {
      if (!run.isLate() && takeBackSeat(run.table(), seats, run.screen()) !== null) run.takeBack();
    },
    uncover: () => {
      const screen = run.screen();
      if (screen.kind === 'cover') run.uncover(screen.seat);
    },
    hurry: run.hurry,
    ready: () => {
      if (run.screen().kind === 'cover' || presence.isPaused() || !countdown.ready()) return;
      run.followCountdown();
      run.show();
    },
    cover: () => {
      if (presence.cover()) stand(true);
    },
    draft: (name) => drafts.read(name, run.table(), run.screen()),
    keepDraft: (name, what) => {
      if (run.isClosed() || lingering.isOn()) return;
      if (!drafts.write(name, what, run.table(), run.screen())) return;
      const before = shown.get().trouble;
      if (run.keep() !== before) run.show();
    },
    step: () => {
      if (!bots.now()?.waits) return;
      bots.step(run.table());
      run.followCountdown();
      run.show();
    },
    setPace: (pace) => {
      if (!bots.setPace(pace)) return;
      run.follow();
      run.show();
    },
    pause: (on) => {
      if (presence.pause(on)) stand(on);
    },
    front: (on) => {
      if (presence.front(on)) stand(!on);
    },
    close: () => {
      if (run.isClosed()) return;
      countdown.close();
      if (countdown.now()) run.keep();
      run.close();
    },
  };
}
