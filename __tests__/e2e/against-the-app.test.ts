import {
  handOf,
  line,
  look,
  onShelf,
  card,
  cellAt,
  main,
  see,
  settings,
  takeTurn,
  tap,
  truth,
  visit,
} from './support';

visit(
  'Léa plays a whole game against the app, then another, and finds that one on the home screen',
  async ({ page, open }) => {
    await open();
    await tap(page, 'button', /^Sequence Numbers/);
    await page.getByTestId('start').tap();
    await page.getByTestId('table').waitFor();
    expect(await page.getByTestId('cover').count()).toBe(0);
    const mine = page.locator('[data-testid="see-result"], [data-testid="main"]');
    for (let turns = 0; ; turns += 1) {
      await mine.first().waitFor();
      if ((await page.getByTestId('see-result').count()) > 0) break;
      expect(turns).toBeLessThan(60);
      await takeTurn(page, 'disque');
    }
    const { result } = await truth(page);
    await page.getByTestId('see-result').tap();
    const winner = ['Léa', 'Rémi'][result!.ranking[0]![0]!]!;
    await page.getByTestId('winner').getByText(`${winner} gagne !`).waitFor();

    await page.getByTestId('again').tap();
    await mine.first().waitFor();
    expect(await handOf(page)).toHaveLength(5);
    expect((await look(page)).cells.filter((label) => /disque/.test(label))).toEqual([]);
    await page.getByTestId('menu').tap();
    await page.getByTestId('leave-table').tap();
    await see(page, 'button', /^Continuer : Sequence Numbers/);
    await page.getByTestId('history').tap();
    await see(page, 'heading', 'En cours');
    await see(page, 'heading', 'Terminées');
  },
  { storage: settings({ pace: 'instant' }) },
);

const KNOWN = onShelf({
  seats: [{ name: 'Léa' }, { name: 'Rémi', bot: 'beginner' }],
  hands: [
    ['34-13', '21+4', 'plus-1', 'minus-1', '40-6'],
    ['11+13', '4+7', '35+2', '55-13', '24-17'],
  ],
});

visit(
  'step by step, the app plays when it is told to, and not before',
  async ({ page, open }) => {
    await open(KNOWN.path);
    await card(page, '34 moins 13').tap();
    await cellAt(page, 25).tap();
    await line(page).getByText('Piochez').waitFor();
    await main(page).tap();
    await see(page, 'button', 'Laisser jouer Rémi');
    expect((await look(page)).cells.filter((label) => /anneau/.test(label))).toEqual([]);
    await page.getByTestId('step').tap();
    await line(page).getByText('Rémi a posé un jeton').waitFor();
    expect((await look(page)).cells.filter((label) => /anneau/.test(label))).toHaveLength(1);
    await see(page, 'button', 'Laisser jouer Rémi');
    await page.getByTestId('step').tap();
    await line(page).getByText('Léa, choisissez une carte.').waitFor();
    expect(await handOf(page)).toHaveLength(5);
  },
  { storage: { ...KNOWN.storage, ...settings({ pace: 'step' }) } },
);
