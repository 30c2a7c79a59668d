import type { Player } from '../../../engine';
import {
  isRightAnswer,
  isSameWord,
  LANGUAGES,
  PERSON,
  type Config,
  type Language,
  type Move,
  type State,
} from '../rules';
import { PYRAMIDE_WORDS, type PyramideWords } from '../i18n';
import type { Lesson, LessonStep, Prepared } from '../../../shell';
import { ALARM } from './lessonRiddles';
import * as script from './lessonScripts';

const LEA: Player = { name: 'Léa', face: 0, bot: null, help: false };
const TOM: Player = { name: 'Tom', face: 1, bot: null, help: false };
const APP: Player = { name: 'Méninges', face: 7, bot: 'solid', help: false };

type Name = Exclude<keyof PyramideWords['learning']['lessons'], 'dico' | 'syno'>;

function step(
  name: Name,
  configOf: (language: Language) => Config,
  moves: script.Script,
  wants: (move: Move) => boolean,
): LessonStep<Config, State, Move> {
  const inLanguage = (language: Language): Prepared<Config, State> => {
    const config = configOf(language);
    return { config, state: script.stateAfter(config, moves(language)) };
  };
  const says = (language: Language) => PYRAMIDE_WORDS[language].learning.lessons[name];
  return {
    ...inLanguage('fr'),
    inLanguage,
    seat: PERSON,
    says: (language) => says(language).says,
    otherwise: (language) => says(language).otherwise,
    done: (language) => says(language).done,
    wants,
  };
}

const aloud = (
  name: Name,
  moves: readonly Move[],
  wants: (move: Move) => boolean,
): LessonStep<Config, State, Move> => step(name, script.aloudConfig, () => moves, wants);

const is = (type: Move['type']) => (move: Move) => move.type === type;

/** In whichever language the lesson is held. */
const guesses = (at: number) => (move: Move) =>
  move.type === 'guess' &&
  LANGUAGES.some((language) => isSameWord(move.text, ALARM[language].words[at]!, language));

const solves = (move: Move): boolean =>
  move.type === 'answer' && LANGUAGES.some((language) => isRightAnswer(move.text, ALARM[language], language));

export const lessons: readonly Lesson<Config, State, Move>[] = [
  {
    id: 'dico',
    title: (language) => PYRAMIDE_WORDS[language].learning.lessons.dico,
    seats: [LEA, TOM],
    steps: [
      aloud('bet', script.TO_BET, (move) => move.type === 'bet' && move.bricks === 2),
      aloud('said', script.TO_SAY, is('said')),
      aloud('missed', script.ANSWERED, is('missed')),
      aloud('found', script.TO_SAY_AGAIN, is('found')),
      aloud('struck', script.STRUCK, is('next')),
      aloud('judge', script.TO_JUDGE, is('right')),
    ],
  },
  {
    id: 'syno',
    title: (language) => PYRAMIDE_WORDS[language].learning.lessons.syno,
    seats: [LEA, APP],
    alone: true,
    steps: [
      step('title', script.typedConfig, () => [], is('on')),
      step('guess', script.typedConfig, script.heard, guesses(0)),
      step('again', script.typedConfig, script.heardTwo, guesses(1)),
      step('next', script.typedConfig, script.lost, is('next')),
      step('answer', script.typedConfig, script.asked, solves),
    ],
  },
];
