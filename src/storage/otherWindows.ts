/** On a phone the app has one window. */
export const hearOtherWindows = (_heard: (key: string | null) => void): (() => void) => doNothing;

const doNothing = (): void => undefined;
