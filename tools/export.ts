import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { finishWebBuild } from './export/finish';

export const ROOT = resolve(__dirname, '..');
/** Where the web build lies; the variable lets tests and screens look at one made elsewhere. */
export const WEB_BUILD = resolve(ROOT, process.env.WEB_BUILD ?? 'dist');

const PLATFORMS = ['web', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** What an export is made of: a change in any of these makes an older one stale. */
const SOURCES = [
  'app',
  'src',
  'assets',
  'public',
  'tools/export',
  'app.json',
  'metro.config.js',
  'babel.config.js',
  'package-lock.json',
];

/** Exports without a network and without questions, so that the same command serves a person, a test run and a train journey. */
export function exportApp(
  platform: Platform,
  folder: string,
  project: string = ROOT,
  options: readonly string[] = [],
): void {
  const output = resolve(project, folder);
  execFileSync(
    process.execPath,
    [require.resolve('expo/bin/cli'), 'export', '-p', platform, '--output-dir', output, ...options],
    {
      cwd: project,
      stdio: 'inherit',
      env: { ...process.env, EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1' },
    },
  );
  if (platform === 'web' && project === ROOT) finishWebBuild(output);
}

/** The web build, made anew only when a source is younger than it. */
export function freshWebBuild(): string {
  if (isStale(WEB_BUILD, SOURCES)) exportApp('web', WEB_BUILD);
  return WEB_BUILD;
}

/** Sources are named from the root; one that does not exist counts as old. */
export function isStale(build: string, sources: readonly string[]): boolean {
  const index = join(build, 'index.html');
  if (!existsSync(index)) return true;
  const built = statSync(index).mtimeMs;
  return sources.some((source) => youngest(join(ROOT, source)) > built);
}

function youngest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  // Names with a dot in front are caches, which exporting itself renews.
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  return Math.max(mtimeMs, ...names.map((name) => youngest(join(path, name))));
}

function isPlatform(word: string | undefined): word is Platform {
  return PLATFORMS.some((platform) => platform === word);
}

function main([platform, folder]: string[]): void {
  if (!isPlatform(platform) || !folder) {
    console.error(`Usage: tsx tools/export.ts <${PLATFORMS.join('|')}> <folder>`);
    process.exit(2);
  }
  exportApp(platform, folder);
}

if (require.main === module) main(process.argv.slice(2));
