import type { ArtPath, GameCover } from '../../shell';

const BRICK = 'M3 0 h12 a3 3 0 0 1 3 3 v7 a3 3 0 0 1 -3 3 h-12 a3 3 0 0 1 -3 -3 v-7 a3 3 0 0 1 3 -3 Z';

const brick = (x: number, y: number): ArtPath => ({ d: BRICK, fill: '#E0B25A', at: [x, y] });

export const cover: GameCover = {
  id: 'pyramide',
  place: 4,
  words: {
    fr: {
      name: 'Pyramide',
      says: 'Faites deviner cinq mots, en treize briques et dix secondes.',
      credit: 'Pyramide — d’après la boîte du même nom, tirée du jeu télévisé.',
    },
    en: {
      name: 'Pyramide',
      says: 'Get five words guessed, with thirteen bricks and ten seconds.',
      credit: 'Pyramide — after the boxed game of that name, from the television show.',
    },
  },
  colour: '#21508F',
  art: [
    ...[33].map((x) => brick(x, 14)),
    ...[23, 43].map((x) => brick(x, 29)),
    ...[13, 33, 53].map((x) => brick(x, 44)),
    ...[3, 23, 43, 63].map((x) => brick(x, 59)),
  ],
  decks: true,
  open: () => import('./box').then(({ box }) => box),
};
