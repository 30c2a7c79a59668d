import type { Seat } from '../../../engine';
import { go, type Happened } from './flow';
import { allSeats, isTogether } from './sides';
import type { Side } from './setup';
import type { Result, RoundResult, State } from './types';

/** Those with most points, among these. */
export const ahead = (points: readonly number[], among: readonly number[]): readonly number[] => {
  const most = Math.max(...among.map((one) => points[one]!));
  return among.filter((one) => points[one] === most);
};

export function winRound(
  state: State,
  winner: Side,
  kind: RoundResult['kind'],
  score: readonly number[],
  happened: Happened,
): State {
  const byDie = score.filter((points) => points === score[winner]).length > 1;
  const result: RoundResult = { kind, winner, score, byDie };
  happened.push({ type: 'round-won', round: state.round, ...result });
  return go(state, 'round', {
    rounds: state.rounds.map((won, side) => (side === winner ? won + 1 : won)),
    history: [...state.history, result],
  });
}

export function ended(state: State, happened: Happened): State {
  const result = resultOf(state);
  happened.push({ type: 'ended', result });
  return go(state, 'over', { result });
}

function resultOf(state: State): Result {
  const { config, score, rounds, finale } = state;
  if (isTogether(config))
    return { ranking: [allSeats(config)], winner: null, maitreMots: null, points: score[0]! };
  const winner = winnerOf(state);
  if (config.seats !== 4) return { ranking: everybody(state, winner), winner, maitreMots: null, points: 0 };
  const { winners, contenders, points } = finale!;
  const losers = [...contenders].sort((a, b) => points[b]! - points[a]!);
  return {
    ranking: [...winners, ...losers].map((seat) => [seat]),
    winner: ahead(rounds, [0, 1])[0]!,
    maitreMots: winners[0]!,
    points: 0,
  };
}

/** Most rounds; level, the list that was played for it. */
function winnerOf({ rounds, finale }: State): Side {
  if (finale?.stake === 'decider') return ahead(finale.points, finale.contenders)[0]!;
  return ahead(
    rounds,
    rounds.map((_, side) => side),
  )[0]!;
}

/** Ruling: behind the winner by rounds, then by expressions in the last round; those level share their rank. */
function everybody({ rounds, history }: State, winner: Seat): readonly (readonly Seat[])[] {
  const last = history[history.length - 1];
  const expressions = (seat: Seat): number => (last?.kind === 'lists' ? last.score[seat]! : 0);
  const merit = (seat: Seat): number => rounds[seat]! * 1000 + expressions(seat);
  const others = rounds.map((_, seat): Seat => seat).filter((seat) => seat !== winner);
  const levels = [...new Set(others.map(merit))].sort((a, b) => b - a);
  return [[winner], ...levels.map((level) => others.filter((seat) => merit(seat) === level))];
}
