import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf } from './files';

/** What a module is made of: a function, its number, the numbers of those it needs. Those that name chunks of their own are left as they are. */
const MODULE = /^__d\((function[\s\S]*\}),(\d+,\[[\d,]*\]\);\s*)$/;
const BEGINS = /^(?=__d\()/m;

/**
 * A browser reads a function twice, once for its end and once when it is called, then on the thread that draws. Inside parentheses it is
 * compiled at once, and that happens where the script is read: beside the page. Nearly every module of a chunk is called as soon as it is there.
 */
export const compiledAtOnce = (script: string): string =>
  script
    .split(BEGINS)
    .map((module) => module.replace(MODULE, '__d(($1),$2'))
    .join('');

/** Every script of a build, as compiledAtOnce has it. */
export function compileAtOnce(build: string): void {
  for (const { path } of filesOf(build)) {
    if (!path.endsWith('.js')) continue;
    const file = join(build, path);
    writeFileSync(file, compiledAtOnce(readFileSync(file, 'utf8')));
  }
}
