export {
  cellIn,
  DIRECTIONS,
  endsFor,
  isClosed,
  isLying,
  LAYOUTS,
  nextDigit,
  nextPlace,
  spotIn,
  type Direction,
  type End,
  type Grown,
  type Layout,
} from './path';
export { layable } from './refuse';
export * from './types';
