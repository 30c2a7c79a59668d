/** How a player weighs what it sees. All weights are in turns. */
export interface Style {
  /** Turns by the values of perfect play, or by nothing but the circles that lie behind. */
  readonly measure: 'solved' | 'circles';
  /** What a turn lost to the opponents is worth, in turns of one's own. */
  readonly others: number;
  /** How much of the loss is feared when a pawn stands where it can be bumped. */
  readonly threat: number;
  /** What a card to be drawn is worth. */
  readonly draw: number;
  /** What holding a keeper is worth. */
  readonly shift: number;
  readonly send: number;
  readonly curse: number;
  /** So many ±k keepers are tried at once. */
  readonly limit: number;
}

export const SOLID_STYLE: Style = {
  measure: 'circles',
  others: 0.02,
  threat: 0,
  draw: 0,
  shift: 0,
  send: 0,
  curse: 0,
  limit: 2,
};

export const STRONG_STYLE: Style = {
  measure: 'solved',
  others: 0.05,
  threat: 0,
  draw: 0.3,
  shift: 0.3,
  send: 0.02,
  curse: 0.02,
  limit: 3,
};

export const MASTER_STYLE: Style = {
  measure: 'solved',
  others: 1,
  threat: 0.7,
  draw: 1.1,
  shift: 1.3,
  send: 1.2,
  curse: 1.5,
  limit: 4,
};
