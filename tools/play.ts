import { networkInterfaces } from 'node:os';

import { freshWebBuild } from './export';
import { type Serving, startServer } from './serve';

const FAVOURITE_PORT = 8080;
const TRIES = 20;

/** `npm run play`: exports the app if a source changed since the last time, then serves it to this machine and to phones nearby. */
async function play(): Promise<void> {
  const { port } = await serveOnAFreePort(freshWebBuild());
  console.log(`\n  Méninges is open.\n\n  On this machine    http://localhost:${port}`);
  for (const address of lanAddresses()) console.log(`  On a phone nearby  http://${address}:${port}`);
  console.log('\n  Ctrl+C closes it.\n');
}

async function serveOnAFreePort(folder: string): Promise<Serving> {
  for (let port = FAVOURITE_PORT; port < FAVOURITE_PORT + TRIES; port += 1) {
    try {
      return await startServer(folder, { port, host: '0.0.0.0' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  return startServer(folder, { host: '0.0.0.0' });
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter((card) => card.family === 'IPv4' && !card.internal)
    .map((card) => card.address);
}

play().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
