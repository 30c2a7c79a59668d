import type { GameCover } from '../../shell';

const JIGSAW = 'M4 4 H34 V14 a6 6 0 1 1 0 11 V36 H25 a6 6 0 1 0 -11 0 H4 V25 a6 6 0 1 0 0 -11 Z';
const EDGE = { stroke: '#FFFFFF', strokeOpacity: 0.7, strokeWidth: 1.5 } as const;
const FIGURE = { stroke: '#FFFFFF', strokeWidth: 4, round: true } as const;

export const cover: GameCover = {
  id: 'pytagora',
  place: 1,
  words: {
    fr: {
      name: 'Pytagora',
      says: 'Des égalités qui se croisent. Et quatre jeux pour les petits.',
      credit: 'Pytagora — d’après la boîte du même nom.',
    },
    en: {
      name: 'Pytagora',
      says: 'Equations that cross. And four games for small children.',
      credit: 'Pytagora — after the boxed game of that name.',
    },
  },
  colour: '#257449',
  art: [
    { d: JIGSAW, fill: '#3FA56D', ...EDGE, at: [2, 22] },
    { d: 'M13 12 H25 L18 28', ...FIGURE, at: [2, 22] },
    { d: JIGSAW, fill: '#7A5CC4', ...EDGE, at: [40, 22] },
    { d: 'M13 14 L26 27 M26 14 L13 27', ...FIGURE, at: [40, 22] },
  ],
  open: () => import('./box').then(({ box }) => box),
};
