import { SPACE } from '../../../ui/tokens';
import { sizeForText } from './typeSize';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How everybody's dice lie in a room. */
export interface Laid {
  /** One under the other, their names beside them; else beside each other, their names above. */
  readonly rows: boolean;
  readonly size: number;
  /** How wide a name may be, and how large all of them are set. */
  readonly name: number;
  readonly named: number;
}

/** A die has a part of the room of whoever rolls it: it turns, and touches neither a name nor the next. */
const ACROSS = { width: 0.7, height: 0.44, name: 0.16 } as const;
const DOWN = { width: 0.32, height: 0.62, name: 0.36 } as const;
const MOST = 340;
const NAME = { least: 13, most: 48 } as const;
/** What all of that comes to, below. */
export const SAYS = { height: 0.18, least: 15, most: 56 } as const;

/** As large as they can be. */
export function layDice(names: readonly string[], { width, height }: Room): Laid {
  const left = (height * (1 - SAYS.height)) / names.length;
  const across = Math.min(MOST, (width / names.length) * ACROSS.width, height * ACROSS.height);
  const down = Math.min(MOST, width * DOWN.width, left * DOWN.height);
  const rows = down > across;
  const room = rows
    ? { width: width * DOWN.name, height: left * DOWN.height }
    : { width: width / names.length - SPACE.s, height: height * ACROSS.name };
  const sizes = names.map((name) => sizeForText(name, { ...NAME, ...room }));
  return { rows, size: Math.floor(Math.max(across, down)), name: room.width, named: Math.min(...sizes) };
}
