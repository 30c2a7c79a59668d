import type { Acting, Eyes, Stage } from '../../../engine';
import { seatsOfTeam, teamOf, teamSize } from './config';
import { canBeLost, cellsFor, isDead } from './playable';
import { refuseReport } from './refuse';
import type { Move, State, Team, View } from './types';

export function stage(state: State): Stage {
  const { config, phase, seat, result } = state;
  if (phase === 'over') {
    const ranking = result!.ranking.map((teams) => teams.flatMap((team) => seatsOfTeam(config, team)));
    return { kind: 'over', ranking };
  }
  if (phase !== 'turn' && phase !== 'draw') return { kind: 'chance' };
  const others = Array.from({ length: config.seats }, (_, other) => other).filter((other) => other !== seat);
  const late = others.filter((other) => state.late.includes(other));
  const witnesses =
    config.strict && teamSize(config) > 1 ? others.filter((other) => !late.includes(other)) : [];
  const acting: [Acting, ...Acting[]] = [
    { seat, role: 'turn' },
    ...late.map((other) => ({ seat: other, role: 'late' })),
    ...witnesses.map((other) => ({ seat: other, role: 'witness' })),
  ];
  return { kind: 'play', acting, eyes: seat };
}

export function view(state: State, eyes: Eyes): View {
  const { hands, deck, owed: _owed, ...open } = state;
  const hand = eyes === 'table' ? null : (hands[eyes] ?? null);
  return {
    ...open,
    eyes,
    hand,
    handSizes: hands.map((held) => held.length),
    deckSize: deck.length,
    dead: (hand ?? []).filter((card) => isDead(state, card)),
    atRisk: (hand ?? []).filter((card) => canBeLost(state, card)),
    reportable: reportable(state),
  };
}

function reportable(state: State): Team[] {
  const { config, phase } = state;
  if (!config.strict || (phase !== 'turn' && phase !== 'draw')) return [];
  return Array.from({ length: config.teams }, (_, team) => team).filter(
    (team) => refuseReport(state, team) === null,
  );
}

/**
 * Every lawful move of the turn's own seat, but for those that an honest player does not intend (a wrong cell as expert).
 * Other seats get what is theirs to do out of turn on a strict table.
 */
export function options(seen: View): readonly Move[] {
  const { eyes, phase, seat } = seen;
  if (typeof eyes !== 'number' || (phase !== 'turn' && phase !== 'draw')) return [];
  const take: Move[] = seen.late.includes(eyes) ? [{ type: 'take' }] : [];
  if (eyes !== seat) return [...take, ...seen.reportable.map((team): Move => ({ type: 'report', team }))];
  if (phase === 'draw')
    return seen.config.strict ? [{ type: 'draw' }, { type: 'leave' }] : [{ type: 'draw' }];
  return [...take, ...turnOptions(seen, seen.hand ?? [])];
}

function turnOptions(seen: View, hand: readonly string[]): Move[] {
  if (seen.fined.includes(seen.seat) && hand.length > 0) return hand.map((card) => ({ type: 'pay', card }));
  const team = teamOf(seen.config, seen.seat);
  const dead: Move[] = seen.exchanged
    ? []
    : hand.filter((card) => isDead(seen, card)).map((card) => ({ type: 'dead', card }));
  const plays = hand.flatMap((card) =>
    cellsFor(seen, team, card).map((cell): Move => ({ type: 'play', card, cell })),
  );
  return dead.length + plays.length > 0 ? [...dead, ...plays] : [{ type: 'pass' }];
}
