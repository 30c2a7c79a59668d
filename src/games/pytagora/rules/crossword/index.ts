export * from './pieces';
export * from './equation';
export * from './grid';
export { verdictOn } from './judged';
export * from './placement';
export * from './score';
export * from './types';
export { piecesFor, SWAP_PENALTY } from './apply';
