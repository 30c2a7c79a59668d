import type { ForLesson } from './page';
import type { ComponentType } from 'react';
import type { Acting, Bots, Event, Game, Refusal, Seat, Player, TableOf } from '../engine';
import type { Language } from '../i18n';
import type { Better, Store } from '../storage';
import type { Palette } from '../ui';
import type { BeatParts } from './beats/beat';
import type { DeckScreens } from './decks';
import type { HintLayer, Lesson, Reviewer, Unfolder } from './learning';
import type { ResultParts } from './result/parts';
import type { TableProps } from './tableProps';

/**
 * All that the frame needs to host a game, loaded when the game is opened. The frame knows no game by name; a new one is a
 * folder that exports a box, and a line in `src/games/index.ts`. The types of a game are tied together here and nowhere else.
 */
export interface BoxOf<Config, State, Move, View, E extends Event, Code extends string> {
  readonly game: Game<Config, State, Move, View, E, Code>;
  /** The colour of the game's main buttons. */
  readonly colour: string;
  readonly players: Players<Config, Move, View>;
  readonly setUp: SetUp<Config>;
  readonly table: TableParts<Move, View, E>;
  readonly words: BoxWords<Config, View, E>;
  readonly learning: Learning<Config, State, Move, View>;
  /** What the result shows beside who won; where it is left out, that alone. */
  readonly result?: ResultParts<Config, State, Move, View>;
  /** For games that are played alone against one's own record. */
  readonly solo?: Solo<Config, State, Move, View>;
  /** For games that are played with cards out of decks. */
  readonly decks?: Decks<Config, View>;
}

/**
 * A box whose types nobody needs to know. The frame holds every box as this; only a game's own table looks inside, and
 * `defineBox` has checked that its parts speak of the same game.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the counterpart of the engine's AnyGame
export type Box = BoxOf<any, any, any, any, any, any>;

export const defineBox = <Config, State, Move, View, E extends Event, Code extends string>(
  box: BoxOf<Config, State, Move, View, E, Code>,
): Box => box;

/** Who plays besides people. */
interface Players<Config, Move, View> {
  readonly bots: Bots<View, Move>;
  /** Where the app takes no seat among people: it plays with whoever is alone, and nobody has to say so. */
  readonly peopleOnly?: true;
  /** The app's own seat in a game played alone with it; null where everybody at the table is a person. */
  companion?(config: Config, language: Language): Player | null;
  /**
   * Fetches what the app needs to know (word lists), and answers with what thinks with it; awaited before a table is opened,
   * whether it is new or resumed. Where nothing comes, the game is played with what the box has already.
   */
  wake?(config: Config): Promise<Awake<Move, View>>;
}

/** What takes the place of the box's own, once the app is awake. */
export interface Awake<Move, View> {
  readonly bots?: Bots<View, Move>;
  readonly hint?: Hint<View>;
}

/** The same box, with what the app knows now. */
export const awakened = (box: Box, { bots, hint }: Awake<unknown, unknown>): Box => ({
  ...box,
  players: bots ? { ...box.players, bots } : box.players,
  learning: hint ? { ...box.learning, hint } : box.learning,
});

/** How a game is set up. */
interface SetUp<Config> {
  readonly Options: ComponentType<OptionsProps<Config>>;
  /** The set-up after the number of seats has changed; keeps what can be kept of the one before, or what is usual in a language. */
  configFor(seats: number, before: Config | null, language: Language): Config;
  /** The set-up of the next game with the same people, once this one is over. */
  nextConfig(config: Config): Config;
  /** What the helping hand of a seat does in this game; null where there is none. */
  helpSays(config: Config, language: Language): string | null;
  /** What is not worked out for a seat that does its sums itself; null where there are none to do. */
  sumsSays?(config: Config, language: Language): string | null;
}

/** The options of a set-up, each with one sentence that says what it changes. */
export interface OptionsProps<Config> {
  readonly config: Config;
  readonly names: readonly string[];
  readonly language: Language;
  readonly onChange: (config: Config) => void;
  /** Two people change places. */
  readonly exchange: (one: number, other: number) => void;
  /** To the screen on which players write decks of their own. */
  readonly openDecks: () => void;
}

/** What a game looks like. */
interface TableParts<Move, View, E extends Event> extends BeatParts<View, E> {
  readonly Table: ComponentType<TableProps<Move, View, E>>;
  /** The colours of the table, where they are not the house's own. */
  palette?(dark: boolean): Palette;
  /** The seats on top, where a row of single seats does not say who plays with whom. */
  readonly Seats?: ComponentType<SeatsProps<View>>;
  /** A small drawing beside a seat's standing: its chips, its pawns. */
  readonly Mark: ComponentType<{ readonly view: View; readonly seat: Seat; readonly size: number }>;
  /** Those who play together: their number and their colour; null where everybody plays alone. */
  team?(view: View, seat: Seat, dark: boolean): { readonly id: number; readonly colour: string } | null;
  /** The only move there is, where it goes without saying: made after so many milliseconds, unless something else is done. */
  byItself?(view: View): { readonly move: Move; readonly after: number } | null;
  /** The least height that the table needs, where it is less than others do: one that a keyboard stands on. */
  least?(view: View): number | undefined;
  /** So much higher than others' is its page where the device has words twice as large. */
  readonly forWords?: number;
  /** So much higher than the least it is beside a lesson, on the smallest phone; in one that is played alone it needs nothing more. */
  readonly forLesson?: ForLesson;
  /** The table has a place for the frame's button (see the result, let the app play on): nothing below it moves its board. In lessons, too? */
  readonly placesButton?: 'always' | 'in-games';
  /** Rare moves that live in the menu: reporting, resigning. */
  extras?(view: View, seats: readonly Player[], language: Language): readonly Extra<Move>[];
}

