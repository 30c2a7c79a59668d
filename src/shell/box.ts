import type { ComponentType, ReactNode } from 'react';
import type { AnyBots } from '../bots/core';
import {
  seenBy,
  type AnyGame,
  type Event,
  type Json,
  type Refusal,
  type Seat,
  type Sitter,
  type Table,
} from '../engine/core';
import type { Language } from '../i18n';
import type { Palette } from '../ui';
import type { Better, Store } from '../storage';
import type { BuzzKind, SoundName } from '../ui/feedback';
import type { Running } from './countdown';
import type { HintLayer, Lesson, Reviewer, Unfolder } from './learning';

/** What a game's table is given. It never sees more of the game than `view`. */
export interface TableProps {
  /** What the open eyes may know. */
  readonly view: never;
  readonly seats: readonly Sitter[];
  readonly language: Language;
  /** Whether the seat on the screen wants help that others may not have. */
  readonly help: boolean;
  /** The seat on the screen may move now. */
  readonly canAct: boolean;
  /** A move by the seat on the screen, or by `seat` where a rule lets another act out of turn. */
  act(move: Json, seat?: Seat): Refusal | null;
  /** Takes the last move back; null where there is nothing to take back. */
  readonly undo: (() => void) | null;
  /** What the last change brought, as far as these eyes may know; `change` tells one change from the next. */
  readonly fresh: readonly Event[];
  readonly change: number;
  /** What happened since these eyes last moved, as far as they may know: what others did while one looked away. */
  readonly since: readonly Event[];
  /** The countdown that runs, or stands still; null where there is none. */
  readonly countdown: Running | null;
  /** The seats, where the table is to place them itself: beside the board on a wide screen. */
  readonly header: ReactNode;
  /** What a hint says and points at, while it is asked for. */
  readonly hint: HintLayer | null;
  /** In words: somebody is thinking, or the game waits for a tap. Null when it is the screen's turn. */
  readonly waiting: string | null;
  /** Room for the table in points, already clear of the strip of seats. */
  readonly width: number;
  readonly height: number;
}

/** The options of a set-up, each with one sentence that says what it changes. */
export interface OptionsProps {
  readonly config: never;
  readonly names: readonly string[];
  readonly language: Language;
  readonly onChange: (config: Json) => void;
  /** To the screen on which players write decks of their own. */
  readonly openDecks: () => void;
}

export interface Cue {
  readonly sound?: SoundName;
  readonly buzz?: BuzzKind;
}

/**
 * All that the frame needs to host a game, loaded when the game is opened. The frame knows no game by name; a new one is a
 * folder that exports a box, and a line in `app/games.ts`.
 */
