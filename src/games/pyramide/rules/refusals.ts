import type { Refusal } from '../../../engine';

export const REFUSALS = [
  // set-up
  'seats-other',
  'clock-other', // with low and high
  'list-seconds-other',
  'four-only', // ping-pong with other than four seats
  'alone-only', // a mode for one seat at a table of several, or none for one
  'riddles-other', // alone: with low and high
  'no-such-first',
  'few-riddles', // with least and has: nothing may come twice
  'few-lists', // the same, in expressions
  'no-themes',
  // moves
  'not-now', // the phase is another one
  'not-yours', // somebody else's to do
  'typed-play', // words are typed here
  'played-aloud', // nothing is typed here
  'bet-other', // with low and high
  'bid-other', // with low and high
  'not-a-guesser', // with the seat: it cannot have found this
  'clock-runs', // too slow is for the clock to say
  'roles-fixed', // DICO cannot be chosen here
  'not-in-team', // with the seat: it cannot be DICO here
  'dico-already',
  'not-early', // an early answer is for two seats, and while words are to be played
  'answered-already', // the enigma has had its answer
  'empty', // unfinished: nothing typed
  'too-long', // with high
  'the-word-itself',
  'clue-again', // used already for this word
] as const;
export type Code = (typeof REFUSALS)[number];
export type PyramideRefusal = Refusal<Code>;
