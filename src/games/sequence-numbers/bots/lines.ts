import { BOARD } from '../rules';
import { CORNER, EMPTY, FIVES, LINES } from './geometry';
import type { Position } from './position';

/**
 * One line of five, or of nine where five of it are locked, as one seat sees it: whose it can still become, how many chips it lacks, and how many of the missing
 * numbers are in hand. Each kind of line has a slot, and each slot a weight (see weights.ts).
 */

/** An own line that lacks m chips, `held` of them in hand: OWN[m] + held. */
export const OWN: readonly number[] = [0, 0, 0, 3, 7, 12];
/** The slot of a line that lacks two, one of them in hand: with Plus it can be finished. */
export const PAIR = OWN[2]! + 1;
/** With nothing on it yet, only whether it is a start at all: two or more numbers in hand. */
const FRESH_HELD = 2;
/** An opponent's line that lacks m chips, from one on: FOE + 2 m, one more when a card that blocks it is in hand. */
export const FOE = 12;
export const LINE_SLOTS = 24;

/** By cards of a number not seen yet: how much a missing chip still counts. The first is not 0: there is Plus. */
const LEFT: readonly number[] = [0.12, 0.33, 1];

/** What `readLine` found. One object, used over and over: a phone would feel thousands of small objects. */
export const found = {
  /** Slot and share of the line as one's own; slot -1 when it cannot be, or lacks just one. */
  own: -1,
  ownShare: 0,
  /** Slot and share of the line as an opponent's. */
  foe: -1,
  foeShare: 0,
  /** The team that lacks just one chip here, and the cell where; -1 when nobody does. */
  closing: -1,
  cell: -1,
};

export function readLine(position: Position, line: number): void {
  const { chips, team, held, unseen, spent } = position;
  const cells = LINES[line]!;
  found.own = found.foe = found.closing = -1;
  // A nine means something only to a team that has five of it.
  if (line >= FIVES && spent.every((lines) => lines[line])) return;
  let owner = EMPTY;
  let missing = 0;
  let inHand = 0;
  let ownShare = 1;
  let foeShare = 1;
  for (let k = 0; k < cells.length; k++) {
    const cell = cells[k]!;
    const chip = chips[cell]!;
    if (chip === EMPTY) {
      const number = BOARD[cell]!;
      const left = LEFT[unseen[number]!]!;
      foeShare *= left;
      if (held[number]! > 0) inHand++;
      else ownShare *= left;
      missing++;
      found.cell = cell;
    } else if (chip !== CORNER && chip !== owner) {
      if (owner !== EMPTY) return; // two teams: nobody's any more
      owner = chip;
    }
  }
  if (missing === 0) return;
  if (missing === 1) {
    const closing = owner === EMPTY ? team : owner;
    if (!spent[closing]![line]) found.closing = closing;
  }
  if ((owner === team || owner === EMPTY) && missing > 1 && !spent[team]![line]) {
    found.own = OWN[missing]! + (missing < 5 ? inHand : inHand >= FRESH_HELD ? 1 : 0);
    found.ownShare = ownShare;
  }
  if (owner !== team && !(owner !== EMPTY && spent[owner]![line])) {
    found.foe = FOE + 2 * missing + (inHand > 0 ? 1 : 0);
    found.foeShare = foeShare;
  }
}
