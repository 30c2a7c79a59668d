export * from './answers';
export * from './forms';
export * from './lexicon';
export * from './load';
export * from './referee';
export * from './types';
