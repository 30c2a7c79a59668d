import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { WEB_BUILD } from '../../tools/export';
import { writeWorker } from '../../tools/export/worker';
import { holdTime, main, passUntil, playOut, receive, see, settings, tap, touch, visit } from './support';
import { withSeed } from './support/prime-climb';
import { playOut as climb } from './support/prime-climb-player';
import { answerWords, hasty, riddleOf, turn, type } from './support/pyramide-player';
import { childsTurn, playOut as playPytagora, sitDown } from './support/pytagora-player';

/** Until the whole app lies in the browser, and answers for this very page. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The next game is the only one: the players look it up on the shelf. */
const clearShelf = (page: Page): Promise<void> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('meninges/games/'))
      .forEach((key) => localStorage.removeItem(key)),
  );

async function playPyramide(page: Page): Promise<void> {
  await touch(page.getByRole('radio', { name: '1', exact: true }).first());
  await touch(page.getByTestId('start'));
  await passUntil(page.getByTestId('table'));
  for (let nth = 1; (await turn(page)) !== 'over'; nth += 1) {
    const riddle = await riddleOf(page, nth);
    await touch(page.getByTestId('on'));
    await answerWords(page, riddle);
    expect(await turn(page)).toBe('type');
    await type(page, hasty(riddle.answer));
    await passUntil(page.getByTestId('answer'));
    await touch(page.getByTestId('on'));
  }
  await touch(page.getByTestId('see-result'));
  await passUntil(page.getByTestId('winner'));
}

visit(
  'after one visit the network goes for good, and everything is there: every box, a whole game of each, decks, words, settings',
  async ({ page, context, url, open, server }) => {
    await open();
    await see(page, 'heading', 'Méninges');
    await kept(page);
    await server.close();
    // Before the page is loaded anew, too.
    await tap(page, 'button', 'Réglages');
    await see(page, 'heading', 'Réglages');

    await withSeed(page, 5);
    await page.reload();
    await see(page, 'heading', 'Réglages');
    await open('/setup/pytagora');
    await sitDown(page, 'De haut en bas');
    await playPytagora(page, childsTurn);

    await clearShelf(page);
    await open();
    await tap(page, 'button', /^Sequence Numbers/);
    await touch(page.getByTestId('start'));
    await playOut(page);
    await touch(page.getByTestId('see-result'));
    await page.getByTestId('winner').waitFor();
    await touch(page.getByTestId('review'));
    await see(page, 'heading', 'Revoir la partie');

    await clearShelf(page);
    await open();
    await tap(page, 'button', /^Prime Climb/);
    await touch(page.getByRole('radio', { name: '1', exact: true }));
    await touch(page.getByTestId('start'));
    const turns = await climb(page);
    await touch(page.getByTestId('see-result'));
    await page.getByTestId('winner').getByText(`Au but en ${turns} tours`).waitFor();

    for (const [path, heading] of [
      ['/history', 'Parties'],
      ['/about', 'À propos'],
      ['/rules/pyramide', 'Règles du jeu'],
      ['/decks', /./],
    ] as const) {
      await open(path);
      await see(page, 'heading', heading);
    }

    // Its own page, because its clock is held.
    const other = await context.newPage();
    await holdTime(other);
    await other.goto(`${url}/setup/pyramide`);
    await passUntil(other.getByTestId('start'));
    await playPyramide(other);

    // What no game has asked for yet is there as well: every sound and letter.
    const missing = await page.evaluate(async () => {
      const [name] = await caches.keys();
      const files = await (await caches.open(name!)).keys();
      const wanted = ['.wav', '.ttf', '.png', '.webmanifest', '.svg', '.ico'];
      return wanted.filter((ending) => !files.some((file) => new URL(file.url).pathname.endsWith(ending)));
    });
    expect(missing).toEqual([]);
  },
  { offline: true, storage: settings({ pace: 'instant' }) },
);

