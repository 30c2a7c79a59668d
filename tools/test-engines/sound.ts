import { eventually, type Engine } from './engine';
import { see, tap } from './hand';

/**
 * Notes what the page opens to sound, and that it was opened and woken while the page was still being told of the touch: Safari hears nobody who waited
 * for anything first. A machine without a loudspeaker never lets it run, so that it was rightly asked for is what can be seen everywhere.
 */
const LISTEN = `(() => {
  const Heard = window.AudioContext;
  const touched = () => window.event?.isTrusted === true;
  window.opened = 0;
  window.AudioContext = class extends Heard {
    constructor() { super(); if (touched()) window.opened += 1; }
    get state() { return window.interrupted ? 'suspended' : 'running'; }
    resume() {
      if (touched()) window.interrupted = false;
      return super.resume();
    }
  };
  window.interrupted = true;
})()`;

/** The first tap of a visit opens the sound, and a suspended one is woken by the next, each inside the touch. */
export async function soundUnlocks(engine: Engine, url: string): Promise<void> {
  await engine.goto(`${url}/settings`);
  await see(engine, '[role="radio"]');
  await engine.evaluate(LISTEN);
  const sounds = () => engine.evaluate<boolean>('window.opened === 1 && !window.interrupted');
  await tap(engine, '[role="radio"]');
  await eventually('sound after the first tap', sounds, 8000);
  await engine.evaluate('void (window.interrupted = true)');
  await tap(engine, '[role="radio"]');
  await eventually('sound after an interruption', sounds, 8000);
}
