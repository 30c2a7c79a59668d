import { join } from 'node:path';

import { buildSync } from 'esbuild';

import { filesOf, versionOf } from './files';

const SOURCE = join(__dirname, '../../app/offline/worker.ts');

/** Bundles the service worker with the list of what it keeps. The last step of an export: nothing may change after it. */
export function writeWorker(build: string): void {
  const files = filesOf(build);
  buildSync({
    entryPoints: [SOURCE],
    outfile: join(build, 'service-worker.js'),
    bundle: true,
    minify: true,
    target: 'es2020',
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(versionOf(files)) },
  });
}
