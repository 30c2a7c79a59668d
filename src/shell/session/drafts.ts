import type { Draft, Json, Table } from '../../engine';
import type { Screen } from '../screen';

/** What was laid but not confirmed: by these eyes, in this position, and gone with either. */
export interface Drafts {
  read(name: string, table: Table, screen: Screen): Json | null;
  /** Whether anything changed. */
  write(name: string, what: Json | null, table: Table, screen: Screen): boolean;
  /** To be kept with the save. */
  saved(table: Table): { readonly draft?: Draft };
  clear(): void;
}

export function createDrafts(resumed: Draft | null): Drafts {
  let draft = resumed;
  const lyingIn = (table: Table): Draft | null => (draft?.at === table.log.length ? draft : null);
  const seenOn = (table: Table, screen: Screen): Draft | null => {
    const there = lyingIn(table);
    return there && screen.kind === 'open' && screen.eyes === there.eyes ? there : null;
  };
  return {
    read: (name, table, screen) => seenOn(table, screen)?.parts[name] ?? null,
    write: (name, what, table, screen) => {
      if (screen.kind === 'cover') return false;
      const { [name]: before = null, ...others } = seenOn(table, screen)?.parts ?? {};
      if (before === what) return false;
      const parts = what === null ? others : { ...others, [name]: what };
      draft = Object.keys(parts).length > 0 ? { eyes: screen.eyes, at: table.log.length, parts } : null;
      return true;
    },
    saved: (table) => {
      const there = lyingIn(table);
      return there ? { draft: there } : {};
    },
    clear: () => void (draft = null),
  };
}
