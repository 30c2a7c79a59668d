import { bestTurn } from '../bots';
import {
  CARD_CIRCLE,
  carriedTo,
  isSolitaire,
  missingWaypoints,
  pawnOf,
  primeClimb,
  type Choice,
  type GameEvent,
  type Move,
  type Operation,
  type State,
  type View,
} from '../rules';
import type { Language } from '../../../i18n';
import { PRIME_CLIMB_WORDS, type PrimeClimbWords } from '../i18n';
import type { HintLayer } from '../../../shell';
import { kindOf, findUse } from './bridge';
import { cardTitle } from './cardWords';
import { bestPlan } from './judge';
import { moveText } from './reviewer';

/** What is to be had, then which pawn and what with, then the sums and where: as far as the person wants to be told. */
export function* hint(view: View, language: Language): Generator<void, readonly HintLayer[] | null, void> {
  const words = PRIME_CLIMB_WORDS[language];
  if (view.phase === 'roll') return [{ text: words.learning.hint.roll }];
  if (view.phase !== 'move' && view.phase !== 'card') return null;
  if (primeClimb.options(view).length < 2)
    return view.phase === 'card' ? [{ text: words.learning.hint.noChoice }] : onlyWay(view, words);
  const { moves } = yield* isSolitaire(view.config) && view.phase === 'move'
    ? bestTurn(view)
    : bestPlan(view);
  const [first] = moves;
  if (!first || first.type === 'end') return [{ text: words.learning.hint.end }];
  if (first.type === 'obey') return first.choice && choiceLayers(view, first.choice, words);
  return [{ text: nudge(view, moves, words) }, which(view, first, words), where(view, moves, words)];
}

/** A single lawful move needs no nudge. */
function onlyWay(view: View, words: PrimeClimbWords): readonly HintLayer[] {
  const [only] = primeClimb.options(view);
  if (!only || only.type === 'end') return [{ text: words.learning.hint.end }];
  return [which(view, only, words), where(view, [only], words)];
}

interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** What these moves and the end of the turn would bring, up to where chance has its say. */
function playedOut(view: View, moves: readonly Move[]): Played {
  let state: State = view;
  const events: GameEvent[] = [];
  for (const move of [...moves, { type: 'end' } as const]) {
    if (primeClimb.refuse(state, view.seat, move) !== null) break;
    const step = primeClimb.apply(state, view.seat, move);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

/** The best thing that the turn leads to, without saying how. */
function nudge(view: View, moves: readonly Move[], words: PrimeClimbWords): string {
  const says = words.learning.hint;
  const { state, events } = playedOut(view, moves);
  // A waypoint counts from the end of the move on.
  const waypoint = missingWaypoints(view).find((prime) =>
    state.players[view.seat]!.pawns.some(({ at }) => at === prime),
  );
  if (state.result) return says.win;
  if (events.some(({ type }) => type === 'arrived')) return says.home;
  if (events.some((event) => event.type === 'bumped' && event.seat !== view.seat)) return says.bump;
  if (waypoint !== undefined) return says.waypoint(waypoint);
  if (moves.some(({ type }) => type !== 'use')) return says.keeper;
  if (state.phase === 'draw') return says.red;
  return says.with(tellingSign(moves));
}

/** The operation that says most about a turn. */
function tellingSign(moves: readonly Move[]): Operation {
  const used = moves.flatMap((move) => (move.type === 'use' ? [move.operation] : []));
  return (['÷', '×', '-', '+'] as const).find((sign) => used.includes(sign)) ?? '+';
}

/** The pawn and the number, or the card. */
function which(view: View, move: Move, words: PrimeClimbWords): HintLayer {
  const says = words.learning.hint;
  if (move.type === 'use' || move.type === 'shift') {
    const { at } = view.players[view.seat]!.pawns[move.pawn];
    const by = move.type === 'use' ? says.number(move.number) : says.keeperNamed(cardTitle(move.card, words));
    return { text: says.pawn(at, by), cells: [at] };
  }
  return {
    text: move.type === 'send' || move.type === 'curse' ? says.card(cardTitle(move.card, words)) : '',
  };
}

/** The move itself, and what is to come after it; the circle is that of the first. */
function where(view: View, moves: readonly Move[], words: PrimeClimbWords): HintLayer {
  const says = words.learning.hint;
  const texts: string[] = [];
  let state: State = view;
  for (const move of moves) {
    if (primeClimb.refuse(state, view.seat, move) !== null) break;
    texts.push(moveText(primeClimb.view(state, view.seat), move, words));
    state = primeClimb.apply(state, view.seat, move).state;
  }
  return { text: says.moves(texts), cells: cellsOf(view, moves[0]!) };
}

function cellsOf(view: View, move: Move): readonly number[] {
  if (move.type === 'send') return [pawnOf(view, move.target)!.at];
  if (move.type === 'curse')
    return view.players[move.seat]!.pawns.flatMap(({ at, out }) => (out ? [] : [at]));
  if (move.type !== 'use' && move.type !== 'shift') return [];
  const to = findUse(view, move)?.to ?? null;
  return to === null ? [] : [to];
}

/** What a card leaves to choose: whom to look at, then the choice. */
function choiceLayers(view: View, choice: Choice, words: PrimeClimbWords): readonly HintLayer[] {
  const says = words.learning.hint;
  const answer = { text: says.moves([moveText(view, { type: 'obey', choice }, words)]) };
  switch (choice.kind) {
    case 'earner': {
      const { at } = view.players[view.seat]!.pawns[choice.pawn];
      const to = carriedTo(view, kindOf(view.drawn!.card), choice.pawn);
      return [{ text: says.own }, { ...answer, cells: to === at ? [at] : [at, to] }];
    }
    case 'pawn': {
      const text = choice.target.seat === view.seat ? says.own : says.lead;
      return [{ text }, { ...answer, cells: [pawnOf(view, choice.target)!.at, CARD_CIRCLE] }];
    }
    case 'swap': {
      const cells = [pawnOf(view, choice.one)!.at, pawnOf(view, choice.other)!.at];
      const isOwn = choice.one.seat === view.seat || choice.other.seat === view.seat;
      return [{ text: isOwn ? says.own : says.lead }, { ...answer, cells }];
    }
    case 'steal':
      return [{ text: says.keepersOfOthers }, answer];
  }
}
