import type { Page } from 'playwright-core';

import { enter } from '../../tools/check-a11y/enter';
import { SCENES } from '../../tools/screens/scenes';
import { atRest, eventually, settings, visit } from './support';

const enterLarge = async (page: Page, url: string, name: string): Promise<void> => {
  const scene = SCENES.find((one) => one.name === name)!;
  await enter(page, url, { ...scene, storage: { ...scene.storage, ...settings({ large: true }) } });
  await atRest(page);
};

/** Which of these lie on one another, by their names. */
const onAnother = (page: Page, ids: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const boxes = names.flatMap((name) =>
      Array.from(document.querySelectorAll(`[data-testid="${name}"]`), (one) => ({
        name,
        box: one.getBoundingClientRect(),
      })),
    );
    return boxes.flatMap(({ name, box: a }, nth) =>
      boxes
        .slice(nth + 1)
        .filter(
          ({ box: b }) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        )
        .map((other) => `${name} on ${other.name}`),
    );
  }, ids);

const OF_A_WORD = [
  'head',
  'countdown',
  'hold',
  'outcome',
  'obelisk',
  'found-words',
  'said',
  'missed',
  'found',
];

visit(
  'large, on the smallest phone and in English: nothing lies on anything else while a word is played',
  async ({ page, url }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const name of ['pyramide-clue', 'pyramide-guess', 'pyramide-between', 'pyramide-three']) {
      await enterLarge(page, url, name);
      await eventually(async () =>
        expect({ name, on: await onAnother(page, OF_A_WORD) }).toEqual({ name, on: [] }),
      );
    }
  },
  { motion: 'reduced', language: 'en' },
);

visit(
  'the lesson of who explains, on the smallest phone: the card lies on nothing',
  async ({ page, url }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await enter(
      page,
      url,
      SCENES.find(({ name }) => name === 'pyramide-lesson')!,
    );
    await eventually(async () =>
      expect(await onAnother(page, [...OF_A_WORD, 'lesson-says', 'bet-1'])).toEqual([]),
    );
  },
  { motion: 'reduced', language: 'en' },
);

visit(
  'large: a card that is held lies over its neighbours, and none of them moves',
  async ({ page, url }) => {
    await enterLarge(page, url, 'pyramide-two');
    const places = () =>
      page.evaluate(() =>
        ['head', 'countdown', 'found-words', 'said'].map((id) => {
          const { x, y } = document.querySelector(`[data-testid="${id}"]`)!.getBoundingClientRect();
          return [id, Math.round(x), Math.round(y)];
        }),
      );
    const before = await places();
    await enterLarge(page, url, 'pyramide-two-held');
    await eventually(async () => expect(await places()).toEqual(before));
    // Its lowest words are read, whatever is drawn after it.
    const read = await page.getByTestId('hold').evaluate((card) => {
      const { x, width, bottom } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(x + width / 2, bottom - 12));
    });
    expect(read).toBe(true);
    await page.mouse.up();
  },
  { motion: 'reduced' },
);

visit(
  'large, on the smallest phone and in English: what the children’s line says does not lie on the field',
  async ({ page, url }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const name of ['pytagora-up-and-down', 'pytagora-even-odd']) {
      await enterLarge(page, url, name);
      await eventually(async () =>
        expect({
          name,
          apart: await page.evaluate(() => {
            const field = document.querySelector('[data-testid="field"]')!.getBoundingClientRect();
            const words = Array.from(document.querySelectorAll('[data-testid="line"] [dir="auto"]'));
            const hand = document.querySelector('[data-testid="hand"] svg')!.getBoundingClientRect();
            return (
              Math.min(...words.map((one) => one.getBoundingClientRect().top)) >= field.bottom - 2 &&
              Math.max(...words.map((one) => one.getBoundingClientRect().bottom)) <= hand.top + 4
            );
          }),
        }).toEqual({ name, apart: true }),
      );
    }
  },
  { motion: 'reduced', language: 'en' },
);

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  visit(
    `large, at ${width} × ${height}: a card of Prime Climb is read whole, edge and all`,
    async ({ page, url }) => {
      await page.setViewportSize({ width, height });
      await enterLarge(page, url, 'climb-card');
      await eventually(async () =>
        expect(
          await page.evaluate(() => {
            const card = document.querySelector('[data-testid="card"]')!.getBoundingClientRect();
            const button = document.querySelector('[data-testid="obey"]')!.getBoundingClientRect();
            return card.bottom <= button.top;
          }),
        ).toBe(true),
      );
    },
    { motion: 'reduced', language: 'en' },
  );

