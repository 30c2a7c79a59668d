import {
  card,
  cellAt,
  eventually,
  handOf,
  line,
  look,
  main,
  onShelf,
  playOut,
  see,
  settings,
  tap,
  touch,
  truth,
  visit,
} from './support';

visit(
  'Léa plays a whole game against the app, then another, and finds that one on the home screen',
  async ({ page, open }) => {
    await open();
    await tap(page, 'button', /^Sequence Numbers/);
    await touch(page.getByTestId('start'));
    await page.getByTestId('table').waitFor();
    expect(await page.getByTestId('cover').count()).toBe(0);
    await playOut(page);
    const { result } = await truth(page);
    await touch(page.getByTestId('see-result'));
    const winner = ['Léa', 'Rémi'][result!.ranking[0]![0]!]!;
    await page.getByTestId('winner').getByText(`${winner} gagne !`).waitFor();

    await touch(page.getByTestId('again'));
    await main(page).waitFor();
    await eventually(async () => {
      const { hand, cells } = await look(page);
      expect(hand).toHaveLength(5);
      expect(cells.filter((label) => /disque/.test(label))).toEqual([]);
    });
    await touch(page.getByTestId('menu'));
    await touch(page.getByTestId('leave-table'));
    await see(page, 'button', /^Continuer : Sequence Numbers/);
    await touch(page.getByTestId('history'));
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
    await touch(card(page, '34 moins 13'));
    await touch(cellAt(page, 25));
    await line(page).getByText('Piochez').waitFor();
    await touch(main(page));
    await see(page, 'button', 'Laisser jouer Rémi');
    expect((await look(page)).cells.filter((label) => /anneau/.test(label))).toEqual([]);
    await touch(page.getByTestId('step'));
    await line(page).getByText('Rémi a posé un jeton').waitFor();
    expect((await look(page)).cells.filter((label) => /anneau/.test(label))).toHaveLength(1);
    await see(page, 'button', 'Laisser jouer Rémi');
    await touch(page.getByTestId('step'));
    await line(page).getByText('Léa, choisissez une carte.').waitFor();
    await eventually(async () => expect(await handOf(page)).toHaveLength(5));
  },
  { storage: { ...KNOWN.storage, ...settings({ pace: 'step' }) } },
);
