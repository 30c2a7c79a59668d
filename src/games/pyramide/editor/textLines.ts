import { linesOf } from '../decks/limits';
import type { Draft, DraftCard, DraftNames, DraftRiddle, DraftTheme, Written } from '../decks/draft';

/** Lines are counted from 1, as faults count them; both ends belong to it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** With spaces one can see: the reader sets the others. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `instead` in the place of so many lines. */
export const splice = (text: string, line: number, count: number, ...instead: readonly string[]): string => {
  const lines = linesOf(text);
  return [...lines.slice(0, line - 1), ...instead, ...lines.slice(line - 1 + count)].join('\n');
};

/** Takes lines out, and does not leave two empty ones where they were. */
export function cut(text: string, { from, to }: Span): string {
  const lines = linesOf(text);
  const isEmpty = (line: number): boolean => (lines[line - 1] ?? '').trim() === '';
  const gap = isEmpty(from - 1) && isEmpty(to + 1) && to < lines.length ? 1 : 0;
  return splice(text, from, to - from + 1 + gap);
}

const isRead = (line: string | undefined): boolean => /^[\s\ufeff]*[^\s#\ufeff]/.test(line ?? '');

/** From `from` to before the next thing that begins; empty lines and comments at the end belong to what follows. */
const spanTo = (text: string, from: number, beginnings: readonly number[]): Span =>
  spanIn(linesOf(text), from, beginnings);

function spanIn(lines: readonly string[], from: number, beginnings: readonly number[]): Span {
  const next = (least: number, line: number): number => (line > from && line < least ? line : least);
  let to = beginnings.reduce(next, lines.length + 1) - 1;
  while (to > from && !isRead(lines[to - 1])) to--;
  return { from, to };
}

const openings = ({ cards, names }: Draft): readonly number[] => [...cards, ...names].map(({ line }) => line);

/** Of every card, those of riddles and of names, by the line on which it begins. */
export function spansOfCards(draft: Draft, text: string): ReadonlyMap<number, Span> {
  const lines = linesOf(text);
  const inOrder = [...openings(draft)].sort((a, b) => a - b);
  return new Map(
    inOrder.map((line, index) => [line, spanIn(lines, line, inOrder.slice(index + 1, index + 2))]),
  );
}

export const spanOfCard = (draft: Draft, text: string, { line }: DraftCard | DraftNames): Span =>
  spanTo(text, line, openings(draft));

export const spanOfRiddle = (
  draft: Draft,
  text: string,
  { riddles, expressions }: DraftCard,
  { title }: DraftRiddle,
): Span =>
  spanTo(text, title.line, [
    ...openings(draft),
    ...riddles.map((one) => one.title.line),
    ...expressions.map(({ line }) => line),
  ]);

export const spanOfTheme = (
  draft: Draft,
  text: string,
  { themes }: DraftNames,
  { title }: DraftTheme,
): Span => spanTo(text, title.line, [...openings(draft), ...themes.map((one) => one.title.line)]);

/** A sentence may have been cut into several lines. */
export function spanOfSentence(text: string, { answer }: DraftRiddle, riddle: Span, sentence: Written): Span {
  return spanTo(text, sentence.line, [riddle.to + 1, ...(answer ? [answer.line] : [])]);
}

interface Entry {
  readonly sign: '+' | '-';
  readonly index: number;
  readonly value: string;
}

/**
 * One of a list of lines. The last one is taken out when nothing is left in it; one before it keeps its place, empty, so
 * that no other entry moves under a finger.
 */
export function setEntry(
  text: string,
  list: readonly Written[],
  above: number,
  { sign, index, value }: Entry,
): string {
  const written = `${sign} ${oneLine(value)}`;
  const there = list[index];
  const isLast = index === list.length - 1;
  if (there) return splice(text, there.line, 1, ...(value.trim() === '' && isLast ? [] : [written]));
  if (value.trim() === '') return text;
  const between = Array.from({ length: index - list.length }, () => `${sign} `);
  return splice(text, (list[list.length - 1]?.line ?? above) + 1, 0, ...between, written);
}

/**
 * A sentence is the one entry without a sign in front: what would be taken for another kind of line, perhaps only while
 * somebody types its first word, is made to read as a sentence.
 */
export function asSentence(text: string): string {
  const plain = oneLine(text)
    .replace(/^[?=+#\s]+/, '')
    .replace(/^-+/, '–');
  return /^(card|names)( ?\d+)?\s?:?$/i.test(plain) ? `${plain}.` : plain;
}
