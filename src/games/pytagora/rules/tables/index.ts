export { currentRow, digitsOf, MOST_DIGITS, ROUNDS } from './rounds';
export * from './types';
