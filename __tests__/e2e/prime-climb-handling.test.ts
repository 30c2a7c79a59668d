import type { Page } from 'playwright-core';

import { VARIANTS } from '../../src/games/prime-climb/rules';
import {
  eventually,
  holdTime,
  mouseDrag,
  noDialog,
  pass,
  passUntil,
  pressKey,
  see,
  settings,
  stillMiddle,
  touch,
  touchAt,
  type Spot,
  visit,
} from './support';
import {
  boardAtRest,
  carry,
  climbed,
  light,
  lineSays,
  lookAt,
  NINETY_EIGHT,
  number,
  operation,
  pawn,
  pinchBoard,
  seeAtLast,
  sitAtTwo,
  takeUp,
  zoomOf,
} from './support/prime-climb';

const HIGH = climbed(NINETY_EIGHT);
/** Léa is to use 1 and 6; both pawns of both are on Start. */
const OPENING = climbed({ turns: [{ dice: [1, 6], open: true }] });
const FOUR = climbed({
  names: ['Léa', 'Tom', 'Mamie', 'Noé'],
  turns: [{ dice: [3, 8], open: true }],
});

visit(
  'a tap on a pawn lights its circles, a tap on one of them moves it there',
  async ({ page, open }) => {
    await open(HIGH.path);
    await lineSays(page, 'Léa, jouez le 7 et le 2 : glissez un pion, ou touchez-le.');
    expect((await lookAt(page)).lights).toEqual([]);
    await touch(pawn(page, 0));
    await lineSays(page, 'Du 98 avec le 7 ou le 2');
    // 98 ÷ 7 = 14 and 98 − 7 = 91, then what 2 leads to; 105 and 686 are no circles.
    await seeAtLast(page, { lights: [91, 14, 100, 96, 49] });
    await see(page, 'button', /^÷7\s: 14$/);
    await see(page, 'button', /^÷2\s: 49$/);
    // The one is solid, the other dashed.
    expect(await light(page, 14).locator('circle[stroke-dasharray]').count()).toBe(0);
    expect(await light(page, 49).locator('circle[stroke-dasharray]').count()).toBe(1);
    await touch(pawn(page, 1));
    await seeAtLast(page, { lights: [27, 13, 22, 18, 40, 10] });
    await see(page, 'button', /: 13, .*une carte$/);
    await touch(light(page, 40));
    await seeAtLast(page, { own: [98, 40], numbers: [7], used: [2], path: 1, lights: [] });
  },
  { storage: HIGH.storage },
);

visit(
  'a tap on an operation says why it cannot be, with its numbers',
  async ({ page, open }) => {
    await open(HIGH.path);
    await touch(pawn(page, 0));
    await touch(operation(page, '+'));
    await lineSays(page, '98 + 7 = 105 : la spirale s’arrête à 101.');
    await touch(operation(page, '×'));
    await lineSays(page, '98 × 7 = 686 : la spirale s’arrête à 101.');
    await touch(pawn(page, 1));
    await touch(operation(page, '÷'));
    await lineSays(page, '20 ÷ 7 ne tombe pas juste.');
    await takeUp(page, 2);
    await touch(page.getByTestId('end'));
    await lineSays(page, 'Il reste 2 nombres à jouer.');
    await touch(operation(page, '-'));
    await seeAtLast(page, { own: [98, 18] });
    await touch(page.getByTestId('end'));
    await lineSays(page, 'Il reste un nombre à jouer.');
  },
  { storage: HIGH.storage },
);

visit(
  'a tap on an operation says why it cannot be, in English too',
  async ({ page, open }) => {
    await open(HIGH.path);
    await lineSays(page, 'Léa, play the 7 and the 2: drag a pawn, or tap it.');
    await touch(pawn(page, 0));
    await touch(operation(page, '+'));
    await lineSays(page, '98 + 7 = 105: the spiral ends at 101.');
    await touch(page.getByTestId('end'));
    await lineSays(page, '2 numbers are still to be used.');
    await carry(page, 0, 91, { beforeRelease: () => lineSays(page, '98 − 7 = 91. Let go: the 7 is used') });
    const { pawns } = await seeAtLast(page, { own: [91, 20] });
    expect(pawns).toContain('Léa’s pawn, on 91');
  },
  { storage: HIGH.storage, language: 'en' },
);

