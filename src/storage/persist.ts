/** A phone clears nothing of an app by itself. */
export const askToPersist = (): void => undefined;
