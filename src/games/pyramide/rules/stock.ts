import { isObject, isText, type Json } from '../../../engine';
import type { Stock, StockName, StockRiddle, StockTheme } from './setup';
import type { Heap, State } from './types';

export const WORDS = 5;
export const EXPRESSIONS = 5;
export const NAMES = 4;

/** A save is untrusted: nothing in it may be larger than a deck could ever be. */
const MOST: Readonly<Record<Heap, number>> = { riddles: 2000, lists: 1000, themes: 1000 };
const LONGEST_TEXT = 400;
const LONGEST_WORD = 80;
const MOST_ACCEPTED = 30;
const LONGEST_FORMS = 2000;

/** The place in its heap of what is turned up next: nothing comes twice. */
export const nextOf = ({ drawn }: State, heap: Heap): number => drawn[heap];

const isPart = (raw: Json): raw is string => isText(raw) && raw.length <= LONGEST_TEXT;
const isWord = (raw: Json | undefined): raw is string =>
  isText(raw) && raw.length <= LONGEST_WORD && raw.trim() !== '';

function readAll<T>(raw: Json | undefined, most: number, read: (item: Json) => T | null): T[] | null {
  if (!Array.isArray(raw) || raw.length > most) return null;
  const items: T[] = [];
  for (const item of raw as Json[]) {
    const one = read(item);
    if (one === null) return null;
    items.push(one);
  }
  return items;
}

function readExactly<T>(raw: Json | undefined, count: number, read: (item: Json) => T | null): T[] | null {
  const items = readAll(raw, count, read);
  return items?.length === count ? items : null;
}

const readWord = (raw: Json): string | null => (isWord(raw) ? raw : null);
const readForms = (raw: Json): string | null => (isText(raw) && raw.length <= LONGEST_FORMS ? raw : null);
const readPart = (raw: Json): string | null => (isPart(raw) ? raw : null);

function readRiddle(raw: Json): StockRiddle | null {
  if (!isObject(raw) || !isWord(raw.id) || !isWord(raw.title) || !isWord(raw.answer)) return null;
  const parts = readExactly(raw.parts, WORDS + 1, readPart);
  const words = readExactly(raw.words, WORDS, readWord);
  const accepts = readAll(raw.accepts, MOST_ACCEPTED, readWord);
  const forms = raw.forms === undefined ? undefined : readExactly(raw.forms, WORDS, readForms);
  const { byEar } = raw;
  if (!parts || !words || !accepts || forms === null || (byEar !== undefined && byEar !== true)) return null;
  const { id, title, answer } = raw;
  return { id, title, parts, words, answer, accepts, ...(forms && { forms }), ...(byEar && { byEar }) };
}

function readName(raw: Json): StockName | null {
  if (!isObject(raw) || !isWord(raw.name)) return null;
  const accepts = readAll(raw.accepts, MOST_ACCEPTED, readWord);
  return accepts && { name: raw.name, accepts };
}

function readTheme(raw: Json): StockTheme | null {
  if (!isObject(raw) || !isWord(raw.title)) return null;
  const id = raw.id ?? '';
  const names = readExactly(raw.names, NAMES, readName);
  if (!isText(id) || id.length > LONGEST_WORD) return null;
  return names && { id, title: raw.title, names };
}

const readList = (raw: Json): readonly string[] | null => readExactly(raw, EXPRESSIONS, readWord);

export function readStock(raw: Json | undefined): Stock | null {
  if (!isObject(raw)) return null;
  const riddles = readAll(raw.riddles, MOST.riddles, readRiddle);
  const lists = readAll(raw.lists, MOST.lists, readList);
  const themes = readAll(raw.themes, MOST.themes, readTheme);
  return riddles && lists && themes && { riddles, lists, themes };
}
