import type { Acting, Eyes, Seat } from '../../../engine';
import type { Config, PublicConfig, Side } from './setup';

export type Phase =
  | 'order' // chance: a die says who begins
  | 'draw' // chance: a riddle, a theme or a list is turned up
  | 'title' // the riddle's title, or the theme, is read out; roles that are free may be exchanged
  | 'bet' // DICO bets bricks
  | 'bid' // proper names: a DICO bids fewer clue words, or leaves it
  | 'clue' // DICO gives one clue word
  | 'guess' // SYNO makes one guess
  | 'between' // what was recorded can still be taken back; `next` goes on
  | 'enigma' // SYNO's one answer
  | 'rival' // two seats: DICO may have another answer, and says it before the right one is shown
  | 'verdict' // somebody who does not answer sees the right answer and judges
  | 'scored' // the riddle is over: its answer and points
  | 'round' // the round is over
  | 'list' // a list of expressions is about to be played
  | 'express' // its DICO makes an expression found
  | 'list-over'
  | 'over';

export type Role = 'dico' | 'syno' | 'scripto' | 'reglo' | 'maitre-mots' | 'none';

/** The roles in `stage.acting`: these, or whoever taps for all (`table`), or who sees the answer (`judge`). */
export type ActingRole = Role | 'judge' | 'table';

/** Too late: `silent` where DICO gave no clue in time, `slow` where SYNO had heard one and made no guess. */
export type ClueEnd = 'open' | 'found' | 'missed' | 'slow' | 'silent' | 'foul';

/** One clue word and what came of it. Texts only where play is typed. */
export type Clue = {
  readonly by: Seat;
  readonly text: string | null;
  readonly guess: string | null;
  readonly end: ClueEnd;
};

type Fate = 'pending' | 'found' | 'struck';

/** A word of the riddle, or a proper name, and what became of it. */
export type TargetWord = {
  readonly fate: Fate;
  /** Who found it. */
  readonly by: Seat | null;
  /** Bricks staked, or clue words bid; null where nobody bets. */
  readonly bet: number | null;
  readonly clues: readonly Clue[];
};

/** The word being played now. */
export type Hunt = {
  /** Who gives the next clue, and who may find the word by it. */
  readonly dico: Seat;
  readonly synos: readonly Seat[];
  /** Clue words left, the one being played included. */
  readonly left: number;
};

export type Enigma = {
  /** Seats whose answer is still to come or to be judged, the next one first. Two seats: DICO after SYNO. */
  readonly order: readonly Seat[];
  readonly result: 'open' | 'right' | 'wrong';
  readonly by: Seat | null;
  /** Two seats: the answer came before the fifth word was played. */
  readonly early: boolean;
  /** What an early answer has interrupted. */
  readonly back: Phase | null;
  /** Typed answers so far, in the order they came. */
  readonly typed: readonly { readonly by: Seat; readonly text: string; readonly right: boolean }[];
};

export type Riddle = {
  /** Its place in the stock. */
  readonly index: number;
  readonly kind: 'riddle' | 'ping-pong';
  /** By team in ping-pong; otherwise one DICO, and the SYNOs. */
  readonly dicos: readonly Seat[];
  readonly synos: readonly Seat[];
  /** DICO and SYNO may be exchanged while the title is announced. */
  readonly free: boolean;
  /** The sides whose points count: all, or those level in a riddle that decides between them. */
  readonly counts: readonly Side[];
  /** The word being played, 5 when all have been. */
  readonly at: number;
  readonly words: readonly TargetWord[];
  readonly bricks: number;
  /** Ping-pong: the team whose DICO gives the next word's first clue. */
  readonly lead: Side | null;
  readonly enigma: Enigma;
  /** By side, in this riddle. */
  readonly points: readonly number[];
};

export type Names = {
  readonly index: number;
  readonly dicos: readonly Seat[];
  readonly synos: readonly Seat[];
  readonly at: number;
  readonly names: readonly TargetWord[];
  /** The team whose DICO bids first on this name. */
  readonly opener: Side;
  /** The team whose DICO is to bid. */
  readonly bidding: Side;
  readonly bid: { readonly side: Side; readonly clues: number } | null;
};

/** What a list of expressions decides. */
export type ListStake = 'winners' | 'losers' | 'round' | 'decider';

export type List = {
  readonly index: number;
  readonly stake: ListStake;
  readonly dico: Seat;
  readonly synos: readonly Seat[];
  /** Another seat of the losing team may be its DICO instead. */
  readonly free: boolean;
  readonly at: number;
  /** Who said each expression first; null for nobody, shorter while it lasts. */
  readonly finders: readonly (Seat | null)[];
};

/** The last round: lists of expressions. Points by seat, of the lists that count together. */
export type Finale = {
  readonly stake: ListStake;
  /** Seats that are DICO in the lists still to be played, this one first. */
  readonly dicos: readonly Seat[];
  /** In the order of the die, once it has decided between them. */
  readonly contenders: readonly Seat[];
  readonly points: readonly number[];
  readonly lists: number;
  /** Four seats: the winners in their order, once they have played. */
  readonly winners: readonly Seat[];
};

