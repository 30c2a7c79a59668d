/** What may be saved. Configs, states, moves and views are made of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = {
  readonly [key: string]: Json;
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A whole number from `low` up to, and without, `end`. */
export const isWhole = (value: unknown, low: number, end: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value < end;

export const isOneOf = <T extends Json>(value: unknown, choices: readonly T[]): value is T =>
  choices.includes(value as T);

/** Same content, whatever the order in which keys were written. Asked of whole views, over and over: so no list is made that need not be. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => same(one, b[at]));
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.prototype.hasOwnProperty.call(b, key)) return false;
    if (!same(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
  }
  return true;
}

/** Freezes all the way down, so that a rule that mutates its input fails loudly in tests. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key in value) freeze(value[key]);
  return value;
}
