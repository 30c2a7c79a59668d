import { whenIdle } from '../src/shell/whenIdle';

/** Fetches what is likely to be needed next, one after the other, each when the page has nothing better to do. What fails is left alone. */
export async function warmUp(steps: readonly (() => Promise<unknown> | null)[]): Promise<void> {
  for (const step of steps) {
    await new Promise<void>(whenIdle);
    await step()?.catch(() => undefined);
  }
}