visit(
  'what was played is taken back to the roll, and no further',
  async ({ page, open }) => {
    await open(HIGH.path);
    await carry(page, 0, 91);
    await seeAtLast(page, { own: [91, 20], path: 1 });
    await takeUp(page, 2);
    await carry(page, 1, 40);
    await seeAtLast(page, { own: [91, 40], path: 2, numbers: [] });
    const back = page.getByTestId('take-back');
    await touch(back);
    await seeAtLast(page, { own: [91, 20], path: 1, numbers: [2] });
    await touch(back);
    const rolled = await seeAtLast(page, { own: [98, 20], path: 0, numbers: [7, 2] });
    await touch(back);
    // Whatever it did has been done before a pawn answers the next tap.
    await touch(pawn(page, 0));
    await light(page, 91).waitFor();
    expect(await lookAt(page)).toMatchObject({ own: rolled.own, numbers: [7, 2], path: 0 });
  },
  { storage: HIGH.storage },
);

visit(
  'pawns, numbers, operations and the end of the turn are all on the keyboard',
  async ({ page, open }) => {
    await open(HIGH.path);
    await page.getByTestId('end').waitFor();
    await pawn(page, 0).focus();
    await pressKey(page, 'b');
    await lineSays(page, 'Du 20 avec le 7 ou le 2');
    await pressKey(page, 'n');
    await lineSays(page, 'Du 20 avec le 2 ou le 7');
    await pressKey(page, 'e');
    await lineSays(page, 'Il reste 2 nombres à jouer.');
    await pressKey(page, '*');
    await seeAtLast(page, { own: [98, 40], numbers: [7] });
    await pressKey(page, 'a');
    await lineSays(page, 'Du 98 avec le 7');
    await pressKey(page, '+');
    await lineSays(page, '98 + 7 = 105');
    await pressKey(page, '/');
    await seeAtLast(page, { own: [14, 40], numbers: [] });
    await pressKey(page, 'e');
    await lineSays(page, 'À Tom de lancer les dés.');
  },
  { storage: HIGH.storage },
);

visit(
  'a number that changes nothing says so before it is used, and can be used',
  async ({ page, open }) => {
    await open(OPENING.path);
    await touch(pawn(page, 0));
    await operation(page, '×').getByText('sans effet').waitFor();
    await operation(page, '÷').getByText('sans effet').waitFor();
    await seeAtLast(page, { lights: [1, 6] });
    await touch(operation(page, '×'));
    await seeAtLast(page, { own: [0, 0], numbers: [6], path: 0 });
  },
  { storage: OPENING.storage },
);

visit(
  'a pawn let go uses whichever number leads there; where none does it goes home and says so',
  async ({ page, open }) => {
    await open(HIGH.path);
    await boardAtRest(page);
    await touch(pawn(page, 0));
    await light(page, 14).waitFor();
    const elsewhere = await stillMiddle(light(page, 14));
    await touch(pawn(page, 1));
    await light(page, 13).waitFor();
    // The 2 is the one that was chosen, but the 7 leads here: it is used.
    await takeUp(page, 2);
    await carry(page, 1, 13, { beforeRelease: () => lineSays(page, '20 − 7 = 13, une case rouge') });
    await seeAtLast(page, { own: [98, 13] });
    await carry(page, 1, 15, { to: elsewhere, beforeRelease: () => lineSays(page, 'Les cases entourées') });
    await lineSays(page, 'Du 13, le 2 ne mène pas au 14.');
    expect((await lookAt(page)).own).toEqual([98, 13]);
    // Its sum is written over the pawn in the air, and once more where it lands.
    await carry(page, 1, 26, {
      beforeRelease: () => page.getByTestId('sum').getByText('13 × 2 = 26').waitFor(),
    });
    await page.getByTestId('recap').getByText('13 × 2 = 26').waitFor();
    await seeAtLast(page, { own: [98, 26] });
  },
  { storage: HIGH.storage },
);

