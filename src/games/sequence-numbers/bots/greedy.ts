import type { Dice, Bot } from '../../../engine';
import { LENGTH, type Move, type View } from '../rules';
import { CORNER, EMPTY, LINES, LINES_AT, MINUS_CODE, PLUS_CODE, codeOf } from './geometry';
import { leastCard, owesFine, plainMove, plays, type Play } from './plays';
import { readPosition, type Position } from './position';

/** What a chip adds to a line that already holds 0–4 chips of one's own. The fifth wins or nearly. */
const EXTEND: readonly number[] = [1, 5, 25, 120, 20000];
/** What a chip takes from opponents by spoiling a line that holds 0–4 of theirs. */
const SPOIL: readonly number[] = [0, 3, 15, 80, 4000];
/** To somebody who looks at own chips alone, nothing is gained by spoiling. */
const SPOIL_NOTHING: readonly number[] = [0, 0, 0, 0, 0];
/** Plus and Minus are kept for what no equation can do. */
const SPECIAL_COST = 150;

/** How good a cell is for a chip (or, with Minus, how good it is to clear it), counting chips in lines and nothing else. */
export function plainWorth(
  position: Position,
  code: number,
  cell: number,
  looks: Looks = 'everywhere',
): number {
  const spoil = looks === 'everywhere' ? SPOIL : SPOIL_NOTHING;
  let worth = 0;
  for (const line of LINES_AT[cell]!) worth += lineWorth(position, line, cell, code === MINUS_CODE, spoil);
  return code === PLUS_CODE || code === MINUS_CODE ? worth - SPECIAL_COST : worth;
}

function lineWorth(
  position: Position,
  line: number,
  cell: number,
  clearing: boolean,
  spoil: readonly number[],
): number {
  const { chips, team } = position;
  let own = 0;
  let foes = 0;
  let foe = EMPTY;
  let corners = 0;
  for (const other of LINES[line]!) {
    const chip = other === cell ? EMPTY : chips[other]!;
    if (chip === EMPTY) continue;
    if (chip === CORNER) corners++;
    else if (chip === team) own++;
    else if (foe === EMPTY || foe === chip) {
      foe = chip;
      foes++;
    } else return 0;
  }
  // Four of a nine are no further than none of a five: it is the last five that count.
  const given = corners - (LINES[line]!.length - LENGTH);
  if (foes > 0) return own === 0 && !position.spent[foe]![line] ? spoil[foes + given]! : 0;
  if (position.spent[team]![line]) return 0;
  // Clearing a chip opens one's own line through it, or takes a chip from the line it stood in.
  return clearing ? EXTEND[own + given]! / 5 : EXTEND[own + given]!;
}

/** Whose chips a player looks at. */
export type Looks = 'everywhere' | 'own chips';

/** Counts lines, and blocks if it looks at others' chips, and takes the best move for this turn. */
export const countingPlayer = (looks: Looks): Bot<View, Move> => ({
  *choose(view: View, dice: Dice) {
    const plain = plainMove(view);
    if (plain) return plain;
    const position = readPosition(view);
    const worthOf = (code: number, cell: number) => plainWorth(position, code, cell, looks);
    if (owesFine(view)) return leastCard(view, worthOf);
    let best: Play[] = [];
    let most = -Infinity;
    for (const play of plays(view)) {
      yield;
      const worth = worthOf(codeOf(play.card), play.cell);
      if (worth > most) [best, most] = [[play], worth];
      else if (worth === most) best.push(play);
    }
    return dice.pick(best);
  },
});

/** Knows nothing of cards and sees no further than this turn: the yardstick the levels are measured with, not a level itself. */
export const greedy: Bot<View, Move> = countingPlayer('everywhere');
