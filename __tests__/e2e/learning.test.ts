import type { Page } from 'playwright-core';

import { bestLayNow } from '../../src/games/pytagora/bots/search';
import type { Face } from '../../src/games/pytagora/rules';
import { card, cellAt, drag, eventually, line, main, see, tap, touch, touchAt, visit } from './support';
import {
  across,
  comeToRest,
  dealt,
  draftAt,
  dragTo,
  inRack,
  played,
  sightline,
  spotOnScreen,
} from './support/pytagora';

const says = (page: Page, words: string | RegExp) =>
  page.getByTestId('lesson-says').getByText(words).waitFor();
const next = (page: Page) => touch(page.getByTestId('lesson-next'));

/** Lays a line of faces with taps: the first piece and its cell, then one piece after the other. */
async function layByTaps(page: Page, faces: string, x = 0, y = 0): Promise<void> {
  const [first, ...others] = [...faces] as Face[];
  await touch(inRack(page, first!));
  await touchAt(page, await spotOnScreen(page, { x, y }));
  await draftAt(page, { x, y }).waitFor();
  for (const face of others) {
    const laid = await page.locator('[data-testid^="draft-"]').count();
    await touch(
      face === '=' && (await inRack(page, face).count()) === 0
        ? page.getByTestId('shared')
        : inRack(page, face),
    );
    await page.locator('[data-testid^="draft-"]').nth(laid).waitFor();
  }
}

visit(
  'the lesson of Classic is done step by step, and a wrong turn on the way is answered',
  async ({ page, open }) => {
    await open('/setup/pytagora');
    await touch(page.getByTestId('lesson-classic'));
    await says(page, 'Étape 1 sur 6');
    await layByTaps(page, '5=4+1');
    await touch(main(page));
    await says(page, 'Bien vu, mais essayons 7 × 3 = 21.');
    await line(page).getByText('C’est permis, mais la leçon demande autre chose').waitFor();
    await touch(page.getByTestId('recall'));
    await layByTaps(page, '7*3=21');
    await touch(main(page));
    await says(page, /8 points/);
    await next(page);

    await says(page, 'Étape 2 sur 6');
    const down = [
      { x: 2, y: -2, face: '5' },
      { x: 2, y: -1, face: '+' },
      { x: 2, y: 1, face: '=' },
      { x: 2, y: 2, face: '8' },
    ] as const;
    for (const piece of down) await dragTo(page, { ...piece, from: 'hand' });
    await touch(main(page));
    await says(page, /Une pièce croisée compte encore/);

    // Leaving keeps the step, and coming back goes on with it.
    await next(page);
    await says(page, 'Étape 3 sur 6');
    await tap(page, 'button', 'Fermer');
    await touch(page.getByTestId('lesson-classic'));
    await says(page, 'Étape 3 sur 6');
    await page.reload();
    await says(page, 'Étape 3 sur 6');
    await layByTaps(page, '2+3*4=14');
    await touch(main(page));
    await says(page, /3 × 4 d’abord/);
    await next(page);

    await says(page, 'Étape 4 sur 6');
    await layByTaps(page, '8/1*5=40');
    await touch(main(page));
    await says(page, /10 points/);
    await next(page);

    await says(page, 'Étape 5 sur 6');
    await layByTaps(page, '9-4=5');
    await touch(main(page));
    await says(page, /Les égales communs sont à tout le monde/);
    await next(page);

    await says(page, 'Étape 6 sur 6');
    await touch(page.getByTestId('cannot'));
    await touch(page.getByTestId('swap'));
    await says(page, /Un échange coûte 5 points/);
    await next(page);
    await page.getByTestId('table').waitFor();
    expect((await played(page)).state.config).toMatchObject({ kind: 'classic', seats: 2 });
  },
);

visit('the lesson of Up and down is done to its end, with one step skipped', async ({ page, open }) => {
  await open('/lesson/pytagora/up-and-down');
  const piece = (digit: string) =>
    page
      .getByTestId('hand')
      .getByRole('button', { name: `chiffre ${digit}`, exact: true })
      .first();
  await says(page, 'Étape 1 sur 5');
  await touch(piece('4'));
  await line(page).getByText('Pas le 4').waitFor();
  await touch(piece('1'));
  await says(page, /Bravo/);
  await next(page);
  await drag(page, piece('8'), page.getByTestId('glow-0'), { beforeRelease: comeToRest });
  await says(page, /Le carré tourne/);
  await next(page);
  await touch(page.getByTestId('bag'));
  await says(page, /tu le poses tout de suite/);
  await next(page);
  await says(page, 'Étape 4 sur 5');
  await touch(page.getByTestId('lesson-skip'));
  await says(page, 'Étape 5 sur 5');
  await touch(piece('1'));
  await says(page, /Le carré est fermé/);
  // One tap begins that very game, with those who usually sit there, and nobody is covered.
  await next(page);
  await page.getByTestId('table').waitFor();
  expect((await played(page)).state.config).toMatchObject({ kind: 'up-and-down', seats: 2, covers: false });
  expect(
    await page
      .getByRole('list', { name: 'Joueurs' })
      .getByText(/Léa|Rémi/)
      .count(),
  ).toBe(2);
});

