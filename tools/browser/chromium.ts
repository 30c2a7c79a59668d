import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { LaunchOptions } from 'playwright-core';

const ROOT = resolve(__dirname, '..', '..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'chromium');
const FONTS = 'meninges-fonts.conf';
const PACKAGE = join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json');

/**
 * No sandbox: it needs a set-uid helper that an npm package cannot install, and we only open our own pages.
 * Hinting off, so that a screenshot does not depend on the machine's font settings.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-setuid-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--font-render-hinting=none',
];

/** How to start a browser on this machine: a path in CHROMIUM, else the packaged one on Linux, else the installed Chrome. */
export function launchOptions(): LaunchOptions {
  const chosen = process.env.CHROMIUM;
  if (chosen) return { executablePath: chosen, args: FLAGS };
  if (process.platform === 'linux' && process.arch === 'x64') return packaged();
  return { channel: 'chrome' };
}

/** The packaged libraries come first: a fresh machine has no NSS and no fonts, and an old one has another version of them. */
function packaged(): LaunchOptions {
  const folder = unpacked();
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    env: { ...definedEnvironment(), LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, FONTS) },
  };
}

/** The package's own list names only /tmp/fonts. The machine's fonts come second, for signs the packaged one lacks. */
const fontList = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Unpacked beside its final place and renamed, so that two test runs starting together never see half a browser. */
function unpacked(): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const folder = join(CACHE, version);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'unpacking-'));
  execFileSync(process.execPath, [join(__dirname, 'unpack.mjs')], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: scratch },
    stdio: 'inherit',
  });
  writeFileSync(join(scratch, FONTS), fontList(folder));
  try {
    renameSync(scratch, folder);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
