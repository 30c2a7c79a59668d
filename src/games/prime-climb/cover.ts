import type { ArtPath, GameCover } from '../../shell';

const CIRCLE = 'M-17 0 a17 17 0 1 0 34 0 a17 17 0 1 0 -34 0 Z';

const circle = (x: number, y: number, right: string, left: string): ArtPath[] => [
  { d: CIRCLE, fill: '#FFFDF7', at: [x, y] },
  { d: 'M0 -15 A15 15 0 0 1 0 15', stroke: right, strokeWidth: 6, at: [x, y] },
  { d: 'M0 15 A15 15 0 0 1 0 -15', stroke: left, strokeWidth: 6, at: [x, y] },
];

export const cover: GameCover = {
  id: 'prime-climb',
  place: 3,
  words: {
    fr: {
      name: 'Prime Climb',
      says: 'De 0 à 101, par + − × ÷ et les nombres premiers.',
      credit: 'Prime Climb — d’après la boîte du même nom, de Math for Love.',
    },
    en: {
      name: 'Prime Climb',
      says: 'From 0 to 101, by + − × ÷ and the primes.',
      credit: 'Prime Climb — after the boxed game of that name, by Math for Love.',
    },
  },
  colour: '#AC402D',
  art: [
    ...circle(22, 22, '#E8892B', '#3DA35D'),
    ...circle(62, 22, '#3DA35D', '#3B82D0'),
    ...circle(22, 62, '#E8892B', '#8A5BC0'),
    ...circle(62, 62, '#E04848', '#E04848'),
  ],
  open: () => import('./box').then(({ box }) => box),
};
