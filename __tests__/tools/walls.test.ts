import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ESLint, type Linter } from 'eslint';

import rules from '../../eslint.config';
import { TRESPASSES, WALKS } from './support/trespasses';

/** The map of the house holds only as long as the linter really knows it. */
const root = join(__dirname, '..', '..');
// Handed over rather than found by name: the linter's own way of loading it does not work inside Jest.
const linter = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: rules as Linter.Config[] });

const WALLS = [
  'house/rooms',
  'house/game-names',
  'no-restricted-properties',
  'no-restricted-globals',
  'no-restricted-syntax',
  'no-eval',
  'no-new-func',
  '@typescript-eslint/ban-ts-comment',
  '@typescript-eslint/triple-slash-reference',
];

async function complaintsOf(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(`${code}\n`, { filePath: join(root, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal || (ruleId !== null && WALLS.includes(ruleId)))
    .map(({ message }) => message);
}

test.each(TRESPASSES)('%s, and is told why not', async (_what, file, code, words) => {
  expect(await complaintsOf(file, code)).toEqual([expect.stringContaining(words)]);
});

test.each(WALKS)('%s, as it may', async (_what, file, code) => {
  expect(await complaintsOf(file, code)).toEqual([]);
});

test('a refusal says what the room may look into instead', async () => {
  expect(await complaintsOf('src/storage/x.ts', "import '../ui';")).toEqual([
    'storage may not look into ui. Imports point one way: app → games/index, games/x/box → shell → ui → engine. ' +
      'storage may look into: storage, engine; packages: expo-document-picker, expo-file-system, expo-sharing, expo-sqlite/localStorage/install.',
  ]);
});

const COMMENT = /[/*] *eslint(?:-disable(?:-next-line|-line)?)?(?![-\w])(.*)/g;

/** Comments that switch a wall off, by its name or by naming nothing. */
const switchedOff = (text: string): string[] =>
  [...text.matchAll(COMMENT)]
    .filter(([, named = '']) => !/^ *[@a-z]/.test(named) || WALLS.some((wall) => named.includes(wall)))
    .map(([comment]) => comment);

test('no comment anywhere switches a wall off', () => {
  const files = ['app', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const found = files.flatMap((file) =>
    switchedOff(readFileSync(join(root, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
  expect(switchedOff('// eslint-disable-next-line')).toHaveLength(1);
  expect(switchedOff('/* eslint-disable house/rooms -- because */')).toHaveLength(1);
  expect(switchedOff('/* eslint-enable */')).toHaveLength(0);
});
