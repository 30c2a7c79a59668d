import type { PawnIndex, Use, View } from '../rules';
import type { InUse } from './bridge';

export type Meant =
  | { readonly kind: 'use'; readonly use: Use }
  | { readonly kind: 'pawn'; readonly pawn: PawnIndex }
  | { readonly kind: 'number'; readonly inUse: InUse }
  | { readonly kind: 'end' };

const SIGNS: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '×',
  x: '×',
  '×': '×',
  '/': '÷',
  ':': '÷',
  '÷': '÷',
};

/** On a keyboard: a and b are the pawns, n the next number, + − * / the operations, e ends the turn. */
export function keyMeans(key: string, view: View, inUse: InUse | null, uses: readonly Use[]): Meant | null {
  if (key === 'a' || key === 'b') return { kind: 'pawn', pawn: key === 'a' ? 0 : 1 };
  if (key === 'e') return { kind: 'end' };
  if (key === 'n') {
    const numbers = [...new Set(view.turn?.numbers ?? [])];
    const now = inUse?.kind === 'number' ? numbers.indexOf(inUse.number) : -1;
    const number = numbers[(now + 1) % numbers.length];
    return number === undefined ? null : { kind: 'number', inUse: { kind: 'number', number } };
  }
  const use = uses.find(({ move }) => move.operation === SIGNS[key]);
  return use ? { kind: 'use', use } : null;
}
