import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';

import type { Visitor } from '../../../tools/browser';
import type { Windows } from '../../../tools/browser/windows';
import { WEB_BUILD } from '../../../tools/export';
import { type Serving, startServer } from '../../../tools/serve';
import { complaints } from './complaints';
import { keepEvidence } from './evidence';
import { PATIENCE } from './patience';
import { holdAnew } from './time';

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
  /** Nothing of the app was ever fetched by this browser, and the server is its own: what goes wrong on the way is seen. */
  readonly firstTime?: boolean;
  /** No time passes but what the story lets pass. A story may also hold it itself, in a window that no other visit gets. */
  readonly time?: 'held';
  /** What the browser remembers from earlier visits: localStorage by key, there before the first page opens. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Complaints this story provokes on purpose. Any other page error or console error fails the test. */
  readonly tolerate?: readonly RegExp[];
}

/** A whole game may be played in one story, on a slow machine. Set here because Jest knows no timeout per project. */
jest.setTimeout(600_000);

/** The worker's own: see `tools/jest/with-browser`. */
declare const openWindows: () => Promise<Windows>;
let windows: Windows;

beforeAll(async () => {
  if (!existsSync(join(WEB_BUILD, 'index.html'))) {
    throw new Error('There is no web build in dist/ to drive. Run `npm run export:web` first.');
  }
  windows = await openWindows();
});

/** A test told as one person's visit: a browser that remembers nobody else, a story, and nothing in the console at the end of it. */
export function visit(title: string, story: Story, circumstances: Circumstances = {}): void {
  test(title, () => receive(story, circumstances));
}

export async function receive(
  story: Story,
  { storage = {}, tolerate = [], build = WEB_BUILD, firstTime = false, time, ...who }: Circumstances,
): Promise<void> {
  const alone = who.offline === true || firstTime;
  const server = alone ? await startServer(build) : windows.server;
  const { url } = server;
  const window = await (alone
    ? windows.openAlone(who, server, storage)
    : windows.open(who, storage, time ? 'is held' : 'runs'));
  const { context, page } = window;
  context.setDefaultTimeout(PATIENCE);
  const heard = complaints(context, tolerate);
  const open = async (path = '/') => void (await page.goto(url + path));
  if (time) await holdAnew(page);
  let how: 'well' | 'in trouble' = 'in trouble';
  try {
    await story({ page, context, url, server, open });
    expect(heard.all()).toEqual([]);
    how = 'well';
  } catch (error) {
    await keepEvidence(context, heard.all());
    throw error;
  } finally {
    heard.stop();
    await window.leave(how);
    if (alone) await server.close();
  }
}
