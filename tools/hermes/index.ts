import { transformAsync } from '@babel/core';
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A file; or a text that imports as if it stood in a folder. */
export type Program = string | { readonly program: string; readonly folder: string };

/**
 * Runs a program in the Hermes VM, which is what a phone runs: an interpreter, without a compiler. The program is a
 * TypeScript file with its imports; what it `print`s comes back line by line.
 */
export async function runInHermes(program: Program): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hermes-'));
  try {
    const file = join(folder, 'bundle.js');
    await writeFile(file, await bundleForHermes(program));
    // A bench of bots writes little but runs for long: no limit of time, the caller's own patience decides.
    const { stdout } = await promisify(execFile)(binary(), ['-O', file], { maxBuffer: 1 << 26 });
    return stdout.split('\n').filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The VM that comes as a package is of 2022: it knows no classes, and in it `let` in a loop behaves like `var`, silently. So
 * everything is written back to the language of 2009, but for generators, which it has and which bots are made of.
 */
async function bundleForHermes(program: Program): Promise<string> {
  const bundle = await build({
    ...(typeof program === 'string'
      ? { entryPoints: [program] }
      : { stdin: { contents: program.program, resolveDir: program.folder, loader: 'ts' } }),
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    logLevel: 'error',
  });
  const transformed = await transformAsync(bundle.outputFiles[0]!.text, {
    babelrc: false,
    configFile: false,
    compact: false,
    presets: [
      ['@babel/preset-env', { targets: { ie: '11' }, exclude: ['transform-regenerator'], modules: false }],
    ],
  });
  if (!transformed?.code) throw new Error('Nothing came out of the program');
  return transformed.code;
}

const BINARIES: Partial<Readonly<Record<NodeJS.Platform, string>>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
};

function binary(): string {
  const path = BINARIES[process.platform];
  if (!path) throw new Error(`There is no Hermes VM for ${process.platform}`);
  return join(dirname(require.resolve('hermes-engine-cli/package.json')), path);
}
