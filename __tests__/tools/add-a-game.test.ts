import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a game exactly as the README says, to a copy of the house: a folder and one line. Everything that reads the list then
 * has it. The copy lies inside the project, where the packages it needs are found.
 */
const ROOT = join(__dirname, '../..');
const SCRATCH = join(ROOT, '.scratch');
const COPIED = [
  'app',
  'src',
  'assets',
  'tools',
  '__tests__/app',
  '__tests__/conformance',
  '__tests__/engine',
  '__tests__/i18n',
  '__tests__/saves',
  '__tests__/shell',
  '__tests__/storage',
  'babel.config.js',
  'eslint.config.js',
  'jest.config.js',
  'knip.jsonc',
  'package.json',
  'tsconfig.json',
];

let house = '';

/** The commands under the README's heading, as they stand there. */
function instructions(): string {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const block = /## Add a game\n[^]*?```sh\n([^]*?)```/.exec(readme);
  if (!block) throw new Error('The README does not say how to add a game');
  return block[1]!;
}

const run = (command: string, ...words: string[]): string =>
  execFileSync(command, words, {
    cwd: house,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, JEST_TALLY: '' },
  });

/** How many tests of the copy passed; a failing one throws, with all that Jest said. */
function passed(...words: string[]): number {
  const out = join(house, 'result.json');
  run(process.execPath, require.resolve('jest/bin/jest'), '--json', `--outputFile=${out}`, ...words);
  return (JSON.parse(readFileSync(out, 'utf8')) as { numPassedTests: number }).numPassedTests;
}

beforeAll(() => {
  mkdirSync(SCRATCH, { recursive: true });
  house = mkdtempSync(join(SCRATCH, 'house-'));
  for (const part of COPIED) cpSync(join(ROOT, part), join(house, part), { recursive: true });
  run('bash', '-euc', instructions());
}, 120_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('one line of one file is new, besides the folder', () => {
  const lines = (root: string) => readFileSync(join(root, 'src/games/index.ts'), 'utf8').trim().split('\n');
  expect(lines(house).filter((line) => !lines(ROOT).includes(line))).toHaveLength(1);
  expect(lines(house)).toHaveLength(lines(ROOT).length + 1);
});

test('the conformance suite plays it, and its words are read with the others', () => {
  expect(passed('--selectProjects', 'conformance my-game')).toBeGreaterThan(20);
  expect(passed('--selectProjects=engine', '--testPathPattern=i18n')).toBeGreaterThan(20);
}, 300_000);

test('it stands on the home screen, is credited, and its box can be set up', () => {
  expect(
    passed('--selectProjects=components', '--testPathPattern=app/(home|boxes)', '-t=my-game'),
  ).toBeGreaterThan(7);
}, 300_000);

test('it is in the tournament', () => {
  const told = run(
    process.execPath,
    require.resolve('tsx/cli'),
    'tools/tournament.ts',
    'my-game',
    '--games',
    '20',
  );
  expect(told).toMatch(/my-game, 2 seats/);
  expect(told).toMatch(/strong +\d+\.\d % : +\d+\.\d % +beginner/);
}, 300_000);

/** What a few lines print that import from the copy. */
const printed = (lines: string): string => run(process.execPath, require.resolve('tsx/cli'), '-e', lines);

test('it is photographed with the others', () => {
  const scenes = printed(
    "import { SCENES } from './tools/screens/scenes'; console.log(SCENES.map(({ name }) => name).join(' '))",
  );
  expect(scenes).toMatch(/my-game-setup my-game-table my-game-rules/);
}, 120_000);

test('the bench measures its rules and its players, here and in the VM of phones', () => {
  const rows = printed(
    "import { benchGame } from './tools/bench/engine'; benchGame('my-game').then((rows) => console.log(JSON.stringify(rows)))",
  );
  const names = (JSON.parse(rows) as { name: string }[]).map(({ name }) => name);
  expect(names).toContain('my-game, rules, Hermes');
  expect(names).toContain('my-game, strong, Node, median move');
}, 120_000);

test('it exports nothing that nobody imports', () => {
  // The copy lies where git does not look, and without most tests: what is said of other games does not count.
  const said = run(
    process.execPath,
    join(ROOT, 'node_modules/knip/bin/knip.js'),
    '--no-gitignore',
    '--no-exit-code',
  );
  expect(said).toContain('src/');
  expect(said.split('\n').filter((line) => line.includes('my-game'))).toEqual([]);
}, 120_000);

test('the linter knows it: nobody else may name it, and it stands in its rooms', () => {
  const told = printed(`
    import { ESLint } from 'eslint';
    const said = async (linter, code, filePath) => (await linter.lintText(code, { filePath }))[0].messages;
    const linter = new ESLint();
    Promise.all([
      said(linter, "export const own = 'my-game';", 'src/shell/x.ts'),
      said(linter, "import '../my-game/rules';", 'src/games/pytagora/box.tsx'),
      linter.lintFiles(['src/games/my-game', 'src/games/index.ts']).then((files) => files.flatMap(({ messages }) => messages)),
    ]).then((heard) => console.log(JSON.stringify(heard.map((each) => each.map(({ message }) => message)))));`);
  expect(JSON.parse(told)).toEqual([
    [expect.stringContaining('this names my-game')],
    [expect.stringContaining('A game never imports another game')],
    [],
  ]);
}, 120_000);
