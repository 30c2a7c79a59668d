import type { Seat } from '../../../engine';
import { go, rest, type Happened } from './flow';
import { hasExpressionLeft } from './following';
import { allSeats, otherSide, seatsOfSide } from './sides';
import { ahead, ended, winRound } from './standing';
import { EXPRESSIONS } from './stock';
import { isLeft } from './supply';
import type { Finale, List, ListStake, State } from './types';

const dueList = (state: State, finale: Finale): State =>
  go(state, 'draw', { finale, heap: 'lists', riddle: null, names: null, list: null, pause: null });

const finaleFor = (
  state: State,
  stake: ListStake,
  dicos: readonly Seat[],
  contenders: readonly Seat[],
): Finale => ({
  stake,
  dicos,
  contenders,
  winners: [],
  lists: state.finale?.lists ?? 0,
  found: state.finale?.found ?? allSeats(state.config).map(() => 0),
  points: allSeats(state.config).map(() => 0),
});

/** Four seats: the winners' list, a loser being DICO. Otherwise a last round in which everybody is DICO once. */
export function beginFinale(state: State): State {
  const { config, rounds } = state;
  const all = allSeats(config);
  if (config.seats !== 4) return dueList(state, finaleFor(state, 'round', dicosFor(state, all), all));
  const winner = ahead(rounds, [0, 1])[0]!;
  const dicos = seatsOfSide(config, otherSide(winner)).slice(0, 1);
  return dueList(state, finaleFor(state, 'winners', dicos, seatsOfSide(config, winner)));
}

/** Between all, each in turn from the left of who began last; between two of three, the third alone. */
function dicosFor({ config, first }: State, contenders: readonly Seat[]): readonly Seat[] {
  const around = allSeats(config);
  if (contenders.length < around.length) return around.filter((seat) => !contenders.includes(seat));
  return around.map((step) => (first + 1 + step) % around.length);
}

export function openList(state: State, index: number, happened: Happened): State {
  const { stake, dicos, contenders, lists } = state.finale!;
  const dico = dicos[0]!;
  const list: List = {
    index,
    stake,
    dico,
    synos: contenders.filter((seat) => seat !== dico),
    free: stake === 'winners',
    at: 0,
    finders: [],
  };
  happened.push({ type: 'list-drawn', dico, stake });
  return go(state, 'list', { list, heap: null, finale: { ...state.finale!, lists: lists + 1 } });
}

/** Who says it first has the point. */
export function express(state: State, by: Seat | null, happened: Happened): State {
  const { list, finale, config } = state;
  const text = config.stock.lists[list!.index]![list!.at]!;
  happened.push(by === null ? { type: 'nobody' } : { type: 'expression', by, text });
  const more = (counts: readonly number[]) => counts.map((value, seat) => (seat === by ? value + 1 : value));
  return rest(state, 'expression', list!.dico, {
    list: { ...list!, finders: [...list!.finders, by] },
    finale: { ...finale!, points: more(finale!.points), found: more(finale!.found) },
  });
}

export function nextExpression(state: State, happened: Happened): State {
  const { list } = state;
  return hasExpressionLeft(list!)
    ? go(state, 'express', { pause: null, list: { ...list!, at: list!.at + 1 } })
    : closeList(state, happened);
}

/** Ruling: what is left when a list's time is up nobody has said. */
export function closeList(state: State, happened: Happened, late = false): State {
  const { list, finale } = state;
  const finders = Array.from({ length: EXPRESSIONS }, (_, at) => list!.finders[at] ?? null);
  happened.push({ type: 'list-over', points: finale!.points, ...(late && { late }) });
  return go(state, 'list-over', { pause: null, list: { ...list!, at: EXPRESSIONS, finders } });
}

/** On from a list: the next DICO's, or what was at stake is decided, or another list decides it. */
export function afterList(state: State, happened: Happened): State {
  const finale = state.finale!;
  const { contenders, points } = finale;
  const dicos = finale.dicos.slice(1);
  if (dicos.length > 0) return dueList(state, { ...finale, dicos });
  const leaders = ahead(points, contenders);
  return leaders.length > 1 ? goOn(state, leaders, happened) : settleStake(state, leaders[0]!, happened);
}

/** The die has fallen for this seat. */
export function leadLists(state: State, first: Seat, happened: Happened): State {
  const finale = state.finale!;
  const contenders = [first, ...finale.contenders.filter((seat) => seat !== first)];
  return settleStake({ ...state, die: null, finale: { ...finale, contenders } }, first, happened);
}

/** What was at stake goes to this seat. */
function settleStake(state: State, best: Seat, happened: Happened): State {
  const { stake, contenders, points } = state.finale!;
  switch (stake) {
    case 'winners': {
      happened.push({ type: 'maitre-mots', seat: best });
      const winners = [best, ...contenders.filter((seat) => seat !== best)];
      const losers = allSeats(state.config).filter((seat) => !winners.includes(seat));
      return dueList(state, { ...finaleFor(state, 'losers', [best], losers), winners });
    }
    case 'round':
      return winRound({ ...state, list: null }, best, 'lists', points, happened);
    default:
      return ended(state, happened);
  }
}

/** Ruling: level, another list; in the last round of three seats between those level only. None left: the die. */
function goOn(state: State, leaders: readonly Seat[], happened: Happened): State {
  const finale = state.finale!;
  const four = state.config.seats === 4;
  const contenders = four ? finale.contenders : leaders;
  const dicos = four ? [state.list!.dico] : dicosFor(state, leaders);
  // The losers' list is not spent on the winners.
  const kept = finale.stake === 'winners' ? 1 : 0;
  return tie(state, { ...finale, contenders, dicos }, kept, happened);
}

function tie(state: State, finale: Finale, kept: number, happened: Happened): State {
  if (!isLeft(state, 'lists', finale.dicos.length + kept))
    return go(state, 'order', { finale: { ...finale, dicos: [] }, die: 'list' });
  happened.push({ type: 'list-level', seats: finale.contenders });
  return dueList(state, finale);
}

/** Most rounds wins. Level: another list between the two, where two play one each. */
export function afterLastRound(state: State, happened: Happened): State {
  const leaders = ahead(state.rounds, allSeats(state.config));
  if (leaders.length === 1) return ended(state, happened);
  happened.push({ type: 'level', sides: leaders });
  return tie(state, finaleFor(state, 'decider', dicosFor(state, leaders), leaders), 0, happened);
}
