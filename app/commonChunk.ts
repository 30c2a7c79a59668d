/** A phone has all of the app with it. */
export {};
