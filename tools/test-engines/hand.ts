import { eventually, type Engine, type Step } from './engine';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const quoted = (id: string) => JSON.stringify(id.includes('[') ? id : `[data-testid="${id}"]`);

/** The middle of the last such thing, once it is there, awake and in sight. */
export const spotOf = (engine: Engine, id: string, ms?: number): Promise<Spot> =>
  eventually(
    `${id} to touch`,
    () =>
      engine.evaluate<Spot | null>(`(() => {
      const sleeps = [...document.querySelectorAll('[data-wakes-at]')].some((one) => Number(one.dataset.wakesAt) > performance.now());
      const thing = [...document.querySelectorAll(${quoted(id)})].at(-1);
      if (sleeps || !thing) return null;
      thing.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
    })()`),
    ms,
  );

export const isThere = (engine: Engine, id: string): Promise<boolean> =>
  engine.evaluate(`document.querySelector(${quoted(id)}) !== null`);

export const see = (engine: Engine, id: string): Promise<boolean> =>
  eventually(id, () => isThere(engine, id));

export async function tap(engine: Engine, id: string, ms?: number): Promise<void> {
  await tapAt(engine, await spotOf(engine, id, ms));
}

const tapAt = (engine: Engine, spot: Spot): Promise<void> =>
  engine.point([
    { type: 'move', ...spot },
    { type: 'down' },
    { type: 'pause', ms: 60 },
    { type: 'up' },
    { type: 'pause', ms: 120 },
  ]);

/**
 * Many points along the way, as a finger makes them, which has stayed for a while before it goes. What was selected in the page at any moment
 * of it is the answer.
 */
export async function drag(engine: Engine, from: Spot, to: Spot, stays = 80): Promise<string> {
  const way = Array.from({ length: 12 }, (_, nth): Step => {
    const part = (nth + 1) / 12;
    return { type: 'move', x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, ms: 25 };
  });
  await engine.evaluate(`(() => {
    window.selected = '';
    document.addEventListener('selectionchange', () => { window.selected ||= String(getSelection()); });
  })()`);
  await engine.point([
    { type: 'move', ...from },
    { type: 'down' },
    { type: 'pause', ms: stays },
    ...way,
    { type: 'pause', ms: 150 },
    { type: 'up' },
    { type: 'pause', ms: 120 },
  ]);
  return engine.evaluate<string>('window.selected');
}
