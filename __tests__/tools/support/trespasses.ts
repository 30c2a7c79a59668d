/** What somebody tries, in which file, with what code, and words of the refusal. */
type Trespass = readonly [what: string, file: string, code: string, words: string];

const GAME = 'src/games/sequence-numbers';
const OTHER = '../../pyramide';
const NEVER = 'A game never imports another game';
const NAMES_ONE = 'Nothing but src/games/index.ts names a game';
const NODES_OWN = 'Node’s own modules are for tools and tests';
const COVER = 'src/games/pytagora/cover.ts';
const BOX = "export const open = () => import('./box');";

const purity: readonly Trespass[] = [
  [
    'the rules look at the calendar',
    `${GAME}/rules/x.ts`,
    'export const now = new Date();',
    'Time is an actor',
  ],
  ['the engine reads the clock', 'src/engine/x.ts', 'export const now = Date.now();', 'Time is an actor'],
  [
    'a bot rolls dice of its own',
    `${GAME}/bots/x.ts`,
    'export const roll = Math.random();',
    'Chance is an actor',
  ],
  [
    'the lexicon draws lots',
    'src/games/pyramide/lexicon/x.ts',
    'export const { random } = Math;',
    'Chance is an actor',
  ],
  ['a bot has dice under another name', `${GAME}/bots/x.ts`, 'export const M = Math;', 'Chance is an actor'],
  [
    'a bot works out what its dice are called',
    `${GAME}/bots/x.ts`,
    "export const roll = Math['random']();",
    'Chance is an actor',
  ],
  [
    'the rules write their own code',
    `${GAME}/rules/x.ts`,
    "export const now = new Function('return Date.now()');",
    'Function constructor',
  ],
  ['the rules read code', `${GAME}/rules/x.ts`, "export const now = eval('Date.now()');", 'eval'],
  [
    'the lexicon sorts as the device would',
    'src/games/pyramide/lexicon/x.ts',
    "export const order = 'a'.localeCompare('b');",
    'is handed what it needs',
  ],
  [
    'a bot asks the device for its language',
    `${GAME}/bots/x.ts`,
    "export const sort = new Intl.Collator('fr');",
    'is handed what it needs',
  ],
  [
    'the rules reach for the device itself',
    `${GAME}/rules/x.ts`,
    'export const all = globalThis;',
    'is handed what it needs',
  ],
  [
    'the rules claim to have a timer',
    `${GAME}/rules/x.ts`,
    'declare function setTimeout(then: () => void): void; setTimeout(() => {});',
    'is handed what it needs',
  ],
  [
    'the rules send for a browser’s types',
    `${GAME}/rules/x.ts`,
    '/// <reference lib="dom" />\nexport const page = document;',
    'Do not use a triple slash reference',
  ],
  [
    'the rules hush the compiler',
    `${GAME}/rules/x.ts`,
    '// @ts-expect-error hush\nexport const page = document;',
    'Do not use "@ts-expect-error"',
  ],
  ['the rules read a file', `${GAME}/rules/x.ts`, "import 'node:fs';", NODES_OWN],
  ['a screen reads a file', 'app/x.tsx', "import 'fs/promises';", NODES_OWN],
  ['the rules draw', `${GAME}/rules/x.ts`, "import 'react';", 'may not look into the package react'],
  ['the rules know a phone', `${GAME}/rules/x.ts`, "import 'react-native';", 'It is pure TypeScript'],
  ['a bot takes a package', `${GAME}/bots/x.ts`, "import 'lodash';", 'packages: none'],
];

