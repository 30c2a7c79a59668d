import type { Face } from '../rules';

const SIGNS: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };

/** A face as it is printed on its piece. */
export const printed = (face: Face): string => SIGNS[face] ?? face;
