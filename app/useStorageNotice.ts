import { useCallback } from 'react';
import { useApp } from '../src/shell/AppProvider';
import { askToPersist } from '../src/storage/persist';

/** What is remembered under this name in the settings. */
const NAME = 'storage';
const DUE = 1;
const SAID = 2;

/** Whether it is to be said that the browser may clear what is kept, and what to do once it has been. */
export function useStorageNotice(): readonly [boolean, () => void] {
  const { settings, change } = useApp();
  const said = () => change({ explained: { ...settings.explained, [NAME]: SAID } });
  return [settings.explained[NAME] === DUE, said];
}

/** Asks the browser to keep what has just been begun or brought in; where it does not promise it, the home screen will say so. */
export function useAskToPersist(): () => void {
  const { settings, change } = useApp();
  const { explained } = settings;
  return useCallback(() => {
    void askToPersist().then((kept) => {
      if (!kept && explained[NAME] === undefined) change({ explained: { ...explained, [NAME]: DUE } });
    });
  }, [explained, change]);
}
