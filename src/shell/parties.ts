import type { Seat } from '../engine';
import type { Box } from './box';

/** Those who share a score: a team, or one seat by itself. */
export interface Party {
  readonly seats: readonly Seat[];
  /** The team's; null for a seat by itself. */
  readonly colour: string | null;
}

/** Everybody at the table, those who play together together. */
export function partiesOf(box: Box, view: unknown, count: number, dark: boolean): readonly Party[] {
  const parties = new Map<string, { seats: Seat[]; colour: string | null }>();
  for (let seat = 0; seat < count; seat += 1) {
    const team = box.table.team?.(view, seat, dark) ?? null;
    const key = team === null ? `seat ${seat}` : `team ${team.id}`;
    const party = parties.get(key) ?? { seats: [], colour: team?.colour ?? null };
    party.seats.push(seat);
    parties.set(key, party);
  }
  return [...parties.values()];
}
