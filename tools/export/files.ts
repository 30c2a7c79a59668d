import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The exporter writes an MD5 of the content into these names, so what a name holds never changes. */
export const HASHED = /[-.][0-9a-f]{32}\.\w+$/;

/** A file that the app is kept offline with, as the service worker wants it. */
export interface OfflineFile {
  readonly path: string;
  readonly revision: string | null;
}

/** For the exporter, for installing and for the browser's own bookkeeping: nobody plays with these. */
const NOT_KEPT = [/^metadata\.json$/, /^service-worker\.js$/, /^screenshots\//, /\.map$/];

const hash = (content: string | Buffer): string => createHash('md5').update(content).digest('hex');

/** Everything in a web build that the app is made of. The page itself is called as a browser calls it. */
export function filesOf(build: string): readonly OfflineFile[] {
  return namesIn(build)
    .filter((name) => !NOT_KEPT.some((pattern) => pattern.test(name)))
    .sort()
    .map((name) => ({
      path: name === 'index.html' ? '/' : new URL(name, 'http://localhost').pathname,
      revision: HASHED.test(name) ? null : hash(readFileSync(join(build, name))),
    }));
}

function namesIn(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under)).flatMap((name) => {
    const path = under ? `${under}/${name}` : name;
    return statSync(join(folder, path)).isDirectory() ? namesIn(folder, path) : [path];
  });
}

/** One build and another differ in this as soon as they differ in anything that is kept. */
export const versionOf = (files: readonly OfflineFile[]): string => hash(JSON.stringify(files)).slice(0, 12);
