import { acting, byId, phaseOf, tap, type Scene } from '../scene';
import { keptGame } from '../shelf';

const PYTAGORA = 'pytagora';

const family = (kind: string, seed: number, entries: number) =>
  keptGame(kind, {
    game: PYTAGORA,
    seats: 2,
    seed,
    options: { kind, ...(kind === 'classic' ? { target: 200 } : { covers: false }) },
    until: (table) =>
      table.log.length > entries && acting(table) === 0 && ['turn', 'answer'].includes(phaseOf(table)),
  });
const classic = family('classic', 3, 36);
const upAndDown = family('up-and-down', 4, 30);
const evenOdd = family('even-odd', 5, 24);
const bothWays = family('both-ways', 7, 26);
const times = family('tables', 6, 12);

const over = (kind: string) =>
  keptGame(`${kind}-over`, { game: PYTAGORA, seats: 2, seed: 3, options: { kind }, until: 'over' });

export const scenes: readonly Scene[] = [
  { name: 'pytagora-lesson-up-and-down', path: `/lesson/${PYTAGORA}/up-and-down` },
  { name: 'pytagora-classic', path: '/table/classic', storage: classic, steps: tap('show') },
  {
    name: 'pytagora-cannot',
    path: '/table/classic',
    storage: classic,
    steps: async (page) => {
      await tap('show')(page);
      await tap('cannot')(page);
    },
  },
  { name: 'pytagora-up-and-down', path: '/table/up-and-down', storage: upAndDown },
  { name: 'pytagora-even-odd', path: '/table/even-odd', storage: evenOdd },
  { name: 'pytagora-both-ways', path: '/table/both-ways', storage: bothWays },
  { name: 'pytagora-tables', path: '/table/tables', storage: times },
  ...['classic', 'up-and-down'].map((kind): Scene => ({
    name: `pytagora-review-${kind}`,
    path: `/review/${kind}-over`,
    storage: over(kind),
    steps: (page) => byId(page, 'review-step').waitFor(),
  })),
];
