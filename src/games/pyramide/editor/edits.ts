import {
  alternatives,
  draftOf,
  type Draft,
  type DraftCard,
  type DraftNames,
  type DraftRiddle,
  type DraftTheme,
} from '../decks/draft';
import type { HeadField, Language } from '../decks';
import { answersFrom, answersOf, type Answers } from './answers';
import {
  asSentence,
  cut,
  oneLine,
  setEntry,
  spanOfCard,
  spanOfRiddle,
  spanOfSentence,
  spanOfTheme,
  splice,
  type Span,
} from './textLines';

/**
 * The forms write into the text itself, line by line: comments, and whatever the forms do not know, stay where they are, and
 * a fault's line is the line of its field. Places are counted from 0; one that is not there changes nothing.
 */
export type Edit = (text: string) => string;

export const newDeck = (language: Language): string =>
  `deck: \nlanguage: ${language}\nage: standard\n\ncard\n`;

export const setHead =
  (field: HeadField, value: string): Edit =>
  (text) => {
    const { head } = draftOf(text).draft;
    const line = `${field}: ${oneLine(value)}`;
    const there = head[field]?.line;
    if (there !== undefined) return splice(text, there, 1, line);
    const above = { deck: [], language: [head.deck], age: [head.language, head.deck] }[field];
    return splice(text, (above.find(Boolean)?.line ?? 0) + 1, 0, line);
  };

export const addCard: Edit = (text) => `${text.trimEnd()}\n\ncard\n`;
export const addNames: Edit = (text) => `${text.trimEnd()}\n\nnames\n? \n`;

export const addRiddle = (card: number): Edit =>
  inCard(card, (text, { draft, found }) => {
    const last = found.riddles[found.riddles.length - 1];
    return splice(text, (last ? spanOfRiddle(draft, text, found, last).to : found.line) + 1, 0, '? ');
  });

export const addTheme = (names: number): Edit =>
  inNames(names, (text, { draft, found }) => splice(text, spanOfCard(draft, text, found).to + 1, 0, '? '));

export const setRiddleTitle = (card: number, riddle: number, title: string): Edit =>
  inRiddle(card, riddle, (text, { found }) => splice(text, found.title.line, 1, `? ${oneLine(title)}`));

/** `sentence` with its asterisks. Without a word it is taken out. */
export const setSentence = (card: number, riddle: number, sentence: string): Edit =>
  inRiddle(card, riddle, (text, { found, span }) => {
    const lines = asSentence(sentence) === '' ? [] : [asSentence(sentence)];
    if (!found.sentence) return splice(text, found.title.line + 1, 0, ...lines);
    const { from, to } = spanOfSentence(text, found, span, found.sentence);
    return splice(text, from, to - from + 1, ...lines);
  });

/** A part of the answer's line; the other part stays as it is. With nothing in it the line is taken out. */
export const setAnswer = (card: number, riddle: number, part: Partial<Answers>): Edit =>
  inRiddle(card, riddle, (text, { found, span }) => {
    const answers = answersFrom({ ...answersOf(found.answer?.text ?? ''), ...part }).map(oneLine);
    const lines = answers.every((answer) => answer === '') ? [] : [`= ${answers.join(' | ')}`];
    if (found.answer) return splice(text, found.answer.line, 1, ...lines);
    const above = found.sentence ? spanOfSentence(text, found, span, found.sentence).to : found.title.line;
    return splice(text, above + 1, 0, ...lines);
  });

/** Somebody has left the answer empty: its first other spelling takes the place, as the reader has it. */
export const settleAnswer = (card: number, riddle: number): Edit =>
  inRiddle(card, riddle, (text, { found }) => {
    const answers = alternatives(found.answer?.text ?? '').map(oneLine);
    const isEmpty = /^\s*\|/.test(found.answer?.text ?? '');
    return found.answer && isEmpty ? splice(text, found.answer.line, 1, `= ${answers.join(' | ')}`) : text;
  });

export const setExpression = (card: number, index: number, value: string): Edit =>
  inCard(card, (text, { draft, found }) => {
    const last = found.riddles[found.riddles.length - 1];
    const above = last ? spanOfRiddle(draft, text, found, last).to : found.line;
    return setEntry(text, found.expressions, above, { sign: '+', index, value });
  });

export const setThemeTitle = (names: number, theme: number, title: string): Edit =>
  inTheme(names, theme, (text, { found }) => splice(text, found.title.line, 1, `? ${oneLine(title)}`));

export const setName = (names: number, theme: number, index: number, value: string): Edit =>
  inTheme(names, theme, (text, { found }) =>
    setEntry(text, found.names, found.title.line, { sign: '-', index, value }),
  );

export const removeCard = (card: number): Edit =>
  inCard(card, (text, { draft, found }) => cut(text, spanOfCard(draft, text, found)));
export const removeNames = (names: number): Edit =>
  inNames(names, (text, { draft, found }) => cut(text, spanOfCard(draft, text, found)));
export const removeRiddle = (card: number, riddle: number): Edit =>
  inRiddle(card, riddle, (text, { span }) => cut(text, span));
export const removeTheme = (names: number, theme: number): Edit =>
  inTheme(names, theme, (text, { span }) => cut(text, span));
export const removeExpression = (card: number, index: number): Edit =>
  inCard(card, (text, { found }) => {
    const line = found.expressions[index]?.line;
    return line === undefined ? text : splice(text, line, 1);
  });

interface In<T> {
  readonly draft: Draft;
  readonly found: T;
}
type Within<T> = (text: string, here: T) => string;

function inCard(card: number, edit: Within<In<DraftCard>>): Edit {
  return (text) => {
    const { draft } = draftOf(text);
    const found = draft.cards[card];
    return found ? edit(text, { draft, found }) : text;
  };
}

function inNames(names: number, edit: Within<In<DraftNames>>): Edit {
  return (text) => {
    const { draft } = draftOf(text);
    const found = draft.names[names];
    return found ? edit(text, { draft, found }) : text;
  };
}

function inRiddle(
  card: number,
  riddle: number,
  edit: Within<In<DraftRiddle> & { readonly span: Span }>,
): Edit {
  return inCard(card, (text, { draft, found }) => {
    const one = found.riddles[riddle];
    return one ? edit(text, { draft, found: one, span: spanOfRiddle(draft, text, found, one) }) : text;
  });
}

function inTheme(names: number, theme: number, edit: Within<In<DraftTheme> & { readonly span: Span }>): Edit {
  return inNames(names, (text, { draft, found }) => {
    const one = found.themes[theme];
    return one ? edit(text, { draft, found: one, span: spanOfTheme(draft, text, found, one) }) : text;
  });
}
