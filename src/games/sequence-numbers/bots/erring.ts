import type { Dice, Bot } from '../../../engine';
import { sequenceNumbers, type Move, type View } from '../rules';
import { codeOf, CORNER, FIVES, LINES, LINES_AT, MINUS_CODE, PLUS_CODE } from './geometry';
import { countingPlayer, plainWorth, type Looks } from './greedy';
import { owesFine, plainMove, plays, type Play } from './plays';
import { readPosition, type Position } from './position';

/** How often, in a hundred turns, the player does not look round the table before it plays. */
export interface Slips {
  readonly inHundred: number;
  /** Whose chips it looks at when it does look. */
  readonly looks: Looks;
  /** Out of a hundred dead cards, how many go unnoticed while another card can be played. */
  readonly deadUnnoticed: number;
}

/**
 * A player that counts lines and blocks but slips now and then, the way a child does: it falls in love with a card and plays
 * it wherever the number is seen first, overlooking lines and what Plus and Minus are for. It never overlooks its own win.
 */
export const erring = (slips: Slips): Bot<View, Move> => ({
  *choose(view: View, dice: Dice) {
    const plain = plainMove(view);
    const overlooksDead = plain?.type === 'dead' && dice.below(100) < slips.deadUnnoticed;
    if (plain && !(overlooksDead && plays(view).length > 0)) return plain;
    if (owesFine(view)) return dice.pick(sequenceNumbers.options(view).filter((move) => move.type === 'pay'));
    const position = readPosition(view);
    const choices = plays(view);
    yield;
    const winning = choices.find((play) => finishes(position, play));
    if (winning) return winning;
    if (dice.below(100) < slips.inHundred) return slip(position, choices, dice);
    return yield* countingPlayer(slips.looks).choose({ ...view, exchanged: true }, dice);
  },
});

const finishes = (position: Position, play: Play): boolean =>
  codeOf(play.card) !== MINUS_CODE &&
  LINES_AT[play.cell]!.some(
    (line) =>
      !position.spent[position.team]![line] &&
      LINES[line]!.every(
        (cell) =>
          cell === play.cell || position.chips[cell] === position.team || position.chips[cell] === CORNER,
      ),
  );

/** A card chosen by whim: equations go where the number is seen first, Plus beside own chips, Minus where it teases most. */
function slip(position: Position, choices: readonly Play[], dice: Dice): Play {
  const card = dice.pick([...new Set(choices.map((play) => play.card))]);
  const cells = choices.filter((play) => play.card === card);
  const code = codeOf(card);
  if (code === PLUS_CODE) return mostOf(cells, (play) => ownChipsNear(position, play.cell));
  if (code === MINUS_CODE) return mostOf(cells, (play) => plainWorth(position, code, play.cell));
  return dice.pick(cells);
}

function ownChipsNear(position: Position, cell: number): number {
  let near = 0;
  for (const line of LINES_AT[cell]!) {
    if (line >= FIVES) continue;
    for (const other of LINES[line]!) if (position.chips[other] === position.team) near++;
  }
  return near;
}

function mostOf(choices: readonly Play[], worth: (play: Play) => number): Play {
  let best = choices[0]!;
  let most = -Infinity;
  for (const play of choices) {
    const here = worth(play);
    if (here > most) [best, most] = [play, here];
  }
  return best;
}
