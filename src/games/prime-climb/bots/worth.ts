import { CARDS, earnsCard, type Card, type State } from '../rules';
import type { Cost } from './best';
import { circleOf, isSafe, TURNED } from './course';
import { curseCost } from './curse';
import { threatsTo, turnsWith, type Scene, type Seated } from './scene';
import type { Style } from './style';

/** Less than anything else can cost. */
export const WON = -1000;

/** How much each of the others matters: the nearer to its end the more, all of them together 1. */
export function weightsOf(scene: Scene): readonly number[] {
  const near = scene.others.map((one) => Math.exp(-turnsWith(scene, one.a, one.b, one.missing) / 2));
  const sum = near.reduce((total, one) => total + one, 0);
  return near.map((one) => one / sum);
}

const priceOf = (card: Card, style: Style): number => {
  const { kind } = CARDS[card]!;
  return kind === 'shift' || kind === 'send' || kind === 'curse' ? style[kind] : 0;
};

/** Turns the others need, those lost to a curse too, weighed. */
function othersTurns(scene: Scene, weights: readonly number[]): number {
  return scene.others.reduce((sum, one, k) => sum + weights[k]! * turnsOfOther(scene, one), 0);
}

function turnsOfOther(scene: Scene, { a, b, missing, cursed }: Seated): number {
  const turns = turnsWith(scene, a, b, missing);
  return cursed ? turns + curseCost(scene.course, scene.values, a, b) : turns;
}

/** What can be said of a position before any pawn is moved: the others' turns and the cards held, as a cost. */
export function costAround(scene: Scene, style: Style, weights: readonly number[]): number {
  const { keepers } = scene.state.players[scene.mine.seat]!;
  const prices = keepers.reduce((sum, card) => sum + priceOf(card, style), 0);
  const again = scene.state.again > 0 ? 1 : 0;
  return -style.others * othersTurns(scene, weights) - prices - again;
}

/** What a seat's own pawns cost where they stand when others are next. */
function costOfPawns(
  scene: Scene,
  style: Style,
  threats: Float64Array,
  a: number,
  b: number,
  missing: readonly number[],
): number {
  const turns = turnsWith(scene, a, b, missing);
  if (style.threat === 0) return turns;
  const { bumped } = scene.course;
  let feared = 0;
  if (threats[a]! > 0) feared += threats[a]! * (turnsWith(scene, bumped[a]!, b, missing) - turns);
  if (threats[b]! > 0) feared += threats[b]! * (turnsWith(scene, a, bumped[b]!, missing) - turns);
  return turns + style.threat * feared;
}

/** The whole cost of a position that nobody is in the middle of. */
export function costOfState(scene: Scene, style: Style, weights: readonly number[]): number {
  const { a, b, missing, seat } = scene.mine;
  if (scene.state.result?.winner === seat) return WON;
  const threats = threatsTo(scene);
  return costAround(scene, style, weights) + costOfPawns(scene, style, threats, a, b, missing);
}

/** For each circle, what it brings to end a move there: others are bumped, and a send card may reach some more. */
function bumpsOf(scene: Scene, style: Style, weights: readonly number[], reach: number): Float64Array {
  const gains = new Float64Array(TURNED);
  const { course } = scene;
  scene.others.forEach((one, k) => {
    const { a, b, missing } = one;
    const turns = turnsWith(scene, a, b, missing);
    const note = (spot: number, after: number) => {
      const circle = circleOf(spot);
      if (spot === course.home || isSafe(circle)) return;
      const gain = style.others * weights[k]! * (after - turns);
      for (let near = Math.max(0, circle - reach); near <= Math.min(TURNED - 1, circle + reach); near++)
        gains[near]! += gain;
    };
    note(a, turnsWith(scene, course.bumped[a]!, b, missing));
    note(b, turnsWith(scene, a, course.bumped[b]!, missing));
  });
  return gains;
}

/** Ruling: "near" is two circles. */
const NEAR = 2;

/** What each ending of a turn costs, beyond what lies around: `kept` keepers are those of the rack that were not played. */
export function costOfEndings(
  scene: Scene,
  style: Style,
  weights: readonly number[],
  cards: readonly Card[],
): Cost {
  const { state, mine, course } = scene;
  const { began } = state.turn!;
  const bumps = bumpsOf(scene, style, weights, 0);
  const sends = canSend(state) ? bumpsOf(scene, style, weights, NEAR) : null;
  const threats = threatsTo(scene);
  const spent = spentPrices(cards, style);
  const { missing } = mine;
  const landed = (circle: number): number => {
    const bump = bumps[circle]!;
    // A send card from here takes everybody within its reach; those on the circle itself go anyway.
    return sends === null ? bump : Math.max(bump, sends[circle]! - style.send);
  };
  return ({ a, b, kept, won }) => {
    if (won) return WON;
    const [circleA, circleB] = [circleOf(a), circleOf(b)];
    const [outA, outB] = [a === course.home, b === course.home];
    const left =
      missing.length === 0 ? missing : missing.filter((prime) => prime !== circleA && prime !== circleB);
    let cost = costOfPawns(scene, style, threats, a, b, left) + spent[kept]!;
    if (!outA && !isSafe(circleA)) cost -= landed(circleA);
    if (!outB && !isSafe(circleB)) cost -= landed(circleB);
    if (earnsCard(circleA) && circleA !== began[0] && !outA) cost -= style.draw;
    else if (earnsCard(circleB) && circleB !== began[1] && !outB) cost -= style.draw;
    return cost;
  };
}

const canSend = ({ config, players, seat, turn }: State): boolean =>
  config.sending === 'near' &&
  players[seat]!.keepers.some((card) => CARDS[card]!.kind === 'send' && !turn!.fresh.includes(card));

/** By the bits of what is kept: the price of what is not. */
function spentPrices(cards: readonly Card[], style: Style): Float64Array {
  const prices = new Float64Array(1 << cards.length);
  for (let kept = 0; kept < prices.length; kept++)
    cards.forEach((card, bit) => {
      if (((kept >> bit) & 1) === 0) prices[kept]! += priceOf(card, style);
    });
  return prices;
}
