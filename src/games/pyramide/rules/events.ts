import type { Event, Seat } from '../../../engine';
import type { Side } from './setup';
import type { DieFor, ListStake, Result, RoundResult } from './types';

export type PointReason = 'word' | 'enigma' | 'bonus' | 'foul' | 'name';

export type StruckReason = 'missed' | 'foul' | 'no-bricks';

/** Everything here is for all eyes: a word is told when it has been found, a struck one never, an answer once judged. */
export type GameEvent = Event &
  /** Each round of the die: one number for each who still rolls. The first are sides, for the enigma seats. */
  (
    | {
        readonly type: 'ordered';
        readonly why: DieFor;
        readonly among: readonly number[];
        readonly rolls: readonly (readonly number[])[];
        readonly first: number;
      }
    | {
        readonly type: 'riddle-drawn';
        readonly id: string;
        readonly title: string;
        readonly dicos: readonly Seat[];
      }
    | { readonly type: 'theme-drawn'; readonly title: string; readonly dicos: readonly Seat[] }
    | { readonly type: 'list-drawn'; readonly dico: Seat; readonly stake: ListStake }
    /** Roles were exchanged: this seat is DICO now. */
    | { readonly type: 'dico'; readonly seat: Seat }
    | { readonly type: 'bet'; readonly seat: Seat; readonly bricks: number; readonly left: number }
    | { readonly type: 'bid'; readonly seat: Seat; readonly clues: number }
    | { readonly type: 'left-it'; readonly seat: Seat }
    | { readonly type: 'clue'; readonly seat: Seat; readonly text: string | null; readonly left: number }
    | { readonly type: 'missed'; readonly seats: readonly Seat[]; readonly guess: string | null }
    | { readonly type: 'slow'; readonly seat: Seat }
    | { readonly type: 'foul'; readonly seat: Seat }
    | { readonly type: 'found'; readonly by: Seat; readonly at: number; readonly word: string }
    | { readonly type: 'struck'; readonly at: number; readonly why: StruckReason }
    /** Somebody has answered the enigma; in typed play, what. */
    | { readonly type: 'answered'; readonly by: Seat; readonly text: string | null; readonly early: boolean }
    | { readonly type: 'gave-up'; readonly by: Seat }
    | { readonly type: 'wrong'; readonly by: Seat }
    /** The enigma is judged for good. */
    | { readonly type: 'judged'; readonly by: Seat | null; readonly answer: string }
    /** For a side, in the round's score; expressions are told one by one. */
    | { readonly type: 'points'; readonly side: Side; readonly points: number; readonly why: PointReason }
    | ({ readonly type: 'round-won'; readonly round: number } & RoundResult)
    /** Level: it goes on between these. */
    | { readonly type: 'level'; readonly sides: readonly Side[] }
    | { readonly type: 'list-level'; readonly seats: readonly Seat[] }
    | { readonly type: 'expression'; readonly by: Seat; readonly text: string }
    | { readonly type: 'nobody' }
    /** `late` where its time was up. */
    | { readonly type: 'list-over'; readonly points: readonly number[]; readonly late?: true }
    | { readonly type: 'maitre-mots'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly result: Result }
  );
