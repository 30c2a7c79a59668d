import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import WebSocket from 'ws';

import { actionsOf, type Engine } from './engine';

/** Sounds may be heard without a tap there, which is no part of what is tried; nothing is fetched or asked behind our back. */
const PREFERENCES = {
  'media.autoplay.default': 1,
  'intl.accept_languages': 'fr-FR',
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'remote.active-protocols': 1,
};

type Message = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};

/** Firefox speaks WebDriver BiDi by itself: no driver between. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'meninges-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      env: { ...process.env, HOME: profile },
    },
  );
  const address = await new Promise<string>((done, failed) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (found) done(found);
    };
    child.stderr.on('data', hear);
    child.stdout.on('data', hear);
    child.once('exit', () => failed(new Error(`Firefox ended: ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((done, failed) => socket.once('open', () => done()).once('error', failed));
  const waiting = new Map<number, (message: Message) => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let last = 0;
  const ask = <T>(method: string, params: object): Promise<T> =>
    new Promise((done, failed) => {
      const id = (last += 1);
      waiting.set(id, ({ result, error, message }) =>
        error ? failed(new Error(`${method}: ${message ?? error}`)) : done(result as T),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
  const { capabilities } = await ask<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await ask('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } });
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    pointer: 'touch',
    goto: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async <T>(expression: string) => {
      const { result, exceptionDetails } = await ask<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text ?? 'No answer');
      return JSON.parse(result.value) as T;
    },
    point: async (steps) => {
      await ask('input.performActions', { context, actions: actionsOf(steps, 'touch') });
      await ask('input.releaseActions', { context });
    },
    picture: async () => {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await ask('browser.close', {}).catch(() => undefined);
      socket.close();
      if (child.exitCode === null) child.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
