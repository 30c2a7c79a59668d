import type { ArtPath, GameCover } from '../../shell';

const CHIP = 'M-11 0 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 Z';
const RING = 'M-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 Z';

const chip = (x: number, y: number): ArtPath[] => [
  { d: CHIP, fill: '#DD6A52', stroke: '#FFFFFF', strokeOpacity: 0.6, strokeWidth: 1.5, at: [x, y] },
  { d: RING, stroke: '#FFFFFF', strokeWidth: 3, at: [x, y] },
];

export const cover: GameCover = {
  id: 'sequence-numbers',
  place: 2,
  words: {
    fr: {
      name: 'Sequence Numbers',
      says: 'Calculez, posez, alignez cinq jetons.',
      credit: 'Sequence Numbers — d’après la boîte du même nom, de la famille Sequence.',
    },
    en: {
      name: 'Sequence Numbers',
      says: 'Work it out, lay it down, line up five chips.',
      credit: 'Sequence Numbers — after the boxed game of that name, of the Sequence family.',
    },
  },
  colour: '#2B66AE',
  art: [...chip(12, 72), ...chip(32, 52), ...chip(52, 32), ...chip(72, 12)],
  open: () => import('./box').then(({ box }) => box),
};
