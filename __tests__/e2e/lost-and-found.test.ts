import type { Page } from 'playwright-core';

import { eventually, see, tap, touch, visit } from './support';

/** As odd as people, programs and chat messages make them. */
const ODD = [
  '//x.example/',
  '//x.example/table/1',
  '///',
  '//',
  '/%E0%A4%A',
  '/table/%E0%A4%A',
  '/table/%',
  '/history?x=%E0%A4%A',
  '/table/a%00b',
  '/table/__proto__',
  '/setup/constructor',
  '/lesson/pytagora/__proto__',
  '/decks/toString',
  '/%2f%2fx.example',
  '/table/..%2f..',
  '/\\\\x.example',
  '/?',
  '/#//x.example/',
  `/table/${'x'.repeat(5000)}`,
  '/table/🐑',
];

visit(
  'no address, however odd, breaks the app: each leads to a screen, and home from there',
  async ({ page, url }) => {
    // A server may refuse some of these; one that does not must not break the app.
    const index = await (await page.request.get(url)).text();
    await page.route(
      (address) => address.origin === url,
      (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ body: index, contentType: 'text/html' })
          : route.fallback(),
    );
    for (const path of ODD) {
      await page.goto(url + path);
      await page.locator('[role="main"] h1').first().waitFor();
      expect([path, await page.getByText('Un accroc').count()]).toEqual([path, 0]);
    }
    await see(page, 'button', 'Aller à l’accueil');
  },
);

/** The chunk of a screen, as a server sends it. */
const chunkOf = (name: string) => (address: URL) => address.pathname.includes(name);

async function breakSettings(page: Page): Promise<void> {
  await page.route(chunkOf('SettingsScreen'), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('.nothingCollected', '.nothingCollected.gone.gone');
    await route.fulfill({ response, body });
  });
}

visit(
  'after a crash, “go home” leads home, and everything else goes on',
  async ({ page, open }) => {
    await breakSettings(page);
    await open();
    await tap(page, 'button', 'Réglages');
    await see(page, 'heading', 'Un accroc');
    await touch(page.getByTestId('go-home'));
    await see(page, 'heading', 'Méninges');
    await page.waitForURL((url) => url.pathname === '/');
    await tap(page, 'button', /^Sequence Numbers/);
    await see(page, 'button', 'Commencer');
  },
  { tolerate: [/undefined/, /TypeError/] },
);

visit(
  'after a crash at the address one came to, “go home” leads home as well',
  async ({ page, open }) => {
    await breakSettings(page);
    await open('/settings');
    await see(page, 'heading', 'Un accroc');
    await touch(page.getByTestId('go-home'));
    await see(page, 'button', /^Sequence Numbers/);
    await page.waitForURL((url) => url.pathname === '/');
  },
  { tolerate: [/undefined/, /TypeError/] },
);

/** What came once is asked for again, so that the server can fail at it. */
async function forgetFiles(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
}

visit(
  'a screen that could not be fetched is tried again; then the network is named, and it can be asked for again',
  async ({ page, open, server: { faults } }) => {
    await forgetFiles(page);
    faults.fail('HistoryScreen', 1);
    await open();
    await tap(page, 'button', 'Parties');
    await see(page, 'heading', 'Parties');
    expect(faults.asked('HistoryScreen')).toBeGreaterThan(1);

    // For ever: what was said stays true however often one asks, and there is a way home.
    faults.fail('SettingsScreen', Infinity);
    await open('/settings');
    const sorry = page.getByRole('alert').getByText('Vérifiez le réseau');
    for (let nth = 0; nth < 2; nth += 1) {
      await sorry.waitFor();
      const asked = faults.asked('SettingsScreen');
      await touch(page.getByTestId('try-again'));
      await eventually(async () => expect(faults.asked('SettingsScreen')).toBe(asked + 2));
    }
    await sorry.waitFor();
    faults.fail('SettingsScreen', 0);
    await touch(page.getByTestId('try-again'));
    await see(page, 'heading', 'Réglages');

    // What all screens share fails as one of them does; home stands without it.
    faults.fail('__common', Infinity);
    await open();
    await tap(page, 'button', /^Pytagora/);
    await sorry.waitFor();
    await tap(page, 'button', 'Aller à l’accueil');
    faults.fail('__common', 0);
    await tap(page, 'button', /^Pytagora/);
    await page.getByTestId('try-again').or(page.getByTestId('start')).first().waitFor();
    if ((await page.getByTestId('try-again').count()) > 0) await touch(page.getByTestId('try-again'));
    await page.getByTestId('start').waitFor();
  },
  { firstTime: true, tolerate: [/Failed to load resource/, /net::ERR/] },
);

visit(
  'an app that does not come is asked for once more; then the page says so itself, with a way to try again',
  async ({ page, open, server: { faults } }) => {
    await forgetFiles(page);
    faults.fail('js/web/index-', 1);
    await open();
    await see(page, 'heading', 'Méninges');

    faults.fail('js/web/index-', 2);
    await page.reload();
    await page.getByRole('alert').getByText('Rien n’est perdu').waitFor();
    // A plain link of a plain page: it listens to nothing, it leads on.
    await page.getByRole('link', { name: /Réessayer/ }).tap();
    await see(page, 'heading', 'Méninges');
    expect(await page.getByText('Rien n’est perdu').isVisible()).toBe(false);
  },
  { firstTime: true, tolerate: [/Failed to load resource/, /net::ERR/] },
);
