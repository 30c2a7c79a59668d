import type { Language } from '../../src/i18n';

/** The pictures a store asks for: pixels are points times the ratio, to the pixel. */
export interface Device {
  readonly store: 'apple' | 'google';
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Apple scales its largest phone and its largest tablet to all others. Google wants nine to sixteen to the point, tablets apart, and no more than eight. */
export const DEVICES: readonly Device[] = [
  { store: 'apple', name: 'iphone-6.9', width: 440, height: 956, ratio: 3 },
  { store: 'apple', name: 'ipad-13', width: 1032, height: 1376, ratio: 2 },
  { store: 'google', name: 'phone', width: 360, height: 640, ratio: 3 },
  { store: 'google', name: 'tablet-7', width: 603, height: 1072, ratio: 2 },
  { store: 'google', name: 'tablet-10', width: 810, height: 1440, ratio: 2 },
];

/**
 * In the order in which they are shown: the first three are all that most people see. Where words are played with, they are the language's
 * own.
 */
export const SHOWN: readonly (string | Readonly<Record<Language, string>>)[] = [
  'home',
  'table',
  'pytagora-classic',
  'climb-lights',
  { fr: 'pyramide-enigma', en: 'pyramide-enigma-en' },
  'pytagora-up-and-down',
  { fr: 'pyramide-clue', en: 'pyramide-clue-en' },
  'result',
];
