import { isObject, isOneOf, isWhole, LANGUAGES, type Json, type JsonObject } from '../engine';
import type { Store, Trouble } from './port';

export const THEMES = ['system', 'light', 'dark'] as const;
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const PACES = ['instant', 'normal', 'slow', 'step'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  readonly sound: boolean;
  readonly haptics: boolean;
  /** What a children's table says is read aloud without being asked for. */
  readonly readAloud: boolean;
  readonly motion: (typeof MOTIONS)[number];
  /** How fast the app plays its own turns; `step` waits for a tap. */
  readonly pace: (typeof PACES)[number];
  readonly leftHanded: boolean;
  /** Pieces and words a third larger. */
  readonly large: boolean;
  /** Signs beside colours, for those who do not tell the colours apart. */
  readonly signs: boolean;
  /** In a browser: a window that is no longer in use covers the hand it shows. */
  readonly coverOnBlur: boolean;
  /** By game: what the set-up screen proposes next time. The screen checks it again, as it does any config. */
  readonly lastSetUp: Readonly<Record<string, Json>>;
  /** By lesson: the step to go on with. */
  readonly lessons: Readonly<Record<string, number>>;
  /** What has explained itself and been understood: it does so once. */
  readonly explained: Readonly<Record<string, number>>;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  language: 'system',
  sound: true,
  haptics: true,
  readAloud: false,
  motion: 'system',
  pace: 'normal',
  leftHanded: false,
  large: false,
  signs: false,
  coverOnBlur: true,
  lastSetUp: {},
  lessons: {},
  explained: {},
};

export const SETTINGS_KEY = 'settings';

/** Each field is read on its own: one that makes no sense takes its default and does not cost the others. */
export function readSettings(store: Store): Settings {
  const raw = readObject(store.get(SETTINGS_KEY));
  const choice = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
    isOneOf(value, choices) ? value : otherwise;
  const yesOrNo = (value: unknown, otherwise: boolean): boolean =>
    typeof value === 'boolean' ? value : otherwise;
  const { theme, language, sound, haptics, readAloud, motion, pace, leftHanded, large, signs, coverOnBlur } =
    DEFAULT_SETTINGS;
  return {
    theme: choice(raw.theme, THEMES, theme),
    language: choice(raw.language, LANGUAGE_CHOICES, language),
    sound: yesOrNo(raw.sound, sound),
    haptics: yesOrNo(raw.haptics, haptics),
    readAloud: yesOrNo(raw.readAloud, readAloud),
    motion: choice(raw.motion, MOTIONS, motion),
    pace: choice(raw.pace, PACES, pace),
    leftHanded: yesOrNo(raw.leftHanded, leftHanded),
    large: yesOrNo(raw.large, large),
    signs: yesOrNo(raw.signs, signs),
    coverOnBlur: yesOrNo(raw.coverOnBlur, coverOnBlur),
    lastSetUp: isObject(raw.lastSetUp) ? raw.lastSetUp : {},
    lessons: readCounts(raw.lessons),
    explained: readCounts(raw.explained),
  };
}

function readCounts(raw: unknown): Readonly<Record<string, number>> {
  if (!isObject(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).filter((one): one is [string, number] => isWhole(one[1], 0, 1000)),
  );
}

export function writeSettings(store: Store, settings: Settings): Trouble | null {
  return store.set(SETTINGS_KEY, JSON.stringify(settings));
}

/**
 * Writes what differs between the two, and nothing else: what another window has chosen meanwhile stays, and so does what a
 * later version has added. Of the fields that hold a value for each game or lesson, only the entries that differ.
 */
export function changeSettings(store: Store, before: Settings, after: Settings): Trouble | null {
  const there = readObject(store.get(SETTINGS_KEY));
  const changed = differing(before, after);
  const merged = {
    ...there,
    ...changed,
    ...('lastSetUp' in changed
      ? { lastSetUp: mergedInto(there.lastSetUp, before.lastSetUp, after.lastSetUp) }
      : {}),
    ...('lessons' in changed ? { lessons: mergedInto(there.lessons, before.lessons, after.lessons) } : {}),
    ...('explained' in changed
      ? { explained: mergedInto(there.explained, before.explained, after.explained) }
      : {}),
  };
  return store.set(SETTINGS_KEY, JSON.stringify(merged));
}

const mergedInto = (
  there: Json | undefined,
  before: Readonly<Record<string, Json>>,
  after: Readonly<Record<string, Json>>,
): object => ({ ...(isObject(there) ? there : {}), ...differing(before, after) });

/** The entries that are new or other than before. */
function differing<T extends object>(before: T, after: T): Partial<T> {
  const known = new Map<string, unknown>(Object.entries(before));
  const others = Object.entries(after).filter(([key, value]) => known.get(key) !== value);
  return Object.fromEntries(others) as Partial<T>;
}

function readObject(text: string | null): JsonObject {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return isObject(raw) ? raw : {};
  } catch {
    return {};
  }
}
