import { EXPRESSIONS, NAMES, WORDS } from './stock';
import type { Clue, List, Names, Next, Riddle, State } from './types';

type WordsLeft = Pick<Riddle, 'at' | 'kind' | 'bricks'>;

/** Another word is to be played: it is not the fifth, and where bricks are bet one is left. */
export const hasWordLeft = ({ at, kind, bricks }: WordsLeft): boolean =>
  at + 1 < WORDS && (kind === 'ping-pong' || bricks > 0);

/** Words are left that no brick can be bet on. */
export const isOutOfBricks = (riddle: WordsLeft): boolean => riddle.at + 1 < WORDS && !hasWordLeft(riddle);

export const hasNameLeft = ({ at }: Pick<Names, 'at'>): boolean => at + 1 < NAMES;

export const hasExpressionLeft = ({ at }: Pick<List, 'at'>): boolean => at + 1 < EXPRESSIONS;

/** Nobody bids lower: who bid last plays. */
export const isBidOut = ({ bid, bidding }: Pick<Names, 'bid' | 'bidding'>): boolean => bid?.side === bidding;

/** What the foul is asked about: of a state or a view alike. */
type Done = Pick<State, 'pause'> & {
  readonly riddle: Pick<Riddle, 'at' | 'kind' | 'words'> | null;
  readonly names: Pick<Names, 'at' | 'names'> | null;
};

/** Ruling: a foul can be called after the guess, until the next word or the sentence is shown, where it changes something. */
export function isFoulLeft({ pause, riddle, names }: Done): boolean {
  if (!pause || !['word', 'relay', 'name'].includes(pause.why)) return false;
  const { fate, clues } = names ? names.names[names.at]! : riddle!.words[riddle!.at]!;
  if (fate === 'found') return true;
  // A word that is lost is lost; but in ping-pong a foul is worth a point to the others.
  return !names && riddle!.kind === 'ping-pong' && wasHeard(clues[clues.length - 1]);
}

/** Time was up before the clue was given, or before a guess was made. */
export const isLate = ({ end }: Clue): boolean => end === 'slow' || end === 'silent';

/** A clue was said and the word not found by it: there is something to call a foul on. */
const wasHeard = (clue: Clue | undefined): boolean => clue?.end === 'missed' || clue?.end === 'slow';

/** Where `next` leads. */
export function following({ phase, pause, riddle, names, list }: State): Next | null {
  if (phase !== 'between') return null;
  switch (pause!.why) {
    case 'word':
      if (hasWordLeft(riddle!)) return 'word';
      return riddle!.enigma.result === 'open' ? 'enigma' : 'on';
    case 'relay':
      return 'relay';
    case 'bid':
      return isBidOut(names!) ? 'play' : 'bid';
    case 'name':
      return hasNameLeft(names!) ? 'name' : 'on';
    case 'expression':
      return hasExpressionLeft(list!) ? 'expression' : 'on';
  }
}
