import type { Page } from 'playwright-core';

import { eventually, tap, touch, visit } from './support';

/** One question of the set-up: what it is called, where it stands below the first of them, and whether it can be answered. */
interface Question {
  readonly label: string;
  readonly down: number;
  readonly off: boolean;
}

/** Asked with the names, and only of four. */
const PAIRS = 'Qui joue avec qui ?';

/** What is asked under the heading of the options, from top to bottom. */
const questions = (page: Page): Promise<readonly Question[]> =>
  page.evaluate(() => {
    const heading = Array.from(document.querySelectorAll('h2')).find((one) => one.textContent === 'Règles')!;
    const asked = heading.parentElement!.querySelectorAll(
      '[role="radiogroup"], [role="switch"], [role="group"]',
    );
    return Array.from(asked, (one) => ({
      label: one.getAttribute('aria-label')!.replace(/\s/g, ' '),
      down: Math.round(one.getBoundingClientRect().top - heading.getBoundingClientRect().top),
      off:
        one.getAttribute('aria-disabled') === 'true' ||
        one.querySelector('[role="button"][aria-disabled="true"]') !== null,
    }));
  });

const GAMES: readonly [
  game: string,
  counts: readonly number[],
  /** For so many: what cannot be chosen, and what a tap on it says. */
  greyed: Readonly<Record<number, Readonly<Record<string, string>>>>,
][] = [
  [
    'prime-climb',
    [1, 2, 3, 4],
    {
      1: { 'Qui commence ?': 'Seul, c’est vous.' },
      2: {
        'Quel solitaire ?': 'Un solitaire se joue seul.',
        'Partie du jour': 'Un solitaire se joue seul.',
      },
    },
  ],
  [
    'pyramide',
    [1, 2, 3, 4],
    {
      1: {
        'Deuxième manche': 'À quatre seulement.',
        'Grande Pyramide': 'Seul, elle ne se joue pas.',
        'Qui commence ?': 'Seul, rien à décider.',
      },
      4: {
        'Seul avec l’app': 'À plusieurs, l’app ne joue pas.',
        'Niveau de l’app': 'À plusieurs, l’app ne joue pas.',
      },
    },
  ],
  [
    'sequence-numbers',
    [2, 3, 4, 6],
    {
      2: {
        Équipes: 'À deux ou trois : chacun pour soi.',
        'Séquences pour gagner': 'Chacun pour soi : une seule.',
      },
      4: {
        Équipes: 'À quatre : deux équipes de deux.',
        'Séquences pour gagner': 'Avec deux équipes : deux.',
      },
    },
  ],
];

const sit = async (page: Page, seats: number) => {
  await touch(page.getByRole('radio', { name: String(seats), exact: true }).first());
  await page.getByTestId(`name-${seats - 1}`).waitFor();
  await page.getByTestId(`name-${seats}`).waitFor({ state: 'detached' });
};

visit(
  'whatever the number of seats, the same is asked in the same order; what is not for them says why',
  async ({ page, open }) => {
    for (const [game, counts, greyed] of GAMES) {
      await open(`/setup/${game}`);
      await sit(page, counts.at(-1)!);
      const asked = async () =>
        (await questions(page)).map(({ label }) => label).filter((label) => label !== PAIRS);
      const whole = await asked();
      for (const seats of counts) {
        await sit(page, seats);
        expect(await asked()).toEqual(whole);
        expect(await page.getByLabel(PAIRS).count()).toBe(game === 'pyramide' && seats === 4 ? 1 : 0);
        const why = greyed[seats];
        if (!why) continue;
        const before = await questions(page);
        expect(before.filter(({ off }) => off).map(({ label }) => label)).toEqual(Object.keys(why));
        for (const [label, says] of Object.entries(why)) {
          const question = page.getByLabel(label, { exact: true });
          const inside = question.locator('[role="radio"], [role="button"]');
          await touch((await inside.count()) > 0 ? inside.last() : question);
          await question.getByText(says).or(question.locator('..').getByText(says)).first().waitFor();
        }
        // Asked why, nothing below has moved for the answer; and nothing was chosen.
        expect(await questions(page)).toEqual(before);
      }
    }
  },
);

/** Where each stands below the helper: above it each seat that is added adds a name. */
const fromHelper = (all: readonly Question[]) => {
  const { down } = all.find(({ label }) => label === 'L’aide montre')!;
  return all.slice(1).map((one) => [one.label, one.down - down]);
};

visit(
  'alone at Prime Climb the variants of several stand where they stand for two, and say why not',
  async ({ page, open }) => {
    await open('/setup/prime-climb');
    await sit(page, 2);
    await touch(page.getByTestId('more-rules'));
    const together = await questions(page);
    await sit(page, 1);
    const alone = await questions(page);
    expect(fromHelper(alone)).toEqual(fromHelper(together));
    for (const name of ['Temps double', 'Étapes', 'Sprint', 'En arrière', 'Va-et-vient']) {
      const variant = page.getByRole('switch', { name, exact: true, disabled: true });
      await touch(variant);
      await variant.getByText('Seul, on joue un solitaire.').waitFor();
      expect(await variant.getAttribute('aria-checked')).toBe('false');
    }
    await touch(
      page.getByRole('radiogroup', { name: 'Carte « Retour au départ »' }).getByRole('radio').last(),
    );
    await page.getByText('Seul, personne n’est renvoyé.').first().waitFor();
    await tap(page, 'radio', 'Solitaire 2');
    await touch(page.getByTestId('start'));
    await eventually(async () => expect(page.url()).toContain('/table/'));
  },
);
