import type { Page } from 'playwright-core';

import { clickAwake } from '../browser/awake';
import { exportApp, freshWebBuild, isStale, ROOT } from '../export';
import { keptGame } from '../screens/shelf';

/** What the bench has to know of an app. This file is the only place that names screens, test ids and saved games. */
export interface Subject {
  readonly name: string;
  /** Exports the app if need be, and says where it lies. */
  readonly build: () => string;
  /** CSS of the home's first main control, and of what a click on it brings. */
  readonly home: { readonly control: string; readonly brings: string };
  /** How to come to a board with a piece that can be dragged; then the piece, and the area to drag it across. */
  readonly board: {
    readonly path: string;
    readonly storage?: Readonly<Record<string, string>>;
    readonly open: (page: Page) => Promise<void>;
    readonly piece: string;
    readonly area: string;
    /** What shows once more what others did, and what flies then, where there is such a thing. */
    readonly replay?: { readonly control: string; readonly flies: string };
  };
  /** Taps on the home screen whose answer is waited for, where there are such. */
  readonly taps?: readonly Tap[];
}

export interface Tap {
  readonly name: string;
  readonly storage: Readonly<Record<string, string>>;
  /** CSS of what is tapped, and of what it brings. */
  readonly control: string;
  readonly brings: string;
  /** The time it takes should not exceed this part of the bare app's start. */
  readonly goal: number;
}

const testId = (id: string): string => `[data-testid="${id}"]`;

const BARE_PROJECT = 'tools/bench/bare';
const BARE_BUILD = `${ROOT}/.bench/bare`;

export const bare: Subject = {
  name: 'bare app',
  build: () => {
    if (isStale(BARE_BUILD, [BARE_PROJECT, 'package-lock.json'])) {
      exportApp('web', BARE_BUILD, `${ROOT}/${BARE_PROJECT}`);
    }
    return BARE_BUILD;
  },
  home: { control: testId('open'), brings: testId('piece') },
  board: {
    path: '/',
    open: (page) => page.locator(testId('open')).click(),
    piece: testId('piece'),
    area: 'body',
  },
};

export const ours: Subject = {
  name: 'Méninges',
  build: freshWebBuild,
  home: { control: testId('box-sequence-numbers'), brings: testId('start') },
  board: {
    path: '/table/bench',
    storage: keptGame('bench', {
      game: 'sequence-numbers',
      seats: 2,
      seed: 7,
      until: ({ log, state }) => log.length > 45 && (state as { phase: string }).phase === 'turn',
    }),
    open: (page) => clickAwake(page.locator(testId('show'))),
    piece: '[data-testid^="card-"]',
    area: testId('board'),
    replay: { control: testId('replay'), flies: `${testId('air')} > *` },
  },
  taps: [
    {
      name: 'tap on Continue to a table with one’s cards',
      storage: keptGame('bench', {
        game: 'sequence-numbers',
        seats: 2,
        seed: 7,
        alone: true,
        until: ({ log, state }) => {
          const { phase, seat } = state as { phase: string; seat: number };
          return log.length > 45 && phase === 'turn' && seat === 0;
        },
      }),
      control: testId('continue'),
      brings: `${testId('hand')} [data-testid^="card-"]`,
      goal: 0.6,
    },
    {
      name: 'tap on a box to its set-up',
      storage: {},
      control: testId('box-pytagora'),
      brings: testId('start'),
      goal: 0.4,
    },
  ],
};
