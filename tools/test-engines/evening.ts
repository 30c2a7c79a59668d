import { keptGame } from '../screens/shelf';
import { eventually, type Engine } from './engine';
import { isThere, spotOf, drag, tap } from './hand';
import { fittingCard, ID, idsOf, KEY, READING_MS } from './turns';

/** Several turns of a game, with all that lies between two people: covers, open hands, draws, dice, cards. */
export interface Evening {
  readonly game: string;
  readonly storage: Readonly<Record<string, string>>;
  /** The first of these that is in the page is pressed; where pressing is not enough, how it is done. */
  readonly presses: readonly (string | readonly [id: string, how: (engine: Engine) => Promise<void>])[];
}

const awake = (id: string): string => `[data-testid="${id}"]:not([aria-disabled="true"])`;

const movesOf = (engine: Engine): Promise<number> =>
  engine.evaluate(`JSON.parse(localStorage.getItem('${KEY}')).saved.log.length`);

/** A move is kept within so much of its tap. */
const SOON = 1000;

/** Of those that begin so, each until one is taken: which one fits is for the rules to say. */
const each =
  (start: string) =>
  async (engine: Engine): Promise<void> => {
    const before = await movesOf(engine);
    const taken = async () => (await movesOf(engine)) !== before;
    for (const id of await idsOf(engine, start)) {
      // A hand that is covered meanwhile is no longer there to be touched.
      const touched = await tap(engine, id, SOON).then(
        () => true,
        () => false,
      );
      if (!touched || (await eventually('a move', taken, SOON).catch(() => false))) return;
    }
  };

/** A place among the lights is taken at random, as good as any. */
async function climb(engine: Engine): Promise<void> {
  for (const pawn of ['pawn-0', 'pawn-1']) {
    if (await isThere(engine, '[data-testid^="light-"]')) break;
    if (await isThere(engine, pawn)) await tap(engine, pawn);
  }
  if (await isThere(engine, '[data-testid^="light-"]')) return tap(engine, '[data-testid^="light-"]');
  await tap(engine, 'end');
}

async function layChip(engine: Engine): Promise<void> {
  const { card, cell } = await fittingCard(engine);
  await tap(engine, card);
  await tap(engine, cell);
}

/** The word is read under a finger that stays; before, nobody may start the clock. */
async function readCard(engine: Engine): Promise<void> {
  const card = await spotOf(engine, 'hold');
  await drag(engine, card, { x: card.x + 6, y: card.y + 6 }, READING_MS);
}

export const EVENINGS: readonly Evening[] = [
  {
    game: 'pytagora',
    storage: keptGame(ID, {
      game: 'pytagora',
      seats: 2,
      seed: 4,
      options: { kind: 'up-and-down', covers: true },
      until: ({ log }) => log.length > 2,
    }),
    presses: ['show', awake('main'), awake('bag'), ['[data-testid^="held-"]', each('held-')]],
  },
  {
    game: 'sequence-numbers',
    storage: keptGame(ID, {
      game: 'sequence-numbers',
      seats: 2,
      seed: 7,
      until: ({ log }) => log.length > 2,
    }),
    presses: ['show', awake('main'), ['hand', layChip]],
  },
  {
    game: 'prime-climb',
    storage: keptGame(ID, {
      game: 'prime-climb',
      seats: 2,
      seed: 12,
      until: ({ log }) => log.length > 40,
    }),
    presses: ['show', 'understood', 'obey', 'offer-0', awake('roll'), awake('end'), ['end', climb]],
  },
  {
    game: 'pyramide',
    storage: keptGame(ID, {
      game: 'pyramide',
      seats: 4,
      seed: 9,
      until: ({ state }) => (state as { phase: string }).phase === 'title',
    }),
    presses: [
      'show',
      awake('ready'),
      ['ready', readCard],
      ...['bet-1', 'said', 'found', 'answered', 'right', 'next', 'on'],
    ],
  },
];

/** Moves of the game and of chance, since they sat down. */
const LONG = 40;
const HANDS = '[data-testid^="card-"], [data-testid^="held-"]';

/** Goes on until so much has been logged; nothing may go wrong in the page, and no hand may lie open under a cover. */
export async function playOn(engine: Engine, { presses }: Evening): Promise<void> {
  await engine.evaluate(`(() => {
    window.troubles = [];
    for (const kind of ['error', 'unhandledrejection'])
      addEventListener(kind, (event) => window.troubles.push(String(event.message ?? event.reason)));
  })()`);
  const until = (await movesOf(engine)) + LONG;
  for (let tries = 0; (await movesOf(engine)) < until; tries += 1) {
    if (tries > 3 * LONG) throw new Error(`stuck after ${await movesOf(engine)} moves`);
    if ((await isThere(engine, 'cover')) && (await isThere(engine, HANDS)))
      throw new Error('a hand lies open under the cover');
    await press(engine, presses);
  }
  const troubles = await engine.evaluate<string[] | null>('window.troubles');
  if (!troubles) throw new Error('the page was loaded anew');
  if (troubles.length > 0) throw new Error(troubles.join('; '));
}

async function press(engine: Engine, presses: Evening['presses']): Promise<void> {
  const [id, how] = await eventually('something to press', async () => {
    for (const one of presses) {
      const [id, how] = typeof one === 'string' ? [one] : one;
      if (await isThere(engine, id)) return [id, how] as const;
    }
    return null;
  });
  await (how ? how(engine) : tap(engine, id));
}
