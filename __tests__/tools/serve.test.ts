import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Serving, startServer } from '../../tools/serve';

const HASH = '0123456789abcdef0123456789abcdef';
let folder: string;
let server: Serving;

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Node's own request: fetch would tidy the path and unpack the body before we could look. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, failed) => {
    const { port } = new URL(server.url);
    const call = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on('error', failed);
    call.end();
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'export', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not exported');
  writeFileSync(join(folder, 'export', 'index.html'), '<title>Méninges</title>');
  writeFileSync(join(folder, 'export', `index-${HASH}.js`), 'play();'.repeat(200));
  writeFileSync(join(folder, 'export', 'assets', `lay.${HASH}.wav`), '0123456789');
  server = await startServer(join(folder, 'export'));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each(['/', '/setup/sequence-numbers', '/no/such/screen', '/assets'])('%s is a screen', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('Méninges');
});

test.each(['/assets/missing.png', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%E0%A4%A'])(
  '%s is nothing of ours',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('a script is sent small to who can unpack it, and kept for good by its hash', async () => {
  const whole = await ask(`/index-${HASH}.js`);
  const zipped = await ask(`/index-${HASH}.js`, { 'accept-encoding': 'gzip, br' });
  expect(whole.body.length).toBe(1400);
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.body.length).toBeLessThan(100);
  expect(zipped.headers['cache-control']).toContain('immutable');
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
])('a sound asked for by %s is sent in that part', async (range, status, text, said) => {
  const answer = await ask(`/assets/lay.${HASH}.wav`, { range });
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(text);
  expect(answer.headers['content-range']).toBe(said);
});

test('a taken port is refused, so that play can try the next', async () => {
  await expect(startServer(folder, { port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a server that is told to fail does so as often as it was told, and counts what it was asked for', async () => {
  server.faults.fail('index-', 2);
  const statuses = [];
  for (let nth = 0; nth < 3; nth += 1) statuses.push((await ask(`/index-${HASH}.js`)).status);
  expect(statuses).toEqual([503, 503, 200]);
  expect(server.faults.asked('index-')).toBeGreaterThanOrEqual(3);
  expect((await ask('/')).status).toBe(200);
});
