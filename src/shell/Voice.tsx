import { useMemo, type ReactNode } from 'react';
import { AnnouncerContext, speakingAs, useAnnouncer } from '../ui';
import { useApp } from './AppProvider';
import type { Box } from './box';

export interface VoiceProps {
  readonly box: Box;
  readonly children: ReactNode;
}

/** In here everything is read out in the words of the game: `7 × 3 = 21` is a sentence. */
export function Voice({ box, children }: VoiceProps) {
  const announcer = useAnnouncer();
  const { language } = useApp();
  const { aloud } = box.words;
  const own = useMemo(
    () => (aloud ? speakingAs(announcer, (text) => aloud(text, language)) : announcer),
    [announcer, aloud, language],
  );
  return <AnnouncerContext.Provider value={own}>{children}</AnnouncerContext.Provider>;
}