/** Longer than anything on the board moves. */
const MOVED = 2000;
/** So far above the finger is the circle that is meant. */
const ABOVE = 44;

/** Where the pawn in the air is drawn, and the one on the board that it is; null for one that is not seen. */
const inAirAndAtHome = (page: Page) =>
  page.evaluate(() => {
    const figure = (selector: string) => {
      const svg = document.querySelector(`${selector} svg:last-of-type`)!;
      let opacity = 1;
      for (let one: Element | null = svg; one; one = one.parentElement)
        opacity *= Number(getComputedStyle(one).opacity);
      const { x, y, width, height } = svg.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, height, opacity };
    };
    return { air: figure('[data-testid="in-the-air"]'), home: figure('[data-testid="pawn-0"]') };
  });

for (const [screen, size] of [
  ['a phone', 'phone'],
  ['a phone on its side', 'landscape'],
] as const)
  visit(
    `on ${screen} a pawn that is refused comes down where it stood, and is never there twice`,
    async ({ page, open }) => {
      await holdTime(page);
      await open(HIGH.path);
      await passUntil(page.getByTestId('end'));
      await pass(page, MOVED);
      const finger = await page.context().newCDPSession(page);
      const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints });
      const { x, y } = await stillMiddle(pawn(page, 0));
      await put('touchStart', [{ x, y }]);
      for (let step = 1; step <= 8; step += 1) {
        await put('touchMove', [{ x: x + step * 12, y: y + step * 12 }]);
        await pass(page, 16);
      }
      await pass(page, MOVED);
      // Above the finger, at arm’s length; where it stood only its shadow is left.
      const held = await inAirAndAtHome(page);
      expect(held.air.y + held.air.height / 2).toBeLessThan(y + 96 - 30);
      expect(held.air.height).toBeGreaterThanOrEqual(33);
      expect([held.air.opacity, held.home.opacity < 0.5]).toEqual([1, true]);
      await put('touchEnd', []);
      let last = held;
      for (let frames = 0; ; frames += 1) {
        expect(frames).toBeLessThan(100);
        await pass(page, 16);
        const now = await inAirAndAtHome(page);
        if (now.air.opacity === 0) break;
        expect(now.home.opacity).toBeLessThan(0.5);
        last = now;
      }
      expect(Math.hypot(last.air.x - last.home.x, last.air.y - last.home.y)).toBeLessThan(8);
      expect(last.air.height / last.home.height).toBeCloseTo(1, 0);
      expect((await inAirAndAtHome(page)).home.opacity).toBe(1);
      expect((await lookAt(page)).own).toEqual([98, 20]);
    },
    { storage: HIGH.storage, size },
  );

