import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AppState, Platform } from 'react-native';
import { createDice, stageOf, type Saved, type Table } from '../engine';
import { readTimeNote, writeTimeNote, type Kept, type Summary } from '../storage';
import type { Box } from './box';
import { deviceClock, wallTime, type Clock } from './clock';
import { useApp } from './AppProvider';
import { createSession, type Session, type Snapshot } from './session';
import { noteResult } from './solo';

export function summaryOf(table: Table): Summary {
  const stage = stageOf(table);
  if (stage.kind === 'over') {
    const everybodyLevel = stage.ranking.length === 1 && stage.ranking[0]!.length > 1;
    return { over: true, winners: everybodyLevel ? [] : stage.ranking[0]!, turn: null };
  }
  return { over: false, winners: [], turn: stage.kind === 'play' ? stage.acting[0].seat : null };
}

/** Chance outside of a game's log: a new seed for every sitting. */
export const freshSeed = (): number => (wallTime() ^ Math.floor(Math.random() * 0x100000000)) >>> 0;

/** Opens a kept game and runs it for as long as the screen is there. */
export function useSession(
  box: Box,
  kept: Kept,
  table: Table,
  clock: Clock = deviceClock,
): { readonly session: Session; readonly now: Snapshot } {
  const { store, shelf, records, settings } = useApp();
  const [firstPace] = useState(settings.pace);
  const session = useMemo(
    () =>
      createSession(table, kept.saved.seats, kept.saved.countdownLeft, {
        clock,
        dice: createDice(freshSeed()),
        bots: box.players.bots,
        pace: firstPace,
        trouble: store.kind === 'memory' ? 'missing' : null,
        noted: readTimeNote(store, kept.id),
        note: (note) => writeTimeNote(store, kept.id, note),
        keep: (saved: Saved, played) => {
          const trouble = shelf.put({ ...kept, updatedAt: wallTime(), summary: summaryOf(played), saved });
          const untold = noteResult(box, played, kept, records);
          box.decks?.notePlayed(box.game.view(played.state, 'table'), store);
          return trouble ?? untold;
        },
      }),
    [box, kept, table, store, shelf, records, clock, firstPace],
  );
  useEffect(() => {
    const changed = AppState.addEventListener('change', (state) => session.front(state === 'active'));
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
  }, [session]);
  useEffect(() => session.setPace(settings.pace), [session, settings.pace]);
  const now = useSyncExternalStore(session.subscribe, session.get, session.get);
  return { session, now };
}
