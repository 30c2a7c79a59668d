import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { actionsOf, eventually, type Engine } from './engine';
import { pictureOf, type Part } from './screen';

const PORT = 4793;
const DRIVER = `http://127.0.0.1:${PORT}`;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK by plain WebDriver, on a screen of its own that nobody sees. It has no touch: a mouse does it. */
export async function startWebKit(path: string, screen: string | null): Promise<Engine> {
  const display = screen ? ':97' : (process.env.DISPLAY ?? ':0');
  const children: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'meninges-screen-'));
  if (screen)
    children.push(
      spawn(screen, [display, '-screen', '0', '800x1000x24', '-fbdir', folder], { stdio: 'ignore' }),
    );
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANG: 'fr_FR.UTF-8' };
  children.push(spawn(path, [`--port=${PORT}`], { env, stdio: 'ignore' }));
  const end = () => {
    children.reverse().forEach((child) => child.exitCode === null && child.kill());
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await eventually('WebKitWebDriver', async () => (await fetch(`${DRIVER}/status`)).ok);
    return await openWebKit(screen ? join(folder, 'Xvfb_screen0') : null, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function openWebKit(screen: string | null, end: () => void): Promise<Engine> {
  const browser = { binary: MINI_BROWSER, args: ['--automation'] };
  const begun = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
    },
  );
  const session = `/session/${begun.sessionId}`;
  await ask('POST', `${session}/window/rect`, { width: 420, height: 900 }).catch(() => undefined);
  await ask('POST', `${session}/timeouts`, { script: 30_000 });
  const evaluate = async <T>(expression: string) =>
    JSON.parse(
      await ask<string>('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)));`,
        args: [],
      }),
    ) as T;
  return {
    name: 'WebKit',
    version: begun.capabilities.browserVersion,
    pointer: 'mouse',
    goto: async (url) => void (await ask('POST', `${session}/url`, { url })),
    evaluate,
    // Asked for by WebDriver it never comes; the page is all of its window but the bar on top.
    picture: async () => {
      if (!screen) throw new Error('Only seen where Xvfb draws it.');
      return pictureOf(
        screen,
        await evaluate<Part>(
          '({ x: screenX, y: screenY + outerHeight - innerHeight, width: innerWidth, height: innerHeight })',
        ),
      );
    },
    point: async (steps) => {
      await ask('POST', `${session}/actions`, { actions: actionsOf(steps, 'mouse') });
      await ask('DELETE', `${session}/actions`);
    },
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      end();
    },
  };
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(DRIVER + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: T & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value?.message ?? response.status}`);
  return value;
}