visit(
  'a pawn let go on its circle comes down there, is never there twice, and the seats say at once where it is',
  async ({ page, open }) => {
    await holdTime(page);
    await open(HIGH.path);
    await passUntil(page.getByTestId('end'));
    await pass(page, MOVED);
    const finger = await page.context().newCDPSession(page);
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const from = await stillMiddle(pawn(page, 0));
    await put('touchStart', [from]);
    for (let step = 1; step <= 4; step += 1) {
      await put('touchMove', [{ x: from.x + step * 4, y: from.y + step * 4 }]);
      await pass(page, 16);
    }
    await passUntil(light(page, 91));
    await pass(page, MOVED);
    const { x, y } = await stillMiddle(light(page, 91));
    for (const before of [40, 20, 1, 0]) {
      await put('touchMove', [{ x, y: y + ABOVE - before }]);
      await pass(page, 16);
    }
    await passUntil(page.getByTestId('sum').getByText('98 − 7 = 91'));
    const held = await inAirAndAtHome(page);
    await put('touchEnd', []);
    await pass(page, 16);
    // On its way down it is in the air still, and where it will stand only its shadow.
    const falls = await inAirAndAtHome(page);
    expect([falls.air.opacity, falls.home.opacity < 0.5]).toEqual([1, true]);
    expect(falls.air.height).toBeLessThanOrEqual(held.air.height);
    let last = falls;
    for (let frames = 0; ; frames += 1) {
      expect(frames).toBeLessThan(60);
      await pass(page, 16);
      const now = await inAirAndAtHome(page);
      if (now.air.opacity === 0) break;
      last = now;
    }
    expect(Math.hypot(last.air.x - last.home.x, last.air.y - last.home.y)).toBeLessThan(8);
    expect((await inAirAndAtHome(page)).home.opacity).toBe(1);
    expect((await lookAt(page)).own).toEqual([91, 20]);
    await pass(page, 500);
    // The sum still rises over it: nobody has to wait for that to read where it stands.
    expect(await page.getByTestId('air').getByText('98 − 7 = 91').count()).toBe(1);
    expect(await page.getByText('91·20', { exact: true }).count()).toBe(1);
    expect(await page.getByText('98·20', { exact: true }).count()).toBe(0);
  },
  { storage: HIGH.storage },
);

/** Where the sum in the air is, while a pawn of Léa's is held over a circle. */
for (const [screen, size, circles] of [
  ['a phone on its side', { width: 844, height: 390 }, [22, 27, 18]],
  ['the smallest phone', { width: 320, height: 568 }, [22, 27, 18]],
  ['a large screen', { width: 1440, height: 900 }, [22, 27, 18]],
] as const)
  visit(
    `on ${screen} the sum over a pawn in the air is whole, at the upper edge too, and leaves the number free`,
    async ({ page, open }) => {
      await page.setViewportSize(size);
      await open(HIGH.path);
      for (const circle of circles) {
        await carry(page, 1, circle, {
          beforeRelease: () =>
            eventually(async () => {
              const tag = (await page.getByTestId('sum').boundingBox())!;
              const figures = (await light(page, circle).locator('text').first().boundingBox())!;
              const inside = tag.y >= 0 && tag.x >= 0 && tag.x + tag.width <= size.width;
              const apart =
                tag.x >= figures.x + figures.width ||
                tag.x + tag.width <= figures.x ||
                tag.y + tag.height <= figures.y;
              expect([circle, inside, apart]).toEqual([circle, true, true]);
            }),
        });
        await touch(page.getByTestId('take-back'));
        await seeAtLast(page, { own: [98, 20] });
      }
    },
    { storage: HIGH.storage },
  );

visit(
  'a mouse points at the circle itself: the pawn stands over it, and goes there',
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(HIGH.path);
    await boardAtRest(page);
    await touch(pawn(page, 1));
    await light(page, 40).waitFor();
    await mouseDrag(page, pawn(page, 1), light(page, 40), {
      beforeRelease: () => lineSays(page, '20 × 2 = 40'),
    });
    await seeAtLast(page, { own: [98, 40], numbers: [7] });
  },
  { storage: HIGH.storage },
);

visit(
  'the spiral is pinched larger, a pawn is dragged on it as it is seen, and a double tap shows it whole',
  async ({ page, open }) => {
    // Two taps are one double tap only if they are soon enough after each other.
    await holdTime(page);
    await open(HIGH.path);
    await passUntil(page.getByTestId('end'));
    await pass(page, MOVED);
    await pinchBoard(page, 80, 200);
    const zoom = await zoomOf(page);
    expect(zoom).toBeGreaterThan(1.2);
    expect(zoom).toBeLessThan(3);
    // 98 and 91 are near the middle, which two fingers there keep in sight.
    await carry(page, 0, 91);
    await seeAtLast(page, { own: [91, 20] });
    expect(await zoomOf(page)).toBeCloseTo(zoom, 1);
    await pass(page, MOVED);
    const middle = await stillMiddle(page.getByTestId('board'));
    await touchAt(page, middle);
    await touchAt(page, middle);
    await pass(page, MOVED);
    await eventually(async () => expect(await zoomOf(page)).toBeCloseTo(1, 2));
  },
  { storage: HIGH.storage },
);

