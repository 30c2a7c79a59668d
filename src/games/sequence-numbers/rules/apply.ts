import type { Actor, Seat, Step } from '../../../engine';
import { BOARD } from './board';
import { DECK, faceOf, inPrintedOrder, type Card } from './cards';
import { seatsOfTeam, teamOf } from './config';
import { finishedBy, longestLine } from './lines';
import { isBoardFull } from './playable';
import type { Config, Ending, GameEvent, Move, Result, State, Team } from './types';

type Stepped = Step<State, GameEvent>;

export function start(config: Config): State {
  const perSeat = Array.from({ length: config.seats }, () => []);
  return {
    config,
    phase: config.dealer === 'chance' ? 'cut' : 'deal',
    dealer: config.dealer === 'chance' ? 0 : config.dealer,
    seat: 0,
    hands: perSeat,
    deck: DECK,
    piles: perSeat,
    chips: BOARD.map(() => null),
    sequences: [],
    exchanged: false,
    idle: 0,
    late: [],
    fined: [],
    reported: [],
    owed: null,
    result: null,
  };
}

export function apply(state: State, actor: Actor, move: Move): Stepped {
  const seat = typeof actor === 'number' ? actor : state.seat;
  switch (move.type) {
    case 'cut':
      return { state: { ...state, phase: 'deal', dealer: move.dealer }, events: [] };
    case 'deal':
      return deal(state, move.hands);
    case 'give':
      return give(state, move.card);
    case 'dead':
      return owe(discard({ ...state, exchanged: true }, seat, move.card), seat, 'dead', [
        { type: 'dead-card', seat, card: move.card },
      ]);
    case 'play':
      return playCard(state, seat, move.card, move.cell);
    case 'pass':
      return pass(state, seat);
    case 'draw':
      return owe(state, seat, 'turn', []);
    case 'leave':
      return {
        state: nextTurn({ ...state, late: [...state.late, seat] }),
        events: [{ type: 'left-without-card', seat }],
      };
    case 'take':
      return owe(state, seat, 'late', []);
    case 'report':
      return {
        state: {
          ...state,
          fined: [...state.fined, ...seatsOfTeam(state.config, move.team)],
          reported: [...state.reported, move.team],
        },
        events: [{ type: 'reported', by: seat, team: move.team }],
      };
    case 'pay':
      return {
        state: discard({ ...state, fined: without(state.fined, seat) }, seat, move.card),
        events: [{ type: 'fine-paid', seat, card: move.card }],
      };
  }
}

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

const replaceAt = <T>(list: readonly T[], place: number, item: T): T[] =>
  list.map((other, index) => (index === place ? item : other));

function deal(state: State, hands: readonly (readonly Card[])[]): Stepped {
  const dealt = new Set(hands.flat());
  // The seat on the dealer's left begins, and play goes clockwise.
  const first = (state.dealer + 1) % state.config.seats;
  return {
    state: { ...state, phase: 'turn', seat: first, hands, deck: DECK.filter((card) => !dealt.has(card)) },
    events: [{ type: 'dealt', dealer: state.dealer, first }],
  };
}

const discard = (state: State, seat: Seat, card: Card): State => ({
  ...state,
  hands: replaceAt(state.hands, seat, without(state.hands[seat]!, card)),
  piles: replaceAt(state.piles, seat, [...state.piles[seat]!, card]),
});

/** A card is due from chance; an empty deck is first made anew from all discard piles. */
function owe(state: State, seat: Seat, why: 'dead' | 'turn' | 'late', events: readonly GameEvent[]): Stepped {
  const during = state.phase === 'draw' ? 'draw' : 'turn';
  const due: State = { ...state, phase: 'give', owed: { seat, why, during } };
  if (due.deck.length > 0) return { state: due, events };
  const cards = due.piles.flat();
  return {
    state: { ...due, deck: inPrintedOrder(cards), piles: due.piles.map(() => []) },
    events: [...events, { type: 'reshuffled', cards: cards.length }],
  };
}

function give(state: State, card: Card): Stepped {
  const { seat, why, during } = state.owed!;
  const given: State = {
    ...state,
    phase: during,
    owed: null,
    hands: replaceAt(state.hands, seat, [...state.hands[seat]!, card]),
    deck: without(state.deck, card),
    late: why === 'late' ? without(state.late, seat) : state.late,
  };
  const drew: GameEvent[] = [
    { type: 'drew', seat },
    { type: 'received', card, only: seat },
  ];
  if (why === 'dead') return { state: given, events: drew };
  const previous = previousSeat(state.config, seat);
  // A card taken late belongs to an earlier turn: only who forgot before that turn has been outrun by it.
  const outrun = why === 'turn' || state.late.indexOf(previous) < state.late.indexOf(seat);
  const forgotten = outrun ? forget(given, previous) : { state: given, events: [] };
  return {
    state: why === 'turn' ? nextTurn(forgotten.state) : forgotten.state,
    events: [...drew, ...forgotten.events],
  };
}

