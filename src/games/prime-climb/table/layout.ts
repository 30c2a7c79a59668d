import type { Shape } from '../../../shell/frame';
import { SPACE } from '../../../ui';

export interface Room {
  readonly boardWidth: number;
  readonly boardHeight: number;
  readonly side: number;
}

/** The line, the numbers, the operations and the buttons, one under the other. */
const LINE = 58;
export const NUMBERS = 58;
export const OPERATIONS = 62;
const BUTTONS = 54;
const CONTROLS = LINE + NUMBERS + OPERATIONS + BUTTONS + SPACE.s * 4;
const WIDEST_SIDE = 420;

/** The board takes all that the controls and another `line` leave; beside it in landscape, above them in portrait. */
export function layOut({ width, height, wide, boardOnly }: Shape, line = 0): Room {
  if (boardOnly)
    return {
      boardWidth: Math.min(width, height * 1.5),
      boardHeight: Math.min(height, width * 1.32),
      side: width,
    };
  if (wide) {
    const side = Math.min(WIDEST_SIDE, Math.max(290, width * 0.4));
    const boardWidth = Math.min(width - side - SPACE.l, height * 1.5);
    return { boardWidth, boardHeight: height, side };
  }
  const boardHeight = Math.max(200, height - CONTROLS - line);
  // A spiral much longer than wide would be a corridor.
  return {
    boardWidth: Math.min(width, boardHeight * 1.1),
    boardHeight: Math.min(boardHeight, width * 1.32),
    side: Math.min(width, 640),
  };
}
