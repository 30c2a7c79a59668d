import type { Page } from 'playwright-core';

import { atRest, drawn, eventually, pass, passUntil, stillMiddle, touch, touchAt, visit } from './support';
import { withSeed } from './support/prime-climb';
import { begin, lift, plain, press, sitDown, withDeck } from './support/pyramide';

/** A frame, on a clock that is held. */
const FRAME = 50;

interface Look {
  /** A die still rolls. */
  readonly rolls: boolean;
  /** All that can be read on the table: what is drawn, but not to be seen yet, is left out. */
  readonly text: string;
  /** How the cards of the sides look: one of them is filled for whoever plays. */
  readonly cards: readonly string[];
}

/** At one moment. */
const look = (page: Page): Promise<Look> =>
  page.getByTestId('table').evaluate((table) => {
    const texts: string[] = [];
    const read = (element: Element): void => {
      if (getComputedStyle(element).opacity === '0') return;
      for (const node of Array.from(element.childNodes))
        if (node instanceof Text) texts.push(node.data);
        else if (node instanceof Element) read(node);
    };
    read(table);
    return {
      rolls: table.querySelector('[data-testid="rolls"]') !== null,
      text: texts.join(' ').replace(/\s+/g, ' '),
      cards: Array.from(
        table.querySelectorAll('[data-testid^="side-"]'),
        (card) => getComputedStyle(card).backgroundColor,
      ),
    };
  });

/** Until it lies: how it looked in each frame of that, and after it. */
async function watchDie(page: Page): Promise<{ readonly rolled: readonly Look[]; readonly lies: Look }> {
  const rolled: Look[] = [];
  for (;;) {
    const now = await look(page);
    if (!now.rolls) return { rolled, lies: now };
    rolled.push(now);
    await pass(page, FRAME);
  }
}

/** Until the dice have given the stage to the title. */
async function untilTitled(page: Page): Promise<void> {
  while ((await page.getByTestId('die-moment').count()) > 0) await pass(page, FRAME);
}

async function firstTitle(page: Page): Promise<void> {
  await passUntil(page.getByTestId('die-cast'));
  expect((await look(page)).rolls).toBe(true);
}

const TELLS = /DICO|SYNO|SCRIPTO|RÉGLO|désigne|Lisez|Passer|Changer/;

