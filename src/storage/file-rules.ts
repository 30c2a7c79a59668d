export type SaveOutcome = 'saved' | 'cancelled' | 'failed';
export type Opened =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

/** The longest game is a fraction of this: what is larger is something else, and not worth a frozen screen. */
const LARGEST_BYTES = 2_000_000;

export const isTooLarge = (bytes: number): boolean => bytes > LARGEST_BYTES;

/** Text, or the bytes of a picture. */
export type FileContent = string | Uint8Array<ArrayBuffer>;

/** Games are JSON; decks are plain text, to be read and written in any editor; pictures are only ever written. */
export const FILE_KINDS = {
  game: { ending: 'json', mime: 'application/json', uti: 'public.json', accept: '.json,application/json' },
  // Mail and chat programs give a text file any type or none: nothing is filtered out, reading decides.
  deck: { ending: 'txt', mime: 'text/plain', uti: 'public.plain-text', accept: '' },
  picture: { ending: 'png', mime: 'image/png', uti: 'public.png', accept: 'image/png' },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** Letters of a name that are looked at, and those that are left of it. */
const LONGEST_NAME = 200;
const LONGEST_PLAIN = 80;

/** Names of people and games end up in file names; file systems differ in what they take, all of them take this. */
export function safeName(name: string, kind: FileKind = 'game'): string {
  const { ending } = FILE_KINDS[kind];
  // Cut first: a name can be as long as a text, and nobody reads the end of it.
  const plain = name
    .slice(0, LONGEST_NAME)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(new RegExp(`\\.${ending}$`, 'i'), '')
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_PLAIN);
  return `${plain || 'meninges'}.${ending}`;
}