export interface SeatsProps<View> {
  readonly view: View;
  readonly seats: readonly Player[];
  /** Whom the table waits for. */
  readonly turn: Seat | null;
  readonly language: Language;
  readonly width: number;
}

export interface Extra<Move> {
  readonly label: string;
  readonly says: string;
  /** A question to the whole table, to be answered before it is done. */
  readonly asks?: { readonly title: string; readonly says: string; readonly yes: string };
  readonly move: Move;
}

/** What a game says, in public. */
interface BoxWords<Config, View, E extends Event> {
  readonly Rules: ComponentType<{ readonly language: Language }>;
  /** Why a set-up cannot be played. */
  refusedConfig(refusal: Refusal, language: Language): string;
  /** Under a seat's name: its score, in a few characters. */
  standing(view: View, seat: Seat, language: Language): string;
  /** What that score counts, and who wins by it. */
  counts(view: View, language: Language): string;
  /** One sentence on what happened, or null where there is nothing to say. */
  tell(event: E, seats: readonly Player[], config: Config, language: Language): string | null;
  /** The same for whoever does not see the board: with its place. Where it is left out, what `tell` tells. */
  spoken?(event: E, seats: readonly Player[], config: Config, language: Language): string | null;
  /** What stands on the screen as it is read aloud: signs as words. */
  aloud?(text: string, language: Language): string;
  /** Everybody at the table heard it or saw it: a cover need not tell it again. */
  heard?(event: E, config: Config): boolean;
  /** How the game ended, in a sentence. */
  ending(view: View, seats: readonly Player[], language: Language): string;
  /** What a cover says of the part somebody is about to play, with whom; null where it goes without saying. */
  roleName?(acting: Acting, view: View, seats: readonly Player[], language: Language): string | null;
  /** What a countdown is for, before it begins; where nothing is said, whose time it is. */
  ready?(view: View, seconds: number, seats: readonly Player[], language: Language): string;
  /** What it meant that time ran out; where nothing is said, what `tell` tells. */
  timeOut?(events: readonly E[], view: View, seats: readonly Player[], language: Language): string;
}

/** Help in layers, from a nudge to the answer; thinks in slices. Null where there is nothing to say. */
type Hint<View> = (view: View, language: Language) => Generator<void, readonly HintLayer[] | null, void>;

/** How a game teaches itself. */
interface Learning<Config, State, Move, View> {
  /** Whether help can be asked for here at all; where it is not said, always. */
  hints?(view: View): boolean;
  readonly hint?: Hint<View>;
  readonly reviewer?: Reviewer<Config, Move, View> | Unfolder<Config, State, Move>;
  readonly lessons?: readonly Lesson<Config, State, Move>[];
}

/** Cards out of decks, which come with the app or were written by players. */
interface Decks<Config, View> {
  /** Draws the cards of a game when it begins. */
  prepare(config: Config, store: Store): Promise<Config>;
  /** Notes what was played of them, so that it does not come back too soon; called at every change of a real game. */
  notePlayed(view: View, store: Store): void;
  /** Where players write cards of their own; the game's cover says that there is such a place. */
  readonly screens: DeckScreens;
}

/**
 * How a game that is played against one's own record is measured, and what it is compared with. Results are whole numbers.
 * All that the frame does with them (keeping, averages, distribution, the day's game, sharing) hangs on this alone.
 */
export interface Solo<Config, State, Move, View> {
  /**
   * The list of results that a game belongs to, by its set-up and by how strong the app is that one plays with; null where nothing
   * is counted. That of a day's game is the same whoever plays.
   */
  listOf(config: Config, seats: readonly Pick<Player, 'bot'>[]): string | null;
  /** In the order in which the records are shown. */
  readonly lists: readonly string[];
  listName(list: string, language: Language): string;
  /** The result of a finished game: turns needed, points made. */
  resultOf(view: View): number;
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
  readonly daily: Daily<Config> | null;
  /** A finished game in words that read well aloud and give nothing away; `replayed` where an earlier game of that day counts. */
  shareText(table: TableOf<Config, State, Move>, language: Language, replayed: boolean): string;
}

/** The records of any game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the counterpart of the engine's AnyGame
export type AnySolo = Solo<any, any, any, any>;

export interface Perfect {
  readonly mean: number;
  /** By result: the share of games that end in 0, 1, 2, … */
  readonly shares: readonly number[];
}

interface Daily<Config> {
  /** The day of such a game, as 20260316; null for any other. */
  dayOf(config: Config): number | null;
  /** The same set-up, as that day's game. */
  onDay(config: Config, day: number): Config;
}