const previousSeat = ({ seats }: Config, seat: Seat): Seat => (seat + seats - 1) % seats;

/** Strict table: once the next seat has played and drawn, a card not taken is lost for good. */
function forget(state: State, seat: Seat): Stepped {
  if (!state.late.includes(seat)) return { state, events: [] };
  return { state: { ...state, late: without(state.late, seat) }, events: [{ type: 'card-forgotten', seat }] };
}

function nextTurn(state: State): State {
  const { config, seat, fined, reported } = state;
  const team = teamOf(config, seat);
  const owes = seatsOfTeam(config, team).some((member) => fined.includes(member));
  return {
    ...state,
    phase: 'turn',
    seat: (seat + 1) % config.seats,
    exchanged: false,
    reported: owes ? reported : without(reported, team),
  };
}

function playCard(state: State, seat: Seat, card: Card, cell: number): Stepped {
  // Ruling: a seat that plays again has let its forgotten card go.
  const forgotten = forget(state, seat);
  const played: State = { ...discard(forgotten.state, seat, card), phase: 'draw', idle: 0 };
  const face = faceOf(card);
  if (face.kind === 'minus') {
    const from = state.chips[cell]!;
    return {
      state: { ...played, chips: replaceAt(state.chips, cell, null) },
      events: [...forgotten.events, { type: 'chip-taken', seat, card, cell, from }],
    };
  }
  if (face.kind === 'equation' && BOARD[cell] !== face.result) {
    // Expert: the card is lost, no chip is laid. Sealed, or a wrong guess could be taken back for free.
    const idle: State = { ...played, idle: state.idle + 1 };
    const lost: GameEvent[] = [...forgotten.events, { type: 'card-lost', seat, card, cell }];
    return isStandstill(idle) ? end(idle, 'standstill', lost) : { state: idle, events: lost, sealed: true };
  }
  const laid = layChip(played, seat, cell);
  return {
    ...laid,
    events: [...forgotten.events, { type: 'chip-laid', seat, card, cell }, ...laid.events],
  };
}

function layChip(state: State, seat: Seat, cell: number): Stepped {
  const team = teamOf(state.config, seat);
  const chips = replaceAt(state.chips, cell, team);
  const finished = finishedBy(chips, state.sequences, team, cell);
  const next: State = { ...state, chips, sequences: [...state.sequences, ...finished] };
  const events = finished.map((sequence): GameEvent => ({ type: 'sequence', ...sequence }));
  const won = next.sequences.filter((sequence) => sequence.team === team).length >= state.config.target;
  if (won) return end(next, 'sequences', events);
  if (isBoardFull(next)) return end(next, 'board-full', events);
  return { state: next, events };
}

/** Ruling: the game is over when for so many whole rounds nobody has laid or taken a chip. */
const IDLE_ROUNDS = 3;

const isStandstill = ({ config, idle }: State): boolean => idle >= IDLE_ROUNDS * config.seats;

function pass(state: State, seat: Seat): Stepped {
  // A seat that owes a card and has none to give passes: its fine lapses.
  const idle: State = { ...state, idle: state.idle + 1, fined: without(state.fined, seat) };
  const passed: GameEvent = { type: 'passed', seat };
  if (isStandstill(idle)) return end(idle, 'standstill', [passed]);
  return { state: nextTurn(idle), events: [passed], sealed: true };
}

function end(state: State, ending: Ending, events: readonly GameEvent[]): Stepped {
  const result: Result = { ending, ranking: rank(state) };
  return {
    state: { ...state, phase: 'over', result },
    events: [...events, { type: 'ended', result }],
    sealed: true,
  };
}

/** Ruling: most sequences, then the longest own unbroken line; teams level in both share their rank. */
function rank({ config, chips, sequences }: State): Team[][] {
  const standing = Array.from({ length: config.teams }, (_, team) => ({
    team,
    merit: sequences.filter((sequence) => sequence.team === team).length * 100 + longestLine(chips, team),
  })).sort((a, b) => b.merit - a.merit);
  const groups: { merit: number; teams: Team[] }[] = [];
  for (const { team, merit } of standing) {
    const last = groups[groups.length - 1];
    if (last?.merit === merit) last.teams.push(team);
    else groups.push({ merit, teams: [team] });
  }
  return groups.map(({ teams }) => teams);
}
