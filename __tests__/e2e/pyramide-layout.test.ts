import type { Page } from 'playwright-core';

import { atRest, drawn, holdTime, pass, passUntil, settings, stillMiddle, touch, visit } from './support';
import { begin, sitDown } from './support/pyramide';
import { STAGES } from './support/pyramide-stages';

const SCREENS = {
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 820, height: 1180 },
  'a desktop': { width: 1440, height: 900 },
  'the smallest phone': { width: 320, height: 568 },
} as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is left of a page where a keyboard stands on a phone. */
const OVER_A_KEYBOARD = {
  'the smallest phone over its keyboard': { width: 320, height: 330 },
  'a phone over its keyboard': { width: 390, height: 470 },
} as const;

/** All that is read or pressed, where it really is. */
const parts = (page: Page): Promise<readonly (Box & { name: string; button: boolean })[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        [
          'strip',
          'head',
          'title',
          'countdown',
          'outcome',
          'hold',
          'obelisk',
          'pyramid-steps',
          'sentence',
          'found-words',
          'word-marks',
          'ready-says',
          'answer',
          'brought',
          'crowned',
          'word',
          'word-input',
        ]
          .map((id) => `[data-testid="${id}"]`)
          .concat('[data-testid="line"] > *', '[data-testid="table"] [role="list"]')
          .concat('[data-testid="table"] [role="button"]', '[data-testid="table"] button')
          .join(', '),
      ),
      (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const name =
          element.getAttribute('data-testid') ?? element.getAttribute('aria-label') ?? element.textContent;
        return {
          name: name ?? '',
          button: element.matches('[role="button"], button'),
          left,
          right,
          top,
          bottom,
        };
      },
    ).filter(({ left, right, top, bottom }) => right > left && bottom > top),
  );

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

const BIG = /^(found|missed|right|wrong|nobody|said-by-)/;

async function faults(page: Page): Promise<readonly string[]> {
  const { width, height } = page.viewportSize()!;
  const boxes = await parts(page);
  return [
    ...boxes
      .filter(
        ({ left, top, right, bottom }) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1,
      )
      .map(({ name, top, bottom }) => `${name} sticks out: ${Math.round(top)} to ${Math.round(bottom)}`),
    ...boxes.flatMap((one, nth) =>
      boxes
        .slice(nth + 1)
        .flatMap((other) => (overlap(one, other) ? [`${one.name} lies on ${other.name}`] : [])),
    ),
    ...boxes
      .filter(({ button, left, right, top, bottom }) => button && Math.min(right - left, bottom - top) < 43.5)
      .map(({ name, top, bottom }) => `${name} is ${Math.round(bottom - top)} high`),
    ...boxes
      .filter(({ button, name, top, bottom }) => button && BIG.test(name) && bottom - top < 72)
      .map(({ name, top, bottom }) => `${name} is only ${Math.round(bottom - top)} high`),
  ];
}

/** Words that need more room than they have; what is only heard has none. */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-testid="table"] [dir="auto"]'))
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          !element.closest('[role="listitem"], [data-testid="countdown"]') &&
          (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2),
      )
      .map((element) => `${element.textContent} is clipped`),
  );

/**
 * All that the table tells, by whatever words: what is read, and what a sign without words is called. How many seconds are left is
 * another thing at every moment.
 */
const told = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = new Set<string>();
    const note = (text: string) => all.add(text.replace(/\s+/g, ' ').trim());
    const look = (node: Node): void => {
      if (node instanceof Element) {
        const label = node.getAttribute('aria-label');
        if (node.getAttribute('role') === 'timer') return void note((label ?? '').replace(/\s*:.*/, ''));
        if (label) note(label);
        const named = label && /button|img|listitem/.test(node.getAttribute('role') ?? node.tagName);
        if (named || node.getAttribute('aria-hidden') === 'true') return;
      }
      if (node instanceof Text) return void note(node.data);
      node.childNodes.forEach(look);
    };
    look(document.querySelector('[data-testid="table"]')!);
    document
      .querySelectorAll('[data-testid^="role-of-"]')
      .forEach((role) => note(`role ${role.textContent}`));
    return [...all].filter(Boolean).sort();
  });

/** At least so large is a sentence of thirty-five words while it is read out. */
const LEAST: Readonly<Partial<Record<keyof typeof SCREENS, number>>> = {
  'a phone': 24,
  'a tablet': 56,
  'a desktop': 64,
};

