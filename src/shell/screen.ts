import type { Eyes, Seat, Player, Stage } from '../engine';

/** What the phone may show: a table as these eyes see it, or a cover that waits for somebody. */
export type Screen =
  | { readonly kind: 'open'; readonly eyes: Eyes }
  | { readonly kind: 'cover'; readonly seat: Seat };

export const personsAt = (seats: readonly Player[]): readonly Seat[] =>
  seats.flatMap((player, seat) => (player.bot === null ? [seat] : []));

/** Whose "it is me" still holds: the phone may go from hand to hand among those who know the same, and no further. */
export function stillUncovered(stage: Stage, uncovered: Seat | null): Seat | null {
  if (stage.kind !== 'play' || stage.eyes === 'table' || uncovered === null) return null;
  return stage.eyes === uncovered || (stage.alike ?? []).includes(uncovered) ? stage.eyes : null;
}

/**
 * Secrets are a matter of the tree: everything below is drawn from `eyes`, and a cover draws no view at all.
 * One person alone has nobody to hide from. Among several, only the one who said "it is me" sees a hand, unless they play
 * without covers; and while the app moves nobody's is shown.
 */
export function screenFor(stage: Stage, seats: readonly Player[], uncovered: Seat | null): Screen {
  const persons = personsAt(seats);
  if (persons.length === 1) return { kind: 'open', eyes: persons[0]! };
  if (stage.kind !== 'play' || stage.eyes === 'table' || seats[stage.eyes]?.bot !== null)
    return { kind: 'open', eyes: 'table' };
  const shown = stage.uncovered === true || stillUncovered(stage, uncovered) === stage.eyes;
  return shown ? { kind: 'open', eyes: stage.eyes } : { kind: 'cover', seat: stage.eyes };
}

/** Whose finger is on the phone: the open eyes, or, where nothing is secret, whichever person the table waits for. */
export function actingSeat(stage: Stage, seats: readonly Player[], screen: Screen): Seat | null {
  if (screen.kind === 'cover') return null;
  if (screen.eyes !== 'table') return screen.eyes;
  if (stage.kind !== 'play' || stage.eyes !== 'table') return null;
  const [{ seat }] = stage.acting;
  return seats[seat]?.bot === null ? seat : null;
}
