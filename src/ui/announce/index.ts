import { createContext, useContext, useEffect } from 'react';
import { createAnnouncer, type Announcer } from './announcer';

export { createAnnouncer, speakingAs, type Announcer } from './announcer';
export { LiveRegion } from './LiveRegion';
export { speakAloud } from './voice';

/** Where nobody listens. */
const SILENT: Announcer = createAnnouncer();

export const AnnouncerContext = createContext<Announcer>(SILENT);

export const useAnnouncer = (): Announcer => useContext(AnnouncerContext);

/** What stands on the screen is read out when it comes, and whenever it changes. */
export function useAnnounced(text: string): void {
  const announcer = useAnnouncer();
  useEffect(() => announcer.note(text), [announcer, text]);
}
