import type { Dice } from '../../src/engine';

/** A reader that has to stand whatever it is given. */
export interface Subject {
  readonly name: string;
  /** Of the files in which inputs are kept. */
  readonly ending: string;
  /** The same seed gives the same input. */
  generate(seed: number): string;
  /** What is wrong, or null. A throw is a finding too. */
  check(text: string, seed: number): string | null;
}

/** Mostly few, now and then many. */
export const manyOf = (dice: Dice, usual: number): number =>
  dice.below(12) === 0 ? dice.below(usual * 12) : dice.below(usual);

/** Characters that hurt: they end strings, open lists, change numbers, or belong to nothing. */
const CHARACTERS = [...'0123456789"\'{}[]:,.-+eE\\/ntfu _xé*|#?=\n\u0000\uD800\u0301'];

/** A text with a few characters changed, lost, doubled, or a piece of it written over and over. */
export function disturbed(text: string, dice: Dice): string {
  let now = text;
  for (let times = 1 + dice.below(4); times > 0; times--) {
    const at = dice.below(now.length + 1);
    const to = Math.min(now.length, at + dice.below(60));
    const instead = [
      () => dice.pick(CHARACTERS) + now.slice(at, to),
      () => '',
      () => now.slice(at, to).repeat(2),
      () => now.slice(at, to).repeat(1 + dice.below(dice.below(20) === 0 ? 20_000 : 20)),
      () => dice.pick(CHARACTERS).repeat(1 + dice.below(dice.below(20) === 0 ? 400_000 : 40)),
    ];
    now = now.slice(0, at) + dice.pick(instead)() + now.slice(to);
  }
  return now;
}
