import type { Actor } from '../../../engine';
import { BASE, defaults, pyramide, type Config, type Language, type Move, type State } from '../rules';
import { ALARM, SNOWMAN, stockOf } from './lessonRiddles';

/** The moves that lead to a position, in the language it is wanted in. */
export type Script = (language: Language) => readonly Move[];

/** Léa explains, Tom guesses: where two play DICO also judges, and one pair of eyes is enough for the lesson. */
export const aloudConfig = (language: Language): Config => ({
  ...defaults(2),
  clock: BASE,
  first: 0,
  language,
  stock: stockOf(SNOWMAN[language]),
});

export const typedConfig = (language: Language): Config => ({
  ...defaults(1),
  clock: null,
  language,
  alone: { mode: 'guess', riddles: 1, level: 'solid' },
  stock: stockOf(ALARM[language]),
});

const whose = (state: State): Actor => {
  const stage = pyramide.stage(state);
  return stage.kind === 'play' ? stage.acting[0].seat : 'chance';
};

/** Played by the rules from the first card on. */
export function stateAfter(config: Config, moves: readonly Move[]): State {
  const all: readonly Move[] = [DRAW, ...moves];
  return all.reduce((state, move) => {
    const actor = whose(state);
    const refusal = pyramide.refuse(state, actor, move);
    if (refusal) throw new Error(`A lesson plays what the rules refuse: ${refusal.code}`);
    return pyramide.apply(state, actor, move).state;
  }, pyramide.start(config));
}

const DRAW: Move = { type: 'draw', from: 'riddles', index: 0 };
const ON: Move = { type: 'on' };
const NEXT: Move = { type: 'next' };
const MISSED: Move = { type: 'missed' };
const FOUND: Move = { type: 'found', by: 1 };
const bet = (bricks: number): Move => ({ type: 'bet', bricks });
/** A word that Tom finds with the first clue. */
const found: readonly Move[] = [bet(2), FOUND, NEXT];

/** Aloud: the first word lies before DICO, is bet on, its clue said, missed; the second is lost; the answer is to be judged. */
export const TO_BET: readonly Move[] = [ON];
export const TO_SAY: readonly Move[] = [...TO_BET, bet(2)];
export const ANSWERED: readonly Move[] = [...TO_SAY, { type: 'said' }];
export const TO_SAY_AGAIN: readonly Move[] = [...ANSWERED, MISSED];
export const STRUCK: readonly Move[] = [...TO_SAY_AGAIN, FOUND, NEXT, bet(1), MISSED];
export const TO_JUDGE: readonly Move[] = [
  ...[...STRUCK, NEXT, ...found, ...found, ...found],
  { type: 'answered' },
  { type: 'agree' },
];

/** What the app says for each word; the second is only found by its second clue, the third not at all. */
const CLUES: Readonly<Record<Language, readonly string[]>> = {
  fr: ['soir', 'sommeil', 'gant', 'secondes', 'messe', 'cauchemar'],
  en: ['evening', 'sleep', 'glove', 'seconds', 'church', 'nightmare'],
};
/** What was guessed instead of the second word and of the third. */
const WRONG: Readonly<Record<Language, readonly string[]>> = { fr: ['lit', 'doigt'], en: ['bed', 'finger'] };

const clue = (nth: number, language: Language): Move => ({ type: 'clue', text: CLUES[language][nth]! });
const wrong = (nth: number, language: Language): Move => ({ type: 'guess', text: WRONG[language][nth]! });
const right = (at: number, language: Language): Move => ({ type: 'guess', text: ALARM[language].words[at]! });

/** Typed: a first clue, a second one, a word that is lost, the enigma. */
export const heard: Script = (language) => [ON, bet(2), clue(0, language)];
export const heardTwo: Script = (language) => [
  ...heard(language),
  ...[right(0, language), NEXT, bet(3), clue(1, language), wrong(0, language), clue(5, language)],
];
export const lost: Script = (language) => [
  ...heardTwo(language),
  ...[right(1, language), NEXT, bet(1), clue(2, language), wrong(1, language)],
];
export const asked: Script = (language) => [
  ...lost(language),
  NEXT,
  ...[3, 4].flatMap((at) => [bet(2), clue(at, language), right(at, language), NEXT]),
];
