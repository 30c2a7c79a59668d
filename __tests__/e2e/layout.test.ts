import type { Page } from 'playwright-core';

import {
  atRest,
  card,
  cellAt,
  eventually,
  line,
  onShelf,
  stillMiddle,
  type Story,
  touch,
  visit,
} from './support';

const LONG = [
  'Anne-Charlotte de Montfo',
  'Maximilien Barthélemy Ro',
  'Wilhelmina Konstantinope',
  'Bartholomäus Schwarzenbe',
  'Éléonore-Joséphine Beauh',
  'Grand-papa Théodore Fran',
];
const PAIR = [
  ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
  ['11+13', '4+7', '35+2', '55-13', '24-17'],
];
const SIX = [
  ...PAIR.map((hand) => hand.slice(0, 4)),
  ['1+1', '2+3', '3+3', '2+5'],
  ['2+1', '9-6', '12+3', '8+8'],
  ['13+4', '29-12', '20-2', '17+2'],
  ['18+2', '36-16', '11+10', '16+6'],
];
const sit = (count: number) => LONG.slice(0, count).map((name) => ({ name }));

/** Everybody has played once, so that there is something to tell and every pile has a card. */
const TABLES = {
  two: onShelf({
    seats: sit(2),
    hands: PAIR,
    moves: [
      [0, { type: 'play', card: '34-13', cell: 25 }],
      [0, { type: 'draw' }],
      [1, { type: 'play', card: '11+13', cell: 35 }],
      [1, { type: 'draw' }],
    ],
  }),
  six: onShelf({
    seats: sit(6),
    hands: SIX,
    config: { teams: 3 },
    moves: (
      [
        ['34-13', 25],
        ['11+13', 35],
        ['1+1', 1],
        ['2+1', 45],
        ['13+4', 33],
        ['18+2', 4],
      ] as const
    ).flatMap(([played, cell], seat) => [
      [seat, { type: 'play', card: played, cell }] as const,
      [seat, { type: 'draw' }] as const,
    ]),
  }),
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The parts of the table, where they really are; a part that is not there is left out. */
const parts = (page: Page): Promise<Record<string, Box>> =>
  page.evaluate(() => {
    const boxes: Record<string, { left: number; top: number; right: number; bottom: number }> = {};
    const places = {
      seats: '[role="list"]',
      menu: '[data-testid="menu"]',
      board: '[data-testid="board"]',
      line: '[data-testid="line"]',
      piles: '[data-testid="piles"]',
      hand: '[data-testid="hand"]',
      other: '[data-testid="dead"], [data-testid="take-back"]',
      main: '[data-testid="main"]',
    };
    for (const [name, selector] of Object.entries(places)) {
      const element = document.querySelector(selector);
      if (!element) continue;
      // What sticks out of a part counts as the part: a row of piles that is too wide, a sentence that is too long.
      const inside = [element, ...Array.from(element.querySelectorAll('*'))]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      boxes[name] = {
        left: Math.min(...inside.map(({ left }) => left)),
        top: Math.min(...inside.map(({ top }) => top)),
        right: Math.max(...inside.map(({ right }) => right)),
        bottom: Math.max(...inside.map(({ bottom }) => bottom)),
      };
    }
    return boxes;
  });

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

async function faults(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const boxes = Object.entries(await parts(page));
  const outside = boxes
    .filter(
      ([, { left, top, right, bottom }]) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1,
    )
    .map(([name, box]) => `${name} sticks out of the screen: ${JSON.stringify(box)}`);
  const over = boxes.flatMap(([name, box], index) =>
    boxes
      .slice(index + 1)
      .filter(([, other]) => overlap(box, other))
      .map(([other]) => `${name} and ${other} overlap`),
  );
  return [...outside, ...over, ...(await clipped(page))];
}

/** Looked at once nothing moves any more. */
async function fits(page: Page, at: string): Promise<void> {
  await atRest(page);
  await eventually(async () => expect({ at, faults: await faults(page) }).toEqual({ at, faults: [] }));
}

/**
 * Words of which a part cannot be read; what is only heard has no room at all. Two things may end in dots, because the cover has them in full: a long name in the
 * strip, and what others did.
 */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-testid="table"] *'))
      .filter((element) => element.childElementCount === 0 && (element.textContent ?? '').trim() !== '')
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => {
        const name = element.closest('[role="list"]') !== null && !/\d/.test(element.textContent ?? '');
        const others = element.matches('[data-testid="line"] > * > :not(:last-child)');
        return !name && !others;
      })
      .map((element) => `"${element.textContent}" does not fit`),
  );

/** The rows of what others did; more than there is room for, if they are cut. */
const toldRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const told = document.querySelector('[data-testid="replay"]')?.firstElementChild;
    if (!told) return 0;
    const cut = told.scrollHeight > told.clientHeight + 1;
    return cut
      ? Infinity
      : Math.round(told.clientHeight / Number.parseFloat(getComputedStyle(told).lineHeight));
  });

const SCREENS = {
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 1024, height: 1366 },
  'a tablet on its side': { width: 1366, height: 1024 },
  'the smallest phone': { width: 320, height: 568 },
} as const;

