import { useEffect } from 'react';
import { useStable } from '../../ui';
import { useApp } from '../AppProvider';

/** `asked`: by itself only where people like everything read out; `always`: a game whose app speaks like anybody at the table. */
type Unasked = 'asked' | 'always';

/** Reads aloud what a table says: whenever it is asked to, and by itself where people like it so. Says no more once it is gone. */
export function useReadAloud(text: string, when: Unasked = 'asked'): () => void {
  const { speech, language, settings } = useApp();
  const unasked = (when === 'always' || settings.readAloud) && settings.sound && text !== '';
  useEffect(() => {
    if (unasked) speech.say(text, language);
  }, [speech, unasked, text, language]);
  useEffect(() => () => speech.hush(), [speech]);
  return useStable(() => speech.say(text, language));
}
