import { atOnce } from '../../src/games/prime-climb/bots/best';
import { circleOf } from '../../src/games/prime-climb/bots/course';
import { waysOf, type Ways } from '../../src/games/prime-climb/bots/endings';
import type { Homing } from '../../src/games/prime-climb/bots/homing';
import { createRack, lawOf } from '../../src/games/prime-climb/bots/reach';
import { bestSolitaireEnding, HELD_AT_ONCE, keeperTurns } from '../../src/games/prime-climb/bots/solitaire';
import type { Dice } from '../../src/engine';
import { earnsCard, type Variant } from '../../src/games/prime-climb/rules';

/** Shown the position after each turn: pawns, keepers known, whether one was drawn on top. */
export type Look = (a: number, b: number, keepers: readonly number[], drawn: boolean) => void;

const LAW = lawOf(true, false);

/** What was worked out for keepers, by variant: games repeat themselves. */
const recalled: Partial<Record<Variant, Map<string, Homing>>> = {};
const recallIn = (variant: Variant) => (recalled[variant] ??= new Map<string, Homing>());

/** Turns that the shipped player needs for a solitaire. */
export function solitaireTurns(variant: Variant, dice: Dice, look: Look = () => undefined): number {
  const turns = keeperTurns({ variants: [variant] });
  const { course } = turns;
  let [a, b] = [course.start, course.start];
  let deck = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  let used: number[] = [];
  let held: number[] = [];
  let reuse: Ways | undefined;
  for (let turn = 1; ; turn++) {
    const [one, other] = [1 + dice.below(10), 1 + dice.below(10)];
    const numbers = one === other ? [one, one, one, one] : [one, other];
    const playable = held.slice(0, HELD_AT_ONCE);
    const rack = createRack(numbers, playable);
    reuse = waysOf({ course, sprint: false, law: LAW, a, b, rack, last: null }, reuse);
    const began = [circleOf(a), circleOf(b)] as const;
    const { ending } = atOnce(
      bestSolitaireEnding(turns, reuse, began, held.length - playable.length, recallIn(variant)),
    );
    if (ending.won) return turn;
    const spent = playable.filter((_, bit) => ((ending.kept >> bit) & 1) === 0);
    held = held.filter((keeper) => !spent.includes(keeper));
    used = [...used, ...spent];
    const earned = (spot: number, from: number) =>
      spot !== course.home && earnsCard(circleOf(spot)) && circleOf(spot) !== from;
    const drawn = earned(ending.a, began[0]) || earned(ending.b, began[1]);
    look(ending.a, ending.b, held, drawn);
    if (drawn) {
      if (deck.length === 0) [deck, used] = [used, []];
      if (deck.length > 0) {
        const card = dice.pick(deck);
        deck = deck.filter((other) => other !== card);
        held = [...held, card].sort();
      }
    }
    [a, b] = [ending.a, ending.b];
  }
}