visit(
  'nothing tells whom the die chooses before it lies, and the tap that has seen enough of it presses nothing',
  async (here) => {
    const { page } = here;
    await sitDown(here, { seats: 4, choices: [['Cartes', 'Inouï']] });
    await firstTitle(page);
    const { rolled, lies } = await watchDie(page);
    // It takes a second at least.
    expect(rolled.length).toBeGreaterThan(15);
    expect(rolled.filter(({ text, cards }) => TELLS.test(text) || new Set(cards).size > 1)).toEqual([]);
    expect(new Set(lies.cards).size).toBe(2);
    await pass(page, FRAME);
    expect((await look(page)).text).toMatch(/DICO .*Le dé désigne/);
    // That is read before there is a title, and before anybody is asked to read one.
    await untilTitled(page);
    expect((await look(page)).text).toMatch(
      /DICO .*Le dé désigne .*Lisez le titre.*Changer.*Passer le téléphone/,
    );
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'a tap makes the die lie, and the button that it uncovers is not pressed by it',
  async (here) => {
    const { page } = here;
    await sitDown(here, { seats: 4, choices: [['Cartes', 'Inouï']] });
    await firstTitle(page);
    await touchAt(page, await stillMiddle(page.getByTestId('on')));
    await eventually(async () => {
      await pass(page, 20);
      expect((await look(page)).rolls).toBe(false);
    });
    expect((await look(page)).text).toMatch(/Le dé désigne.*Passer le téléphone/);
    await press(page, 'on');
    await page.getByTestId('cover').waitFor();
  },
  { storage: withDeck, time: 'held' },
);

/** Dice that can be seen, the largest first; and those of which a part is beyond the screen. */
const diceOf = (page: Page): Promise<{ readonly sizes: readonly number[]; readonly beyond: number }> =>
  page.getByTestId('die-moment').evaluate((moment) => {
    const isSeen = (element: Element | null): boolean =>
      element === moment || (getComputedStyle(element!).opacity !== '0' && isSeen(element!.parentElement));
    const boxes = Array.from(moment.querySelectorAll('svg'))
      .filter(isSeen)
      .map((die) => die.getBoundingClientRect());
    return {
      sizes: boxes.map(({ width }) => Math.round(width)).sort((one, other) => other - one),
      beyond: boxes.filter(
        ({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight,
      ).length,
    };
  });

/** With it three are level, and roll again. */
const THREE_LEVEL = 8;

visit(
  'who begins is decided large: the dice have the stage to themselves, and what was level stands under them',
  async (here) => {
    const { page } = here;
    for (const [width, height, least] of [
      [390, 844, 100],
      [320, 568, 70],
      [844, 390, 110],
      [820, 1180, 180],
      [1440, 900, 260],
    ] as const) {
      await page.setViewportSize({ width, height });
      await withSeed(page, THREE_LEVEL);
      await sitDown(here, { seats: 3 });
      await passUntil(page.getByTestId('die-moment').getByText('Égalité : on relance.'));
      await watchDie(page);
      const { sizes, beyond } = await diceOf(page);
      expect([width, beyond]).toEqual([width, 0]);
      expect(sizes.filter((size) => size >= least).length).toBeGreaterThanOrEqual(3);
      expect(sizes.filter((size) => size < least)).toHaveLength(3);
      expect((await look(page)).text).not.toMatch(/«|Lisez/);
      // Then they give the stage to the title, and stand small above it.
      await untilTitled(page);
      expect((await look(page)).text).toMatch(/Léa Tom Mamie Le dé désigne (Léa|Tom|Mamie)\. « .* » Lisez/);
    }
  },
  { time: 'held' },
);

visit(
  'alone with the app too: the title comes when the dice have had their moment',
  async (here) => {
    const { page } = here;
    await sitDown(here, { seats: 1, choices: [['Seul avec l’app', 'Chacun son tour']] });
    await firstTitle(page);
    await watchDie(page);
    await pass(page, FRAME);
    expect((await look(page)).text).toMatch(/Le dé désigne (Léa|Méninges)/);
    expect((await look(page)).text).not.toMatch(/«|Continuer/);
    await untilTitled(page);
    expect((await look(page)).text).toMatch(/Le dé désigne .* « .* » .*Continuer/);
  },
  { time: 'held' },
);

/** What flies and can be seen: words, or a pawn, and how high its middle is. */
const inTheAir = (page: Page): Promise<readonly { readonly text: string; readonly y: number }[]> =>
  page.getByTestId('air').evaluate((air) =>
    Array.from(air.children)
      .filter((one) => Number(getComputedStyle(one).opacity) > 0)
      .map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return { text: one.querySelector('svg') ? 'pawn' : (one.textContent ?? ''), y: top + height / 2 };
      }),
  );

/** The number that is seen on a side's card: of those that it counts along, the one in its window. */
const figureOn = (page: Page, id: string): Promise<string> =>
  page.getByTestId(id).evaluate((card) => {
    const figures = Array.from(card.querySelectorAll('[dir="auto"]')).filter(
      (one) => /^\d+$/.test(one.textContent ?? '') && getComputedStyle(one.parentElement!).opacity !== '0',
    );
    const { top, height } = (
      figures.length > 1 ? figures[0]!.parentElement!.parentElement! : figures[0]!
    ).getBoundingClientRect();
    const middle = top + height / 2;
    const far = (one: Element) => {
      const box = one.getBoundingClientRect();
      return Math.abs(box.top + box.height / 2 - middle);
    };
    return figures.sort((one, other) => far(one) - far(other))[0]!.textContent!;
  });

visit(
  'a riddle that is solved: the answer is there first, its points fly to the pyramid, and the pawn climbs it step by step',
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
    // Three words found, and no brick is left over.
    for (const bet of [1, 1, 11]) {
      await begin(page);
      await press(page, `bet-${bet}`);
      await begin(page);
      await press(page, 'found');
      await press(page, 'next');
    }
    await begin(page);
    await press(page, 'answered');
    await lift(page);
    await press(page, 'right');
    await page.getByTestId('answer').waitFor();
    const seen: { text: string; y: number; at: number }[] = [];
    const papers: number[] = [];
    const scores: string[] = [];
    const steady = await page.getByTestId('side-1').boundingBox();
    for (let at = 0; at < 4500; at += FRAME) {
      seen.push(...(await inTheAir(page)).map((one) => ({ ...one, at })));
      scores.push(await figureOn(page, 'side-0'));
      papers.push(await page.getByTestId('answer').evaluate((paper) => paper.getBoundingClientRect().width));
      await pass(page, FRAME);
    }
    // The score counts up while its points fly, and is there when they have landed; no card moves for it.
    expect(scores[0]).toBe('3');
    expect(scores.at(-1)).toBe('4');
    expect(await page.getByTestId('side-1').boundingBox()).toEqual(steady);
    // The paper pops: it is larger than it is for a moment, and its edges are to be seen all the time.
    const table = (await page.getByTestId('table').boundingBox())!;
    expect(Math.max(...papers)).toBeGreaterThan(1.05 * papers.at(-1)!);
    expect(Math.max(...papers)).toBeLessThanOrEqual(table.width);
    const points = seen.filter(({ text }) => text === '+4');
    const pawn = seen.filter(({ text }) => text === 'pawn');
    const landed = points.at(-1)!;
    // The points come down to the pawn, which has not moved before.
    expect(landed.y).toBeGreaterThan(points[0]!.y);
    const still = pawn.filter(({ at }) => at < landed.at);
    expect(still.length).toBeGreaterThan(5);
    expect(new Set(still.map(({ y }) => Math.round(y))).size).toBe(1);
    // Then it goes up, and never down from one step to the next; it rests on each of four.
    const climbs = pawn.filter(({ at }) => at >= landed.at);
    expect(climbs[0]!.y - climbs.at(-1)!.y).toBeGreaterThan(20);
    expect(climbs.at(-1)!.at - landed.at).toBeGreaterThan(600);
    // It stands where it has come to.
    expect(await inTheAir(page)).toEqual([]);
    expect(plain(await page.getByTestId('pyramid-steps').getAttribute('aria-label'))).toBe(
      'Léa · Mamie : 4 points, Tom · Noé : 0 point',
    );
  },
  { storage: withDeck, time: 'held' },
);

