import { isObject, isWhole, readSaved, type BadSave, type Json, type Reading, type Saved } from '../engine';
import { pack, unpack } from './compact';

/** What the home screen says of a game without loading its rules. */
export interface Summary {
  readonly over: boolean;
  readonly winners: readonly number[];
  /** The seat the table waits for; null when it waits for nobody. */
  readonly turn: number | null;
}

/** A game on the shelf. */
export interface Kept {
  readonly id: string;
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly summary: Summary;
  readonly saved: Saved;
}

/** What could not be read, exactly as it was found. */
export interface Aside {
  readonly id: string;
  readonly why: BadSave;
  readonly text: string;
  readonly at: number;
}

/** Of what is kept around a save; the save has a format of its own. */
const SHELF_FORMAT = 1;

const bad = (why: BadSave): Reading<never> => ({ kind: 'bad', why });

export function writeKept({ id, startedAt, updatedAt, summary, saved }: Kept): string {
  return JSON.stringify({ shelf: SHELF_FORMAT, id, startedAt, updatedAt, summary, saved });
}

/** As it lies in the storage: a finished game in its compact form. */
export const keptText = (kept: Kept): string => (kept.summary.over ? pack(writeKept(kept)) : writeKept(kept));

export function readKept(id: string, text: string): Reading<Kept> {
  const raw = parse(unpack(text) ?? '');
  if (raw === undefined) return bad('not-json');
  if (!isObject(raw) || !isWhole(raw.shelf, 1, Infinity)) return bad('not-ours');
  if (raw.shelf > SHELF_FORMAT) return bad('future');
  const saved = readNested(raw.saved);
  if (saved.kind === 'bad') return saved;
  const { startedAt, updatedAt } = raw;
  const summary = readSummary(raw.summary, saved.value.seats.length);
  if (raw.id !== id || !isTime(startedAt) || !isTime(updatedAt) || !summary) return bad('damaged');
  return { kind: 'read', value: { id, startedAt, updatedAt, summary, saved: saved.value } };
}

function readSummary(raw: unknown, seats: number): Summary | null {
  if (!isObject(raw) || typeof raw.over !== 'boolean' || !Array.isArray(raw.winners)) return null;
  const isSeat = (value: unknown): value is number => isWhole(value, 0, seats);
  const winners: readonly Json[] = raw.winners;
  const { over, turn } = raw;
  if (!winners.every(isSeat) || !(turn === null || isSeat(turn))) return null;
  return { over, winners, turn };
}

/** A file that somebody chose: a save as exported, a bare one, or a kept game as it lay on a shelf. */
export function importText(text: string): Reading<Saved> {
  // Some editors put a byte order mark in front; JSON knows none.
  const raw = parse(unpack(text.replace(/^\uFEFF/, '')) ?? '');
  if (raw === undefined) return bad('not-json');
  return readNested(isObject(raw) && 'shelf' in raw ? raw.saved : raw);
}

/** Meant for people as much as for `npm run replay`: indented, and it says where it is from. */
export const exportText = ({ saved }: Kept): string =>
  JSON.stringify({ exportedFrom: 'meninges', ...saved }, null, 2);

function readNested(raw: unknown): Reading<Saved> {
  if (raw === undefined) return bad('damaged');
  try {
    return readSaved(JSON.stringify(raw));
  } catch {
    // Something nested thousands deep can be parsed but not walked.
    return bad('damaged');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
