/** A browser brings its own `localStorage`. */
export {};
