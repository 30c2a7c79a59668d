import type { Page } from 'playwright-core';

import { keptGame } from '../../tools/screens/shelf';
import { see, settings, tap, touch, visit } from './support';

declare global {
  interface Window {
    violations: string[];
    shifts: number;
  }
}

/** Before anything of the page runs: what its policy forbids is noted, and what moves without being touched. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    window.shifts = 0;
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective}: ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const violations = (page: Page): Promise<string[]> => page.evaluate(() => window.violations);
const themeColour = (page: Page): Promise<string | null> =>
  page.locator('meta[name=theme-color]').getAttribute('content');
const behind = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** What a bar to scroll by is drawn in. */
const bar = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor);

const LIGHT = { meta: '#F5EEDF', css: 'rgb(245, 238, 223)', bar: 'rgb(143, 130, 102) rgba(0, 0, 0, 0)' };
const DARK = { meta: '#1C1F26', css: 'rgb(28, 31, 38)', bar: 'rgb(125, 132, 150) rgba(0, 0, 0, 0)' };

/** A game against the app, at Léa's turn or the app's. */
const UNDER_WAY = keptGame('known', {
  game: 'sequence-numbers',
  seats: 2,
  seed: 7,
  alone: true,
  until: ({ log }) => log.length > 10,
});

visit(
  'home comes without the rest, moves nothing, breaks no rule of its policy, and is called by its name; so is every screen',
  async ({ page, open, server: { faults } }) => {
    await watch(page);
    // The letters are late: the words are there without them, and stay where they are.
    await page.route(/\.ttf$/, async (route) => {
      await see(page, 'button', /^Prime Climb/);
      await route.continue();
    });
    await open();
    await see(page, 'heading', 'Méninges');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => window.shifts)).toBe(0);
    await page.unroute(/\.ttf$/);
    const named = await page
      .locator('script[defer]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')!));
    expect(named.some((src) => src.includes('__common'))).toBe(false);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/jeux de société/);
    expect(await page.title()).toBe('Méninges');

    await tap(page, 'button', /^Continuer/);
    await page.getByTestId('hand').waitFor();
    expect(await page.title()).toBe('Sequence Numbers · Méninges');
    // A drag across the board selects none of it; what is typed can be selected.
    const selectable = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).userSelect);
    expect(await selectable('[data-testid="board"] [role="gridcell"]')).toBe('none');

    for (const [path, title] of [
      ['/setup/prime-climb', 'Prime Climb · Méninges'],
      ['/rules/pytagora', 'Règles du jeu · Pytagora · Méninges'],
      ['/history', 'Parties · Méninges'],
      ['/decks', 'Paquets de cartes · Pyramide · Méninges'],
      ['/table/nobody-knows', 'Rien ici · Méninges'],
      ['/result/nobody-knows', 'Rien ici · Méninges'],
      ['/nowhere', 'Rien ici · Méninges'],
    ] as const) {
      await open(path);
      await page.locator('h1').first().waitFor();
      expect([path, await page.title()]).toEqual([path, title]);
      expect(await violations(page)).toEqual([]);
    }
    await open('/setup/prime-climb');
    await page.locator('input').first().waitFor();
    expect(await selectable('input')).toBe('text');
    expect(faults.asked('__common')).toBeGreaterThan(0);
  },
  { storage: UNDER_WAY, firstTime: true },
);

visit(
  'the room is dark before the app is there where that was chosen, and what the browser draws follows',
  async ({ page, open, server: { faults } }) => {
    faults.fail('js/web/index-', Infinity);
    await open();
    await page.getByRole('alert').waitFor();
    expect(await behind(page)).toBe(DARK.css);
    expect(await bar(page)).toBe(DARK.bar);
    expect(await themeColour(page)).toBe(DARK.meta);
    // What the page names by itself is there.
    expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.fr.webmanifest');
    faults.fail('js/web/index-', 0);

    await open('/settings');
    await see(page, 'heading', 'Réglages');
    expect(await themeColour(page)).toBe(DARK.meta);
    await touch(page.getByRole('radio', { name: 'Claires' }));
    await page.locator(`meta[name=theme-color][content="${LIGHT.meta}"]`).waitFor({ state: 'attached' });
    expect(await behind(page)).toBe(LIGHT.css);
    expect(await bar(page)).toBe(LIGHT.bar);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await touch(page.getByRole('radio', { name: 'English' }));
    await page.locator('link[rel=manifest][href="/manifest.en.webmanifest"]').waitFor({ state: 'attached' });
    expect(await page.title()).toBe('Settings · Méninges');
  },
  { storage: settings({ theme: 'dark' }), firstTime: true, tolerate: [/Failed to load resource/] },
);
