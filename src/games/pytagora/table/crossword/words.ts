import type { Refusal } from '../../../../engine';
import { isDigit, type Face, type Score } from '../../rules';
import type { PytagoraWords } from '../../i18n';
import { printed } from '../printed';

/** `7 × 3 = 21`: digits of a number together, signs apart. */
export function equationText(faces: readonly Face[]): string {
  return faces.reduce((text, face, nth) => {
    const together = isDigit(face) && isDigit(faces[nth - 1]);
    return nth === 0 || together ? text + printed(face) : `${text} ${printed(face)}`;
  }, '');
}

/** Where the points come from, piece by piece and crossing by crossing. */
export function itemsText({ items }: Score, words: PytagoraWords): string {
  const crossings = items.filter(({ kind }) => kind === 'crossing').length;
  const parts = items.filter(({ kind }) => kind !== 'crossing').map(({ points }) => points);
  return words.status.items(parts.join(' + '), crossings);
}

/** The reason, in one sentence, with the actual numbers. */
export function refusalText({ code, numbers }: Refusal, words: PytagoraWords): string {
  const { left = 0, right = 0, division = 0 } = numbers ?? {};
  switch (code) {
    case 'zero-factor':
      return words.fault['zero-factor'](left, right, division === 1);
    case 'divide-by-zero':
      return words.fault['divide-by-zero'](left);
    case 'not-whole':
      return words.fault['not-whole'](left, right);
    case 'negative':
      return words.fault.negative(left, right);
    case 'unequal':
      return words.fault.unequal(left, right);
    default:
      return words.refused[code] ?? words.refused.other!;
  }
}

export const spokenFace = (face: Face, words: PytagoraWords): string => words.faces[face] ?? face;
