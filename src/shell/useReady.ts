import { useMemo } from 'react';
import { seenBy, stageOf, type Event, type Eyes, type Player } from '../engine';
import { useApp } from './AppProvider';
import type { Box } from './box';
import type { Ready } from './frame/ReadyPanel';
import type { Session, Snapshot } from './session';
import { timeOutOf } from './session/time';
import { toldIn } from './since';

/** What is asked before a countdown begins, in words; null where none waits. */
export function useReady(
  box: Box,
  session: Session,
  { table, countdown }: Pick<Snapshot, 'table' | 'countdown'>,
  seen: { readonly eyes: Eyes; readonly view: unknown; readonly seats: readonly Player[] },
): Ready | null {
  const { words, language } = useApp();
  const { eyes, view, seats } = seen;
  const waiting = countdown?.waits ? countdown.ms : null;
  return useMemo(() => {
    if (waiting === null) return null;
    const seconds = Math.round(waiting / 1000);
    const stage = stageOf(table);
    const name = stage.kind === 'play' ? seats[stage.acting[0].seat]!.name : '';
    const over = timeOutOf(table, seats);
    const told = (events: readonly Event[]): string =>
      box.words.timeOut?.(events, view, seats, language) ??
      toldIn(box, table, events, seats, language).join(' ');
    return {
      late: over && `${words.table.timeOut} ${told(seenBy(eyes, over.events))}`.trim(),
      says: box.words.ready?.(view, seconds, seats, language) ?? words.table.readySays(name, seconds),
      go: () => session.ready(),
    };
  }, [box, session, table, waiting, eyes, view, seats, words, language]);
}
