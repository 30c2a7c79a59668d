/**
 * `npm run test:engines`: one turn of each game by tap and by drag, cover, menu and reload, some turns between two people, and a reload without a
 * network, in whatever Firefox and WebKit this machine has. npm brings neither, so this is no part of `npm test`. With `-- --pictures` it leaves what
 * people see in `screens/engines` instead.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { eventually, type Engine } from './test-engines/engine';
import { startFirefox } from './test-engines/firefox';
import { EVENINGS, playOn, type Evening } from './test-engines/evening';
import { see, tap } from './test-engines/hand';
import { photographAll } from './test-engines/pictures';
import { soundUnlocks } from './test-engines/sound';
import { KEY, TURNS, type Turn } from './test-engines/turns';
import { TABLE, walkTo } from './test-engines/walk';
import { startWebKit } from './test-engines/webkit';
import { freshWebBuild, WEB_BUILD } from './export';
import { SCENES } from './screens/scenes';
import { startServer } from './serve';

const MISSING = {
  Firefox: 'none found. Debian and Ubuntu: apt-get install firefox-esr; or name one in the variable FIREFOX.',
  WebKit:
    'none found. Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb. On a Mac, try Safari by hand.',
};

function found(...names: (string | undefined)[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    name ? (name.includes('/') ? [name] : folders.map((at) => join(at, name))) : [],
  );
  return paths.find(canRun) ?? null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const kept = (engine: Engine): Promise<string | null> => engine.evaluate(`localStorage.getItem('${KEY}')`);

/** The moves of a kept game; how long they took is noted beside them, and goes on. */
const logOf = (text: string | null): string =>
  JSON.stringify((JSON.parse(text ?? '{}') as { saved?: { log?: unknown } }).saved?.log);

/** The table of a turn, uncovered, in French and without motion. */
async function sitDown(engine: Engine, url: string, { storage, covered }: Turn): Promise<void> {
  await walkTo(engine, url, { path: TABLE, storage });
  if (covered) await tap(engine, 'show');
  await see(engine, 'menu');
}

async function playTurn(engine: Engine, url: string, turn: Turn, way: 'tap' | 'drag'): Promise<void> {
  await sitDown(engine, url, turn);
  const before = await kept(engine);
  const changed = async () => (await kept(engine)) !== before;
  if (way === 'tap') await turn.byTap(engine);
  else {
    const selected = await turn.byDrag(engine, changed);
    if (selected !== '') throw new Error(`the drag selected “${selected}”`);
  }
  await eventually('the move to be kept', changed, 10_000);
}

async function menuAndReload(engine: Engine, url: string, turn: Turn): Promise<void> {
  await sitDown(engine, url, turn);
  await tap(engine, 'menu');
  await tap(engine, 'go-on');
  await tap(engine, 'menu');
  await see(engine, 'leave-table');
  const before = await kept(engine);
  await engine.goto(url + TABLE);
  await see(engine, turn.covered ? 'cover' : 'menu');
  if (logOf(await kept(engine)) !== logOf(before)) throw new Error('the reload changed the game');
}

async function severalTurns(engine: Engine, url: string, evening: Evening): Promise<void> {
  await walkTo(engine, url, { path: TABLE, storage: evening.storage });
  // WebKit may say that it is there while the page before still stands.
  await see(engine, 'menu');
  await playOn(engine, evening);
}

/** A row that is full to a hair holds as many pieces in every engine: none lies under the buttons. */
async function handFits(engine: Engine, url: string): Promise<void> {
  const scene = SCENES.find(({ name }) => name === 'pytagora-tables');
  if (!scene) throw new Error('No scene is called pytagora-tables.');
  await walkTo(engine, url, scene);
  await see(engine, 'hand');
  const below = await engine.evaluate<string[]>(`(() => {
    const room = document.querySelector('[data-testid="hand"]').parentElement.getBoundingClientRect();
    return [...document.querySelectorAll('[data-testid^="held-"]')]
      .filter((piece) => piece.getBoundingClientRect().bottom > room.bottom)
      .map((piece) => piece.getAttribute('aria-label'));
  })()`);
  if (below.length > 0) throw new Error(`no room for ${below.join(', ')}`);
}

/** After one visit the server goes for good: a game goes on, and is still there after another reload. */
async function withoutNetwork(engine: Engine): Promise<void> {
  const server = await startServer(WEB_BUILD);
  const [evening] = EVENINGS;
  try {
    await engine.goto(server.url);
    const kept = 'navigator.serviceWorker.controller !== null';
    await eventually('the app to be kept', () => engine.evaluate<boolean>(kept), 60_000);
  } finally {
    await server.close();
  }
  await severalTurns(engine, server.url, evening!);
  await menuAndReload(engine, server.url, TURNS.at(-1)!);
}

async function tryOut(engine: Engine, url: string): Promise<boolean> {
  let whole = true;
  const check = async (what: string, done: Promise<unknown>) => {
    const said = await done.then(
      () => '✓',
      (error: unknown) => `✗ ${error instanceof Error ? error.message : String(error)}`,
    );
    whole &&= said === '✓';
    console.log(`  ${what}: ${said}`);
  };
  console.log(`${engine.name} ${engine.version}, by ${engine.pointer}`);
  for (const turn of TURNS) {
    await check(`${turn.game}, by tap`, playTurn(engine, url, turn, 'tap'));
    await check(`${turn.game}, by drag, nothing selected`, playTurn(engine, url, turn, 'drag'));
    await check(`${turn.game}, menu and reload`, menuAndReload(engine, url, turn));
  }
  for (const evening of EVENINGS)
    await check(`${evening.game}, several turns between two`, severalTurns(engine, url, evening));
  await check('pytagora, a full hand in as many rows as have room', handFits(engine, url));
  await check('without a network: turns, menu and reload', withoutNetwork(engine));
  await check(
    'sound is unlocked inside the first tap, and again after an interruption',
    soundUnlocks(engine, url),
  );
  return whole;
}

async function main(): Promise<void> {
  const firefox = found(process.env.FIREFOX, 'firefox-esr', 'firefox');
  const webkit = found('WebKitWebDriver');
  const engines = {
    Firefox: firefox ? () => startFirefox(firefox) : null,
    WebKit: webkit ? () => startWebKit(webkit, found('Xvfb')) : null,
  };
  const look = process.argv.includes('--pictures');
  const server = await startServer(freshWebBuild());
  try {
    for (const [name, start] of Object.entries(engines)) {
      if (!start) {
        console.log(`${name}: ${MISSING[name as keyof typeof MISSING]}`);
        continue;
      }
      const engine = await start();
      try {
        if (look) await photographAll(engine, server.url);
        else if (!(await tryOut(engine, server.url))) process.exitCode = 1;
      } finally {
        await engine.close();
      }
    }
  } finally {
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
