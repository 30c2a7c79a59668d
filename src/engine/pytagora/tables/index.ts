export { currentRow, digitsOf, lyingDigits, resultOf, ROUNDS } from './rounds';
export * from './types';