/** How large the words of the sentence are, in points; blanks have one width, whatever they hide. */
const sentence = (page: Page): Promise<{ size: number; blanks: number; words: number }> =>
  page.getByTestId('sentence').evaluate((element) => {
    const text = Array.from(element.querySelectorAll<HTMLElement>('[dir="auto"]'));
    const boxes = Array.from(element.querySelectorAll<HTMLElement>('div')).filter(
      (one) => getComputedStyle(one).borderTopStyle === 'dashed',
    );
    return {
      size: Math.min(...text.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
      blanks: new Set(boxes.map((one) => Math.round(one.getBoundingClientRect().width))).size,
      words: element.childElementCount,
    };
  });

/** Longer than anything takes to be measured. */
const SETTLED = 500;

/** The table in a window of another size, once it is laid anew. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => innerWidth === width, size);
  await drawn(page);
  await atRest(page, '[data-testid="table"]');
}

for (const { name: phase, known, held = false } of STAGES)
  visit(
    `${phase}: nothing overlaps, sticks out, is clipped or too small`,
    async ({ page, open }) => {
      // The clock of a stage would run out while five screens are looked at.
      await holdTime(page);
      const seen: Record<string, readonly string[]> = {};
      const tells: Record<string, readonly string[]> = {};
      await open(known.path);
      await passUntil(page.locator('[data-testid="cover"], [data-testid="table"]'));
      if ((await page.getByTestId('cover').count()) > 0) await touch(page.getByTestId('show'));
      const waits = (await page.getByTestId('ready').count()) > 0;
      for (const asked of waits ? [true, false] : [false])
        for (const [name, size] of Object.entries(SCREENS)) {
          const screen = asked ? `${name}, before time begins` : name;
          await resize(page, size);
          if (waits && !asked) await begin(page);
          if (held) {
            const card = await stillMiddle(page.getByTestId('hold'));
            await page.mouse.move(card.x, card.y);
            await page.mouse.down();
            await passUntil(page.locator('[data-testid="hold"][aria-expanded="true"]'));
          }
          const wrong = [...(await faults(page)), ...(await clipped(page))]
            // Where room is short a card that is held lies over its neighbours, as lifted cards do.
            .filter((fault) => !(held && /^hold lies on|lies on hold$/.test(fault)));
          // Whatever the screen, everybody is told the same.
          const now = await told(page);
          const before = (tells[asked ? 'before' : 'after'] ??= now);
          expect(now.length).toBeGreaterThan(4);
          expect({ screen, told: now }).toEqual({ screen, told: before });
          if (held) await page.mouse.up();
          if (phase === 'the enigma' && asked) {
            const { size: points, blanks } = await sentence(page);
            const least = LEAST[name as keyof typeof SCREENS] ?? 0;
            if (points < least) wrong.push(`the sentence is set in ${points}, not ${least}`);
            if (blanks > 1) wrong.push('the blanks differ');
          }
          if (wrong.length > 0) seen[screen] = wrong;
        }
      expect(seen).toEqual({});
    },
    { storage: known.storage, time: 'held' },
  );

const LONG_NAMES = { Léa: 'Maximilienne-Charlotte', Mamie: 'Barthélemy-Alexandre' };
const stage = (wanted: string) => STAGES.find(({ name }) => name === wanted)!.known;
const decided = stage('a title of ping-pong');
const contested = stage('a clue among three');
const withLongNames = (storage: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(storage).map(([key, kept]) => [
      key,
      Object.entries(LONG_NAMES).reduce(
        (text, [short, long]) => text.replace(`"name":"${short}"`, `"name":"${long}"`),
        kept,
      ),
    ]),
  );

visit(
  'with long names the dice that decide and the title they lead to are whole on the smallest phone',
  async ({ page, open }) => {
    const size = SCREENS['the smallest phone'];
    await page.setViewportSize(size);
    await open(decided.path);
    await passUntil(page.getByTestId('on'));
    await pass(page, SETTLED);
    await atRest(page, '[data-testid="table"]');
    expect(await faults(page)).toEqual([]);
    const cast = page.getByTestId('die-cast');
    for (const die of await cast.locator('svg').all()) {
      const { x, width } = (await die.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
    }
    const above = (await cast.boundingBox())!;
    const title = (await page.getByTestId('title').boundingBox())!;
    const below = (await page.getByTestId('line').boundingBox())!;
    expect(title.y).toBeGreaterThanOrEqual(above.y + above.height);
    expect(title.y + title.height).toBeLessThanOrEqual(below.y);
  },
  {
    storage: withLongNames(decided.storage),
    time: 'held',
  },
);

/** Parts of words that are broken somewhere else than after a space or a hyphen. */
const broken = (page: Page): Promise<readonly string[]> =>
  page.getByTestId(/^found-\d$/).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const text = button.querySelector('[dir="auto"]')!.firstChild as Text;
      return [...text.data.matchAll(/[^\s-]+-?/g)].flatMap(({ 0: part, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        const { left, right } = range.getBoundingClientRect();
        const box = button.getBoundingClientRect();
        return range.getClientRects().length > 1 || left < box.left || right > box.right ? [part] : [];
      });
    }),
  );

visit(
  'whose word it was is asked in whole names, however long they are',
  async ({ page, open }) => {
    await open(contested.path);
    await passUntil(page.getByTestId('show'));
    await touch(page.getByTestId('show'));
    await passUntil(page.getByTestId('table'));
    await begin(page);
    for (const [screen, size] of Object.entries(SCREENS)) {
      await resize(page, size);
      await pass(page, SETTLED);
      expect({ screen, broken: await broken(page) }).toEqual({ screen, broken: [] });
    }
  },
  { storage: withLongNames(contested.storage), time: 'held' },
);

