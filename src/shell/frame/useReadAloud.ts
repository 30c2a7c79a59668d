import { useEffect } from 'react';
import { useStable } from '../../ui';
import { useApp } from '../AppProvider';

/** Reads aloud what a table says: whenever it is asked to, and by itself where people like it so. Says no more once it is gone. */
export function useReadAloud(text: string): () => void {
  const { speech, language, settings } = useApp();
  const unasked = settings.readAloud && settings.sound && text !== '';
  useEffect(() => {
    if (unasked) speech.say(text, language);
  }, [speech, unasked, text, language]);
  useEffect(() => () => speech.hush(), [speech]);
  return useStable(() => speech.say(text, language));
}