export type RoundResult = {
  readonly kind: 'riddles' | 'ping-pong' | 'lists';
  readonly winner: Side;
  readonly score: readonly number[];
  /** Level to the end. */
  readonly byDie: boolean;
};

/** After what the game stands still until `next`. */
export type Pause = 'word' | 'relay' | 'bid' | 'name' | 'expression';

/** Where `next` leads from there; `on` is the points of a riddle, another theme, a round or the end of a list. */
export const NEXTS = ['word', 'enigma', 'relay', 'bid', 'play', 'name', 'expression', 'on'] as const;
export type Next = (typeof NEXTS)[number];

/** The last two only where the cards at hand cannot decide. */
export type DieFor = 'game' | 'ping-pong' | 'names' | 'enigma' | 'round' | 'list';

export const HEAPS = ['riddles', 'themes', 'lists'] as const;
export type Heap = (typeof HEAPS)[number];

export type Result = {
  /** Best first; those level, or who played together, share their rank. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly winner: Side | null;
  /** Four seats. */
  readonly maitreMots: Seat | null;
  /** Together with the app: all points of all riddles; 0 where sides compete. */
  readonly points: number;
};

export type State = {
  readonly config: Config;
  readonly phase: Phase;
  /** Grows with every countdown, so that no two have the same name. */
  readonly beat: number;
  readonly drawn: Readonly<Record<Heap, number>>;
  /** What chance owes in the phases `order` and `draw`. */
  readonly die: DieFor | null;
  readonly heap: Heap | null;
  /** Counted from 1. */
  readonly round: number;
  /** Riddles begun in this round, and since the game began. */
  readonly turn: number;
  readonly played: number;
  /** The side that began the game; the rounds are begun in turn from there. */
  readonly began: Side;
  /** The side that began what is being played: the round, or its theme. */
  readonly first: Side;
  /** The sides still level in a round that goes on beyond its riddles. */
  readonly level: readonly Side[] | null;
  /** By side: points of this round, and rounds won. */
  readonly score: readonly number[];
  readonly rounds: readonly number[];
  readonly history: readonly RoundResult[];
  /** By side: who was DICO last in this round, for roles are exchanged. */
  readonly dicos: readonly (Seat | null)[];
  /** In the phase `between`: why, and who holds the phone. */
  readonly pause: { readonly why: Pause; readonly seat: Seat } | null;
  readonly riddle: Riddle | null;
  readonly names: Names | null;
  readonly hunt: Hunt | null;
  readonly list: List | null;
  readonly finale: Finale | null;
  readonly result: Result | null;
};

/** A word or name as given eyes see it: null where they may not. Once the riddle is over all may. */
export type TargetWordView = TargetWord & {
  readonly word: string | null;
};

export type RiddleView = Omit<Riddle, 'index' | 'words'> & {
  readonly id: string;
  readonly title: string;
  /** The sentence around its words: null for eyes that may not read it yet. */
  readonly parts: readonly string[] | null;
  /** The sentence is for all eyes. */
  readonly open: boolean;
  /** Found words; all five for DICO's eyes where two or three play. Struck and pending ones are null. */
  readonly words: readonly TargetWordView[];
  /** Words are left that no brick can be bet on: they will be struck. */
  readonly outOfBricks: boolean;
  /** Bricks left over with all five words found. */
  readonly bonus: number;
  /** Null until it is judged, but for the judge's eyes. */
  readonly answer: string | null;
  readonly accepts: readonly string[] | null;
};

export type NamesView = Omit<Names, 'index' | 'names'> & {
  readonly id: string;
  readonly title: string;
  readonly names: readonly TargetWordView[];
};

/** The word under DICO's finger. Null for all other eyes. */
export type HuntView = Hunt & {
  readonly word: string | null;
  /** Proper names: what else counts as found. */
  readonly accepts: readonly string[] | null;
  /** Which clue word it is, counted from 1, and of how many; null before the bet. */
  readonly clue: { readonly nth: number; readonly of: number } | null;
};

export type ListView = Omit<List, 'index'> & {
  /** For the list's DICO alone. */
  readonly expression: string | null;
  /** Expressions that were said, null where nobody did; all of them once the list is over. */
  readonly said: readonly (string | null)[];
};

export type View = Omit<State, 'config' | 'riddle' | 'names' | 'hunt' | 'list'> & {
  readonly eyes: Eyes;
  readonly config: PublicConfig;
  /** Words are typed, and the rules compare them: exactly for one seat. */
  readonly typed: boolean;
  readonly acting: readonly Acting[];
  /** Where `next` leads, in the phase `between`. */
  readonly next: Next | null;
  /** By seat. */
  readonly roles: readonly Role[];
  readonly riddle: RiddleView | null;
  readonly names: NamesView | null;
  readonly hunt: HuntView | null;
  readonly list: ListView | null;
};
