import type { SpriteProps } from '../../../shell';
import { Pawn } from './Pawn';

/** What crosses the table: a pawn that climbs. */
export function Sprite({ sprite, width }: SpriteProps) {
  return <Pawn side={Number(sprite.split(' ')[1])} initial="" size={width} />;
}