visit(
  'large: a lesson of the little ones has pieces no smaller than without it',
  async ({ page, url }) => {
    const sizes: number[] = [];
    for (const large of [false, true]) {
      const scene = SCENES.find(({ name }) => name === 'pytagora-lesson-up-and-down')!;
      await enter(page, url, { ...scene, storage: settings({ large }) });
      await atRest(page);
      sizes.push((await page.getByTestId('hand').locator('svg').first().boundingBox())!.width);
    }
    expect(sizes[1]! / sizes[0]!).toBeGreaterThan(1.2);
  },
  { motion: 'reduced' },
);

visit(
  'with letters of twice the size the word one explains is read, and passing is in reach, while a clue is doubted',
  async ({ page, url }) => {
    await page.addInitScript(() => {
      const set = () => void (document.documentElement.style.fontSize = '200%');
      new MutationObserver(set).observe(document, { childList: true });
    });
    await enter(
      page,
      url,
      SCENES.find(({ name }) => name === 'pyramide-explain')!,
    );
    await atRest(page);
    for (const id of ['word', 'obelisk', 'send', 'insist', 'pass'])
      expect({
        id,
        seen: await page.getByTestId(id).evaluate((one) => {
          one.scrollIntoView({ block: 'center' });
          const { x, y, width, height } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit !== null && (one.contains(hit) || hit.contains(one)) && hit.clientHeight < 300;
        }),
      }).toEqual({ id, seen: true });
  },
  { motion: 'reduced' },
);

visit(
  'on a phone on its side the card that is held is read to its last line, and a lesson’s buttons can be hit',
  async ({ page, url }) => {
    await enter(
      page,
      url,
      SCENES.find(({ name }) => name === 'pyramide-two-held')!,
    );
    await eventually(async () => {
      const { y, height } = (await page.getByTestId('hold').boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(390);
    });
    await page.mouse.up();
    await enter(
      page,
      url,
      SCENES.find(({ name }) => name === 'pytagora-lesson')!,
    );
    await eventually(async () =>
      expect(await onAnother(page, ['main', 'cannot', 'lesson-skip'])).toEqual([]),
    );
  },
  { motion: 'reduced', size: 'landscape' },
);

visit('large on a phone on its side: the sentence is there to be read out', async ({ page, url }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const name of ['pyramide-enigma', 'pyramide-enigma-en']) {
    await enterLarge(page, url, name);
    const sentence = (await page.getByTestId('sentence').boundingBox())!;
    const ready = (await page.getByTestId('ready').boundingBox())!;
    expect([name, sentence.height > 50, sentence.y + sentence.height <= ready.y]).toEqual([name, true, true]);
    expect(ready.y + ready.height).toBeLessThanOrEqual(390);
    expect(await onAnother(page, ['title', 'sentence', 'ready', 'ready-says'])).toEqual([]);
  }
});

visit('large on a phone on its side: the bars of a review are whole', async ({ page, url }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await enterLarge(page, url, 'review');
  await page.getByTestId('review-bars').waitFor();
  await eventually(async () => {
    const { y, height } = (await page.getByTestId('review-bars').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(390);
  });
});

visit('large: what an operation leads to is whole on its button', async ({ page, url }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await enterLarge(page, url, 'climb-keepers');
    const beyond = await page.getByTestId(/^operation-/).evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { left, right } = button.getBoundingClientRect();
        return Array.from(button.querySelectorAll('svg'), (ring) => {
          const box = ring.getBoundingClientRect();
          return { wanted: Number(ring.getAttribute('width')), box };
        }).flatMap(({ wanted, box }) =>
          // Squeezed, a ring is cut where it has no room.
          box.width < wanted - 0.5 || box.left < left || box.right > right
            ? [`${box.width} of ${wanted}`]
            : [],
        );
      }),
    );
    expect([width, await page.getByTestId(/^operation-/).count(), beyond]).toEqual([width, 4, []]);
  }
});
