import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { scripts } from '../../package.json';

/** Pages that send somebody to a file or a command which is not there any more are worse than none. */
const ROOT = join(__dirname, '../..');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', '.github/pull_request_template.md'];

const found = (page: string, what: RegExp): string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(what)].map(([, name]) => name!);

describe.each(PAGES)('%s', (page) => {
  test('names files that are there', () => {
    const named = found(page, /`((?:app|assets|src|tools|__tests__|\.ci|\.github)\/[\w./-]+)(?=`)/g);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('names commands that can be run', () => {
    const named = found(page, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
