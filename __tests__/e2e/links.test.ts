import { see, tap, visit } from './support';

const NOWHERE = 'Cette adresse ne mène à aucun écran de Méninges.';
const GONE = 'Cette partie n’est plus ici. Peut-être a-t-elle été supprimée.';

const LINKS: readonly (readonly [path: string, says: string])[] = [
  ['/nowhere', NOWHERE],
  ['/nowhere/at/all?x=1', NOWHERE],
  ['/table/none', GONE],
  ['/result/none', GONE],
  ['/table', NOWHERE],
  ['/setup/none', NOWHERE],
  ['/rules/none', NOWHERE],
];

visit('a link that leads nowhere says so and shows the way home', async ({ page, open }) => {
  for (const [path, says] of LINKS) {
    await open(path);
    await page.getByText(says).waitFor();
    await tap(page, 'button', 'Aller à l’accueil');
    await see(page, 'heading', 'Méninges');
    await see(page, 'button', /^Sequence Numbers/);
    await page.waitForURL((url) => url.pathname === '/');
  }
});

visit('a link into the app opens its screen, and back leads home', async ({ page, open }) => {
  for (const [path, heading] of [
    ['/settings', 'Réglages'],
    ['/history', 'Parties'],
    ['/about', 'À propos'],
    ['/rules/sequence-numbers', 'Le but'],
    ['/setup/sequence-numbers', 'Autour de la table'],
  ] as const) {
    await open(path);
    await see(page, 'heading', heading);
    await tap(page, 'button', 'Retour');
    await see(page, 'heading', 'Méninges');
  }
});

visit(
  'the browser’s back button leaves the set-up, and its forward button returns',
  async ({ page, open }) => {
    await open();
    await tap(page, 'button', /^Sequence Numbers/);
    await see(page, 'button', 'Commencer');
    await page.goBack();
    await see(page, 'heading', 'Méninges');
    await page.goForward();
    await see(page, 'button', 'Commencer');
  },
);
