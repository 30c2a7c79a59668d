import type { Language } from './types';

const ANSWER_KINDS = ['person', 'place', 'work', 'thing', 'animal', 'dish', 'event', 'notion'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** What a riddle may be about, and the words an ordinary person thinks of with it, the most telling first. */
export interface Answer {
  readonly text: string;
  readonly kind: AnswerKind;
  readonly words: readonly string[];
}

export interface Answers {
  readonly language: Language;
  readonly all: readonly Answer[];
}

/** One line an answer: `text;kind;words`. */
export const openAnswers = (language: Language, text: string): Answers => ({
  language,
  all: text
    .trim()
    .split('\n')
    .map((line) => {
      const [name, sort, words] = line.split(';') as [string, string, string];
      const kind = ANSWER_KINDS.find((one) => one === sort);
      if (!kind) throw new Error(`No kind of answer: ${line}`);
      return {
        text: name,
        kind,
        // There are many: each is read when it is asked for.
        get words() {
          return words.split(' ');
        },
      };
    }),
});

/** A chunk of its own: only the app, and only where it must find a riddle, needs it. */
const SOURCES = {
  fr: async () => (await import('./fr/answers.data')).ANSWERS,
  en: async () => (await import('./en/answers.data')).ANSWERS,
};

export const loadAnswers = async (language: Language): Promise<Answers> =>
  openAnswers(language, await SOURCES[language]());
