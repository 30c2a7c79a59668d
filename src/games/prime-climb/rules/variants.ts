export const VARIANTS = [
  'double-time',
  'waypoints',
  'sprint',
  'backwards',
  'there-and-back',
  'solitaire-1',
  'solitaire-2',
] as const;
export type Variant = (typeof VARIANTS)[number];

/** Why two variants do not go together; the words are the screen's. */
export const CLASHES = [
  'one-way', // both say where the pawns go
  'back-already', // Solitaire 2 goes there and back by itself
  'that-is-solitaire-2', // Solitaire 1 there and back
  'solitaire-climbs', // the solitaires begin at 0
  'one-solitaire',
  'record-plain', // a solitaire's record stands beside perfect play, which is known for the plain solitaire only
] as const;
export type Clash = (typeof CLASHES)[number];

type Pairs = { readonly [V in Variant]?: { readonly [W in Variant]?: Clash } };

/** The pairs that do not combine, each with its reason; every other pair does. */
const PAIRS: Pairs = {
  backwards: {
    'there-and-back': 'one-way',
    'solitaire-1': 'solitaire-climbs',
    'solitaire-2': 'solitaire-climbs',
  },
  'there-and-back': { 'solitaire-1': 'that-is-solitaire-2', 'solitaire-2': 'back-already' },
  'double-time': { 'solitaire-1': 'record-plain', 'solitaire-2': 'record-plain' },
  waypoints: { 'solitaire-1': 'record-plain', 'solitaire-2': 'record-plain' },
  sprint: { 'solitaire-1': 'record-plain', 'solitaire-2': 'record-plain' },
  'solitaire-1': { 'solitaire-2': 'one-solitaire' },
};

/** Why these two do not combine, or null where they do. */
export const clashOf = (one: Variant, other: Variant): Clash | null =>
  PAIRS[one]?.[other] ?? PAIRS[other]?.[one] ?? null;
