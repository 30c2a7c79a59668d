import type { Page } from 'playwright-core';

import { holdTime, noDialog, passUntil, see, tap, touch, visit } from './support';
import { plain, sight, Table, withDeck } from './support/pyramide';

const NAMES = ['Léa', 'Tom', 'Noé', 'Mamie'];

/** Whose pair is whose, as the set-up shows it. */
const pairs = (page: Page): Promise<readonly string[]> =>
  Promise.all(
    [0, 1].map(async (team) =>
      plain(await page.getByTestId(`team-${team}`).innerText()).replace(/^Équipe \d /, ''),
    ),
  );

/** What each does now, in the order of the seats: it stands on every screen. */
const roles = async (page: Page): Promise<string> =>
  (await page.getByTestId(/^role-of-/).allInnerTexts()).map((role) => role || '–').join(' ');

visit(
  'two pairs are put together anew at set-up, and from then on it is plain on every screen who does what',
  async ({ page, open }) => {
    await holdTime(page);
    await open('/setup/pyramide');
    await passUntil(page.getByTestId('start'));
    await touch(page.getByRole('radio', { name: '4', exact: true }).first());
    expect(await pairs(page)).toEqual(['Léa Mamie', 'Tom Noé']);
    // A tap chooses, a second one lets go, one on another name exchanges the two: names, faces and seats.
    await touch(page.getByTestId('team-seat-2'));
    await page.locator('[data-testid="team-seat-2"][aria-pressed="true"]').waitFor();
    await touch(page.getByTestId('team-seat-2'));
    await page.locator('[data-testid="team-seat-2"][aria-pressed="false"]').waitFor();
    await touch(page.getByTestId('team-seat-2'));
    await touch(page.getByTestId('team-seat-3'));
    expect(await pairs(page)).toEqual(['Léa Noé', 'Tom Mamie']);
    for (const [place, name] of NAMES.entries())
      expect(await page.getByTestId(`name-${place}`).inputValue()).toBe(name);
    for (const [group, choice] of [
      ['Cartes', 'Inouï'],
      ['Qui commence ?', 'Léa · Noé'],
    ] as const)
      await touch(
        page.getByRole('radiogroup', { name: group, exact: true }).getByText(choice, { exact: true }),
      );
    await touch(page.getByTestId('start'));
    await passUntil(page.getByTestId('table'));

    const table = new Table(page);
    const PLAYS = 'DICO SYNO RÉGLO SCRIPTO';
    expect(await roles(page)).toBe(PLAYS);
    // A tap on a role says what it does, for everybody who has one.
    await touch(page.getByTestId('side-0'));
    const dialog = page.getByRole('dialog', { name: 'Qui fait quoi ?' });
    await dialog.waitFor();
    expect(plain(await dialog.innerText())).toMatch(
      /DICO : Léa Connaît le mot.* SYNO : Noé Entend les indices|RÉGLO : Tom/,
    );
    for (const said of ['DICO : Léa', 'SYNO : Noé', 'RÉGLO : Tom', 'SCRIPTO : Mamie'])
      expect(plain(await dialog.innerText())).toContain(said);
    expect(await table.betrayed()).toEqual([]);
    await tap(page, 'button', 'Fermer');
    await noDialog(page);

    // The exchange of roles looks like the button it is.
    expect(plain(await page.getByTestId('dico-2').innerText())).toBe('Changer : Noé explique');
    await table.tap('dico-2');
    expect(await roles(page)).toBe('SYNO DICO SCRIPTO RÉGLO');
    await table.tap('dico-0');
    expect(await roles(page)).toBe(PLAYS);
    await table.tap('on');
    expect(plain(await page.getByTestId('cover-role').innerText())).toBe('DICO : vous faites deviner Noé');
    await table.lift();
    // Before the bet, at the bet, the clue, the guess, and what came of it.
    const seen: [string, string][] = [];
    const look = async () => void seen.push([await sight(page), await roles(page)]);
    await look();
    await table.begin();
    await look();
    await table.tap('bet-13');
    await table.begin();
    await look();
    await table.tap('said');
    await table.begin();
    await look();
    await table.tap('foul');
    await look();
    await table.tap('next');
    await look();
    await table.begin();
    await look();
    await table.tap('answered');
    await table.lift();
    await look();
    await table.tapAndReveal('right');
    await look();
    expect(seen).toEqual(
      ['ready', 'bet-1', 'said', 'found', 'next', 'ready', 'answered', 'right', 'on'].map((at) => [
        at,
        PLAYS,
      ]),
    );
    await table.tap('on');
    expect(await roles(page)).toBe('SCRIPTO RÉGLO DICO SYNO');
    await see(page, 'button', /^Tom, DICO et Mamie, SYNO/);
  },
  { storage: withDeck, time: 'held' },
);
