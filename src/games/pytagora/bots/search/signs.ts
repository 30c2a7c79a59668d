import { OPERATORS, type Face } from '../../rules/crossword/pieces';

/** Signs as numbers, in the order of the engine's `OPERATORS`. */
export const PLUS = 0;
export const MINUS = 1;
export const TIMES = 2;
export const OVER = 3;
export const SIGNS = 4;
/** The = among the signs, where a row of signs is written down. */
export const EQUALS_SIGN = 4;

export const SIGN_POINTS: readonly number[] = [1, 1, 2, 3];
/** What × and ÷ lose when they multiply or divide by the number 1. */
export const DISCOUNT: readonly number[] = [0, 0, 1, 2];

/** The sign of a face; `EQUALS_SIGN` for the =; -1 for a digit. */
export const signOf = (face: Face): number =>
  face === '=' ? EQUALS_SIGN : (OPERATORS as readonly Face[]).indexOf(face);

/** The digit of a face, or -1. */
export const digitOf = (face: Face): number => (signOf(face) >= 0 ? -1 : Number(face));

export const faceOfSign = (sign: number): Face => (sign === EQUALS_SIGN ? '=' : OPERATORS[sign]!);
