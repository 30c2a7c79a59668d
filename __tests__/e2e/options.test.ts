import type { Page } from 'playwright-core';

import {
  card,
  cellAt,
  eventually,
  handOf,
  line,
  look,
  main,
  noDialog,
  onShelf,
  see,
  seeNot,
  tap,
  touch,
  truth,
  visit,
} from './support';

const PAIR = [
  ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
  ['11+13', '4+7', '35+2', '55-13', '24-17'],
];
const FOUR = [
  ...PAIR.map((hand) => hand.slice(0, 4)),
  ['1+1', '2+3', '3+3', '2+5'],
  ['2+1', '9-6', '12+3', '8+8'],
];
const NAMES = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name) => ({ name }));
const says = (page: Page, words: string) => line(page).getByText(words).waitFor();
const show = (page: Page, name: string) => tap(page, 'button', `Je suis ${name} : voir mon jeu`);

visit('four sit down in two teams, and the set-up shows who plays with whom', async ({ page, open }) => {
  await open('/setup/sequence-numbers');
  await tap(page, 'radio', '4');
  await page.getByText('Léa · Mamie').waitFor();
  await touch(page.getByTestId('start'));
  await page.getByTestId('cover').or(page.getByTestId('table')).waitFor();
  const { config, hands } = await truth(page);
  expect(config).toMatchObject({ seats: 4, teams: 2, target: 2, strict: false, wrongCell: 'retry' });
  expect(hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
});

visit('six sit down in three teams of two and agree that one sequence is enough', async ({ page, open }) => {
  await open('/setup/sequence-numbers');
  await tap(page, 'radio', '6');
  await tap(page, 'radio', 'Trois équipes de deux');
  await touch(page.getByRole('radiogroup', { name: 'Séquences pour gagner' }).getByText('1'));
  await page.getByText('Une seule suffit').waitFor();
  await tap(page, 'radio', 'Expert');
  await tap(page, 'switch', /^Table stricte/);
  await touch(page.getByRole('radiogroup', { name: 'Qui distribue ?' }).getByText('Léa'));
  await touch(page.getByTestId('start'));
  await page.getByTestId('cover').or(page.getByTestId('table')).waitFor();
  const { config, seat } = await truth(page);
  expect(config).toEqual({ seats: 6, teams: 3, target: 1, dealer: 0, wrongCell: 'expert', strict: true });
  expect(seat).toBe(1);
  // What was chosen is proposed again next time.
  await open('/setup/sequence-numbers');
  await see(page, 'radio', 'Trois équipes de deux');
  await page.getByRole('radio', { name: 'Expert', checked: true }).waitFor();
});

visit('a table where two have the same name, or somebody has none, cannot begin', async ({ page, open }) => {
  await open('/setup/sequence-numbers');
  await page.getByTestId('name-1').fill('  léa ');
  await touch(page.getByTestId('start'));
  await page.getByRole('alert').getByText('Deux places s’appellent').waitFor();
  await page.getByTestId('name-1').fill('   ');
  await touch(page.getByTestId('start'));
  await page.getByRole('alert').getByText('Il manque un nom à la place 2.').waitFor();
  await touch(page.getByRole('radiogroup', { name: 'Qui joue pour Léa ?' }).getByText('L’appli'));
  await page.getByTestId('name-1').fill('Tom');
  await touch(page.getByTestId('start'));
  await page.getByRole('alert').getByText('Il faut au moins une personne à la table.').waitFor();
});

const EXPERT = onShelf({ seats: NAMES.slice(0, 2), hands: PAIR, config: { wrongCell: 'expert' } });

visit(
  'as expert a tap only drafts; laid on a wrong cell, the card is lost',
  async ({ page, open }) => {
    await open(EXPERT.path);
    await show(page, 'Léa');
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await says(page, '34 − 13 sur le 21 ? Posez, ou touchez une autre case.');
    await touch(cellAt(page, 35));
    await says(page, '34 − 13 sur le 24 ? Posez, ou touchez une autre case.');
    expect((await look(page)).cells.filter((label) => /jeton/.test(label))).toEqual([]);
    expect(await handOf(page)).toHaveLength(5);
    await tap(page, 'button', 'Poser');
    await says(page, '34 − 13 = 21, et la case dit 24. La carte est perdue. Piochez.');
    expect((await look(page)).cells.filter((label) => /jeton/.test(label))).toEqual([]);
    expect(await handOf(page)).toHaveLength(4);
    await touch(main(page));
    await page.getByTestId('cover').getByText('Léa a perdu une carte : 34 − 13 = 21, pas 24.').waitFor();
  },
  { storage: EXPERT.storage },
);

/** In the open menu: the table agrees that Léa and Mamie have talked. */
async function report(page: Page) {
  await tap(page, 'button', 'Signaler des conseils : Léa et Mamie');
  await tap(page, 'button', 'Oui, signaler');
  await noDialog(page);
}

const STRICT = onShelf({ seats: NAMES, hands: FOUR, config: { strict: true } });

visit(
  'strict table: a card is forgotten and taken in time, and table talk costs a card if all agree',
  async ({ page, open }) => {
    await open(STRICT.path);
    await show(page, 'Léa');
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await says(page, '34 − 13 = 21. Piochez pour finir votre tour. N’oubliez pas votre carte !');
    await touch(page.getByTestId('leave'));
    await page.getByTestId('cover').getByText('Léa a fini sans piocher.').waitFor();
    await show(page, 'Tom');
    expect((await truth(page)).hands[0]).toHaveLength(3);
    await tap(page, 'button', 'Léa prend sa carte oubliée');
    await page.getByRole('button', { name: 'Léa prend sa carte oubliée' }).waitFor({ state: 'detached' });
    expect((await truth(page)).hands[0]).toHaveLength(4);
    expect(await handOf(page)).toHaveLength(4);

    await touch(page.getByTestId('menu'));
    await tap(page, 'button', 'Signaler des conseils : Léa et Mamie');
    await see(page, 'dialog', 'Tout le monde est d’accord ?');
    await tap(page, 'button', 'Annuler');
    expect((await truth(page)).fined).toEqual([]);
    await report(page);
    expect((await truth(page)).fined).toEqual([0, 2]);
    await says(page, 'C’est signalé. Cela peut être repris jusqu’au prochain coup.');
    await touch(page.getByTestId('take-back'));
    await page.getByTestId('take-back').waitFor({ state: 'detached' });
    expect((await truth(page)).fined).toEqual([]);
    await touch(page.getByTestId('menu'));
    await report(page);
    expect((await truth(page)).fined).toEqual([0, 2]);
    await touch(page.getByTestId('menu'));
    await see(page, 'button', 'Signaler des conseils : Tom et Noé');
    await seeNot(page, 'button', 'Signaler des conseils : Léa et Mamie');
    await touch(page.getByTestId('go-on'));

    await touch(card(page, '11 plus 13'));
    await touch(cellAt(page, 35));
    await page.getByTestId('main').getByText('Piocher').waitFor();
    await touch(main(page));
    await show(page, 'Mamie');
    await says(page, 'Mamie, un conseil a été signalé : choisissez la carte à rendre.');
    await touch(card(page, '2 plus 3'));
    await tap(page, 'button', 'Rendre');
    await says(page, 'Mamie, choisissez une carte.');
    expect(await handOf(page)).toEqual(['1 plus 1', '3 plus 3', '2 plus 5']);
  },
  { storage: STRICT.storage },
);

const HELPED = onShelf({ seats: [{ name: 'Léa', help: true }, { name: 'Tom' }], hands: PAIR });
const reachable = async (page: Page) =>
  (await look(page)).cells.flatMap((label, cell) => (/la carte choisie va ici/.test(label) ? [cell] : []));
const reaches = (page: Page, cells: readonly number[]) =>
  eventually(async () => expect(await reachable(page)).toEqual(cells));

visit(
  'a helping hand outlines where the chosen card can go, for the seat that asked for it alone',
  async ({ page, open }) => {
    await open(HELPED.path);
    await show(page, 'Léa');
    expect(await reachable(page)).toEqual([]);
    await touch(card(page, '34 moins 13'));
    await reaches(page, [25, 72]);
    await touch(card(page, 'Plus'));
    await eventually(async () => expect(await reachable(page)).toHaveLength(96));
    await touch(card(page, 'Moins'));
    await reaches(page, []);
    await touch(card(page, '21 plus 4'));
    await touch(cellAt(page, 23));
    await says(page, '21 + 4 = 25');
    await touch(main(page));
    await show(page, 'Tom');
    await touch(card(page, '11 plus 13'));
    await says(page, '11 + 13 : combien');
    expect(await reachable(page)).toEqual([]);
  },
  { storage: HELPED.storage },
);

visit(
  'a button that cannot be used says why',
  async ({ page, open }) => {
    await open(HELPED.path);
    await show(page, 'Léa');
    await touch(main(page), { force: true });
    await says(page, 'Jouez d’abord une carte ; vous piocherez ensuite.');
    await touch(page.getByTestId('dead'), { force: true });
    await says(page, 'Choisissez d’abord la carte dont les deux cases sont couvertes.');
    await touch(card(page, '34 moins 13'));
    await touch(page.getByTestId('dead'), { force: true });
    await says(page, 'Pas encore morte : une case 21 est libre.');
    await touch(card(page, 'Plus'));
    await touch(page.getByTestId('dead'), { force: true });
    await says(page, 'Plus et Moins ne sont jamais des cartes mortes.');
    await touch(card(page, 'Moins'));
    await touch(cellAt(page, 25));
    await says(page, 'Il n’y a pas de jeton à retirer ici.');
  },
  { storage: HELPED.storage },
);
