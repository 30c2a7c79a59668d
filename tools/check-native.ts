/**
 * `npm run check:native`: writes both native projects and reads in them what a phone and its store will: permissions, names, icons, languages,
 * privacy. Needs neither a network nor the tools that build them.
 */
import { rmSync } from 'node:fs';

import { androidFindings } from './check-native/android';
import { tell } from './check-native/finding';
import { iosFindings } from './check-native/ios';
import { nativeProjects } from './check-native/projects';

function main(): void {
  const folder = nativeProjects();
  try {
    const findings = { Android: androidFindings(folder), iOS: iosFindings(folder) };
    for (const [platform, list] of Object.entries(findings))
      console.log([platform, ...list.map(tell)].join('\n'));
    if (!Object.values(findings).every((list) => list.every(({ holds }) => holds))) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
