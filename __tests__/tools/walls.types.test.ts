import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { homeOf, listOf } from '../../tools/lint/places';
import { complaintsOf, configOf } from './support/compiled';

const root = join(__dirname, '..', '..');
const pure = configOf('tsconfig.pure.json');

/** What a pure room has not got, and words of the refusal. */
const DEVICES: readonly (readonly [what: string, code: string, words: string])[] = [
  ['a timer', 'setTimeout(() => {}, 0);', "'setTimeout'"],
  ['an interval', 'setInterval(() => {}, 0);', "'setInterval'"],
  ['the browser’s store', "localStorage.getItem('x');", "'localStorage'"],
  ['a page', 'document.title;', "'document'"],
  ['a window', 'window.open();', "'window'"],
  ['the network', "void fetch('/');", "'fetch'"],
  ['a stopwatch', 'performance.now();', "'performance'"],
  ['chance of the device', 'crypto.randomUUID();', "'crypto'"],
  ['a console', "console.log('x');", "'console'"],
  ['a process', 'process.cwd();', "'process'"],
  ['files', "import { readFileSync } from 'node:fs'; readFileSync('x');", "'node:fs'"],
  ['a module fetched by name', "require('./types');", "'require'"],
  ['a timer by way of the global object', 'globalThis.setTimeout(() => {}, 0);', 'globalThis'],
];

const ROOMS = [
  'src/engine',
  ...['rules', 'bots', 'decks', 'lexicon'].map((room) => `src/games/pyramide/${room}`),
];
const fileOf = (room: string, nth: number) => `${room}/trespass-${nth}.ts`;
const LAWFUL = 'src/games/pyramide/rules/lawful.ts';
const STRAYING = 'src/games/pyramide/rules/straying.ts';

// One program for all of them: a program for each would be slow.
const complaints = complaintsOf(
  pure,
  {
    ...Object.fromEntries(
      DEVICES.flatMap(([, code], nth) => ROOMS.map((room) => [fileOf(room, nth), `${code}\nexport {};\n`])),
    ),
    [LAWFUL]:
      "import { openTable } from '../../../engine';\nexport const open = [openTable, Math.max].at(-1);\n",
    [STRAYING]: "import { secret } from '../../../ui/secret';\nsecret();\n",
  },
  { 'src/ui/secret.ts': 'export const secret = () => 1;\n' },
);

describe.each(ROOMS)('in %s there is not', (room) => {
  test.each(DEVICES.map(([what, , words], nth) => [what, words, nth] as const))('%s', (_what, words, nth) => {
    expect(complaints[fileOf(room, nth)]).toEqual([expect.stringContaining(words)]);
  });
});

test('a rule may use the contract and the language itself', () => {
  expect(complaints[LAWFUL]).toEqual([]);
});

test('a rule that looks into another room is refused by the compiler too', () => {
  expect(complaints[STRAYING]).toEqual([expect.stringContaining('is not listed within the file list')]);
});

test('the compiler holds exactly the rooms that the linter calls pure', () => {
  const isPure = (file: string) => {
    const home = homeOf(file);
    return home !== null && listOf(home).pure === true;
  };
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name}`);
  expect(pure.fileNames.map((file) => relative(root, file)).sort()).toEqual(files.filter(isPure).sort());
});

describe('what a phone and the web do differently', () => {
  const IMPORTER = 'src/shell/importer.ts';
  const TWINS = {
    'src/shell/twin.ts': 'export const show = (text: string) => text;\nexport const hide = () => 0;\n',
    'src/shell/twin.web.ts': 'export const show = (text: number) => text;\n',
  };
  const seenOn = (project: string, code: string) => {
    const { options } = configOf(project);
    return complaintsOf({ options: { ...options, types: [] }, fileNames: [] }, { [IMPORTER]: code }, TWINS)[
      IMPORTER
    ];
  };

  test('a twin that lacks an export is refused on the web', () => {
    const code = "import { hide } from './twin';\nhide();\n";
    expect(seenOn('tsconfig.json', code)).toEqual([]);
    expect(seenOn('tsconfig.web.json', code)).toEqual([
      expect.stringContaining("has no exported member 'hide'"),
    ]);
  });

  test('a twin of another shape is refused where it is used', () => {
    const code = "import { show } from './twin';\nshow('text');\n";
    expect(seenOn('tsconfig.json', code)).toEqual([]);
    expect(seenOn('tsconfig.web.json', code)).toEqual([
      expect.stringContaining("'string' is not assignable to parameter of type 'number'"),
    ]);
  });
});
