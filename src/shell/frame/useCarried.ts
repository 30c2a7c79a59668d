import { useMemo, useState } from 'react';

export interface Carried<Piece> {
  /** What is under the finger; after it was let go still what was, for as long as it flies home. */
  readonly piece: Piece | null;
  /** The piece, while the finger holds it. */
  readonly held: Piece | null;
  lift(piece: Piece): void;
  letGo(): void;
}

/** The piece that is in the air. */
export function useCarried<Piece>(): Carried<Piece> {
  const [piece, setPiece] = useState<Piece | null>(null);
  const [inAir, setInAir] = useState(false);
  const hands = useMemo(
    () => ({
      lift: (lifted: Piece) => {
        setPiece(lifted);
        setInAir(true);
      },
      letGo: () => setInAir(false),
    }),
    [],
  );
  return useMemo(() => ({ piece, held: inAir ? piece : null, ...hands }), [piece, inAir, hands]);
}
