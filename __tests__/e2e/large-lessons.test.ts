import type { Page } from 'playwright-core';

import { ALARM } from '../../src/games/pyramide/table/lessonRiddles';
import type { Face } from '../../src/games/pytagora/rules';
import { atRest, card, cellAt, drag, main, settings, stillMiddle, touch, touchAt, visit } from './support';
import { boardAtRest, operation, pawn, takeUp } from './support/prime-climb';
import { comeToRest, draftAt, dragTo, inRack, spotOnScreen, tapTwice } from './support/pytagora';

type Step = (page: Page) => Promise<unknown>;

const tapOn =
  (...ids: readonly string[]): Step =>
  async (page) => {
    for (const id of ids) await touch(page.getByTestId(id));
  };

/** Where the page is pushed along, back to the board. */
const toTheTop = (page: Page): Promise<void> =>
  page.getByTestId('table-page').evaluate((around) => around.scrollTo(0, 0));

/** The first piece goes on a cell that is seen, the others follow it. */
const lay =
  (faces: string): Step =>
  async (page) => {
    const [first, ...others] = [...faces] as Face[];
    const at = { x: -2, y: 0 };
    await touch(inRack(page, first!));
    await toTheTop(page);
    await touchAt(page, await spotOnScreen(page, at));
    await draftAt(page, at).waitFor();
    for (const face of others) {
      const laid = await page.locator('[data-testid^="draft-"]').count();
      const shared = face === '=' && (await inRack(page, face).count()) === 0;
      await touch(shared ? page.getByTestId('shared') : inRack(page, face));
      await page.locator('[data-testid^="draft-"]').nth(laid).waitFor();
    }
    await touch(main(page));
  };

/** Each piece is dragged to its own cell, across what lies there; where that is out of sight a finger moves the table first. */
const cross: Step = async (page) => {
  for (const [face, y] of [
    ['5', -2],
    ['+', -1],
    ['=', 1],
    ['8', 2],
  ] as const)
    await dragTo(page, { x: 2, y, face, from: 'hand' });
  await touch(main(page));
};

const digit =
  (name: string): Step =>
  async (page) =>
    touch(
      page
        .getByTestId('hand')
        .getByRole('button', { name: `chiffre ${name}`, exact: true })
        .first(),
    );
const carried: Step = async (page) =>
  drag(
    page,
    page.getByTestId('hand').getByRole('button', { name: 'chiffre 8', exact: true }).first(),
    page.getByTestId('glow-0'),
    { beforeRelease: comeToRest },
  );

/** The board is seen whole first: what a card leads to may lie beside its window. */
const plays =
  (held: string, cell: number): Step =>
  async (page) => {
    await touch(card(page, held));
    if ((await page.getByTestId('fit').count()) > 0) await touch(page.getByTestId('fit'));
    await comeToRest();
    await touch(cellAt(page, cell));
  };

/** A pawn may stand beside the window that the board is seen through: two taps show all of it. */
async function choosePawn(page: Page, which: 0 | 1): Promise<void> {
  if ((await pawn(page, which).getAttribute('aria-pressed')) === 'true') return;
  await toTheTop(page);
  await boardAtRest(page);
  const inSight = await pawn(page, which).evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  if (!inSight) {
    await tapTwice(page, await stillMiddle(page.getByTestId('board')));
    await boardAtRest(page);
  }
  await touch(pawn(page, which));
}

const uses =
  (number: number, sign: '+' | '-' | '×' | '÷', which: 0 | 1 = 0): Step =>
  async (page) => {
    await takeUp(page, number);
    await choosePawn(page, which);
    await touch(operation(page, sign));
  };

const types =
  (word: string): Step =>
  async (page) => {
    await page.getByTestId('word-input').fill(word);
    await touch(page.getByTestId('send'));
  };

const LESSONS: Readonly<Record<string, readonly Step[]>> = {
  'pytagora/classic': [
    lay('7*3=21'),
    cross,
    lay('2+3*4=14'),
    lay('8/1*5=40'),
    lay('9-4=5'),
    tapOn('cannot', 'swap'),
  ],
  'pytagora/up-and-down': [digit('1'), carried, tapOn('bag'), digit('5'), digit('1')],
  'sequence-numbers/first-steps': [
    plays('6 plus 3', 24),
    tapOn('main'),
    plays('2 plus 1', 45),
    plays('36 moins 16', 4),
    plays('Plus', 45),
    plays('Moins', 42),
    async (page) => {
      await touch(card(page, '9 plus 3'));
      await touch(page.getByTestId('dead'));
    },
  ],
  'prime-climb/first-steps': [
    tapOn('roll'),
    uses(6, '+'),
    uses(3, '-'),
    uses(9, '×'),
    uses(4, '+'),
    tapOn('end'),
    uses(7, '-'),
    // With one pawn left its operations lie open.
    tapOn('operation-+'),
  ],
  'pyramide/dico': [
    tapOn('bet-2'),
    tapOn('said'),
    tapOn('missed'),
    tapOn('found'),
    tapOn('next'),
    tapOn('right'),
  ],
  'pyramide/syno': [
    tapOn('on'),
    types(ALARM.fr.words[0]!),
    types(ALARM.fr.words[1]!),
    tapOn('next'),
    types(ALARM.fr.answer),
  ],
};

/** What has room here has room everywhere. */
const SMALLEST = { width: 320, height: 568 };

for (const [path, steps] of Object.entries(LESSONS))
  visit(
    `large, on the smallest phone: ${path} is done by touch to its end`,
    async ({ page, open }) => {
      await page.setViewportSize(SMALLEST);
      await open(`/lesson/${path}`);
      for (const [nth, step] of steps.entries()) {
        await page
          .getByTestId('lesson-says')
          .getByText(`Étape ${nth + 1} sur ${steps.length}`)
          .waitFor();
        await atRest(page);
        await step(page);
        await touch(page.getByTestId('lesson-next'));
      }
      await page.getByTestId('lesson').waitFor({ state: 'detached' });
    },
    { motion: 'reduced', storage: settings({ large: true }) },
  );
