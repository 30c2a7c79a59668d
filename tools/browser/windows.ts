import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

import { launchBrowser, remembering, SIZES, type Visitor, visitor } from '../browser';
import { type Serving, startServer } from '../serve';

/** One visitor's window. */
interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** After the visit. A window that is as it was may serve the next one. */
  readonly leave: (how: 'well' | 'in trouble') => Promise<void>;
}

type Storage = Readonly<Record<string, string>>;
/** A clock that was held once is never a real one again: such a window is kept for those who hold it anew. */
type Time = 'runs' | 'is held';

/** A browser, and the server of a build, for as many visits as there are. */
export interface Windows {
  readonly server: Serving;
  /** As if nobody had been here before; only what was fetched and compiled for another visit need not be again. */
  readonly open: (who: Visitor, storage: Storage, time: Time) => Promise<Window>;
  /** In a browser that has never been here, at another server. */
  readonly openAlone: (who: Visitor, server: Serving, storage: Storage) => Promise<Window>;
  readonly close: () => Promise<void>;
}

/** A file of the build that is no screen: there the app does not run, and writes nothing that the next visitor would find. */
const ELSEWHERE = '/icons/maskable-512.png';
/** So many visits, then a window is closed, lest what one of them leaves behind adds up. */
const VISITS = 20;

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly isAsItWas: () => boolean;
  visits: number;
}

/** Opens a browser for many visits. Half of a visit was opening a window and compiling what another window had compiled before. */
export async function openWindows(folder: string): Promise<Windows> {
  const [browser, server] = await Promise.all([launchBrowser(), startServer(folder)]);
  const waiting = new Map<string, Kept>();

  async function open(who: Visitor, storage: Storage, time: Time): Promise<Window> {
    const kind = JSON.stringify([visitor(who), time]);
    const kept = waiting.get(kind) ?? (await newWindow(browser, who, time));
    waiting.delete(kind);
    await enter(kept, server.url, storage);
    const { context, page } = kept;
    const leave: Window['leave'] = async (how) => {
      kept.visits += 1;
      const again = how === 'well' && kept.visits < VISITS && kept.isAsItWas() && !waiting.has(kind);
      if (!again) return context.close();
      await page.setViewportSize(SIZES[who.size ?? 'phone']);
      await page.goto(server.url + ELSEWHERE, { waitUntil: 'commit' });
      waiting.set(kind, kept);
    };
    return { context, page, leave };
  }

  async function openAlone(who: Visitor, { url }: Serving, storage: Storage): Promise<Window> {
    const context = await browser.newContext({ ...visitor(who), ...remembering(url, storage) });
    return { context, page: await context.newPage(), leave: () => context.close() };
  }

  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { server, open, openAlone, close };
}

async function newWindow(browser: Browser, who: Visitor, time: Time): Promise<Kept> {
  const context = await browser.newContext(visitor(who));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { context, page, session, isAsItWas: watch(context, page, time), visits: 0 };
}

/** What the last visitor left is gone, and this one finds what it remembers; there is no way back into another's visit. */
async function enter({ page, session }: Kept, url: string, storage: Storage): Promise<void> {
  await page.goto(url + ELSEWHERE, { waitUntil: 'commit' });
  await page.evaluate(async (entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(storage));
  await session.send('Page.resetNavigationHistory');
}

/** Whether a window was never given anything that cannot be taken back: scripts, a clock, another network, a mouse that hovers. */
function watch(context: BrowserContext, page: Page, time: Time): () => boolean {
  let touched = false;
  const noteCalls = <T extends object>(thing: T, names: readonly (keyof T & string)[]): void => {
    for (const name of names) {
      const call: unknown = thing[name];
      if (typeof call !== 'function') throw new Error(`It cannot be watched: ${name}`);
      Object.defineProperty(thing, name, {
        value: (...given: unknown[]): unknown => {
          touched = true;
          return call.apply(thing, given);
        },
      });
    }
  };
  noteCalls(page, ['addInitScript', 'close', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route']);
  if (time === 'runs') noteCalls(page.clock, ['install', 'pauseAt', 'setFixedTime']);
  noteCalls(page.mouse, ['down', 'move', 'wheel']);
  noteCalls(context, ['addInitScript', 'grantPermissions', 'newPage', 'route', 'setOffline']);
  return () => !touched;
}
