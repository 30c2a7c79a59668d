/** Only a browser has windows that can be seen without being used; a phone says by itself when the app leaves the front. */
export const watchBlur = (_heard: (blurred: boolean) => void): (() => void) => doNothing;

/** An app that is closed on a phone asks nobody. */
export const warnBeforeLeaving = (_lost: () => boolean): (() => void) => doNothing;

const doNothing = (): void => undefined;
