import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

import { HASHED } from './export/files';
import { createFaults, type Faults } from './serve/faults';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
};
/** Images, sounds and woff2 are compressed already. */
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/(svg|x-icon)|font\/[ot]tf)/;

export interface Serving {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
  readonly faults: Faults;
}

export interface Address {
  /** 0 takes any free port. */
  readonly port?: number;
  /** The machine itself unless told otherwise: a test must not open a door to the network. */
  readonly host?: string;
}

/** Serves an exported folder. Every path without a file is a screen, so it gets index.html; a missing asset stays missing. */
export async function startServer(
  folder: string,
  { port = 0, host = '127.0.0.1' }: Address = {},
): Promise<Serving> {
  const root = resolve(folder);
  const zipped = new Map<string, Buffer>();
  const faults = createFaults();
  const server = createServer((request, response) => {
    if (faults.refuses(pathOf(request) ?? '')) response.writeHead(503).end();
    else answer(root, zipped, request, response);
  });
  const taken = await listen(server, port, host);
  return { url: `http://127.0.0.1:${taken}`, port: taken, close: () => close(server), faults };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

function answer(
  root: string,
  zipped: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = pathOf(request);
  const file = path === null ? null : fileFor(root, path);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const headers = {
    'Content-Type': type,
    'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  };
  const body = readFileSync(file);
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (range && !COMPRESSIBLE.test(type)) return sendPart(response, headers, body, range);
  if (!COMPRESSIBLE.test(type) || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return send(request, response, { ...headers, 'Accept-Ranges': 'bytes' }, body);
  }
  const small = zipped.get(file) ?? gzipSync(body, { level: 9 });
  if (HASHED.test(file)) zipped.set(file, small);
  send(request, response, { ...headers, 'Content-Encoding': 'gzip' }, small);
}

function send(request: IncomingMessage, response: ServerResponse, headers: object, body: Buffer): void {
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Safari plays no sound from a server that cannot send a part of a file. */
function sendPart(response: ServerResponse, headers: object, body: Buffer, range: RegExpExecArray): void {
  const [, from, to] = range;
  const start = from ? Number(from) : Math.max(0, body.length - Number(to));
  const end = from && to ? Math.min(Number(to), body.length - 1) : body.length - 1;
  if (start > end) {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
    return;
  }
  const part = body.subarray(start, end + 1);
  response.writeHead(206, {
    ...headers,
    'Content-Length': part.length,
    'Content-Range': `bytes ${start}-${end}/${body.length}`,
  });
  response.end(part);
}

function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return null;
  }
}

function fileFor(root: string, path: string): string | null {
  const file = normalize(join(root, path));
  if (file !== root && !file.startsWith(root + sep)) return null;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) === '' && existsSync(join(root, 'index.html')) ? join(root, 'index.html') : null;
}
