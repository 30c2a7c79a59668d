import type { GameCover } from '../shell';
import * as covers from './index';

/** The games in the order in which they stand on the shelf. */
export const GAMES: readonly GameCover[] = Object.values<GameCover>(covers).sort(
  (one, other) => one.place - other.place || (one.id < other.id ? -1 : 1),
);
