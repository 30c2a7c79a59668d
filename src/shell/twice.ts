/** Long enough for a network that has just come back. */
const PAUSE_MS = 800;

/** What could not be fetched is tried once more, after a moment. */
export const twice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    return load();
  });