export interface Box {
  readonly game: AnyGame;
  readonly bots: AnyBots;
  readonly Table: ComponentType<TableProps>;
  readonly Options: ComponentType<OptionsProps>;
  readonly Rules: ComponentType<{ readonly language: Language }>;
  /** The colour of the game's main buttons. */
  readonly colour: string;
  /** The colours of its table, where it is not the house's own. */
  palette?(dark: boolean): Palette;
  /** Where the app takes no seat among people: it plays with whoever is alone, and nobody has to say so. */
  readonly peopleOnly?: boolean;
  /** The app's own seat in a game played alone with it; null where everybody at the table is a person. */
  companion?(config: Json, language: Language): Sitter | null;
  /** What a cover says of the part somebody is about to play; null where it goes without saying. */
  roleName?(role: string, language: Language): string | null;
  /** Fetches what the app needs to play; awaited before a table is opened, whether it is new or resumed. */
  wake?(config: Json): Promise<void>;
  /** Fetches what a game is played with (cards of a deck) when it begins. */
  prepare?(config: Json, store: Store): Promise<Json>;
  /** The set-up after the number of seats has changed; keeps what can be kept. */
  configFor(seats: number, before: Json | null): Json;
  /** The set-up of the next game with the same people, once this one is over. */
  nextConfig(config: Json): Json;
  /** Why this set-up cannot be played, in words. */
  refusedConfig(config: Json, language: Language): string | null;
  /** What the helping hand of a seat does in this game; null where there is none. */
  helpSays(config: Json, language: Language): string | null;
  /** Under a seat's name: its score, in a few characters. */
  standing(view: never, seat: Seat, language: Language): string;
  /** A small drawing beside the standing: the seat's chips, its pawns. */
  readonly Mark: ComponentType<{ readonly view: never; readonly seat: Seat; readonly size: number }>;
  /** One public sentence on what happened, or null where there is nothing to say. */
  tell(event: Event, seats: readonly Sitter[], config: Json, language: Language): string | null;
  /** How the game ended, in a sentence. */
  ending(view: never, seats: readonly Sitter[], language: Language): string;
  cue(event: Event): Cue | null;
  /** Whether help can be asked for here at all; where it is not said, always. */
  hints?(view: never): boolean;
  /** Help in layers, from a nudge to the answer; thinks in slices. Null where there is nothing to say. */
  hint?(view: never, language: Language): Generator<void, readonly HintLayer[] | null, void>;
  readonly reviewer?: Reviewer | Unfolder;
  /** For games that are played alone against one's own record. */
  readonly solo?: Solo;
  readonly lessons?: readonly Lesson[];
  /** Rare moves that live in the menu: reporting, resigning. */
  extras?(view: never, seats: readonly Sitter[], language: Language): readonly Extra[];
}

/**
 * How a game that is played against one's own record is measured, and what it is compared with. Results are whole numbers.
 * All that the frame does with them (keeping, averages, distribution, the day's game, sharing) hangs on this alone.
 */
export interface Solo {
  /** The list of results that a game with this set-up belongs to; null where nothing is counted. */
  listOf(config: Json): string | null;
  /** In the order in which the records are shown. */
  readonly lists: readonly string[];
  listName(list: string, language: Language): string;
  /** The result of a finished game: turns needed, points made. */
  resultOf(view: never): number;
  readonly better: Better;
  /** A result in two words, or an average with its decimal: "7 turns", "6.4 turns". */
  resultText(result: number, language: Language): string;
  /** The same as the title of the result screen: "Home in 7 turns!" */
  resultSays(result: number, language: Language): string;
  /** What the best known player expects, and its share of games by result; null where nobody knows. */
  perfect(list: string): Perfect | null;
  /** Whom one is compared with, in a few words: only the game knows how good that player is. */
  perfectName(list: string, language: Language): string;
  perfectSays(list: string, mean: number, language: Language): string;
  /** The game that everybody plays alike on a day; null where there is none. */
  readonly daily: Daily | null;
  /** A finished game in a few lines that give nothing away; `replayed` where an earlier game of that day counts. */
  shareText(table: Table, language: Language, replayed: boolean): string;
}

export interface Perfect {
  readonly mean: number;
  /** By result: the share of games that end in 0, 1, 2, … */
  readonly shares: readonly number[];
}

export interface Daily {
  /** The day of such a game, as 20260316; null for any other. */
  dayOf(config: Json): number | null;
  /** The same set-up, as that day's game. */
  onDay(config: Json, day: number): Json;
}

export interface Extra {
  readonly label: string;
  readonly says: string;
  readonly move: Json;
}

/** What happened since a seat last moved, in public words: what a cover may say. */
export function sinceLastTurn(
  box: Box,
  table: Table,
  seat: Seat,
  seats: readonly Sitter[],
  language: Language,
): readonly string[] {
  return eventsSince(table, seat)
    .filter((event) => event.only === undefined)
    .flatMap((event) => box.tell(event, seats, table.config, language) ?? []);
}

/** Everything after this seat's last own entry, as far as it may know. */
export function eventsSince({ happenings }: Table, seat: Seat): readonly Event[] {
  let last = happenings.length - 1;
  while (last >= 0 && happenings[last]!.entry.actor !== seat) last--;
  return seenBy(
    seat,
    happenings.slice(last + 1).flatMap(({ events }) => events),
  );
}
