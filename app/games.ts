import { GAMES } from '../src/games/shelf';
import type { Language } from '../src/i18n';
import type { Box, GameCover } from '../src/shell';
import { twice } from '../src/shell/twice';

export { GAMES };

export const coverOf = (id: string): GameCover | null => GAMES.find((game) => game.id === id) ?? null;

/** A game that this app does not have is still called something in its save. */
export const nameOf = (id: string, language: Language): string => coverOf(id)?.words[language].name ?? id;

const loaded = new Map<string, Promise<Box>>();
const opened = new Map<string, Box>();

/** A box that was fetched before: whoever asks for it need not wait, not even for a promise. */
export const openedBox = (id: string): Box | null => opened.get(id) ?? null;

/** Each box is fetched once; a fetch that failed is tried once more, and may be asked for again. */
export function loadBox(id: string): Promise<Box> | null {
  const cover = coverOf(id);
  if (!cover) return null;
  const before = loaded.get(id);
  if (before) return before;
  const loading = twice(() => cover.open());
  loaded.set(id, loading);
  loading.then(
    (box) => opened.set(id, box),
    () => loaded.delete(id),
  );
  return loading;
}
