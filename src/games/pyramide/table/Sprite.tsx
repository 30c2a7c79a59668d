import type { SpriteProps } from '../../../shell';
import { Pawn } from './Pawn';

/** What crosses the table: a pawn that climbs. */
export function Sprite({ sprite, width }: SpriteProps) {
  const [, side, initial = ''] = sprite.split(' ');
  return <Pawn side={Number(side)} initial={initial} size={width} />;
}
