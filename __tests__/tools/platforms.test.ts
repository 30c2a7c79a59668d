import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * `__tests__/native` is run as iOS and as Android resolve files, every other test as one of them. That is enough only as long as whatever of ours
 * differs between the two phones is tried there.
 */
const root = join(__dirname, '..', '..');

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const ours = ['app', 'src'].flatMap(sourcesIn);

/** Asked for, and not whether it is the web. */
const BRANCH = /\bPlatform\.(?!OS\b)|\bPlatform\.OS\b(?! [!=]== 'web')/;
/** Where the two phones part ways, and the test that goes both. */
const TRIED: Readonly<Record<string, string>> = {
  'src/shell/useSession.ts': 'a hand lies face down before the phone photographs the app for its switcher',
  'src/ui/wantedContrast.ts':
    'edges stand out where the phone is set to more contrast, and no longer when it is not',
};

const nativeTests = sourcesIn('__tests__/native');

test('whatever iOS and Android do differently has a test that runs as both', () => {
  const branches = ours.filter(
    (file) => /\.(ios|android|native)\.tsx?$/.test(file) || BRANCH.test(read(file)),
  );
  expect(branches).toEqual(Object.keys(TRIED));
  for (const name of Object.values(TRIED))
    expect(nativeTests.filter((file) => read(file).includes(`test('${name}'`))).toHaveLength(1);
});

/** The file that an import names, as a phone resolves it. */
function resolved(from: string, named: string): string | null {
  const at = join(dirname(from), named);
  const names = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => at + end);
  return names.find((name) => existsSync(join(root, name))) ?? null;
}

const IMPORTED = /(?:from|import|import\(|requireActual(?:<[^>]*>)?\() ?'(\.[^']*)'/g;

function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached)
    for (const [, named] of read(file).matchAll(IMPORTED)) {
      const next = resolved(file, named!);
      if (next) reached.add(next);
    }
  return reached;
}

test('whatever a phone has in place of the web’s is reached by a test that runs as both', () => {
  const twins = ours
    .filter((file) => /\.web\.tsx?$/.test(file))
    .map((file) => resolved('.', file.replace(/\.web\.tsx?$/, ''))!)
    // Where a phone has nothing to do there is nothing to try.
    .filter((file) => !/^export \{\};$/m.test(read(file)));
  const reached = reachedFrom(nativeTests);
  expect(twins.length).toBeGreaterThan(20);
  expect(twins.filter((file) => !reached.has(file))).toEqual([]);
});
