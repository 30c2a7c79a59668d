import { whenDrawn, whenIdle } from '../src/shell/whenIdle';

type Step = () => Promise<unknown> | null;

const take = async (step: Step): Promise<void> => void (await step()?.catch(() => undefined));

/**
 * Fetches what is likely to be needed next: the first of it together, as soon as the first screen is seen, the others one after the other, each
 * when the page has nothing better to do. What fails is left alone.
 */
export async function warmUp(first: readonly Step[], later: readonly Step[]): Promise<void> {
  await new Promise<void>(whenDrawn);
  await Promise.all(first.map(take));
  for (const step of later) {
    await new Promise<void>(whenIdle);
    await take(step);
  }
}
