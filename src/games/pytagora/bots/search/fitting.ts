import { cellsOf, outlineOf, type Form } from './forms';
import { couldMeet, problemOf } from './problem';
import type { Profile } from './profiles';
import type { Slot } from './slots';

const FREE = -2;

/**
 * The orders of a profile that fit exactly here, one after the other: for profiles with so many signs that all their
 * orders could not be kept. What is crossed rules out nearly all of them on the way.
 */
export function* fittingForms(profile: Profile, slot: Slot, before: number): Generator<Form, void, void> {
  const { size } = profile;
  // By cell: what is crossed there, a sign or -1 for a digit.
  const lying = new Array<number>(size + 1).fill(FREE);
  for (const { offset, sign } of slot.crossed) lying[before + offset] = sign;
  const lengthsLeft = countsOf(profile.lengths);
  const signsLeft = countsOf(profile.signs);
  const lengths: number[] = [];
  const between: number[] = [];

  function* number(cell: number): Generator<Form, void, void> {
    let room = 0;
    while (cell + room < size && lying[cell + room]! < 0) room++;
    for (let length = 1; length <= room; length++) {
      if (!lengthsLeft[length]) continue;
      const end = cell + length;
      // Behind a number comes a sign, or nothing.
      if (end < size && lying[end] === -1) continue;
      lengthsLeft[length]!--;
      lengths.push(length);
      if (end < size) yield* sign(end);
      else if (between.length === profile.signs.length) {
        const outline = outlineOf([...lengths], between);
        if (couldMeet(outline)) yield formOf(outline, between);
      }
      lengths.pop();
      lengthsLeft[length]!++;
    }
  }

  function* sign(cell: number): Generator<Form, void, void> {
    const there = lying[cell]!;
    for (let one = 0; one < signsLeft.length; one++) {
      if (!signsLeft[one] || (there !== FREE && there !== one)) continue;
      signsLeft[one]!--;
      between.push(one);
      yield* number(cell + 1);
      between.pop();
      signsLeft[one]!++;
    }
  }

  yield* number(0);
}

function countsOf(list: readonly number[]): number[] {
  const counts: number[] = [];
  for (const item of list) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

const formOf = (outline: ReturnType<typeof outlineOf>, between: readonly number[]): Form => ({
  problem: problemOf(outline),
  places: outline.lengths.map((_, nth) => nth),
  between: [...between],
  cells: cellsOf(outline.lengths, between),
});
