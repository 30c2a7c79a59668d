/** `npm run version:set 0.4.0`: in package.json, its lock and app.json, with the numbers that the stores count by. A second build: `0.4.0 2`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './export';
import { withVersion } from './store/version';

const FILES = { packageJson: 'package.json', lock: 'package-lock.json', appJson: 'app.json' } as const;
const at = (key: keyof typeof FILES) => join(ROOT, FILES[key]);

function main([version = '', build = '0']: string[]): void {
  const read = (key: keyof typeof FILES) => readFileSync(at(key), 'utf8');
  const before = { packageJson: read('packageJson'), lock: read('lock'), appJson: read('appJson') };
  const after = withVersion(before, version, Number(build));
  for (const key of ['packageJson', 'lock', 'appJson'] as const) writeFileSync(at(key), after[key]);
  console.log(`${version}. CHANGELOG.md is next.`);
}

main(process.argv.slice(2));
