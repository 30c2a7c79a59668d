import type { Registered } from '../../src/engine';
import { allRegistered } from '../../tools/games';

/** Set by the Jest project that runs this suite for one game; without it, every game is tried. */
declare const GAME: string | undefined;

const wanted = typeof GAME === 'undefined' ? null : GAME;

export const GAMES: readonly Registered[] = allRegistered().filter(
  ({ game }) => wanted === null || game.id === wanted,
);
