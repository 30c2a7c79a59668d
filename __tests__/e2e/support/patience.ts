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

/**
 * So long, by two clocks of which either may ring: one alone was seen never to ring, once in some thousands, and a visit waited for it until
 * it was given up.
 */
export const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
    setTimeout(done, ms + SECOND_CLOCK).unref();
  });
/** Of its own length, so that it hangs in no queue with the first. */
const SECOND_CLOCK = 1_009;

export const moment = (): Promise<void> => pause(MOMENT);
