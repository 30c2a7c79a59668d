import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { ROOT } from '../export';

/** What Expo reads; the modules are linked, so that the folder costs nothing. */
const READ = ['app.json', 'package.json', 'babel.config.js', 'assets', 'tools'];
const OFFLINE = { EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_GIT_STATUS: '1', CI: '1' };

/** Writes both native projects into a folder of their own, as a build service would: without a network, and without building. */
export function nativeProjects(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meninges-native-'));
  for (const name of READ) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  node(folder, 'expo/bin/cli', 'prebuild', '--no-install');
  return folder;
}

/** The folder of every module that is linked into a platform's app, React Native's own first. */
export function linkedModules(folder: string, platform: 'android' | 'ios'): readonly string[] {
  const linker = 'expo-modules-autolinking/bin/expo-modules-autolinking.js';
  const asked = ['--platform', platform, '--json'];
  const expo = JSON.parse(node(folder, linker, 'search', ...asked)) as Record<string, { path: string }>;
  const native = JSON.parse(node(folder, linker, 'react-native-config', ...asked)) as {
    reactNativePath: string;
    dependencies: Record<string, { root: string }>;
  };
  const roots = Object.values(native.dependencies).map(({ root }) => root);
  return [...new Set([native.reactNativePath, ...Object.values(expo).map(({ path }) => path), ...roots])];
}

/** The only folder in `ios` that is the app. */
export function iosApp(folder: string): string {
  const project = readdirSync(join(folder, 'ios')).find((name) => name.endsWith('.xcodeproj'));
  if (!project) throw new Error('No Xcode project was written.');
  return project.replace(/\.xcodeproj$/, '');
}

function node(folder: string, script: string, ...words: string[]): string {
  return execFileSync(process.execPath, [join(ROOT, 'node_modules', script), ...words], {
    cwd: folder,
    env: { ...process.env, ...OFFLINE },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Files of a project whose path or text has lost a letter of the app's name, as Expo drops one with an accent. */
export const misnamed = (folder: string, platform: 'android' | 'ios'): string[] =>
  readdirSync(join(folder, platform), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => LOST.test(file) || LOST.test(readFileSync(file, 'latin1')))
    .map((file) => relative(folder, file));

const LOST = /mninges/i;
