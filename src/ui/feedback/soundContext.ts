/** A phone's app may sound whenever it likes. */
export function unlockSound(_wanted: () => boolean): void {}
