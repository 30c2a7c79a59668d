import { eventually, type Engine } from './engine';
import { see, tap } from './hand';

/** Notes every AudioContext that the page opens, before any script of the page runs in answer to a tap. */
const LISTEN = `(() => {
  const Heard = window.AudioContext;
  window.contexts = [];
  window.AudioContext = class extends Heard { constructor() { super(); window.contexts.push(this); } };
})()`;

/** The first tap of a visit opens the sound, and a suspended one sounds again after the next. */
export async function soundUnlocks(engine: Engine, url: string): Promise<void> {
  await engine.goto(`${url}/settings`);
  await see(engine, '[role="radio"]');
  await engine.evaluate(LISTEN);
  await tap(engine, '[role="radio"]');
  const running = () => engine.evaluate<boolean>(`window.contexts.some(({ state }) => state === 'running')`);
  await eventually('sound after the first tap', running, 8000);
  await engine.evaluate(`Promise.all(window.contexts.map((one) => one.suspend()))`);
  await tap(engine, '[role="radio"]');
  await eventually('sound after an interruption', running, 8000);
}
