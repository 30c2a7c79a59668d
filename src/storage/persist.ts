/** A phone clears nothing of an app by itself. */
export const askToPersist = (): Promise<boolean> => Promise.resolve(true);