visit(
  'eight pawns on Start are all to be seen, and each of the own two is picked up by itself',
  async ({ page, open }) => {
    await open(FOUR.path);
    await boardAtRest(page);
    const places = await page.evaluate(() =>
      Array.from(document.querySelectorAll('[data-testid="board"] [aria-label]'))
        .filter((element) => /^Pion de/.test(element.getAttribute('aria-label') ?? ''))
        .map((element) => element.querySelector('svg')!.getBoundingClientRect())
        .map(({ left, top, width }) => ({ x: left + width / 2, y: top, width })),
    );
    expect(places).toHaveLength(8);
    for (const [nth, one] of places.entries())
      for (const other of places.slice(nth + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.width * 0.4);
    await carry(page, 0, 3);
    await seeAtLast(page, { own: [3, 0] });
    await touch(page.getByTestId('take-back'));
    await seeAtLast(page, { own: [0, 0] });
    await carry(page, 1, 3);
    await seeAtLast(page, { own: [0, 3] });
  },
  { storage: FOUR.storage },
);

visit(
  'the page is reloaded in the middle of a turn: the same position, with its path',
  async ({ page, open }) => {
    await open(HIGH.path);
    await carry(page, 0, 91);
    const before = await seeAtLast(page, { own: [91, 20], path: 1, numbers: [2] });
    await page.reload();
    await page.getByTestId('end').waitFor();
    await seeAtLast(page, before);
    await touch(page.getByTestId('take-back'));
    await seeAtLast(page, { own: [98, 20], path: 0, numbers: [7, 2] });
  },
  { storage: HIGH.storage },
);

visit(
  'the browser’s back button leaves the table with the game kept, and forward comes back to it',
  async ({ page, open }) => {
    await open();
    await touch(page.getByTestId('continue'));
    await carry(page, 0, 91);
    await seeAtLast(page, { own: [91, 20] });
    await page.goBack();
    await see(page, 'heading', 'Méninges');
    await page.goForward();
    await page.getByTestId('end').waitFor();
    await seeAtLast(page, { own: [91, 20], path: 1, numbers: [2] });
  },
  { storage: HIGH.storage },
);

/** Tom ends on Léa's circle. */
const BUMP = climbed({
  turns: [
    { dice: [4, 6], uses: ['a+4', 'a+6'] },
    { dice: [3, 7], uses: ['a+3'], open: true },
  ],
});

visit(
  'before a turn is ended the line says whom it sends back',
  async ({ page, open }) => {
    await open(BUMP.path);
    await carry(page, 0, 10);
    await lineSays(page, 'En finissant ici, vous renvoyez Léa.');
    await touch(page.getByTestId('end'));
    await lineSays(page, 'À Léa de lancer les dés.');
    await eventually(async () =>
      expect((await lookAt(page)).pawns.filter((one) => one === 'Pion de Léa, sur 0')).toHaveLength(2),
    );
  },
  { storage: BUMP.storage },
);

const HELPED = (helper: 'colours' | 'results', help = true) =>
  climbed({ ...NINETY_EIGHT, config: { helper }, players: { help } });

for (const [title, known, ring, result] of [
  ['without a helping hand an operation shows its sign alone', HELPED('results', false), 0, null],
  ['the colours show the factors that join and part, and no result', HELPED('colours'), 1, null],
  ['the results show the number too', HELPED('results'), 1, '14'],
] as const)
  visit(
    title,
    async ({ page, open }) => {
      await open(known.path);
      await touch(pawn(page, 0));
      await light(page, 14).waitFor();
      // It explains itself once: then never again.
      if (ring > 0) await touch(page.getByTestId('understood'));
      const divide = operation(page, '÷');
      expect(await divide.locator('svg').count()).toBe(ring);
      expect(await divide.locator('svg text').allTextContents()).toEqual(result === null ? [] : [result]);
      expect((await divide.getAttribute('aria-label'))!.replace(/\s/g, ' ')).toBe(
        result === null ? '÷7' : `÷7 : ${result}`,
      );
      // 2 × 7: one arc of each.
      if (ring > 0) expect(await divide.locator('svg path').count()).toBe(2);
      // What cannot be has no ring.
      expect(await operation(page, '+').locator('svg').count()).toBe(0);
      await page.reload();
      await touch(pawn(page, 0));
      await divide.waitFor();
      expect(await page.getByTestId('helper-explained').count()).toBe(0);
    },
    { storage: known.storage },
  );

visit(
  'the times table explains itself once, however it is closed; on the smallest phone all of its columns are seen',
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(HIGH.path);
    await touch(page.getByTestId('times'));
    await page.getByTestId('explained').waitFor();
    await page.getByRole('dialog').first().waitFor();
    const cells = page.getByRole('cell');
    expect(await cells.count()).toBe(100);
    const pushed = await page.getByRole('table').evaluate((table) => {
      let scroller = table.parentElement!;
      while (!/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement!;
      return scroller.scrollWidth - scroller.clientWidth;
    });
    expect(pushed).toBeLessThanOrEqual(0);
    await pressKey(page, 'Escape');
    await noDialog(page);
    await touch(page.getByTestId('times'));
    await cells.first().waitFor();
    expect(await page.getByTestId('explained').count()).toBe(0);
    await page.reload();
    await touch(page.getByTestId('times'));
    await cells.first().waitFor();
    expect(await page.getByTestId('explained').count()).toBe(0);
  },
  { storage: HIGH.storage },
);

visit(
  'on a phone on its side the whole times table is seen beside its words, and so is the way out',
  async ({ page, open }) => {
    await open(HIGH.path);
    for (const first of [true, false]) {
      await touch(page.getByTestId('times'));
      const dialog = page.getByRole('dialog').first();
      await dialog.waitFor();
      expect((await page.getByTestId('explained').count()) > 0).toBe(first);
      await eventually(async () => {
        const { y, height } = (await dialog.getByRole('table').boundingBox())!;
        expect([y >= 0, y + height <= 390]).toEqual([true, true]);
      });
      await dialog.getByRole('button', { name: first ? 'Compris' : 'Fermer' }).tap({ trial: true });
      const pushed = await dialog.getByRole('table').evaluate((table) => {
        let part: Element = table;
        while (!/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement!;
        return part.scrollHeight - part.clientHeight;
      });
      expect(pushed).toBeLessThanOrEqual(0);
      await pressKey(page, 'Escape');
      await noDialog(page);
    }
  },
  { storage: HIGH.storage, size: 'landscape' },
);

visit(
  'signs on the arcs are there for those who ask for them, and only for them',
  async ({ page, open }) => {
    await open(HIGH.path);
    await boardAtRest(page);
    const paths = () => page.locator('[data-testid="board"] svg').first().locator('path').count();
    const plain = await paths();
    await page.evaluate(() =>
      localStorage.setItem(
        'meninges/settings',
        JSON.stringify({ ...JSON.parse(localStorage.getItem('meninges/settings') ?? '{}'), signs: true }),
      ),
    );
    await page.reload();
    await boardAtRest(page);
    await eventually(async () => expect(await paths()).toBe(plain + 1));
  },
  { storage: { ...HIGH.storage, ...settings({ signs: false }) } },
);

const WAYPOINTS = climbed({
  config: { variants: ['waypoints'], waypoints: [37, 53] },
  turns: [
    { dice: [10, 10], uses: ['a+10', 'a×10', 'b+10', 'b+10'] },
    { dice: [4, 6], uses: ['a+4', 'a+6'] },
    { dice: [1, 9], open: true },
  ],
});

visit(
  'waypoints are marked on the spiral, and 101 waits for them',
  async ({ page, open }) => {
    await open(WAYPOINTS.path);
    await touch(pawn(page, 0));
    await lineSays(page, 'Du 100 avec le 1 ou le 9');
    expect((await lookAt(page)).lights).not.toContain(101);
    await touch(operation(page, '+'));
    await lineSays(page, 'Avant le 101, un de vos pions doit s’être posé sur le 37.');
    const marks = page.locator('[data-testid="board"] svg').first().locator('path[stroke-dasharray]');
    expect(await marks.count()).toBe(2);
  },
  { storage: WAYPOINTS.storage },
);

visit('the set-up greys out what does not combine, and says why', async ({ page, open }) => {
  await open('/setup/prime-climb');
  // Three are people; of two the second is the app.
  await touch(page.getByRole('radio', { name: '3', exact: true }));
  await page.getByTestId('name-2').waitFor();
  expect(await page.getByRole('radio', { name: 'Une personne', checked: true }).count()).toBe(3);
  await sitAtTwo(page);
  const variants = page.getByRole('group', { name: 'Variantes' });
  expect(await variants.count()).toBe(0);
  await touch(page.getByTestId('more-rules'));
  await touch(variants.getByRole('switch', { name: /^En arrière/ }));
  const clashing = variants.getByRole('switch', { name: /^Va-et-vient/, disabled: true });
  await touch(clashing);
  await variants.getByText('Ces deux variantes décident chacune du chemin').waitFor();
  expect(await clashing.getAttribute('aria-checked')).toBe('false');
  // Each has its picture: what is greyed out too. The solitaires stand above, before they are folded out.
  for (const variant of VARIANTS.filter((one) => one !== 'solitaire-2'))
    expect([variant, await page.getByTestId(`picture-${variant}`).locator('svg').count()]).not.toEqual([
      variant,
      0,
    ]);
  await touch(variants.getByRole('switch', { name: /^Sprint/ }));
  await touch(variants.getByRole('switch', { name: /^Étapes/ }));
  // The numbers stand under their variant, before the next one.
  const [above, numbers, below] = await Promise.all(
    [
      variants.getByRole('switch', { name: /^Étapes/ }),
      page.getByRole('checkbox', { name: '53' }),
      variants.getByRole('switch', { name: /^Sprint/ }),
    ].map(async (part) => (await part.boundingBox())!.y),
  );
  expect([above! < numbers!, numbers! < below!]).toEqual([true, true]);
  await touch(page.getByRole('checkbox', { name: '53', checked: true }));
  await touch(page.getByTestId('start'));
  await page.getByText('Choisissez au moins une étape.').first().waitFor();
  await touch(page.getByRole('checkbox', { name: '37' }));
  await touch(page.getByTestId('start'));
  await page.getByTestId('roll').waitFor();
  // Who begins was rolled for on the table, and stands there until the first roll.
  const opening = page.getByTestId('opening');
  const [, begins] = /^(.+) commence$/.exec((await opening.getAttribute('aria-label'))!)!;
  const rolls = await opening
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.replace(/\s/g, ' ')));
  // Those level roll again: the last roll decides.
  const totals = rolls.map((roll) => Number(/(\d+)$/.exec(roll)![1]));
  expect(rolls).toHaveLength(2);
  expect(rolls[totals.indexOf(Math.max(...totals))]).toMatch(new RegExp(`^${begins} :`));
  await lineSays(page, new RegExp(begins!));
  await eventually(async () => {
    const { pawns } = await lookAt(page);
    expect(pawns.map((one) => /sur (\d+)$/.exec(one)?.[1])).toEqual(['101', '101', '101', '101']);
  });
});

visit(
  'the number in use can be chosen by a tap on its tile',
  async ({ page, open }) => {
    await open(HIGH.path);
    await touch(number(page, 2));
    await page.locator('[data-testid="number-1"][aria-pressed="true"]').waitFor();
    await touch(pawn(page, 1));
    await seeAtLast(page, { lights: [22, 18, 40, 10, 27, 13] });
  },
  { storage: HIGH.storage },
);
