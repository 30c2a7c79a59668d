import { createContext, useContext } from 'react';
import type { Drawing } from './learning';

/** A table that is looked back at: only its board is laid, nothing on it answers a finger, and these moves are drawn on it. */
export interface LookBack {
  readonly played: Drawing;
  /** Null where nothing better was to be had. */
  readonly best: Drawing | null;
}

const Looking = createContext<LookBack | null>(null);

export const LookBackProvider = Looking.Provider;

/** Null at a table that is played at. */
export const useLookBack = (): LookBack | null => useContext(Looking);
