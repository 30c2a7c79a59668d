import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { launchBrowser, remembering, type Visitor, visitor } from '../../../tools/browser';
import { WEB_BUILD } from '../../../tools/export';
import { type Serving, startServer } from '../../../tools/serve';
import { complaints } from './complaints';
import { keepEvidence } from './evidence';
import { PATIENCE } from './patience';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly url: string;
  /** Where the page comes from. A visitor who keeps the app offline has a server alone, which may be closed. */
  readonly server: Serving;
  /** Goes to a screen by its path, as a link from outside would. */
  readonly open: (path?: string) => Promise<void>;
}

export type Story = (visit: Visit) => Promise<void>;

export interface Circumstances extends Visitor {
  /** The build that a visitor who keeps the app offline is served; else the one that is tested. */
  readonly build?: string;
  /** What the browser remembers from earlier visits: localStorage by key, there before the first page opens. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Complaints this story provokes on purpose. Any other page error or console error fails the test. */
  readonly tolerate?: readonly RegExp[];
}

/** A whole game may be played in one story, on a slow machine. Set here because Jest knows no timeout per project. */
jest.setTimeout(600_000);

let browser: Browser;
let server: Serving;

beforeAll(async () => {
  if (!existsSync(join(WEB_BUILD, 'index.html'))) {
    throw new Error('There is no web build in dist/ to drive. Run `npm run export:web` first.');
  }
  server = await startServer(WEB_BUILD);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A test told as one person's visit: a fresh browser profile, a story, and nothing in the console at the end of it. */
export function visit(title: string, story: Story, circumstances: Circumstances = {}): void {
  test(title, () => receive(story, circumstances));
}

export async function receive(
  story: Story,
  { storage = {}, tolerate = [], build = WEB_BUILD, ...who }: Circumstances,
): Promise<void> {
  const host = who.offline ? await startServer(build) : server;
  const { url } = host;
  const context = await browser.newContext({ ...visitor(who), ...remembering(url, storage) });
  context.setDefaultTimeout(PATIENCE);
  const heard = complaints(context, tolerate);
  const page = await context.newPage();
  const open = async (path = '/') => void (await page.goto(url + path));
  try {
    await story({ page, context, url, server: host, open });
    expect(heard()).toEqual([]);
  } catch (error) {
    await keepEvidence(context, heard());
    throw error;
  } finally {
    await context.close();
    if (who.offline) await host.close();
  }
}
