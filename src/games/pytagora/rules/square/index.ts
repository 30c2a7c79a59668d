export { endsFor, isLying, LAYOUTS, nextDigit, nextPlace, spotIn, type Opening } from './path';
export * from './types';
