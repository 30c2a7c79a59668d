import { alternatives, draftOf, type DraftRiddle } from '../../src/games/pyramide/decks/draft';
import { takeApart } from '../../src/games/pyramide/decks/marks';
import type { Finding } from './findings';

/** What an answer is: a person really lived, a character did not. */
const KINDS = ['person', 'character', 'work', 'place', 'thing', 'animal', 'dish', 'event', 'notion'] as const;
/** `recent`: of the time after 1990. `abroad`: outside metropolitan France. `own`: of the English-speaking world. */
const FLAGS = ['woman', 'man', 'group', 'recent', 'abroad', 'own'] as const;
const DOMAINS = [
  'nature',
  'food',
  'places',
  'history',
  'inventions',
  'arts',
  'sport',
  'house',
  'science',
  'tales',
  'language',
  'work',
] as const;

type Kind = (typeof KINDS)[number];
type Flag = (typeof FLAGS)[number];
export type Domain = (typeof DOMAINS)[number];

/** `@ person, woman, abroad, arts; hardest, second-hardest` under an answer. */
interface Label {
  readonly kind: Kind;
  readonly flags: readonly Flag[];
  readonly domain: Domain;
  /** The two of the marked words that are hardest to convey, the hardest first. */
  readonly hardest: readonly string[];
}

export interface LabelledRiddle {
  readonly line: number;
  readonly title: string;
  readonly sentence: string;
  readonly words: readonly string[];
  readonly answer: string;
  readonly accepts: readonly string[];
  readonly label: Label;
}

export interface LabelledCard {
  readonly line: number;
  readonly id: string | null;
  readonly riddles: readonly LabelledRiddle[];
}

interface LabelledTheme {
  readonly line: number;
  readonly title: string;
  readonly names: readonly string[];
  /** `@ since 1950: 3` under a theme's names: so many of them. */
  readonly since1950: number;
}

export interface Labelled {
  readonly cards: readonly LabelledCard[];
  readonly themes: readonly LabelledTheme[];
  readonly ids: readonly { readonly line: number; readonly id: string | null }[];
  readonly faults: readonly Finding[];
}

const isOf = <T extends string>(list: readonly T[], word: string | undefined): word is T =>
  list.some((one) => one === word);

/** Every riddle of one of our decks says what it is; what does not say it is a fault, and is not counted. */
export function labelled(text: string): Labelled {
  const { draft } = draftOf(text);
  const faults: Finding[] = [];
  const cards = draft.cards.map(({ line, id, riddles }) => ({
    line,
    id: id?.text ?? null,
    riddles: riddles.flatMap((riddle) => {
      const read = riddleFrom(riddle);
      if (!read) faults.push(unlabelled(riddle.title.line, riddle.label?.text));
      return read ?? [];
    }),
  }));
  const themes = draft.names.flatMap((card) =>
    card.themes.flatMap(({ title, names, label }) => {
      const since1950 = /^since 1950\s?:\s?([0-4])$/.exec(label?.text ?? '')?.[1];
      if (since1950 === undefined) faults.push(unlabelled(title.line, label?.text));
      return since1950 === undefined
        ? []
        : {
            line: title.line,
            title: title.text,
            names: names.map((name) => alternatives(name.text)[0] ?? ''),
            since1950: Number(since1950),
          };
    }),
  );
  const ids = [...draft.cards, ...draft.names].map(({ line, id }) => ({ line, id: id?.text ?? null }));
  return { cards, themes, ids, faults };
}

const unlabelled = (line: number, label: string | undefined): Finding => ({
  kind: 'fault',
  line,
  code: label === undefined ? 'label-missing' : 'label-unknown',
  facts: label === undefined ? {} : { label },
});

function riddleFrom({ title, sentence, answer, label }: DraftRiddle): LabelledRiddle | null {
  const { words } = takeApart(sentence?.text ?? '');
  const [said = '', ...accepts] = alternatives(answer?.text ?? '');
  const read = labelFrom(label?.text ?? '', words);
  return (
    read && {
      line: title.line,
      title: title.text,
      sentence: sentence?.text ?? '',
      words,
      answer: said,
      accepts,
      label: read,
    }
  );
}

function labelFrom(text: string, words: readonly string[]): Label | null {
  const [tags = '', hard = ''] = text.split(';');
  const [kind, ...rest] = tags.split(',').map((tag) => tag.trim());
  const domain = rest.pop();
  const hardest = hard.split(',').map((word) => word.trim());
  const flags = rest.filter((tag) => isOf(FLAGS, tag));
  const whole = flags.length === rest.length && hardest.length === 2;
  if (!isOf(KINDS, kind) || !isOf(DOMAINS, domain) || !whole) return null;
  return hardest.every((word) => words.includes(word)) ? { kind, flags, domain, hardest } : null;
}
