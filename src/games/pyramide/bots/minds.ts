import type { Level } from '../../../engine';
import type { Person } from './links';

/** What a player makes of a clue word. Weaker ones know fewer links and do not think round corners; nobody guesses at random. */
export interface Mind {
  /** Whose it is: of two players of one level each knows other links. */
  readonly self: Person;
  /** Links known, of a hundred. */
  readonly knows: number;
  /** How much the title and the sentence around the blank weigh, beside clues. */
  readonly context: number;
  readonly weights: Weights;
  /** How much DICO's view of a first clue tells of whether SYNO has the word: less where both know more ways round. */
  readonly insight: number;
  /** What is recalled of possible answers, of a hundred. */
  readonly recalls: number;
}

/** How much a candidate gains by each way from the clue to it. */
export interface Weights {
  /** The clue was written down for the candidate. */
  readonly direct: number;
  /** The candidate was written down for the clue. */
  readonly reverse: number;
  /** The same word was written down for both. */
  readonly shared: number;
  /** The clue was written down for a third word, which is tied to the candidate. */
  readonly through: number;
  /** The clue was written down for a third word, which has a word in common with the candidate. */
  readonly far: number;
  /** What another form of the clue, or its family, counts for. */
  readonly stem: number;
  readonly family: number;
  /** The chance of a clue out of the blue: the smaller, the more one clue decides. */
  readonly noise: number;
}

/**
 * Found by trying, on clue lists written for that purpose and on the first writer's lists against the second's; never on the
 * held-out lists.
 */
const WEIGHTS: Weights = {
  direct: 1,
  reverse: 0.12,
  shared: 0.03,
  through: 0.1,
  far: 0.06,
  stem: 0.15,
  family: 0.25,
  noise: 0.0015,
};

/** Only what is tied at once: enough for the sentence, and all that a beginner thinks of. */
export const NEAR: Weights = { ...WEIGHTS, shared: 0, through: 0, far: 0 };

export const MINDS = {
  beginner: { self: 'syno', knows: 13, context: 0, weights: NEAR, insight: 1.3, recalls: 38 },
  solid: {
    self: 'syno',
    knows: 20,
    context: 0.05,
    weights: { ...WEIGHTS, far: 0 },
    insight: 1.15,
    recalls: 59,
  },
  strong: { self: 'syno', knows: 100, context: 0.1, weights: WEIGHTS, insight: 1, recalls: 100 },
} satisfies Partial<Record<Level, Mind>>;