const oneWay: readonly Trespass[] = [
  [
    'the engine looks at tools',
    'src/engine/x.ts',
    "import '../../tools/games';",
    'does not lean on its tools',
  ],
  [
    'a table looks at tests',
    `${GAME}/table/x.ts`,
    "import '../../../../__tests__/shell/support';",
    'does not lean on its tools and tests',
  ],
  [
    'the engine looks at the shell',
    'src/engine/x.ts',
    "import '../shell';",
    'engine may not look into shell',
  ],
  ['the rules look at their table', `${GAME}/rules/x.ts`, "import '../table/Table';", 'table → bots → rules'],
  [
    'the rules look at a type of their bots',
    `${GAME}/rules/x.ts`,
    "import type {} from '../bots';",
    'sequence-numbers/rules may not look into sequence-numbers/bots',
  ],
  ['the rules look at the shell', `${GAME}/rules/x.ts`, "export * from '../../../shell';", 'into shell'],
  ['a bot looks at its table', `${GAME}/bots/x.ts`, "import '../table/layout';", 'table → bots → rules'],
  ['cards look at the rules', 'src/games/pyramide/decks/x.ts', "import '../rules';", 'Cards are data'],
  [
    'the lexicon looks at a bot',
    'src/games/pyramide/lexicon/x.ts',
    "import '../bots';",
    'is data for a game',
  ],
  [
    'a catalogue looks at more of the rules than types',
    'src/games/pyramide/i18n/x.ts',
    "import { clash } from '../rules';",
    'may not look into pyramide/rules but for its types',
  ],
  ['the design system looks at the shell', 'src/ui/x.ts', "import '../shell';", 'ui may not look into shell'],
  ['the frame’s words look at the design system', 'src/i18n/x.ts', "import '../ui';", 'into ui'],
  ['storage looks at the shell', 'src/storage/x.ts', "import '../shell';", 'may look into: storage, engine'],
  [
    'a table looks at a screen',
    `${GAME}/table/x.tsx`,
    "import '../../../../app/navigation';",
    'Nothing in src imports a screen',
  ],
  ['the shell looks at a screen', 'src/shell/x.ts', "import '../../app/games';", 'imports a screen'],
  ['a table looks at its box', `${GAME}/table/x.tsx`, "import '../box';", 'into sequence-numbers/box'],
  [
    'a table takes a package of the design system’s',
    `${GAME}/table/x.tsx`,
    "import 'expo-audio';",
    'may not look into the package expo-audio',
  ],
];

const neighbours: readonly Trespass[] = [
  ...['rules', 'bots', 'decks', 'lexicon', 'table', 'editor', 'i18n'].map((room): Trespass => [
    `${room} look at another game`,
    `${GAME}/${room}/x.ts`,
    `import '${OTHER}/rules';`,
    NEVER,
  ]),
  ['a box looks at another game', `${GAME}/box.tsx`, "import '../pyramide/table/Table';", NEVER],
  ['a cover looks at another game', `${GAME}/cover.ts`, "import '../pyramide/cover';", NEVER],
  ['a table looks at another lazily', `${GAME}/table/x.tsx`, `void import('${OTHER}/box');`, NEVER],
  ['a table fetches another', `${GAME}/table/x.tsx`, `require('${OTHER}/table/Table');`, NEVER],
  ['a table hands another on', `${GAME}/table/x.tsx`, `export { Table } from '${OTHER}/table/Table';`, NEVER],
  [
    'a table names another’s type',
    `${GAME}/table/x.ts`,
    `export type X = import('${OTHER}/rules').View;`,
    NEVER,
  ],
  ['the template looks at a game', 'src/games/null-game/rules/x.ts', "import '../../pytagora/rules';", NEVER],
  [
    'a game looks at the list of games',
    `${GAME}/table/x.ts`,
    "import '../..';",
    'may not look into games/index',
  ],
];

