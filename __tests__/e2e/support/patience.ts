/** Long enough for a slow machine, short enough that a missing button is named before Jest gives the whole test up. */
export const PATIENCE = 60_000;
/** Between two looks. */
const MOMENT = 25;

/**
 * Looks again until what is expected holds: a page draws when it comes to it, and a test that looks once looks too early on a slow
 * machine. What never holds is told by its own failure.
 */
export async function eventually(expected: () => Promise<unknown>): Promise<void> {
  for (const until = Date.now() + PATIENCE; ; await moment())
    try {
      await expected();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
}

export const moment = (): Promise<void> => new Promise((done) => setTimeout(done, MOMENT));
