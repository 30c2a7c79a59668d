import { settings, visit } from './support';
import { climb, layChip } from './support/by-ear/boards';
import { Listener } from './support/by-ear/listener';
import { playRiddle } from './support/by-ear/pyramide';
import { answerTable, growSquare, layBest } from './support/by-ear/pytagora';
import { begun, waysOf, type Begun, type Beginning } from './support/by-ear/shelf';

/** Nothing moves, and the app does not keep anybody waiting. */
const QUIET = settings({ language: 'fr', motion: 'reduced', pace: 'instant' });
const HELPED = { help: true };
const APP = { name: 'Appli', bot: 'solid' };

interface Played {
  readonly turn: (ear: Listener, way: string) => Promise<unknown>;
  readonly beginning?: (way: string) => Beginning;
}

const TURN = /^C’est à (?!Appli).+ de jouer\.$/;

/** It is a person's turn, and they have said that it is them; or the app has ended the game meanwhile. */
const inTurn = async (ear: Listener): Promise<boolean> => {
  const cover = /^Je suis .+ : voir mon jeu$/;
  const there = await ear.first(['button', 'Voir le résultat'], ['button', cover], ['heading', TURN]);
  if (there === 0) return false;
  if (there === 1) await ear.press('button', cover);
  await ear.first(['heading', TURN]);
  return true;
};

const CHILDREN = { seats: [HELPED, HELPED] };
const GAMES: Readonly<Record<string, Played>> = {
  pytagora: {
    beginning: (way) => (/classic|plus/.test(way) ? {} : CHILDREN),
    turn: async (ear, way) => {
      await inTurn(ear);
      if (way === 'tables') return answerTable(ear);
      if (way === 'classic' || way === 'plus-or-minus') return expect(await layBest(ear)).toBe(true);
      return growSquare(ear);
    },
  },
  'sequence-numbers': {
    turn: async (ear) => {
      await inTurn(ear);
      await layChip(ear, 'disque');
    },
  },
  'prime-climb': {
    turn: async (ear, way) => {
      await inTurn(ear);
      await climb(ear, way.includes('backwards') ? 0 : 101);
    },
  },
  pyramide: {
    beginning: (way) => (/seats|ping/.test(way) ? {} : { seats: [{}, APP] }),
    turn: async (ear) => {
      expect((await playRiddle(ear, 7)).length).toBeGreaterThan(4);
      await ear.hears(/\w/);
    },
  },
};

describe.each(Object.entries(GAMES))('%s by ear', (game, { turn, beginning }) => {
  const all: readonly Begun[] = waysOf(game).map((way) => begun(game, way, beginning?.(way)));
  visit(
    'a turn of every way to play, by roles and names alone',
    async ({ page, open }) => {
      const ear = await Listener.at(page);
      for (const { way, path } of all) {
        await open(path);
        await turn(ear, way).catch((error: unknown) => {
          throw new Error(`${way}: ${String(error)}`, { cause: error });
        });
      }
    },
    { storage: Object.assign({}, QUIET, ...all.map(({ storage }) => storage)), time: 'held' },
  );
});

const SHORT: readonly (readonly [begun: Begun, turn: (ear: Listener) => Promise<unknown>])[] = [
  [
    begun('pytagora', 'classic', { options: { target: 20 } }),
    async (ear) => {
      await inTurn(ear);
      expect(await layBest(ear)).toBe(true);
      if ((await ear.first(['button', 'Piocher'], ['button', 'Voir le résultat'])) === 1) return;
      await ear.press('button', 'Piocher');
      await ear.hears(/Passez le téléphone à/);
      // What was said to one seat, its drafts and what they were worth, is gone before the next may listen.
      expect(await ear.said()).not.toMatch(/Touchez|Il manque|Piochez|·/);
    },
  ],
  [
    begun('sequence-numbers', 'two-seats', {
      options: { target: 1 },
      seats: [{}, { name: 'Appli', bot: 'beginner' }],
    }),
    async (ear) => {
      if (await inTurn(ear)) await layChip(ear, 'disque');
    },
  ],
  [
    begun('prime-climb', 'sprint'),
    async (ear) => {
      if (await inTurn(ear)) await climb(ear, 101);
    },
  ],
  [
    begun('pyramide', 'guess', {
      options: { alone: { mode: 'guess', riddles: 1, level: 'solid' } },
      seats: [{}, APP],
    }),
    (ear) => playRiddle(ear, 40),
  ],
];

describe.each(SHORT.map(([table, turn]) => [table.game, table, turn] as const))(
  '%s by ear',
  (_game, table, turn) => {
    visit(
      'a whole game, from the first turn to the title of the result',
      async ({ page, open }) => {
        const ear = await Listener.at(page);
        await open(table.path);
        for (let turns = 0; turns < 60 && !(await ear.has('button', 'Voir le résultat')); turns += 1)
          await turn(ear);
        await ear.press('button', 'Voir le résultat');
        await ear.first(['button', /Rejouer|Revanche|Accueil/]);
        const [title] = await ear.names('heading');
        expect(await ear.focused()).toBe(title);
      },
      { storage: { ...QUIET, ...table.storage }, time: 'held' },
    );
  },
);
