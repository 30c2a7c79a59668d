export {
  cellIn,
  endsFor,
  isLying,
  LAYOUTS,
  nextDigit,
  nextPlace,
  placeIn,
  spotIn,
  SQUARE_KINDS,
  type Opening,
  type SquareKind,
} from './path';
export * from './types';
