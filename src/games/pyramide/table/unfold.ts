import type { Seat, TableOf } from '../../../engine';
import {
  APP,
  BRICKS,
  EXPRESSIONS,
  isTyped,
  pyramide,
  type Clue,
  type Config,
  type Move,
  type TargetWord,
  type State,
} from '../rules';

/** What is to be said of a bet, now that everything is known. */
export type Advice =
  | { readonly kind: 'exact' | 'spent' | 'foul' | 'no-bricks' | 'five-clues' }
  /** Struck, and the app had bet: nobody at the table could have bet otherwise. */
  | { readonly kind: 'app-bet'; readonly bet: number }
  | { readonly kind: 'enough'; readonly used: number; readonly spare: number }
  /** Struck, with bricks left on the obelisk. */
  | { readonly kind: 'too-few'; readonly left: number };

export interface WordStory {
  readonly word: string;
  readonly found: boolean;
  readonly by: Seat | null;
  readonly bet: number | null;
  readonly clues: readonly Clue[];
  /** Null where nobody bets and the word was found. */
  readonly advice: Advice | null;
}

export interface RiddleStory {
  readonly kind: 'riddle';
  readonly round: number;
  readonly pingPong: boolean;
  /** The app was DICO: its bets are nobody's to judge. */
  readonly appBets: boolean;
  readonly title: string;
  readonly parts: readonly string[];
  readonly dicos: readonly Seat[];
  readonly synos: readonly Seat[];
  readonly words: readonly WordStory[];
  readonly bricks: Bricks | null;
  readonly enigma: {
    readonly answer: string;
    readonly by: Seat | null;
    readonly early: boolean;
    readonly wrong: readonly { readonly by: Seat; readonly text: string }[];
  };
  readonly points: readonly number[];
}

/** The thirteen bricks of a riddle, and where they went. */
interface Bricks {
  readonly bet: number;
  readonly used: number;
  readonly left: number;
  /** All five words were found: what is left is the bonus. */
  readonly whole: boolean;
  /** The bonus, had every bet been as small as it could be. */
  readonly best: number;
  /** Staked on words that were found without them, or never staked. */
  readonly idle: number;
}

export interface NamesStory {
  readonly kind: 'names';
  readonly round: number;
  readonly title: string;
  readonly names: readonly WordStory[];
}

export interface ListStory {
  readonly kind: 'list';
  readonly dico: Seat;
  readonly items: readonly { readonly text: string; readonly by: Seat | null }[];
}

export type Story = RiddleStory | NamesStory | ListStory;

/** A finished game as it can be told when nothing is secret any more: played again, and looked at wherever a card is done. */
export function unfold({
  config,
  log,
}: Pick<TableOf<Config, State, Move>, 'config' | 'log'>): readonly Story[] {
  let state = pyramide.start(config);
  const stories: Story[] = [];
  for (const { actor, move } of log) {
    const before = state.phase;
    state = pyramide.apply(state, actor, move).state;
    if (state.phase !== before) stories.push(...storiesDoneIn(state));
  }
  return stories;
}

function storiesDoneIn(state: State): readonly Story[] {
  if (state.phase === 'scored') return [riddleStory(state)];
  if (state.phase === 'list-over') return [listStory(state)];
  const { pause, names } = state;
  const last = state.phase === 'between' && pause!.why === 'name' && names!.at === names!.names.length - 1;
  return last ? [namesStory(state)] : [];
}

function riddleStory({ config, round, riddle }: State): RiddleStory {
  const { kind, dicos, synos, words, enigma, points, index, bricks } = riddle!;
  const { title, parts, words: texts, answer } = config.stock.riddles[index]!;
  const appBets = isTyped(config) && dicos[0] === APP;
  const staked = (upTo: number): number =>
    words.slice(0, upTo + 1).reduce((sum, { bet }) => sum + (bet ?? 0), 0);
  return {
    kind: 'riddle',
    round,
    pingPong: kind === 'ping-pong',
    appBets,
    title,
    parts,
    dicos,
    synos,
    words: words.map((word, at) => {
      const story = wordStory(texts[at]!, word, BRICKS - staked(at));
      return appBets ? { ...story, advice: onAppBet(story) } : story;
    }),
    bricks: kind === 'riddle' ? bricksOf(words, bricks) : null,
    enigma: {
      answer,
      by: enigma.by,
      early: enigma.early,
      wrong: enigma.typed.filter(({ right }) => !right),
    },
    points,
  };
}

function wordStory(word: string, { fate, by, bet, clues }: TargetWord, left: number): WordStory {
  const found = fate === 'found';
  return { word, found, by, bet, clues, advice: adviceOn(found, bet, clues, left) };
}

/** What is to be said of a word the app bet on: never that somebody should have bet otherwise. */
function onAppBet({ advice, bet }: WordStory): Advice | null {
  if (advice?.kind === 'too-few' || advice?.kind === 'spent') return { kind: 'app-bet', bet: bet ?? 0 };
  return advice?.kind === 'no-bricks' ? advice : null;
}

function adviceOn(found: boolean, bet: number | null, clues: readonly Clue[], left: number): Advice | null {
  const used = clues.length;
  if (found && bet === null) return null;
  if (found) return used === bet ? { kind: 'exact' } : { kind: 'enough', used, spare: bet! - used };
  if (used === 0) return { kind: 'no-bricks' };
  if (clues.some(({ end }) => end === 'foul')) return { kind: 'foul' };
  if (bet === null) return { kind: 'five-clues' };
  return left > 0 ? { kind: 'too-few', left } : { kind: 'spent' };
}

function bricksOf(words: readonly TargetWord[], left: number): Bricks {
  const used = words.reduce((sum, { clues }) => sum + clues.length, 0);
  const spare = words.reduce(
    (sum, { fate, bet, clues }) => (fate === 'found' ? sum + bet! - clues.length : sum),
    0,
  );
  const whole = words.every(({ fate }) => fate === 'found');
  return { bet: BRICKS - left, used, left, whole, best: BRICKS - used, idle: left + spare };
}

/** A bid is no stake: fewer clues than bid is simply well played. */
function namesStory({ config, round, names }: State): NamesStory {
  const { title, names: texts } = config.stock.themes[names!.index]!;
  const stories = names!.names.map((name, at): WordStory => {
    const story = wordStory(texts[at]!.name, name, 0);
    return { ...story, advice: story.advice?.kind === 'foul' ? story.advice : null };
  });
  return { kind: 'names', round, title, names: stories };
}

function listStory({ config, list }: State): ListStory {
  const { index, dico, finders } = list!;
  const texts = config.stock.lists[index]!.slice(0, EXPRESSIONS);
  return { kind: 'list', dico, items: texts.map((text, at) => ({ text, by: finders[at] ?? null })) };
}