for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const [count, game] of Object.entries(TABLES)) {
    const story: Story = async ({ page, open }) => {
      await page.setViewportSize(viewport);
      await open(game.path);
      await stillMiddle(page.getByTestId('show'));
      const button = (await page.getByTestId('show').boundingBox())!;
      expect(button.y + button.height).toBeLessThanOrEqual(viewport.height);
      await touch(page.getByTestId('show'));
      await page.getByTestId('hand').waitFor();
      await fits(page, 'the start');
      // A large screen has a row for each of the five others.
      expect(await toldRows(page)).toBeLessThanOrEqual(
        viewport.width < 400 ? 3 : viewport.width < 1000 ? 4 : 5,
      );
      await touch(card(page, '21 plus 4'));
      await line(page).getByText('21 + 4 : combien').waitFor();
      await fits(page, 'a choice');
      await touch(cellAt(page, 35));
      await line(page).getByText('Cette case a déjà un jeton.').waitFor();
      await touch(cellAt(page, 24));
      await line(page).getByText('cette case dit 9').waitFor();
      await fits(page, 'a refusal');
      await touch(cellAt(page, 23));
      await line(page).getByText('Piochez').waitFor();
      await fits(page, 'the draw');
    };
    visit(`nothing overlaps or sticks out on ${screen} with ${count} long names`, story, {
      storage: game.storage,
    });
  }
}

/** What is printed nearer to the edge of a card than this touches it, to an eye at arm's length. */
const CLEAR = 7;

/** What is printed on the cards of hand and piles, measured letter by letter against the edge of its card. */
const crampedCards = (page: Page): Promise<string[]> =>
  page.evaluate((clear) => {
    const cards = document.querySelectorAll('[data-testid="hand"] [role="radio"], [data-testid="piles"] *');
    return Array.from(cards).flatMap((card) => {
      const printed = card.firstElementChild;
      if (card.childElementCount !== 1 || !printed || !/\d\s*[+−]/.test(printed.textContent ?? '')) return [];
      if (printed.childElementCount > 0) return [];
      const range = document.createRange();
      range.selectNodeContents(printed);
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const edge = Number.parseFloat(getComputedStyle(card).borderLeftWidth);
      const gaps = Array.from(range.getClientRects()).flatMap((text) => [
        text.left - left,
        right - text.right,
      ]);
      const sides = Math.min(...gaps);
      const whole = printed.getBoundingClientRect();
      const ends = Math.min(whole.top - top, bottom - whole.bottom) - edge;
      return sides < clear || ends < -0.5 ? [`${printed.textContent}: ${sides} beside, ${ends} above`] : [];
    });
  }, CLEAR);

const WIDE_SUMS = onShelf({
  id: 'wide',
  seats: sit(2),
  hands: [
    ['29+14', '34-13', '55-13', '27+15', '11+13'],
    ['54-14', '28+12', '36-16', '24-17', '29-12'],
  ],
  moves: [
    [0, { type: 'play', card: '34-13', cell: 25 }],
    [0, { type: 'draw' }],
    [1, { type: 'play', card: '28+12', cell: 44 }],
    [1, { type: 'draw' }],
  ],
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  visit(
    `on ${viewport.width} × ${viewport.height} no sum touches the edge of its card`,
    async ({ page, open }) => {
      await page.setViewportSize(viewport);
      await open(WIDE_SUMS.path);
      await touch(page.getByTestId('show'));
      await atRest(page);
      const wide = page.getByTestId('card-29+14');
      await eventually(async () => expect(await crampedCards(page)).toEqual([]));
      await touch(wide);
      await eventually(async () => expect(await crampedCards(page)).toEqual([]));
      expect(await wide.textContent()).toMatch(/^29\s?\+14$/);
    },
    { storage: WIDE_SUMS.storage },
  );
}

/** Which words reach into the picture beside them, on the boxes of the shelf. */
const intoPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-testid^="box-"]')).flatMap((box) => {
      const picture = box.querySelector('svg');
      const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (picture && walk.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const room = picture.getBoundingClientRect().left - range.getBoundingClientRect().right;
        if (room < 4) words.push(`${walk.currentNode.textContent}: ${Math.round(room)}`);
      }
      return words;
    }),
  );

visit('on every tablet the names on the boxes stay beside their pictures', async ({ page, open }) => {
  for (const [width, height] of [
    [700, 1000],
    [768, 1024],
    [810, 1440],
    [1032, 1376],
    [1366, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open('/');
    await page.getByTestId('box-pyramide').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect({ width, words: await intoPictures(page) }).toEqual({ width, words: [] });
  }
});

visit(
  'on a phone a thumb can hit every cell and every button',
  async ({ page, open }) => {
    await open(TABLES.six.path);
    await touch(page.getByTestId('show'));
    await page.getByTestId('hand').waitFor();
    await atRest(page);
    const small = await page.evaluate(() =>
      Array.from(document.querySelectorAll('[role="gridcell"], [role="button"], [role="radio"]')).flatMap(
        (element) => {
          const { width, height } = element.getBoundingClientRect();
          const least = element.getAttribute('role') === 'gridcell' ? 36 : 44;
          const name = element.getAttribute('aria-label') ?? element.textContent;
          return Math.min(width, height) < least ? [`${name}: ${width} × ${height}`] : [];
        },
      ),
    );
    expect(small).toEqual([]);
  },
  { storage: TABLES.six.storage },
);

visit(
  'no screen is wider than the smallest phone',
  async ({ page, open }) => {
    await page.setViewportSize(SCREENS['the smallest phone']);
    const paths = [
      '/',
      '/setup/sequence-numbers',
      '/rules/sequence-numbers',
      '/settings',
      '/history',
      '/about',
    ];
    for (const path of paths) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await atRest(page);
      const wide = await page.evaluate(() =>
        Array.from(document.querySelectorAll('body *')).flatMap((element) =>
          element.getBoundingClientRect().right > innerWidth + 1 ? [element.textContent?.slice(0, 40)] : [],
        ),
      );
      expect({ path, wide }).toEqual({ path, wide: [] });
    }
  },
  { storage: { ...TABLES.six.storage } },
);
