import {
  enter,
  freeze,
  readSaved,
  replay,
  same,
  saveTable,
  seenBy,
  stageOf,
  undo,
  undoSeat,
  type Dice,
  type Event,
  type Eyes,
  type Happening,
  type Json,
  type Player,
  type Registered,
  type Table,
} from '../../src/engine';
import { eventsSince } from '../../src/shell/since';
import { actorsOf, throughText, type Playthrough, type Turned } from './playthrough';

/**
 * What every game signs, as promises that can be tried on any table: the conformance suite tries them on a few games of every
 * set-up, `npm run play-out` on as many as one likes. Each says what is broken, or null.
 */
const seatsOf = ({ game, config }: Table): number[] =>
  Array.from({ length: game.seatsOf(config) }, (_, seat) => seat);

const everyEyes = (table: Table): Eyes[] => [...seatsOf(table), 'table'];

const playersOf = (table: Table): Player[] =>
  seatsOf(table).map((seat) => ({ name: `Seat ${seat}`, face: seat, bot: null, help: false }));

export function plainJson(table: Table): string | null {
  const { game, state, log } = table;
  if (!same(throughText(state), state)) return 'state';
  const last = log[log.length - 1];
  if (last && !same(throughText(last), last)) return `move ${JSON.stringify(last)}`;
  const view = everyEyes(table).find((eyes) => {
    const seen = game.view(state, eyes);
    return !same(throughText(seen), seen);
  });
  return view === undefined ? null : `view of ${view}`;
}

/** The game goes on from a state that went through text exactly as from the state itself. */
export function sameThroughText({ before, entry, after, happening }: Turned): string | null {
  const step = before.game.apply(freeze(throughText(before.state)), entry.actor, entry.move);
  const alike = same(step.state, after.state) && same(step.events, happening.events);
  return alike ? null : `${JSON.stringify(entry)} led elsewhere`;
}

/** There is always somebody to act, or chance due, or an end. */
export function somebodyActs(table: Table): string | null {
  const stage = stageOf(table);
  if (stage.kind !== 'play') return null;
  const seats = stage.acting.map(({ seat }) => seat);
  if (new Set(seats).size !== seats.length) return 'a seat acts twice';
  if (!seats.every((seat) => seatsOf(table).includes(seat))) return 'nobody sits there';
  return everyEyes(table).includes(stage.eyes) ? null : 'eyes of nobody';
}

/** A game that is over ranks every seat once. */
export function ranksEverybody(end: Table): string | null {
  const stage = stageOf(end);
  if (stage.kind !== 'over') return 'not over';
  const ranked = stage.ranking.flat().sort((a, b) => a - b);
  return same(ranked, seatsOf(end)) && stage.ranking.every((group) => group.length > 0)
    ? null
    : `ranking ${JSON.stringify(stage.ranking)}`;
}

/** What is offered is never refused, and survives a save. */
export function offersLawfully(table: Table): string | null {
  const { game, state } = table;
  for (const seat of seatsOf(table))
    for (const move of game.options(freeze(game.view(state, seat))) as Json[]) {
      if (!same(game.readMove(throughText(move)), move)) return `unreadable ${JSON.stringify(move)}`;
      const played = enter(table, { actor: seat, move: freeze(move) });
      if (played.kind === 'refused') return `${seat} ${JSON.stringify(move)}: ${played.refusal.code}`;
    }
  return game.options(game.view(state, 'table')).length === 0 ? null : 'the table itself has moves';
}

/** What is unlawful is refused with a reason and leaves no trace. `sample` are moves that were lawful at other times. */
export function refusesUnlawful({ probe }: Registered, table: Table, sample: readonly Json[]): string | null {
  const stage = stageOf(table);
  const text = JSON.stringify(table.state);
  const acting = stage.kind === 'play' ? stage.acting.map(({ seat }) => seat) : [];
  const tried = actorsOf(table).flatMap((actor) => {
    const due =
      actor === 'chance'
        ? stage.kind === 'chance'
        : actor === 'clock'
          ? stage.kind === 'play' && stage.countdown !== undefined
          : acting.includes(actor);
    const known = typeof actor === 'number' ? (probe.unlawful(table.state) as Json[]) : [];
    return [...(due ? [] : sample), ...known].map((move) => ({ actor, move: freeze(move) }));
  });
  for (const entry of [...tried, ...sample.map((move) => ({ actor: 99, move }))]) {
    const played = enter(table, entry);
    if (played.kind !== 'refused') return `let through ${JSON.stringify(entry)}`;
    if (played.refusal.code === '') return 'no reason';
  }
  return JSON.stringify(table.state) === text ? null : 'left a trace';
}

/** Pieces and cards are conserved. */
export function conserves({ probe }: Registered, opening: Table, { state }: Table): string | null {
  const counted = probe.census(state);
  return same(counted, probe.census(opening.state)) ? null : JSON.stringify(counted);
}

/** How often there was something to compare: a promise that was never put to the test is none. */
export interface Tally {
  count: number;
}

/** A view betrays nothing: with other secrets, these eyes see, may do and are refused the same. */
export function viewBetraysNothing(
  { game, probe }: Registered,
  table: Table,
  dice: Dice,
  tally: Tally,
): string | null {
  for (const eyes of everyEyes(table)) {
    const other: unknown = freeze(probe.scramble(table.state, eyes, dice));
    if (same(other, table.state)) continue;
    tally.count++;
    const [seen, seenThen]: unknown[] = [game.view(table.state, eyes), game.view(other, eyes)];
    if (!same(seen, seenThen)) return `view of ${eyes}`;
    if (!same(game.options(seen), game.options(seenThen))) return `options of ${eyes}`;
    if (!same(game.stage(table.state), game.stage(other))) return `stage for ${eyes}`;
    if (typeof eyes !== 'number') continue;
    for (const move of probe.unlawful(table.state) as Json[])
      if (!same(game.refuse(table.state, eyes, move), game.refuse(other, eyes, move)))
        return `refusal to ${eyes} of ${JSON.stringify(move)}`;
  }
  return null;
}

