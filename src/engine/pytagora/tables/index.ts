export { currentRow, digitsOf, resultOf, ROUNDS } from './rounds';
export { lyingRows } from './apply';
export * from './types';
