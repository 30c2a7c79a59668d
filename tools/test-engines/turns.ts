import { stageOf, type Table } from '../../src/engine';
import { keptGame } from '../screens/shelf';
import { drag, isThere, spotOf, tap, type Spot } from './hand';
import { eventually, type Engine } from './engine';

/** One turn of a game: how it begins, and how a hand makes it by taps and by dragging. Dragging answers with what it selected in the page. */
export interface Turn {
  readonly game: string;
  readonly covered: boolean;
  readonly storage: Readonly<Record<string, string>>;
  readonly byTap: (engine: Engine) => Promise<void>;
  readonly byDrag: (engine: Engine, changed: () => Promise<boolean>) => Promise<string>;
}

export const ID = 'engine';
export const KEY = `meninges/games/${ID}`;

const phase = (table: Table, wanted: string): boolean => {
  const stage = stageOf(table);
  const { phase: now } = table.state as { phase: string };
  return stage.kind === 'play' && stage.acting[0].seat === 0 && now === wanted;
};

/** A card of the hand, and a cell where it may lie: both are in the page once the card is chosen. */
const FREE = '[data-testid^="cell-"][aria-label$="libre"]';

async function chosenPawn(engine: Engine): Promise<{ readonly pawn: Spot; readonly light: Spot }> {
  await tap(engine, 'pawn-0');
  return { pawn: await spotOf(engine, 'pawn-0'), light: await spotOf(engine, '[data-testid^="light-"]') };
}

/** The circle that is meant is so far above the finger. */
const ABOVE = 44;

export const idsOf = (engine: Engine, start: string): Promise<string[]> =>
  engine.evaluate(
    `[...document.querySelectorAll('[data-testid^="${start}"]')].map((one) => one.dataset.testid)`,
  );

/** Each of these in turn, until one was the right one. */
async function oneOf(
  ids: readonly string[],
  attempt: (id: string) => Promise<string>,
  changed: () => Promise<boolean>,
): Promise<string> {
  let selected = '';
  for (const id of ids) {
    selected += await attempt(id);
    if (await changed()) return selected;
  }
  return selected;
}

/** Longer than a finger that only brushes the card, which has read nothing. */
export const READING_MS = 500;

/**
 * Its card is held: it opens under a finger that stays, and shuts when the finger goes up, or away across the page. A bet can be made then.
 * Answers with what the finger selected.
 */
async function betAfterLooking(engine: Engine, away: number): Promise<string> {
  const card = await spotOf(engine, 'hold');
  await engine.evaluate(`(() => {
    const card = document.querySelector('[data-testid="hold"]');
    window.turned = [];
    new MutationObserver(() => window.turned.push(card.ariaExpanded)).observe(card, { attributeFilter: ['aria-expanded'] });
  })()`);
  const selected = await drag(engine, card, { x: card.x + 6, y: card.y + away }, READING_MS);
  const turned = await engine.evaluate<string[]>('window.turned');
  if (turned.join() !== 'true,false') throw new Error(`the card was turned: ${turned.join() || 'never'}`);
  await tap(engine, '[data-testid^="bet-"]');
  return selected;
}

export const TURNS: readonly Turn[] = [
  {
    game: 'pytagora',
    covered: false,
    storage: keptGame(ID, {
      game: 'pytagora',
      seats: 2,
      seed: 4,
      options: { kind: 'up-and-down', covers: false },
      until: (table) => table.log.length > 8 && phase(table, 'turn'),
    }),
    byTap: async (engine) => {
      const before = await engine.evaluate(`localStorage.getItem('${KEY}')`);
      for (const id of await idsOf(engine, 'held-')) {
        if ((await engine.evaluate(`localStorage.getItem('${KEY}')`)) !== before) return;
        if (await isThere(engine, id)) await tap(engine, id);
      }
    },
    byDrag: async (engine, changed) => {
      const to = await spotOf(engine, '[data-testid^="glow-"]');
      return oneOf(
        await idsOf(engine, 'held-'),
        async (id) => drag(engine, await spotOf(engine, id), to),
        changed,
      );
    },
  },
  {
    game: 'sequence-numbers',
    covered: true,
    storage: keptGame(ID, {
      game: 'sequence-numbers',
      seats: 2,
      seed: 7,
      until: (table) => table.log.length > 20 && phase(table, 'turn'),
    }),
    byTap: async (engine) => {
      const { card, cell } = await fittingCard(engine);
      await tap(engine, card);
      await tap(engine, cell);
    },
    byDrag: async (engine) => {
      const { card, cell } = await fittingCard(engine);
      return drag(engine, await spotOf(engine, card), await spotOf(engine, cell));
    },
  },
  {
    game: 'prime-climb',
    covered: false,
    storage: keptGame(ID, {
      game: 'prime-climb',
      seats: 2,
      seed: 12,
      until: (table) => table.log.length > 40 && phase(table, 'move'),
    }),
    byTap: async (engine) => {
      await tap(engine, 'pawn-0');
      await tap(engine, '[data-testid^="light-"]');
    },
    byDrag: async (engine) => {
      const { pawn, light } = await chosenPawn(engine);
      // What a finger carries floats above it; a mouse points at the circle itself.
      return drag(engine, pawn, { x: light.x, y: light.y + (engine.pointer === 'touch' ? ABOVE : 0) });
    },
  },
  {
    game: 'pyramide',
    covered: true,
    storage: keptGame(ID, {
      game: 'pyramide',
      seats: 4,
      seed: 9,
      until: (table) => (table.state as { phase: string }).phase === 'bet',
    }),
    byTap: async (engine) => void (await betAfterLooking(engine, 6)),
    byDrag: (engine) => betAfterLooking(engine, 200),
  },
];

/** The first card of the hand that is a sum, and a free cell with its result. */
export const fittingCard = (engine: Engine): Promise<{ card: string; cell: string }> =>
  eventually('a card that fits', () =>
    engine.evaluate(`(() => {
      const cells = [...document.querySelectorAll('${FREE}')];
      for (const card of document.querySelectorAll('[data-testid^="card-"]')) {
        const [, left, sign, right] = /^(\\d+) (plus|moins|minus) (\\d+)/.exec(card.getAttribute('aria-label')) ?? [];
        const result = sign === 'plus' ? Number(left) + Number(right) : Number(left) - Number(right);
        const cell = cells.find((one) => Number.parseInt(one.getAttribute('aria-label'), 10) === result);
        if (left && cell) return { card: card.dataset.testid, cell: cell.dataset.testid };
      }
      return null;
    })()`),
  );
