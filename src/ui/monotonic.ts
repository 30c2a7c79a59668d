/** Time that only ever goes forward, whatever is done to the device's clock. For how long, never for when. */
export const monotonicNow = (): number => performance.now();
