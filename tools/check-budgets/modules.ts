import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { exportApp, ROOT } from '../export';
import { partsOf, SCRIPTS } from './parts';

export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

export interface Share {
  readonly module: string;
  /** Minified, not gzipped: what a module adds to a compressed file depends on all the others. */
  readonly bytes: number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map, in base 64 and variable length. */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return numbers;
}

/** Of a package only its name is said; of ours, the file. */
const nameOf = (source: string): string =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^\//, '');

/** The bundler writes a module to a line; the line belongs to the first source that it is mapped to. */
export function sharesOf(script: string, { sources, mappings }: SourceMap): readonly Share[] {
  const lines = script.split('\n');
  const shares: Share[] = [];
  let source = 0;
  mappings.split(';').forEach((mapped, number) => {
    const before = source;
    const segments = mapped.split(',').map(numbersOf);
    const steps = segments.filter((numbers) => numbers.length > 1).map((numbers) => numbers[1] ?? 0);
    source = steps.reduce((sum, step) => sum + step, before);
    if (steps[0] === undefined) return;
    const module = nameOf(sources[before + steps[0]] ?? '?');
    shares.push({ module, bytes: Buffer.byteLength(lines[number] ?? '') });
  });
  return largestFirst(shares);
}

function largestFirst(shares: readonly Share[]): readonly Share[] {
  const sums = new Map<string, number>();
  for (const { module, bytes } of shares) sums.set(module, (sums.get(module) ?? 0) + bytes);
  return [...sums].map(([module, bytes]) => ({ module, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** Maps cost a second export, so it is made only for who has to find out what grew. */
export function sharesByPart(games: readonly string[]): ReadonlyMap<string, readonly Share[]> {
  const build = mkdtempSync(join(tmpdir(), 'budgets-'));
  const read = (file: string): string => readFileSync(join(build, SCRIPTS, file), 'utf8');
  const shares = (file: string): readonly Share[] =>
    sharesOf(read(file), JSON.parse(read(`${file}.map`)) as SourceMap);
  try {
    exportApp('web', build, ROOT, ['--source-maps', 'external']);
    return new Map(
      partsOf(build, games).map(({ name, files }) => [name, largestFirst(files.flatMap(shares))]),
    );
  } finally {
    rmSync(build, { recursive: true });
  }
}
