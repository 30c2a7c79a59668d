import type { Page } from 'playwright-core';

import { holdTime, pass, passUntil, pressKey, readStorage, touchTwice, visit } from './support';
import { begin, holding, lies, lift, press, sight, sitDown, withDeck } from './support/pyramide';
import { STAGES } from './support/pyramide-stages';

interface Logged {
  readonly saved: { readonly log: readonly { readonly actor: unknown }[] };
}

/** How many moves people have made, as the game is kept. */
async function moves(page: Page): Promise<number> {
  const kept = Object.entries(await readStorage(page)).find(([name]) => name.startsWith('meninges/games/'));
  const { saved } = JSON.parse(kept![1]) as Logged;
  return saved.log.filter(({ actor }) => typeof actor === 'number').length;
}

for (const ms of [70, 280])
  visit(
    `two taps ${ms} ms apart are one move, at every stage`,
    async (here) => {
      const { page } = here;
      await sitDown(here, {
        seats: 4,
        choices: [
          ['Cartes', 'Inouï'],
          ['Qui commence ?', 'Léa · Mamie'],
        ],
      });
      /** The second tap meets whatever the first has brought to that place. */
      const twice = async (id: string, made: number, then: string) => {
        const before = await moves(page);
        await touchTwice(page, page.getByTestId(id), () => pass(page, ms));
        expect([id, (await moves(page)) - before, await sight(page)]).toEqual([id, made, then]);
      };
      const read = () => holding(page, async () => undefined);

      await twice('on', 1, 'cover');
      await twice('show', 0, 'ready');
      await read();
      await twice('bet-3', 1, 'said');
      await twice('said', 1, 'found');
      await twice('missed', 1, 'said');
      await twice('missed', 1, 'said');
      await twice('take-back', -1, 'said');
      await twice('found', 1, 'next');
      await twice('next', 1, 'ready');
      await begin(page);
      await twice('bet-1', 1, 'said');
      await twice('foul', 1, 'next');
      // A foul that was called by mistake can still be taken back.
      await press(page, 'take-back');
      await twice('missed', 1, 'next');
      await twice('next', 1, 'ready');
      await begin(page);
      await twice('bet-9', 1, 'said');
      await twice('foul', 1, 'next');
      await twice('next', 1, 'ready');
      await twice('ready', 0, 'answered');
      await twice('answered', 1, 'cover');
      await lift(page);
      await twice('right', 1, 'on');
      await twice('on', 1, 'on');
    },
    { storage: withDeck, time: 'held' },
  );

for (const { name, known } of STAGES.filter(({ name }) => name !== 'the end'))
  visit(
    `${name}: two taps 180 ms apart on what tells the stage are one move`,
    async ({ page, open }) => {
      await holdTime(page);
      await open(known.path);
      await passUntil(page.locator('[data-testid="cover"], [data-testid="table"]'));
      if ((await page.getByTestId('cover').count()) > 0) await lift(page);
      await begin(page);
      await lies(page);
      const id = await sight(page);
      const before = await moves(page);
      await touchTwice(page, page.getByTestId(id), () => pass(page, 180));
      expect([id, (await moves(page)) - before]).toEqual([id, 1]);
    },
    { storage: known.storage, time: 'held' },
  );

visit(
  'a finger that came down before time was up does nothing after it',
  async (here) => {
    const { page } = here;
    await sitDown(here, {
      seats: 4,
      choices: [
        ['Cartes', 'Inouï'],
        ['Qui commence ?', 'Léa · Mamie'],
      ],
    });
    await press(page, 'on');
    await lift(page);
    await begin(page);
    await press(page, 'bet-3');
    await press(page, 'said');
    const before = await moves(page);
    await pass(page, 9900);
    const { x, y } = (await page.getByTestId('found').boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const at = { x: x + 20, y: y + 20 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await pass(page, 100);
    expect(await sight(page)).toBe('ready');
    await pass(page, 400);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await pass(page, 100);
    expect([await moves(page), await sight(page)]).toEqual([before, 'ready']);
    await finger.detach();
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'a key pressed twice is one move as well',
  async (here) => {
    const { page } = here;
    await sitDown(here, {
      seats: 4,
      choices: [
        ['Cartes', 'Inouï'],
        ['Qui commence ?', 'Léa · Mamie'],
        ['Sablier', 'sans'],
      ],
    });
    await press(page, 'on');
    await lift(page);
    await press(page, 'bet-3');
    const before = await moves(page);
    await page.getByTestId('missed').focus();
    await pressKey(page, 'Enter');
    await pass(page, 120);
    await page.keyboard.press('Enter');
    await pass(page, 120);
    await page.keyboard.press('Space');
    expect((await moves(page)) - before).toBe(1);
    await pressKey(page, 'Enter');
    expect((await moves(page)) - before).toBe(2);
  },
  { storage: withDeck, time: 'held' },
);
