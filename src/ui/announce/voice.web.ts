/** A browser's screen reader listens to the live region instead. */
export const speakAloud = (_text: string): void => undefined;