/** The build as it would be after a release: another page, and a screen under another name. The old one's is gone from the server. */
function release(build: string): void {
  const scripts = join(build, '_expo/static/js/web');
  const old = readdirSync(scripts).find((name) => name.startsWith('AboutScreen'))!;
  rmSync(join(scripts, old));
  const page = join(build, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<body>', '<body data-release="next">'));
  writeWorker(build);
}

test('a new version waits until it is wanted: no game is reloaded, and the old version has all it needs', async () => {
  const build = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(WEB_BUILD, build, { recursive: true });
  await receive(
    async ({ page, context, open }) => {
      const isNext = (where: Page) => where.evaluate(() => document.body.dataset.release === 'next');
      await open();
      await kept(page);
      const table = await context.newPage();
      await table.goto(page.url() + 'setup/sequence-numbers');
      await touch(table.getByTestId('start'));
      await main(table).waitFor();
      await table.evaluate(() => (document.body.dataset.mark = 'here'));

      release(build);
      await page.reload();
      await page.getByTestId('update').getByText('Une nouvelle version').waitFor();
      expect(await isNext(page)).toBe(false);
      expect(await table.getByTestId('update').count()).toBe(0);
      // Its chunk is nowhere but here.
      await tap(page, 'button', 'À propos');
      await see(page, 'heading', 'À propos');
      await tap(page, 'button', 'Retour');

      // The page goes before it could say that it heard.
      await page.getByTestId('update-now').tap();
      await page.locator('body[data-release="next"]').waitFor();
      await see(page, 'heading', 'Méninges');
      expect(await page.getByTestId('update').count()).toBe(0);

      // The game goes on where it was, in the version it was begun in, and finds what belongs to it.
      expect(await table.evaluate(() => document.body.dataset.mark)).toBe('here');
      await touch(table.getByTestId('menu'));
      await touch(table.getByTestId('leave-table'));
      await tap(table, 'button', 'À propos');
      await see(table, 'heading', 'À propos');
    },
    { offline: true, build },
  ).finally(() => rmSync(build, { recursive: true }));
});

visit(
  'where a browser promises nothing it is said once, kindly; where it offers to install, settings do too',
  async ({ page, open }) => {
    await page.addInitScript(() => {
      navigator.storage.persist = () => Promise.resolve(false);
      navigator.storage.persisted = () => Promise.resolve(false);
    });
    await open('/setup/sequence-numbers');
    await touch(page.getByTestId('start'));
    await main(page).waitFor();
    // At the table it is known, and not spoken of.
    await page.waitForFunction(() => /"storage":1\b/.test(localStorage.getItem('meninges/settings') ?? ''));
    const log = page.getByRole('log');
    await touch(page.getByTestId('menu'));
    expect(await log.textContent()).not.toContain('ce navigateur');
    await touch(page.getByTestId('leave-table'));
    const notice = page.getByTestId('may-be-cleared');
    await notice.getByText('Un fichier exporté les garde.').waitFor();
    await log.getByText('Un fichier exporté les garde.').waitFor();
    expect(await notice.getByText('Installer…').count()).toBe(0);

    // As Chromium does where the page is served as it has to be.
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve((document.body.dataset.prompted = 'yes')),
      });
      dispatchEvent(offer);
    });
    await notice.getByText('Méninges installé les garde').waitFor();
    await tap(page, 'button', 'Installer…');
    await touch(page.getByTestId('install-now'));
    await page.locator('body[data-prompted="yes"]').waitFor();
    await page.getByTestId('install').waitFor({ state: 'detached' });

    await tap(page, 'button', 'Retour');
    await see(page, 'heading', 'Méninges');
    expect(await notice.count()).toBe(0);
    await page.reload();
    await see(page, 'button', /^Continuer/);
    expect(await notice.count()).toBe(0);

    // Safari on a phone has no such offer, and a way of its own.
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    await open('/settings');
    // There what is installed begins without what the browser has kept.
    await page
      .getByTestId('install')
      .getByText(/Sur l’écran d’accueil.*Les parties d’ici ne suivent pas/)
      .waitFor();
    expect(await page.getByTestId('install-now').count()).toBe(0);
  },
);