visit(
  'the first steps of Sequence Numbers are done one by one, and another card is answered',
  async ({ page, open }) => {
    await open('/lesson/sequence-numbers/first-steps');
    const play = async (held: string, cell: number) => {
      await touch(card(page, held));
      await touch(cellAt(page, cell));
    };
    await says(page, 'Étape 1 sur 7');
    await play('18 plus 5', 41);
    await says(page, /Essayez avec 6 \+ 3/);
    await line(page).getByText('C’est permis, mais la leçon demande autre chose').waitFor();
    await play('6 plus 3', 24);
    await says(page, /6 \+ 3 = 9/);
    await next(page);
    await touch(main(page));
    await says(page, /Tant que la carte/);
    await next(page);
    await play('2 plus 1', 45);
    await says(page, /Cinq en ligne/);
    await next(page);
    await play('36 moins 16', 4);
    await says(page, /Le coin a fait le cinquième/);
    await next(page);
    await play('Plus', 45);
    await says(page, /Plus est précieuse/);
    await next(page);
    await play('Moins', 42);
    await says(page, /La ligne est brisée/);
    await next(page);
    await touch(card(page, '9 plus 3'));
    await touch(page.getByTestId('dead'));
    await says(page, /Échangée/);
    await next(page);
    await page.getByTestId('table').waitFor();
    expect(await page.getByTestId('scores').getByRole('listitem').count()).toBe(2);
  },
);

visit(
  'the end of every other lesson begins the game it taught, with its usual seats',
  async ({ page, open }) => {
    const ends = {
      'prime-climb/first-steps': 'table',
      'pyramide/dico': 'cover|table',
      'pyramide/syno': 'table',
    };
    for (const [lesson, leads] of Object.entries(ends)) {
      await open(`/lesson/${lesson}`);
      const there = page.getByTestId(new RegExp(`^(${leads})$`)).first();
      const skip = page.getByTestId('lesson-skip');
      await skip.waitFor();
      const [, steps] = /sur (\d+)/.exec((await page.getByTestId('lesson-says').textContent()) ?? '') ?? [];
      for (let step = 1; step <= Number(steps); step += 1) {
        await says(page, `Étape ${step} sur ${steps}`);
        await touch(skip);
      }
      await page.getByTestId('lesson').waitFor({ state: 'detached' });
      await there.waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
    }
  },
);

const CLASSIC = { kind: 'classic', seats: 2, target: 35, first: 0, helper: false } as const;
const CROSSING = dealt({
  config: CLASSIC,
  names: ['Léa', 'Tom'],
  hands: ['7*3=21+459', '1234567890'],
  moves: [
    [0, across('7*3=21')],
    [0, { type: 'refill' }],
  ],
});

visit(
  'a hint of Pytagora comes in layers, first of a sum one could have found, then of the best; it can be played',
  async ({ page, open }) => {
    await open(CROSSING.path);
    await touch(page.getByTestId('show'));
    const hint = page.getByTestId('hint');
    await touch(hint);
    await line(page)
      .getByText(/^Il y a quelque chose avec [+−×÷=]\./)
      .waitFor();
    expect(await page.getByTestId('rack').locator('[aria-pressed="true"]').count()).toBe(0);
    await touch(hint);
    await line(page).getByText('Avec ces pièces').waitFor();
    const pieces = page.getByTestId('rack').locator('[aria-pressed="true"]');
    await eventually(async () => expect(await pieces.count()).toBeGreaterThan(1));
    await touch(hint);
    const where = await line(page)
      .getByText(/, ici\s: \d+\spoints?\./)
      .textContent();
    const [, simple, few] = /^(.+), ici\s: (\d+)\spoint/.exec(where!)!;
    expect(simple!.match(/[+−×÷]/g)).toHaveLength(1);
    await touch(hint);
    const told = await line(page)
      .getByText(/^La meilleure\s: .+, ici, pour \d+\spoints?\.$/)
      .textContent();
    const [, equation, score] = /^La meilleure\s: (.+), ici, pour (\d+)\spoint/.exec(told!)!;
    expect(Number(score)).toBeGreaterThan(Number(few));

    // The search is what the hint asks too: it points at the same cells.
    const { state } = await played(page);
    if (state.family !== 'crossword') throw new Error('This is no crossword.');
    const best = bestLayNow({ ...state, hand: state.hands[1]! })!;
    expect(best.score).toBe(Number(score));
    await eventually(async () => {
      const { x, y, scale, left, top, right, bottom } = await sightline(page);
      for (const spot of best.move.pieces) {
        const [cellX, cellY] = [x + (spot.x + 0.5) * 44 * scale, y + (spot.y + 0.5) * 44 * scale];
        expect(cellX > left && cellX < right && cellY > top && cellY < bottom).toBe(true);
      }
    });
    for (const piece of best.move.pieces) await dragTo(page, piece);
    await line(page).getByText(`${equation} · ${score} points`).waitFor();
    await touch(main(page));
    await line(page).getByText(`${equation} : ${score} points`).waitFor();
  },
  { storage: CROSSING.storage },
);

visit(
  'a game that still goes on is not gone through',
  async ({ page, open }) => {
    await open('/review/known');
    await page.getByText('La partie n’est pas finie.').waitFor();
    await open('/result/known');
    await see(page, 'button', 'Continuer à jouer');
    expect(await page.getByTestId('review').count()).toBe(0);
  },
  { storage: CROSSING.storage },
);
