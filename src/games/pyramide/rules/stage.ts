import type { Acting, Countdown, Seat, Stage } from '../../../engine';
import { judgeOf } from './roles';
import { isTyped, PERSON, seatsOfSide } from './sides';
import type { ActingRole, Phase, State } from './types';

const as = (seat: Seat, role: ActingRole): Acting => ({ seat, role });

const SECOND = 1000;

/** Phases in which somebody is to speak. Nobody is hurried to hand over, to judge or to read. */
const TIMED: readonly Phase[] = ['bet', 'bid', 'clue', 'guess', 'enigma', 'rival'];

/** What has to be read or heard before time begins: the word, the sentence, the question. */
const READ_FIRST: readonly Phase[] = ['bet', 'bid', 'enigma', 'rival', 'express', 'between'];

/** In ping-pong nobody bets: DICO reads the word with the first clue that is to be given to it. */
function startsOf(state: State): Countdown['starts'] {
  const { phase, riddle, hunt } = state;
  const unread =
    phase === 'clue' &&
    riddle?.kind === 'ping-pong' &&
    !riddle.words[riddle.at]!.clues.some(({ by }) => by === hunt!.dico);
  return unread || READ_FIRST.includes(phase) ? 'on-tap' : 'at-once';
}

/**
 * Ten seconds, or what the table agreed on. Ruling: alone, they are the person's: the app answers at once and has no clock.
 * A list has one countdown from its first expression to its last.
 */
function countdownFor(state: State, seat: Seat): { readonly countdown?: Countdown } {
  const { config, phase, beat, finale, pause } = state;
  const inList = phase === 'express' || (phase === 'between' && pause!.why === 'expression');
  const seconds = inList ? config.listSeconds : TIMED.includes(phase) ? config.clock : null;
  if (seconds === null || (isTyped(config) && seat !== PERSON)) return {};
  const id = inList ? `list-${finale!.lists}` : `${phase}-${beat}`;
  return { countdown: { id, ms: seconds * SECOND, starts: startsOf(state) } };
}

/** One seat acts, and its own eyes are on the screen. */
const secretly = (state: State, seat: Seat, role: ActingRole): Stage => ({
  kind: 'play',
  acting: [as(seat, role)],
  eyes: seat,
  ...countdownFor(state, seat),
});

/** Nothing is secret; one seat taps for all. */
const inTheOpen = (acting: readonly [Acting, ...Acting[]]): Stage => ({
  kind: 'play',
  acting,
  eyes: 'table',
});
const openly = (seat: Seat, role: ActingRole = 'table'): Stage => inTheOpen([as(seat, role)]);

/** Forgotten with the states. */
const known = new WeakMap<State, Stage>();

/** Table, refusals and every view of a state ask for it: it is worked out once. Nothing of a state is ever changed, so it stays true. */
export function stage(state: State): Stage {
  const now = known.get(state) ?? stageIn(state);
  known.set(state, now);
  return now;
}

function stageIn(state: State): Stage {
  const { config, phase, riddle, names, hunt, list, pause, result } = state;
  const typed = isTyped(config);
  switch (phase) {
    case 'over':
      return { kind: 'over', ranking: result!.ranking };
    case 'order':
    case 'draw':
      return { kind: 'chance' };
    case 'title':
      return typed ? openly(PERSON) : openly(announcer(state), 'dico');
    case 'bet':
    case 'clue':
      return secretly(state, hunt!.dico, 'dico');
    case 'bid':
      return secretly(state, names!.dicos[names!.bidding]!, 'dico');
    case 'guess':
      return typed ? secretly(state, hunt!.synos[0]!, 'syno') : secretly(state, hunt!.dico, 'dico');
    case 'between':
      return typed ? openly(PERSON) : secretly(state, pause!.seat, list ? listRole(state) : 'dico');
    case 'enigma':
      return enigmaStage(state);
    case 'rival':
      return secretly(state, riddle!.dicos[0]!, 'dico');
    case 'verdict':
      return secretly(state, judgeOf(state), 'judge');
    case 'scored':
      return typed ? openly(PERSON) : inTheOpen(judges(state, 'table'));
    case 'round': {
      const { winner } = state.history[state.history.length - 1]!;
      return openly(typed ? PERSON : seatsOfSide(config, winner)[0]!);
    }
    case 'list':
    case 'list-over':
      return openly(list!.dico, listRole(state));
    case 'express':
      return secretly(state, list!.dico, listRole(state));
  }
}

/** Reads the title out: who will be shown the first word or name. */
function announcer({ riddle, names }: State): Seat {
  if (names) return names.dicos[names.opener]!;
  return riddle!.dicos[riddle!.lead ?? 0]!;
}

const listRole = ({ list }: State): ActingRole => (list!.stake === 'losers' ? 'maitre-mots' : 'dico');

/** Who judges; in ping-pong both DICOs have judged or will, and each may take back what it said. */
function judges(state: State, role: ActingRole): readonly [Acting, ...Acting[]] {
  const { kind, dicos } = state.riddle!;
  const judge = judgeOf(state);
  const others = kind === 'ping-pong' ? dicos.filter((dico) => dico !== judge) : [];
  return [as(judge, role), ...others.map((dico) => as(dico, role))];
}

/** Spoken, the sentence lies open: who answers is waited for, and who will judge may tap as well. */
function enigmaStage(state: State): Stage {
  const syno = state.riddle!.enigma.order[0]!;
  if (isTyped(state.config)) return secretly(state, syno, 'syno');
  return {
    kind: 'play',
    acting: [as(syno, 'syno'), ...judges(state, 'judge')],
    eyes: 'table',
    ...countdownFor(state, syno),
  };
}
