import type { Player, Seat } from '../../../engine';
import type { PrimeClimbWords } from '../i18n';
import type { Card, GameEvent, View } from '../rules';
import { cardDoes, cardTitle } from './cardWords';

/** A note on a turn: a sum, somebody sent back, a card. */
export type Note =
  | { readonly kind: 'sum'; readonly text: string; readonly keeper: boolean; readonly times: number }
  /** With the pawn of whom it happened to. */
  | { readonly kind: 'pawn'; readonly text: string; readonly seat: Seat }
  /** What it says of itself, to whoever has it. */
  | { readonly kind: 'card'; readonly title: string; readonly text: string; readonly kept: boolean }
  | { readonly kind: 'plain'; readonly text: string };

/** What a seat did in one turn. */
export interface Recap {
  readonly seat: Seat;
  readonly dice: readonly [number, number];
  readonly notes: readonly Note[];
}

/** Where the words come from. */
export interface Told {
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly sending: 'near' | 'choice';
}

/** The turns in these events, in their order; those of a seat's own are left out. */
export function recapsOf(events: readonly GameEvent[], told: Told, own: Seat | null): readonly Recap[] {
  const recaps: Recap[] = [];
  for (const event of events) {
    if (event.type === 'rolled') recaps.push({ seat: event.seat, dice: event.dice, notes: [] });
    const last = recaps[recaps.length - 1];
    const note = last && noteOf(event, told);
    if (last && note) recaps[recaps.length - 1] = { ...last, notes: withNote(last.notes, note) };
  }
  return recaps.filter(({ seat }) => seat !== own);
}

/** One's own turn so far: every sum that was played; nothing before the first. */
export function ownRecap({ seat, turn }: View, told: Told): readonly Recap[] {
  if (!turn || turn.path.length === 0) return [];
  const notes = turn.path.flatMap((stop) => {
    const type = stop.from === stop.to ? 'stood' : 'moved';
    return noteOf({ type, seat, ...stop }, told) ?? [];
  });
  return [{ seat, dice: turn.dice, notes: notes.reduce<readonly Note[]>(withNote, []) }];
}

/** A card that was kept was drawn just before: once is enough. What was done several times in a row is said once, with how often. */
function withNote(notes: readonly Note[], note: Note): readonly Note[] {
  const last = notes[notes.length - 1];
  if (note.kind === 'sum' && last?.kind === 'sum' && last.text === note.text)
    return [...notes.slice(0, -1), { ...last, times: last.times + 1 }];
  return note.kind === 'card' && note.kept && last?.kind === 'card'
    ? [...notes.slice(0, -1), note]
    : [...notes, note];
}

const plain = (text: string): Note => ({ kind: 'plain', text });

function cardNote(card: Card, { words, sending }: Told, kept: boolean): Note {
  return { kind: 'card', title: cardTitle(card, words), text: cardDoes(card, sending, words), kept };
}

/** Null where there is nothing to note. */
function noteOf(event: GameEvent, told: Told): Note | null {
  const { words, seats } = told;
  const says = words.recap;
  const name = (seat: Seat): string => seats[seat]?.name ?? '?';
  switch (event.type) {
    case 'moved':
    case 'stood': {
      const { from, operation, by, to, card } = event;
      const sum = words.sumIs(from, operation, by, to);
      const told = event.type === 'stood' ? says.stood(sum) : sum;
      const text = card === null ? told : says.keeperPlayed(cardTitle(card, words), told);
      return { kind: 'sum', text, keeper: card !== null, times: 1 };
    }
    case 'bumped': {
      const { by, seat, from, to } = event;
      const text = by === seat ? says.ownBack(from, to) : says.sentBack(name(seat), from, to);
      return { kind: 'pawn', seat, text };
    }
    case 'carried':
      return { kind: 'pawn', seat: event.seat, text: says.carried(name(event.seat), event.from, event.to) };
    case 'card-drawn':
      return cardNote(event.card, told, false);
    case 'kept':
      return cardNote(event.card, told, true);
    case 'sent':
      return plain(cardTitle(event.card, words));
    case 'cursed':
      return plain(says.cursed(name(event.seat)));
    case 'stolen':
      return plain(says.stolen(name(event.seat), cardTitle(event.card, words)));
    case 'card-idle':
      return plain(words.card.noEffect(words.card.idle[event.reason]));
    case 'arrived':
      return plain(says.arrived(event.at));
    case 'turned':
      return plain(says.turned);
    case 'waypoint':
      return plain(says.waypoint(event.at));
    case 'again':
      return plain(says.again);
    default:
      return null;
  }
}

/** Everybody's roll for who begins, round by round, with the seats that rolled in it. */
export interface Opening {
  readonly first: Seat;
  readonly rounds: readonly (readonly { readonly seat: Seat; readonly total: number }[])[];
}

export function openingOf(events: readonly GameEvent[]): Opening | null {
  const ordered = events.find((event) => event.type === 'ordered');
  if (!ordered) return null;
  let rolling = ordered.rolls[0]!.map((_, seat): Seat => seat);
  const rounds = ordered.rolls.map((round) => {
    const rolled = rolling.map((seat, nth) => ({ seat, total: round[nth]! }));
    const highest = Math.max(...round);
    rolling = rolled.filter(({ total }) => total === highest).map(({ seat }) => seat);
    return rolled;
  });
  return { first: ordered.first, rounds };
}
