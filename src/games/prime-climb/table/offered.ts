import type { Choice, PawnName, View } from '../rules';

/** Pawns that a card leaves to choose, so that they can be tapped where they stand. */

export const keyOf = ({ seat, pawn }: PawnName): string => `${seat}-${pawn}`;

const choicesOf = ({ task }: View): readonly Choice[] => task?.choices ?? [];

/** The pawns of which one may be tapped now; of a swap, those that go with the first. */
export function offeredPawns(view: View, first: PawnName | null): ReadonlySet<string> {
  return new Set(
    choicesOf(view).flatMap((choice) => {
      switch (choice.kind) {
        case 'earner':
          return [keyOf({ seat: view.seat, pawn: choice.pawn })];
        case 'pawn':
          return [keyOf(choice.target)];
        case 'swap':
          return first === null ? [keyOf(choice.one), keyOf(choice.other)] : otherOf(choice, first);
        case 'steal':
          return [];
      }
    }),
  );
}

function otherOf({ one, other }: Choice & { readonly kind: 'swap' }, first: PawnName): string[] {
  if (keyOf(one) === keyOf(first)) return [keyOf(other)];
  return keyOf(other) === keyOf(first) ? [keyOf(one)] : [];
}

/** What a tap on this pawn decides; null where it is only the first of two. */
export function choiceBy(view: View, first: PawnName | null, tapped: PawnName): Choice | null {
  const key = keyOf(tapped);
  return (
    choicesOf(view).find((choice) => {
      switch (choice.kind) {
        case 'earner':
          return key === keyOf({ seat: view.seat, pawn: choice.pawn });
        case 'pawn':
          return key === keyOf(choice.target);
        case 'swap':
          return first !== null && otherOf(choice, first).includes(key);
        case 'steal':
          return false;
      }
    }) ?? null
  );
}
