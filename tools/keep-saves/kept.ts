import type { Registered, Saved, Seat, Table } from '../../src/engine';

/** A save of an earlier release, and what was seen when it was written. */
export interface KeptSave {
  readonly save: Saved;
  /** Null where the game was still going on. */
  readonly ranking: readonly (readonly Seat[])[] | null;
  /** What lay open, in lines. */
  readonly board: readonly string[];
}

export const boardOf = ({ game, probe }: Registered, table: Table): string[] =>
  probe.draw(game.view(table.state, 'table')).split('\n');
