/** Fetched when it is first asked for. A network that was away for a moment does not cost a whole evening: the next one asks again. */
export function onDemand<T>(load: () => Promise<T>): () => Promise<T> {
  let there: Promise<T> | null = null;
  return () =>
    (there ??= load().catch((error: unknown) => {
      there = null;
      throw error;
    }));
}
