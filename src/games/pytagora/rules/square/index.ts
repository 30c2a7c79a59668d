export {
  cellIn,
  endsFor,
  isLying,
  LAYOUTS,
  nextDigit,
  nextPlace,
  placeIn,
  spotIn,
  type Opening,
} from './path';
export * from './types';