/** What has less room than it needs. */
const cut = (page: Page, ids: RegExp): Promise<readonly (string | null)[]> =>
  page
    .getByTestId(ids)
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2)
        .map((one) => one.textContent),
    );

for (const width of [320, 390])
  visit(
    `long names are whole on the cards and on the cover at ${width}`,
    async (here) => {
      const { page, open } = here;
      await page.setViewportSize({ width, height: width === 320 ? 568 : 844 });
      await open('/setup/pyramide');
      await passUntil(page.getByTestId('start'));
      await touch(page.getByRole('radio', { name: '3', exact: true }).first());
      const names = ['Maximilienne-Charlotte', 'Jo', 'Barthélemy-Alexandre'];
      for (const [seat, name] of names.entries()) await page.getByTestId(`name-${seat}`).fill(name);
      await touch(page.getByRole('radiogroup', { name: 'Qui commence ?' }).getByText(names[0]!));
      await touch(page.getByTestId('start'));
      await passUntil(page.getByTestId('on'));
      await atRest(page, '[data-testid="table"]');
      expect(await cut(page, /^(?:name|role)-of-/)).toEqual([]);
      await press(page, 'on');
      await page.getByTestId('cover').waitFor();
      expect(await cut(page, /^cover-name$/)).toEqual([]);
    },
    { time: 'held' },
  );

for (const [who, names] of [
  ['three', ['Granny', 'Maxence', 'Tom']],
  ['four', ['Granny', 'William', 'Maxence', 'Noé']],
] as const)
  visit(
    `${who} on the smallest phone: every short name and every score is whole`,
    async (here) => {
      const { page, open } = here;
      await page.setViewportSize({ width: 320, height: 568 });
      await open('/setup/pyramide');
      await passUntil(page.getByTestId('start'));
      await touch(page.getByRole('radio', { name: String(names.length), exact: true }).first());
      for (const [seat, name] of names.entries()) await page.getByTestId(`name-${seat}`).fill(name);
      await touch(page.getByTestId('start'));
      await passUntil(page.getByTestId('die-cast'));
      await watchDie(page);
      await drawn(page);
      await atRest(page, '[data-testid="table"]');
      expect(await cut(page, /^(?:name|role)-of-/)).toEqual([]);
      const shown = await page.getByTestId(/^name-of-/).allInnerTexts();
      expect([...shown].sort()).toEqual([...names].sort());
    },
    { time: 'held', language: 'en' },
  );