/** As long a sentence as decks allow, whichever riddle is drawn. */
const LONG_DECK = {
  'meninges/decks/long': `deck: Long
language: fr
age: standard

card
${['parapluie', 'parasol', 'pébroc']
  .map(
    (answer) => `? Compagnon des mauvais jours : ${answer.length}
Ouvert au *salon*, il porte *malheur* ; dehors, il aime se *retourner* contre son maître ; Cherbourg lui doit un film, et il reste *abandonné* dans tous les trains du pays à la première *éclaircie*.
= le ${answer}`,
  )
  .join('\n')}
+ arc-en-ciel
`,
};

for (const mode of ['Vous devinez', 'Vous expliquez'] as const)
  visit(
    `alone, ${mode}: nothing overlaps, sticks out, is clipped or too small`,
    async (here) => {
      const { page } = here;
      await sitDown(here, {
        seats: 1,
        choices: [
          ['Cartes', 'Long'],
          ['Seul avec l’app', mode],
          ['Sablier', '60 s'],
        ],
      });
      await touch(page.getByTestId('on'));
      await begin(page);
      if (mode === 'Vous expliquez') {
        await touch(page.getByTestId('bet-3'));
        await page.getByTestId('word-input').fill('grande route');
        await touch(page.getByTestId('send'));
        await passUntil(page.getByTestId('insist'));
      } else await passUntil(page.getByTestId('word-input'));
      const seen: Record<string, readonly string[]> = {};
      for (const [screen, size] of Object.entries({ ...SCREENS, ...OVER_A_KEYBOARD })) {
        await resize(page, size);
        const wrong = [...(await faults(page)), ...(await clipped(page))];
        // What one plays with is large, and where one types is whole, whatever is left of the screen.
        const hero = page.getByTestId(mode === 'Vous devinez' ? 'clue-0' : 'word');
        const points = await hero.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
        if (points < 26) wrong.push(`${mode}: set in ${points}`);
        const field = (await page.getByTestId('word-input').boundingBox())!;
        if (field.height < 50 || field.y + field.height > size.height) wrong.push('the field is cut');
        if (wrong.length > 0) seen[screen] = wrong;
      }
      if (mode === 'Vous devinez') {
        // The enigma too is read and answered over a keyboard: the sentence and the field are whole.
        const stop = page.getByTestId('sentence');
        let second = false;
        while ((await stop.count()) === 0) {
          // A second clue, with the one before it and what came of that.
          if (!second && (await page.getByTestId('clue-1').count()) > 0) {
            second = true;
            for (const [screen, size] of Object.entries(OVER_A_KEYBOARD)) {
              await resize(page, size);
              const wrong = await faults(page);
              if (wrong.length > 0) seen[`${screen}, a second clue`] = wrong;
            }
          }
          await touch(page.locator('[data-testid="pass"], [data-testid="next"]').first());
          await passUntil(page.locator('[data-testid="pass"], [data-testid="next"], [data-testid="ready"]'));
          await begin(page);
        }
        expect(second).toBe(true);
        for (const [screen, size] of Object.entries({ ...SCREENS, ...OVER_A_KEYBOARD })) {
          await resize(page, size);
          // Its type is found by measuring, more than once where room is short.
          await pass(page, SETTLED);
          await drawn(page);
          const wrong = [...(await faults(page)), ...(await clipped(page))];
          const field = (await page.getByTestId('word-input').boundingBox())!;
          if (field.height < 50 || field.y + field.height > size.height) wrong.push('the field is cut');
          const least = LEAST[screen as keyof typeof SCREENS] ?? 12;
          const { size: points } = await sentence(page);
          if (points < least) wrong.push(`the sentence is set in ${points}, not ${least}`);
          const whole = await page
            .getByTestId('sentence')
            .evaluate((one) => one.scrollHeight <= one.parentElement!.parentElement!.clientHeight + 1);
          if (!whole) wrong.push('the sentence is cut');
          if (wrong.length > 0) seen[`${screen}, the enigma`] = wrong;
        }
        await touch(page.getByTestId('pass'));
        await passUntil(page.getByTestId('answer'));
        for (const [screen, size] of Object.entries({ ...SCREENS, ...OVER_A_KEYBOARD })) {
          await resize(page, size);
          await pass(page, SETTLED);
          const wrong = [...(await faults(page)), ...(await clipped(page))];
          if (wrong.length > 0) seen[`${screen}, its points`] = wrong;
        }
      }
      // Nobody else is there to be spoken of.
      expect(await page.locator('body').innerText()).not.toMatch(/[Ll]a table/);
      expect(seen).toEqual({});
    },
    { storage: { ...LONG_DECK, ...settings({ pace: 'instant' }) }, time: 'held' },
  );
