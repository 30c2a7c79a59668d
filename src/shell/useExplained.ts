import { useApp } from './AppProvider';

/** Something that explains itself once: whether it still has to, and what to do when it has been understood. */
export function useExplained(what: string): readonly [boolean, () => void] {
  const { settings, change } = useApp();
  const understood = () => change({ explained: { ...settings.explained, [what]: 1 } });
  return [settings.explained[what] === undefined, understood];
}
