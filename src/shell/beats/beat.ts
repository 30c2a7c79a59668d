import type { ComponentType } from 'react';
import type { Event, Player, Seat } from '../../engine';
import type { Language } from '../../i18n';
import type { BuzzKind, SoundName } from '../../ui/feedback';

/** Somewhere on the screen that something comes from or goes to. Tables name their own; seats are the frame's. */
export type Place = string;

export const seatPlace = (seat: Seat): Place => `seat ${seat}`;
/** The mark on whose turn it is: where that is only found out, it comes when it is. */
export const TURN_MARK: Place = 'turn';
export const cellPlace = (cell: number): Place => `cell ${cell}`;

/** Something that crosses the table. What lies at `to` is not to be seen before it has arrived. */
export interface Travel {
  /** What is carried, as the game names it: its `Sprite` draws it. */
  readonly sprite: string;
  readonly from: Place;
  readonly to: Place;
  /** Milliseconds after the beat has begun. */
  readonly after?: number;
  readonly lasts?: number;
  /** Where it passes: the ways between take equal times. */
  readonly by?: readonly Place[];
  /** A piece that lies there already: until it goes it is seen where it comes from, as this sprite. `who` has gone before does not wait. */
  readonly waits?: { readonly sprite: string; readonly who: Place };
}

/** Something that appears in its place, or is stressed there: it pops. */
export interface Pop {
  readonly place: Place;
  readonly after?: number;
  /** It was there before, and is only stressed. */
  readonly stays?: true;
}

/** A few words that rise where something happened: "+9", "12 × 5 = 60". */
export interface Float {
  readonly text: string;
  readonly place: Place;
  readonly after?: number;
  readonly lasts?: number;
  /** Where they fly, for points that go to a score; where it is not said, they rise. */
  readonly to?: Place;
}

/** The ladder of joy, from below. */
export const RUNGS = ['good', 'finest', 'round', 'game'] as const;
export type Rung = (typeof RUNGS)[number];

/** One event of a game, as it is seen, heard, felt and read. Data: the frame runs it. */
export interface Beat {
  readonly travels?: readonly Travel[];
  readonly pops?: readonly Pop[];
  readonly floats?: readonly Float[];
  /** Heard when the beat begins. */
  readonly sound?: SoundName;
  /** Heard in the course of it. */
  readonly sounds?: readonly { readonly sound: SoundName; readonly after: number }[];
  readonly buzz?: BuzzKind;
  /** How long it takes, where that is not the end of the last thing that moves in it. */
  readonly lasts?: number;
  /** How long the app waits afterwards, so that people can read what its seat did. */
  readonly reads?: number;
  /** What it was worth, in the game's own unit: more than anything before it in this game is the finest so far. */
  readonly worth?: number;
  /** A rung of the ladder that it reaches by itself. */
  readonly joy?: Rung;
}

/** How an event came about, as far as the open eyes may know. */
export interface Scene<View> {
  /** What lies there after the change. */
  readonly view: View;
  readonly seats: readonly Player[];
  readonly language: Language;
  /** A person has just done it with a finger on this screen: what they laid lies already where they laid it. */
  readonly byHand: boolean;
}

/** What an event looks and sounds like; null where nothing is to be seen or heard. */
export type BeatOf<View, E> = (event: E, scene: Scene<View>) => Beat | null;

/** What a game draws of its own while it is in the air. */
export interface SpriteProps {
  readonly sprite: string;
  readonly width: number;
  readonly height: number;
}

/** What a game says of its beats: all of a box that they are made of. */
export interface BeatParts<View, E> {
  /** What an event looks, sounds and feels like: data, in the game's `table/beats.ts`. */
  readonly beat: BeatOf<View, E>;
  /** Draws what flies in a beat. */
  readonly Sprite?: ComponentType<SpriteProps>;
}

/** The same where the game need not be known. */
export type AnyBeatParts = BeatParts<unknown, Event>;
