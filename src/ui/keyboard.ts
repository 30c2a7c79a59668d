/** Keys are the web's; a phone's keyboard and screen reader use the same focusable elements by themselves. */
export const onKeys = (_handler: (key: string) => boolean): object => ({});

export function useSpaceBar(): void {}

export function useKeys(_handler: (key: string) => boolean): void {}
