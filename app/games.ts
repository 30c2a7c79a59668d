import type { Box } from '../src/shell';

/** A box on the home screen. Its rules, table and bots are loaded when it is opened. */
export interface Shelved {
  readonly id: 'pytagora' | 'sequence-numbers' | 'prime-climb' | 'pyramide';
  readonly load: () => Promise<Box>;
}

export const GAMES: readonly Shelved[] = [
  { id: 'pytagora', load: () => import('../src/tables/pytagora').then(({ box }) => box) },
  {
    id: 'sequence-numbers',
    load: () => import('../src/tables/sequence-numbers').then(({ box }) => box),
  },
  { id: 'prime-climb', load: () => import('../src/tables/prime-climb').then(({ box }) => box) },
  { id: 'pyramide', load: () => import('../src/tables/pyramide').then(({ box }) => box) },
];

const loaded = new Map<string, Promise<Box>>();

/** Each box is fetched once; a fetch that failed may be tried again. */
export function loadBox(id: string): Promise<Box> | null {
  const load = GAMES.find((game) => game.id === id)?.load;
  if (!load) return null;
  const before = loaded.get(id);
  if (before) return before;
  const loading = load();
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}
