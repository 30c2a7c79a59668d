export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Digit = (typeof DIGITS)[number];

export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

export const EQUALS = '=';

/** What is printed on a piece. Pieces of one face are alike, so a piece is known by its face alone. */
export const FACES = [...DIGITS, ...OPERATORS, EQUALS] as const;
export type Face = (typeof FACES)[number];

export type Counts = Readonly<Record<Face, number>>;

/** The 126 pieces of the box. The sheet counts 77 digits, 31 operators with 7 × among them, 18 =; the rest is a ruling. */
// prettier-ignore
export const BOX: Counts = {
  '0': 7, '1': 8, '2': 8, '3': 8, '4': 8, '5': 8, '6': 8, '7': 7, '8': 8, '9': 7,
  '+': 10, '-': 9, '*': 7, '/': 5,
  '=': 18,
};

const LEFT_OUT = 3;

/** Plus or minus: no × and no ÷, and 3 pieces fewer of each digit and of the =: 81 pieces. */
// prettier-ignore
export const PLUS_OR_MINUS: Counts = {
  '0': BOX['0'] - LEFT_OUT, '1': BOX['1'] - LEFT_OUT, '2': BOX['2'] - LEFT_OUT, '3': BOX['3'] - LEFT_OUT,
  '4': BOX['4'] - LEFT_OUT, '5': BOX['5'] - LEFT_OUT, '6': BOX['6'] - LEFT_OUT, '7': BOX['7'] - LEFT_OUT,
  '8': BOX['8'] - LEFT_OUT, '9': BOX['9'] - LEFT_OUT,
  '+': BOX['+'], '-': BOX['-'], '*': 0, '/': 0,
  '=': BOX['='] - LEFT_OUT,
};

const PLACE: ReadonlyMap<unknown, number> = new Map(FACES.map((face, place) => [face, place]));

export const isFace = (value: unknown): value is Face => PLACE.has(value);
export const isDigit = (value: unknown): value is Digit => isFace(value) && PLACE.get(value)! < DIGITS.length;
export const isOperator = (value: unknown): value is Operator =>
  value === '+' || value === '-' || value === '*' || value === '/';

/** A heap whose order nobody knows is kept in this order, so that equal heaps are equal data. */
export const inFaceOrder = <F extends Face>(pieces: readonly F[]): F[] =>
  [...pieces].sort((a, b) => PLACE.get(a)! - PLACE.get(b)!);

/** All pieces of these counts, in face order. */
export const heapOf = <F extends Face>(faces: readonly F[], counts: Counts): F[] =>
  faces.flatMap((face) => Array.from({ length: counts[face] }, () => face));

/** What is left when these pieces are taken, in the order it had; null when one of them is not there. */
export function without<F extends Face>(pieces: readonly F[], taken: readonly F[]): F[] | null {
  const left = [...pieces];
  for (const face of taken) {
    const place = left.indexOf(face);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
