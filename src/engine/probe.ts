import type { Dice } from './dice';
import type { AnyGame, Event, Eyes, Game } from './game';

/**
 * What the conformance suite must know about a game to test it from outside. It lives beside the rules, because only they
 * know what is secret and what must be conserved; nothing in the app imports it.
 */
export interface Probe<Config, State, Move, View> {
  /** Every way to play: each has a golden playthrough, and saves of every release. */
  readonly ways: readonly Way<Config>[];
  /** The name of the way that a set-up plays. */
  wayOf(config: Config): string;
  /** Set-ups worth playing: every number of seats, every option at least once. */
  readonly configs: readonly Config[];
  /** Every game is over after at most this many entries of random play. */
  readonly longest: number;
  /** A game without secrets: all eyes see the same, and there is nothing to scramble. */
  readonly open?: true;
  /** Secrets lie in what was drawn, never in a move: every move is made for all ears. */
  readonly openMoves?: true;
  /** The same state but for what these eyes may not know, which is changed as much as the rules allow. */
  scramble(state: State, eyes: Eyes, dice: Dice): State;
  /** Counts that never change: pieces, cards. */
  census(state: State): Readonly<Record<string, number>>;
  /** Moves that must be refused here, besides the ones the suite invents. */
  unlawful(state: State): readonly Move[];
  /** The view as a few lines a person can read, for golden playthroughs and `npm run replay`. */
  draw(view: View): string;
  /** A move as a person would write it down; to a reader, with what it may not know left out. */
  write(move: Move, reader?: Reader<State>): string;
}

/** A way to play that people tell apart: a kind of game, a variant, a number of teams. */
export interface Way<Config> {
  readonly name: string;
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
  configFor(seats: number): Config;
  readonly golden: Golden<Config>;
}

/** How a golden playthrough is played and told. */
export interface Golden<Config> {
  readonly config: Config;
  readonly seed: number;
  /** Whose eyes it is told with; everybody's where nothing is said. */
  readonly eyes?: Eyes;
  /** Told no further than this: by chance alone some games take ten thousand entries. */
  readonly entries?: number;
  /** The board is drawn after every so many entries. */
  readonly boardEvery: number;
}

/** Whose eyes read a move, and the state it was made in: from there one knows whom a card was for. */
export interface Reader<State> {
  readonly eyes: Eyes;
  readonly state: State;
}

/** Stands for what a reader may not know. */
export const HIDDEN = '?';

export interface Registered {
  readonly game: AnyGame;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see AnyGame
  readonly probe: Probe<any, any, any, any>;
}

/** Pairs a game with its probe, checking that they speak of the same types. */
export const register = <C, S, M, V>(
  game: Game<C, S, M, V, Event>,
  probe: Probe<C, S, M, V>,
): Registered => ({ game, probe });
