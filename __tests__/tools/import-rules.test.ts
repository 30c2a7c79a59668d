import { join } from 'node:path';

import { ESLint, type Linter } from 'eslint';

import rules from '../../eslint.config';

/** The map of the house holds only as long as the linter really knows it. */
const root = join(__dirname, '..', '..');
// Handed over rather than found by name: the linter's own way of loading it does not work inside Jest.
const linter = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: rules as Linter.Config[] });

async function complaintsOf(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: join(root, file) });
  const watched = ['import/no-restricted-paths', 'no-restricted-imports', 'no-restricted-properties'];
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId !== null && watched.includes(ruleId))
    .map(({ message }) => message);
}

const GAME = 'src/engine/sequence-numbers';
const TABLE = 'src/tables/sequence-numbers';

test.each([
  ['the rules look at the shell', `${GAME}/x.ts`, "import '../../shell';", 'engine/ may not look'],
  [
    'the rules look at a type of the bots',
    `${GAME}/x.ts`,
    "import type {} from '../../bots/core';",
    'engine/ may not look',
  ],
  [
    'a game looks at another',
    'src/engine/pyramide/x.ts',
    "import '../sequence-numbers';",
    'never imports another',
  ],
  [
    'a table looks at another game',
    'src/tables/pyramide/x.tsx',
    "import '../sequence-numbers/Table';",
    'never imports another',
  ],
  [
    'a table looks at another lazily',
    'src/tables/pyramide/x.tsx',
    "void import('../sequence-numbers/Table');",
    'never imports another',
  ],
  [
    'the shell looks at a table',
    'src/shell/x.ts',
    "import '../tables/sequence-numbers';",
    'shell/ may not look',
  ],
  ['the design system looks at the shell', 'src/ui/x.ts', "import '../shell';", 'ui/ may not look'],
  ['a table looks at a screen', `${TABLE}/x.tsx`, "import '../../../app/navigation';", 'imports a screen'],
  ['a bot draws', 'src/bots/sequence-numbers/x.ts', "import 'react';", 'pure TypeScript'],
  ['the rules know a phone', `${GAME}/x.ts`, "import 'react-native';", 'pure TypeScript'],
  [
    'the rules roll dice of their own',
    `${GAME}/x.ts`,
    'export const roll = Math.random();',
    'Chance is an actor',
  ],
  ['a bot reads the clock', 'src/bots/core/x.ts', 'export const now = Date.now();', 'Time is an actor'],
])('%s, and is told why not', async (_what, file, code, words) => {
  expect(await complaintsOf(file, `${code}\n`)).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['a table at its own rules', `${TABLE}/x.tsx`, "import '../../engine/sequence-numbers';"],
  [
    'a table at the shell and the design system',
    `${TABLE}/x.tsx`,
    "import '../../shell'; import '../../ui';",
  ],
  ['the rules at the contract', `${GAME}/x.ts`, "import '../core';"],
  ['a screen at everything', 'app/x.tsx', "import '../src/shell'; import '../src/engine/core';"],
])('%s may look', async (_what, file, code) => {
  expect(await complaintsOf(file, `${code}\n`)).toEqual([]);
});