const doors: readonly Trespass[] = [
  ...['ui', 'shell', 'storage', 'i18n', 'engine'].map((room): Trespass => [
    `${room} looks at a game`,
    `src/${room}/x.ts`,
    "import '../games/pytagora/table/Table';",
    NAMES_ONE,
  ]),
  ['the shell looks at a cover', 'src/shell/x.ts', "import '../games/pytagora/cover';", NAMES_ONE],
  ['the shell opens a box', 'src/shell/x.ts', "void import('../games/pytagora/box');", NAMES_ONE],
  ['a screen looks at a table', 'app/x.tsx', "import '../src/games/pytagora/table/Table';", NAMES_ONE],
  ['a screen looks at a cover', 'app/x.tsx', "import '../src/games/pytagora/cover';", NAMES_ONE],
  ['a screen opens a box', 'app/x.tsx', "void import('../src/games/pytagora/box');", NAMES_ONE],
  [
    'the shell asks for a game by name',
    'src/shell/x.ts',
    "export const own = 'pyramide';",
    'this names pyramide',
  ],
  [
    'the shell asks for a game by a name in a template',
    'src/shell/x.ts',
    'export const own = `pyramide`;',
    'this names pyramide',
  ],
  [
    'a screen has something for one game',
    'app/x.tsx',
    'export const own = { primeClimb: 1 };',
    'this names prime-climb',
  ],
  [
    'a screen has a type for one game',
    'app/x.tsx',
    'export type Own = { pytagora: number };',
    'this names pytagora',
  ],
  [
    'a game knows another by name',
    `${GAME}/table/x.ts`,
    'export const other = (words: { pyramide: string }) => words;',
    'this names pyramide',
  ],
  [
    'a cover has a second door',
    COVER,
    `${BOX}\nvoid import('./table/Table');`,
    'one dynamic import, its box',
  ],
  ['a cover opens its box twice', COVER, `${BOX}\nvoid import('./box');`, 'one dynamic import, its box'],
  ['a cover opens its table', COVER, "void import('./table/Table');", 'into pytagora/table'],
  ['a cover brings its box along', COVER, "import './box';", 'A cover is pure data for the shelf'],
  [
    'a cover brings the shell along',
    COVER,
    "import { useSession } from '../../shell';",
    'may not look into shell but for its types',
  ],
  ['a box opens itself', 'src/games/pytagora/box.tsx', "void import('./box');", 'into pytagora/box'],
  ['the list of games opens a box', 'src/games/index.ts', "void import('./pytagora/box');", 'list of covers'],
  ['a table hides what it opens', `${GAME}/table/x.ts`, 'void import(String(1));', 'must be written out'],
  ['a table hides what it fetches', `${GAME}/table/x.ts`, 'require(String(1));', 'must be written out'],
  ['a file stands between the rooms', 'src/games/pytagora/helpers.ts', 'export {};', 'stands in no room'],
  ['a room that nobody planned', 'src/helpers/x.ts', 'export {};', 'stands in no room'],
  ['the engine in plain JavaScript', 'src/engine/x.js', 'export {};', 'stands in no room'],
];

export const TRESPASSES: readonly Trespass[] = [...purity, ...oneWay, ...neighbours, ...doors];

/** What the map of the house allows. */
export const WALKS: readonly (readonly [what: string, file: string, code: string])[] = [
  ['the rules look at the contract', `${GAME}/rules/x.ts`, "import '../../../engine'; import './board';"],
  ['bots look at their rules', `${GAME}/bots/x.ts`, "import '../rules'; import '../../../engine';"],
  ['bots look at their lexicon', 'src/games/pyramide/bots/x.ts', "import '../lexicon';"],
  ['cards are fetched when needed', 'src/games/pyramide/decks/x.ts', "void import('./fr/standard');"],
  [
    'a table looks at all of its game and the frame',
    `${GAME}/table/x.tsx`,
    "import 'react'; import '../rules'; import '../bots'; import '../cover'; import '../i18n'; import '../../../shell'; import '../../../ui/drag';",
  ],
  [
    'a catalogue looks at types of the rules',
    `${GAME}/i18n/x.ts`,
    "import { type Code } from '../rules'; import '../../../i18n';",
  ],
  ['a cover opens its box', COVER, `import type { GameCover } from '../../shell';\n${BOX}`],
  ['a box brings its table', `${GAME}/box.tsx`, "import './table/Table'; import '../../shell';"],
  ['the list of games names covers', 'src/games/index.ts', "import './pytagora/cover';"],
  [
    'the shell looks at the frame',
    'src/shell/x.ts',
    "import '../ui'; import '../i18n'; import '../storage'; import '../engine';",
  ],
  ['the design system plays a sound', 'src/ui/feedback/x.ts', "require('../../../assets/sounds/lay.wav');"],
  [
    'a screen looks at the shelf',
    'app/x.tsx',
    "import '../src/games/shelf'; import '../src/shell'; import './App';",
  ],
  ['a screen tells the time', 'app/x.tsx', 'export const now = new Date();'],
  [
    'a tool looks at everything',
    'tools/x.ts',
    "import 'node:fs'; import '../src/games/pytagora/table/Table';",
  ],
];
