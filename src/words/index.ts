export * from './lexicon';
export * from './load';
export * from './types';
