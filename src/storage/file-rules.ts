export type SaveOutcome = 'saved' | 'cancelled' | 'failed';
export type Opened =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

/** The longest game is a fraction of this: what is larger is something else, and not worth a frozen screen. */
const LARGEST_BYTES = 2_000_000;

export const isTooLarge = (bytes: number): boolean => bytes > LARGEST_BYTES;

/** Names of people and games end up in file names; file systems differ in what they take, all of them take this. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\.json$/i, '')
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain || 'meninges'}.json`;
}
