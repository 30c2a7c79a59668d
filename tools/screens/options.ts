import { parseArgs } from 'node:util';

import { LANGUAGES } from '../../src/i18n';
import { type Language, type Size, SIZES, type Theme } from '../browser';
import type { Scene } from './scene';
import { SCENES } from './scenes';

export interface Look {
  readonly scenes: readonly Scene[];
  readonly sizes: readonly Size[];
  readonly themes: readonly Theme[];
  readonly languages: readonly Language[];
}

const THEMES: readonly Theme[] = ['light', 'dark'];

export const USAGE = `npm run screens -- [--only <part of a name>]… [--size ${Object.keys(SIZES).join('|')}]… [--theme ${THEMES.join('|')}] [--language ${LANGUAGES.join('|')}]
npm run screens -- --store: the texts and pictures that the stores ask for
Scenes: ${SCENES.map(({ name }) => name).join(', ')}`;

/** Everything, unless the command line asks for less. Every option may be given several times. */
export function chosenLook(words: string[]): Look {
  const many = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: words,
    options: { only: many, size: many, theme: many, language: many },
  });
  const wanted = values.only;
  return {
    scenes: wanted ? SCENES.filter(({ name }) => wanted.some((part) => name.includes(part))) : SCENES,
    sizes: pick(Object.keys(SIZES) as Size[], values.size),
    themes: pick(THEMES, values.theme),
    languages: pick(LANGUAGES, values.language),
  };
}

function pick<T extends string>(all: readonly T[], wanted: readonly string[] | undefined): readonly T[] {
  if (!wanted) return all;
  const unknown = wanted.find((word) => !all.some((one) => one === word));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of ${all.join(', ')}.`);
  return all.filter((one) => wanted.includes(one));
}
