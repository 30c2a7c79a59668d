import { useEffect, useMemo } from 'react';
import type { Box } from './box';
import { useApp } from './AppProvider';
import { deviceClock } from './clock';
import type { Session, Snapshot } from './session';

/** Where nothing else is waited for, this is not either. */
const AT_ONCE_MS = 250;

/** A move that goes without saying is made by itself, once what led to it has been seen. Whoever takes that back has their turn. */
export function useByItself(
  box: Box,
  session: Session,
  { change, paused, lingers }: Pick<Snapshot, 'change' | 'paused' | 'lingers'>,
  view: unknown,
  canAct: boolean,
): void {
  const { settings } = useApp();
  const { byItself } = box.table;
  const due = useMemo(() => (canAct ? (byItself?.(view) ?? null) : null), [canAct, byItself, view]);
  const stands = paused || lingers;
  const instant = settings.pace === 'instant';
  useEffect(() => {
    if (!due || stands) return;
    return deviceClock.after(instant ? AT_ONCE_MS : due.after, () => void session.act(due.move));
  }, [due, stands, instant, session, change]);
}
