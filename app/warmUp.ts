type Step = () => Promise<unknown> | null;

/** A phone has all of the app with it: nothing has to be fetched before it is needed. */
export const warmUp = (_first: readonly Step[], _later: readonly Step[]): Promise<void> => Promise.resolve();
