/** A turn of the wheel, at a point of the view. */
export interface Turn {
  readonly x: number;
  readonly y: number;
  /** By how much what is there is to grow. */
  readonly ratio: number;
  /** By how much it is to move aside. */
  readonly aside: number;
}
