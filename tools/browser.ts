import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

import { LOCALES, type Language } from '../src/i18n';
import { launchOptions } from './browser/chromium';

/** A phone on end is the standard; the other two are what every screen is looked at in as well. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 1024, height: 1366 },
} as const;

export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';
export type { Language };

export interface Visitor {
  readonly size?: Size;
  readonly theme?: Theme;
  readonly language?: Language;
  readonly motion?: 'reduced' | 'full';
  /** Two pixels per point is what a screenshot needs to be looked at; one is quicker for tests and benches. */
  readonly pixelRatio?: 1 | 2;
  /** The app may keep itself in the browser. Elsewhere it may not: what one test changes on the way to the server must be seen. */
  readonly offline?: boolean;
}

/** One visitor's browser window, with touch: what passes for a phone here. */
export function visitor({
  size = 'phone',
  theme = 'light',
  language = 'fr',
  motion = 'full',
  pixelRatio = 1,
  offline = false,
}: Visitor = {}): BrowserContextOptions {
  return {
    viewport: SIZES[size],
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: pixelRatio,
    locale: LOCALES[language],
    timezoneId: 'Europe/Paris',
    colorScheme: theme,
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    serviceWorkers: offline ? 'allow' : 'block',
  };
}

export async function launchBrowser(): Promise<Browser> {
  // Loaded where a browser is started: whoever only names a size need not wait for it.
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({ headless: true, ...launchOptions() });
  } catch (error) {
    throw new Error('No browser started. Install Chrome, or name one in the environment variable CHROMIUM.', {
      cause: error,
    });
  }
}

/** A visitor who has been here before: localStorage of that origin, there before the first page opens. */
export function remembering(
  origin: string,
  storage: Readonly<Record<string, string>>,
): Pick<BrowserContextOptions, 'storageState'> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

/** A visitor's window for tools run by tsx, which wraps inner functions in a helper that the page has to know as well. */
export async function openWindow(
  browser: Browser,
  who: Visitor,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...visitor(who), ...more });
  await context.addInitScript({ content: 'globalThis.__name ??= (inner) => inner;' });
  return context;
}