/** Between eyes that are said to know alike no cover stands: none of them knows what another may not. */
export function alikeKnowAlike({ game, probe }: Registered, table: Table, dice: Dice): string | null {
  const stage = stageOf(table);
  if (stage.kind !== 'play' || !stage.alike) return null;
  if (stage.eyes === 'table') return 'the table itself is like nobody';
  const all = [...new Set([stage.eyes, ...stage.alike])];
  for (const one of all) {
    const other: unknown = freeze(probe.scramble(table.state, one, dice));
    const more = all.find((eyes) => !same(game.view(table.state, eyes), game.view(other, eyes)));
    if (more !== undefined) return `${more} knows more than ${one}`;
  }
  return null;
}

/** What happens betrays nothing: where secrets are others and the view is the same, so are the events. */
export function eventsBetrayNothing(
  { game, probe }: Registered,
  step: Turned,
  dice: Dice,
  tally: Tally,
): string | null {
  const { before, entry, after } = step;
  const told = (eyes: Eyes, happenings: readonly Happening[]) =>
    seenBy(
      eyes,
      happenings.flatMap(({ events }) => events),
    );
  for (const eyes of everyEyes(before)) {
    // The same entry with secrets that these eyes do not know; chance draws something else.
    const other =
      entry.actor === 'chance'
        ? enter(before, { ...entry, move: freeze(game.chance(before.state, dice) as Json) })
        : enter({ ...before, state: freeze(probe.scramble(before.state, eyes, dice)) }, entry);
    // What leaves no trace in the state, such as who rolled how much to begin, is nobody's secret.
    if (other.kind === 'refused' || same(other.table.state, after.state)) continue;
    if (!same(game.view(other.table.state, eyes), game.view(after.state, eyes))) continue;
    tally.count++;
    const now = told(eyes, [step.happening]);
    if (!same(told(eyes, other.happenings), now)) return `to ${eyes}: ${JSON.stringify(now)}`;
  }
  return null;
}

const isSecret = ({ only }: Event): boolean => only !== undefined;

/** A secret event is for a seat of this game, and nobody else is ever told it. */
export function keepsSecretEvents({ after, happening }: Turned): string | null {
  for (const event of happening.events.filter(isSecret)) {
    if (!seatsOf(after).includes(event.only!)) return `for ${event.only}, who is nobody`;
    const other = seatsOf(after).find(
      (seat) => seat !== event.only && eventsSince(after, seat).some((told) => same(told, event)),
    );
    if (other !== undefined) return `${other} was told ${JSON.stringify(event)}`;
  }
  return null;
}

/** A save replays to the same game. */
export function replaysFromSave(table: Table): string | null {
  const saved = readSaved(JSON.stringify(saveTable(table, playersOf(table), null)));
  if (saved.kind === 'bad') return saved.why;
  const read = replay(table.game, saved.value);
  if (read.kind === 'bad') return read.why;
  const { state, log, happenings, undoable } = read.value;
  const { state: s, log: l, happenings: h, undoable: u } = table;
  const alike = same({ state, log, happenings, undoable }, { state: s, log: l, happenings: h, undoable: u });
  return alike ? null : 'another game';
}

/** Undo returns to the state before, playing again returns here; seals and other seats stop it. */
export function undoesExactly({ before, entry, after, happening }: Turned, tally: Tally): string | null {
  const seat = undoSeat(after);
  const sealed = before.game.apply(before.state, entry.actor, entry.move).sealed === true;
  const mayNot = sealed || typeof entry.actor !== 'number' || stageOf(after).kind !== 'play';
  if (mayNot && seat !== null) return 'a sealed entry could be undone';
  if (seat === null) return undo(after) === after ? null : 'undone by nobody';
  tally.count++;
  if (seat !== entry.actor) return `${seat} may take back what ${entry.actor} did`;
  const back = undo(after);
  if (back.state !== before.state || !same(back.log, before.log)) return 'undo led elsewhere';
  const again = enter(back, entry);
  if (again.kind === 'refused') return `not again: ${again.refusal.code}`;
  if (!same(again.table.state, after.state) || !same(again.happenings, [happening]))
    return 'redone otherwise';
  // All the way back, nothing but this seat's own entries is taken away.
  let furthest = after;
  while (undoSeat(furthest) !== null) furthest = undo(furthest);
  const taken = after.log.slice(furthest.log.length);
  return taken.every(({ actor }) => actor === seat) ? null : 'somebody else’s entry was taken back';
}

/** Where a countdown runs, its end is a lawful move of the clock. */
export function clockEndsLawfully(table: Table): string | null {
  const { game, state } = table;
  const stage = stageOf(table);
  if (stage.kind !== 'play' || stage.countdown === undefined) return null;
  if (!game.expire || !(stage.countdown.ms > 0)) return 'a countdown that cannot end';
  const move = game.expire(state, stage.countdown.id) as Json;
  if (!same(game.readMove(throughText(move)), move)) return 'an unreadable end';
  return enter(table, { actor: 'clock', move }).kind === 'played' ? null : 'its end is refused';
}

/** Moves of a game, a few of each kind, to be tried where they are not lawful. */
export const sampleOf = ({ end }: Pick<Playthrough, 'end'>, dice: Dice, most = 12): readonly Json[] => {
  const seen = new Map(end.log.map((entry) => [JSON.stringify(entry), entry.move]));
  return dice.shuffle([...seen.values()]).slice(0, most);
};
