import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AppState, Platform } from 'react-native';
import { createDice, type Table } from '../engine';
import { readTimeNote, writeTimeNote, type Kept } from '../storage';
import { createPacing } from './beats';
import type { Box } from './box';
import { watchBlur } from './browserWindow';
import { deviceClock, wallTime, type Clock } from './clock';
import { useApp } from './AppProvider';
import { NOT_YOUR_TURN } from './frameRefusals';
import { createKeeper, type Keeper } from './keeper';
import { createSession, type Session, type Snapshot } from './session';

/** Chance outside of a game's log: a new seed for every sitting. */
export const freshSeed = (): number => (wallTime() ^ Math.floor(Math.random() * 0x100000000)) >>> 0;

/** So long a window may be out of use before it covers the hand it shows: a look at a message is no reason. */
const BLUR_MS = 4000;

export interface Sitting {
  readonly session: Session;
  readonly now: Snapshot;
  /** Somebody has played on with this game in another window: here it stands still, and nothing is written any more. */
  readonly elsewhere: boolean;
}

/** Opens a kept game and runs it for as long as the screen is there. */
export function useSession(box: Box, kept: Kept, table: Table, clock: Clock = deviceClock): Sitting {
  const { store, shelf, records, settings, language } = useApp();
  const [first] = useState({ pace: settings.pace, language });
  const { keeper, session } = useMemo(() => {
    const keeper = createKeeper(box, kept, { store, shelf, records });
    const opened = createSession(table, kept.saved.seats, kept.saved.countdownLeft, {
      clock,
      dice: createDice(freshSeed()),
      bots: box.players.bots,
      pace: first.pace,
      pacing: createPacing(box.table, kept.saved.seats, first.language),
      trouble: store.kind === 'memory' ? 'missing' : store.trouble(),
      draft: kept.saved.draft ?? null,
      noted: readTimeNote(store, kept.id),
      // The time of a game that goes on elsewhere is noted there.
      note: (note) => {
        if (!keeper.elsewhere()) writeTimeNote(store, kept.id, note);
      },
      keep: keeper.keep,
    });
    return { keeper, session: onlyHere(opened, keeper) };
  }, [box, kept, table, store, shelf, records, clock, first]);
  const elsewhere = useSyncExternalStore(keeper.subscribe, keeper.elsewhere, keeper.elsewhere);
  useEffect(() => {
    const changed = AppState.addEventListener('change', (state) => {
      if (state === 'active') keeper.look();
      session.front(state === 'active');
    });
    // Android photographs the app for its switcher before it says that it left the front.
    const blurred =
      Platform.OS === 'android' ? AppState.addEventListener('blur', () => session.front(false)) : null;
    const focused =
      Platform.OS === 'android' ? AppState.addEventListener('focus', () => session.front(true)) : null;
    return () => {
      changed.remove();
      blurred?.remove();
      focused?.remove();
      session.close();
    };
  }, [session, keeper]);
  useEffect(() => {
    if (!settings.coverOnBlur) return;
    let cancel: (() => void) | null = null;
    const stop = watchBlur((blurred) => {
      cancel?.();
      cancel = blurred ? clock.after(BLUR_MS, session.cover) : null;
    });
    return () => {
      cancel?.();
      stop();
    };
  }, [session, clock, settings.coverOnBlur]);
  useEffect(() => session.setPace(settings.pace), [session, settings.pace]);
  const now = useSyncExternalStore(session.subscribe, session.get, session.get);
  return { session, now, elsewhere };
}

/** A move is tried only where nobody has played on elsewhere: it could not be kept. */
const onlyHere = (session: Session, keeper: Keeper): Session => ({
  ...session,
  act: (move, seat) => (keeper.look() ? NOT_YOUR_TURN : session.act(move, seat)),
  undo: () => {
    if (!keeper.look()) session.undo();
  },
});
