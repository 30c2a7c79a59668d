export interface Roll {
  readonly numbers: readonly number[];
  readonly chance: number;
}

const SIDES = 10;

/** The 55 rolls of two dice that differ; a double gives its number four times. */
export const ROLLS: readonly Roll[] = Array.from({ length: SIDES }, (_, k) => k + 1).flatMap((one) =>
  Array.from({ length: one }, (_, k) => k + 1).map((other): Roll =>
    one === other
      ? { numbers: [one, one, one, one], chance: 1 / SIDES ** 2 }
      : { numbers: [one, other], chance: 2 / SIDES ** 2 },
  ),
);
