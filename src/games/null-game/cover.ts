import type { GameCover } from '../../shell';

/** The template is not on the shelf: it has no line in `src/games/index.ts`. */
export const cover: GameCover = {
  id: 'null-game',
  place: 9,
  words: {
    fr: {
      name: 'Garder ou jeter',
      says: 'Un nombre secret par tour\u00A0: le garder, ou le jeter\u00A0?',
      credit: 'Garder ou jeter — le plus petit jeu qui tienne dans une boîte.',
    },
    en: {
      name: 'Keep or throw',
      says: 'One secret number a turn: keep it, or throw it away?',
      credit: 'Keep or throw — the smallest game that fits into a box.',
    },
  },
  colour: '#525C6A',
  art: [
    {
      d: 'M14 10 h56 a8 8 0 0 1 8 8 v48 a8 8 0 0 1 -8 8 h-56 a8 8 0 0 1 -8 -8 v-48 a8 8 0 0 1 8 -8 Z',
      fill: '#FFFDF7',
    },
    { d: 'M30 54 V30 L54 54 V30', stroke: '#525C6A', strokeWidth: 6, round: true },
  ],
  open: () => import('./box').then(({ box }) => box),
};
