import type { Page } from 'playwright-core';

import { keptGame } from '../../tools/screens/shelf';
import { atRest, onShelf, touch, visit } from './support';

const LONG = 'Maximilienne-Charlotte';
const NAMES = ['Léa', LONG, 'Mamie', 'Noé', 'Inès', 'Basile'];
const HANDS = [
  ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
  ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ['9+3', '40-3', '18+8', '24-11', '2+5'],
  ['2+1', '9-6', '12+3', '8+8'],
  ['13+4', '29-12', '20-2', '17+2'],
  ['18+2', '36-16', '11+10', '16+6'],
];
const CARDS: Readonly<Record<number, number>> = { 2: 5, 3: 5, 4: 4, 6: 4 };

const sat = (count: number, teams?: 3) =>
  onShelf({
    id: `${count}-${teams ?? 2}`,
    seats: NAMES.slice(0, count).map((name) => ({ name })),
    hands: HANDS.slice(0, count).map((hand) => hand.slice(0, CARDS[count])),
    ...(teams ? { config: { teams, target: 1 } } : {}),
  });
const TABLES = [sat(2), sat(3), sat(4), sat(6), sat(6, 3)];
const SCREENS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
  { width: 844, height: 390 },
];

interface Cramped {
  readonly cut: string[];
  readonly outside: string[];
  /** Initials, from left to right. */
  readonly faces: string;
}

/** Names of the strip that do not stand whole, whatever of it reaches under another thing or out of its badge, and who has a face. */
const cramped = (page: Page): Promise<Cramped> =>
  page.getByTestId('scores').evaluate((strip) => {
    const names = Array.from(strip.querySelectorAll<HTMLElement>('[data-testid^="name-"]'));
    // Lines stand closer than the letters of all languages would need: a line more than there is room for is cut.
    const cut = names.filter(
      (name) =>
        name.scrollWidth > name.clientWidth ||
        name.scrollHeight > name.clientHeight + parseFloat(getComputedStyle(name).fontSize) / 2,
    );
    const badges = Array.from(strip.querySelectorAll('[role="listitem"]'));
    const right = document.querySelector('[data-testid="hint"]')!.getBoundingClientRect().left;
    const outside = badges.flatMap((badge) => {
      const room = badge.getBoundingClientRect();
      const texts = Array.from(badge.querySelectorAll('*')).filter(
        (element) => element.childElementCount === 0 && element.textContent !== '',
      );
      return texts.filter((text) => {
        const at = text.getBoundingClientRect();
        return (
          at.left < room.left - 1 || at.right > Math.min(room.right, right) + 1 || at.bottom > room.bottom + 1
        );
      });
    });
    const faces = Array.from(strip.querySelectorAll('[aria-hidden="true"]'), ({ textContent }) => textContent)
      .filter((text) => text?.length === 1 && /\p{L}/u.test(text))
      .join('');
    const said = (all: readonly Element[]) => all.map(({ textContent }) => textContent ?? '');
    return { cut: said(cut), outside: said(outside), faces };
  });

for (const viewport of SCREENS)
  visit(
    `on ${viewport.width} × ${viewport.height} a team has one badge and one score, and no name is ever cut`,
    async ({ page, open }) => {
      await page.setViewportSize(viewport);
      for (const table of TABLES) {
        await open(table.path);
        await touch(page.getByTestId('show'));
        await page.getByTestId('hand').waitFor();
        await atRest(page, '[data-testid="scores"]');
        const { seats } = table.kept.saved;
        const teams = await page.getByTestId('team').count();
        expect(teams).toBe(seats.length > 3 ? (table.id.endsWith('3') ? 3 : 2) : 0);
        expect(await page.getByTestId('scores').getByRole('listitem').count()).toBe(teams || seats.length);
        const { cut, outside, faces } = await cramped(page);
        expect([table.id, cut, outside]).toEqual([table.id, [], []]);
        expect([...faces].sort().join('')).toBe(
          seats
            .map(({ name }) => name[0])
            .sort()
            .join(''),
        );
      }
      // What they count is told, once for each team.
      await touch(page.getByTestId('scores'));
      await page.getByTestId('counts').waitFor();
      expect(await page.getByTestId('party').count()).toBe(3);
    },
    { storage: Object.assign({}, ...TABLES.map(({ storage }) => storage)) as Record<string, string> },
  );

const [[CLIMBED, climbing]] = Object.entries(
  keptGame('climbing', { game: 'prime-climb', seats: 4, seed: 5, until: ({ log }) => log.length > 20 }),
) as [[string, string]];

visit(
  'four by themselves: the long name shrinks or is broken, and none is cut',
  async ({ page, open }) => {
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      await open('/table/climbing');
      await page.getByTestId('show').or(page.getByTestId('board')).first().waitFor();
      if (await page.getByTestId('show').count()) await touch(page.getByTestId('show'));
      await page.getByTestId('board').waitFor();
      await atRest(page, '[data-testid="scores"]');
      const { cut, outside } = await cramped(page);
      expect([viewport.width, cut, outside]).toEqual([viewport.width, [], []]);
      const whole = (await page.getByTestId('name-0').textContent())!.replace(/\s/g, '');
      expect(whole).toBe(LONG);
    }
  },
  { storage: { [CLIMBED]: climbing.replaceAll('"Léa"', `"${LONG}"`) } },
);

for (const [language, four, teams] of [
  ['fr', '4', 'Équipes'],
  ['en', '4', 'Teams'],
] as const)
  visit(
    `the set-up says in ${language} that four play in teams, and who with whom`,
    async ({ page, open }) => {
      await open('/setup/sequence-numbers');
      await touch(page.getByRole('radio', { name: four, exact: true }));
      await page.getByText(teams, { exact: true }).waitFor();
      await page
        .getByText(/^\S+ · \S+$/)
        .first()
        .waitFor();
    },
    { language },
  );
