import type { Eyes } from '../../../engine';
import { bonusOf } from './enigma';
import { following, isOutOfBricks } from './following';
import { targetOf } from './hunt';
import { PING_PONG_CLUES } from './riddle';
import { judgeOf, rolesOf } from './roles';
import { isTyped } from './sides';
import { stage } from './stage';
import { ahead } from './standing';
import { WORDS } from './stock';
import type {
  HuntView,
  ListView,
  NamesView,
  Phase,
  TargetWord,
  TargetWordView,
  RiddleView,
  State,
  View,
} from './types';

/** All that given eyes may know. The stock is in no view, and nothing of what is still to be drawn. */
export function view(state: State, eyes: Eyes): View {
  const { config, riddle: _riddle, names: _names, hunt: _hunt, list: _list, ...open } = state;
  const { stock: _stock, ...publicConfig } = config;
  const now = stage(state);
  return {
    ...open,
    eyes,
    config: publicConfig,
    typed: isTyped(config),
    acting: now.kind === 'play' ? now.acting : [],
    next: following(state),
    roles: rolesOf(state),
    riddle: riddleView(state, eyes),
    names: namesView(state),
    hunt: huntView(state, eyes),
    list: listView(state, eyes),
  };
}

/** The riddle has its points: nothing about it is worth hiding any more. */
const AFTERWARDS: readonly Phase[] = ['scored', 'round', 'over'];

/** Where two or three play, and alone, DICO has the sentence and its five words under their eyes. */
const readsAll = ({ config, phase, riddle }: State, eyes: Eyes): boolean =>
  config.seats <= 3 && phase !== 'title' && eyes === riddle!.dicos[0];

/** Ruling: the sentence is nobody's until its five words are over, but for the option. */
const isSentenceOpen = ({ config, riddle }: State): boolean => config.openSentence || riddle!.at === WORDS;

const shown = (target: TargetWord, word: string, known: boolean): TargetWordView => ({
  ...target,
  word: known || target.fate === 'found' ? word : null,
});

function riddleView(state: State, eyes: Eyes): RiddleView | null {
  const { config, phase, riddle } = state;
  if (!riddle) return null;
  const { index, words, ...open } = riddle;
  const { id, title, parts, words: texts, answer, accepts } = config.stock.riddles[index]!;
  const all = AFTERWARDS.includes(phase) || readsAll(state, eyes);
  const judged = riddle.enigma.result !== 'open' || (phase === 'verdict' && eyes === judgeOf(state));
  return {
    ...open,
    id,
    title,
    open: isSentenceOpen(state),
    parts: isSentenceOpen(state) || readsAll(state, eyes) ? parts : null,
    words: words.map((word, at) => shown(word, texts[at]!, all)),
    outOfBricks: isOutOfBricks(riddle),
    bonus: bonusOf(riddle),
    answer: judged ? answer : null,
    accepts: judged ? accepts : null,
  };
}

function namesView({ config, phase, names }: State): NamesView | null {
  if (!names) return null;
  const { index, names: targets, ...open } = names;
  const { id, title, names: texts } = config.stock.themes[index]!;
  const all = AFTERWARDS.includes(phase);
  return { ...open, id, title, names: targets.map((name, at) => shown(name, texts[at]!.name, all)) };
}

/** One DICO, or where teams compete the two, have the word under their finger. */
function huntView(state: State, eyes: Eyes): HuntView | null {
  const { config, riddle, names, hunt } = state;
  if (!hunt) return null;
  const open = { ...hunt, clue: clueDue(state), word: null, accepts: null };
  const knows = (names ?? riddle)!.dicos.some((dico) => dico === eyes);
  if (!knows) return open;
  if (!names) return { ...open, word: config.stock.riddles[riddle!.index]!.words[riddle!.at]! };
  const { name, accepts } = config.stock.themes[names.index]!.names[names.at]!;
  return { ...open, word: name, accepts };
}

function clueDue(state: State): HuntView['clue'] {
  const pingPong = !state.names && state.riddle!.kind === 'ping-pong';
  const of = pingPong ? PING_PONG_CLUES : targetOf(state).bet;
  return of === null ? null : { nth: of - state.hunt!.left + 1, of };
}

function listView({ config, phase, list, finale }: State, eyes: Eyes): ListView | null {
  if (!list) return null;
  const { index, ...open } = list;
  const texts = config.stock.lists[index]!;
  const over = phase === 'list-over' || phase === 'over';
  return {
    ...open,
    expression: phase === 'express' && eyes === list.dico ? texts[list.at]! : null,
    ahead: ahead(finale!.points, finale!.contenders),
    said: list.finders.map((finder, at) => (over || finder !== null ? texts[at]! : null)),
  };
}
