import { pass, passUntil, visit } from './support';
import { wholeTree } from './support/tree';
import { plain, seconds, sight, sitDown, Table, withDeck } from './support/pyramide';

const FOUR = {
  seats: 4,
  choices: [
    ['Cartes', 'Inouï'],
    ['Qui commence ?', 'Léa · Mamie'],
  ],
} as const;

visit(
  'four play a whole game against the clock, and nothing is read but by who may',
  async ({ page, open }) => {
    await sitDown({ page, open }, FOUR);
    const table = new Table(page);
    const tap = (...ids: readonly string[]) => table.tap(...ids);

    /** What stands in every sentence of the deck, and nowhere else. */
    const sentenceShown = async () => /zorvat/.test(await wholeTree(page));

    // Léa makes Mamie guess. Every clock runs out once.
    expect(await table.betrayed()).toEqual([]);
    await page.getByTestId('title').waitFor();
    await tap('on');
    expect(await table.lift()).toBe('Léa');
    const first = await table.read();
    expect(first).toHaveLength(1);
    // The card was held and let go: that started the clock.
    expect(await seconds(page)).toBe(10);
    await table.wait(10_000);
    expect(plain(await page.getByTestId('late').innerText())).toBe(
      'Temps écoulé. Léa n’a pas parié : c’est un pari de 1.',
    );
    expect(await table.head()).toMatch(/mot 1 sur 5 · indice 1 sur 1$/);
    expect(await table.bricks()).toBe('12 briques restantes');
    await tap('said');
    expect(await seconds(page)).toBe(10);
    expect(await table.readAnd('found')).toBe(first[0]);
    await page.getByTestId('outcome').getByText(first[0]!).waitFor();
    // The sentence is nobody's yet; what was found is noted.
    expect(await sentenceShown()).toBe(false);
    expect(plain(await page.getByTestId('found-words').innerText())).toBe(`${first[0]!} 2 3 4 5`);
    await tap('next', 'bet-3');
    expect(await table.head()).toMatch(/mot 2 sur 5 · indice 1 sur 3$/);
    await table.wait(10_000);
    expect(await table.head()).toMatch(/indice 2 sur 3$/);
    await tap('said');
    await table.wait(9_900);
    expect(await sight(page)).toBe('found');
    await table.wait(100);
    expect(await table.head()).toMatch(/indice 3 sur 3$/);
    await tap('missed');
    await page.getByTestId('outcome').getByText('rayé').waitFor();
    await tap('next', 'bet-2', 'foul', 'next', 'bet-1');
    // A wrong tap is taken back; the word stays as hidden as it was.
    const [fourth] = await table.read();
    await tap('missed', 'take-back');
    expect(await table.head()).toMatch(/mot 4 sur 5 · indice 1 sur 1$/);
    expect(await table.readAnd('found')).toBe(fourth);
    await tap('next', 'bet-1');
    await table.readAnd('found');
    // The others call a foul after the guess; it was none.
    await tap('foul');
    await page.getByTestId('outcome').getByText('rayé').waitFor();
    expect(await page.getByTestId('foul').count()).toBe(0);
    await tap('take-back');
    expect(await sentenceShown()).toBe(false);
    await tap('next');
    expect(await sentenceShown()).toBe(true);
    // The sentence is read out; only then, on a tap, does time begin.
    expect(await sight(page)).toBe('ready');
    await table.wait(60_000);
    await page.getByText('Noé, lisez à voix haute.').waitFor();
    expect(plain(await page.getByTestId('ready-says').innerText())).toBe(
      'Ou tournez le téléphone. Puis Mamie aura une réponse, en 10 secondes.',
    );
    expect(await page.getByTestId('sentence').getAttribute('aria-label')).toMatch(
      /^Il plix\w+ sans mot rayé et mot rayé avant plix\w+ puis plix\w+ zorvat\.$/,
    );
    await table.begin();
    expect(await sight(page)).toBe('answered');
    await table.wait(9_999);
    await pass(page, 1);
    expect(await table.reveal()).toHaveLength(3);
    expect(await table.answer()).toMatch(/^Temps écoulé pour Mamie\. C’était… le trovu\w+$/);
    await tap('on');

    // Tom and Noé lose all their bricks at once; Léa judges.
    await tap('on');
    expect(await table.lift()).toBe('Tom');
    await tap('bet-13', 'foul', 'next', 'answered');
    expect(await table.lift()).toBe('Léa');
    expect(await table.read()).toHaveLength(1);
    expect(await table.tapAndReveal('wrong')).toHaveLength(6);
    expect(await table.answer()).toMatch(/^Personne n’a trouvé\. C’était… le trovu\w+$/);
    await tap('on');

    // Roles are exchanged. All five words, the enigma and eight bricks left: 14 steps.
    await tap('on');
    expect(await table.lift()).toBe('Mamie');
    for (let word = 1; word <= 5; word += 1) {
      await tap('bet-1');
      await table.readAnd('found', 'next');
    }
    await tap('answered');
    await table.lift();
    await table.tapAndReveal('right');
    expect(await table.standing()).toBe('Léa · Mamie : 17 points, Tom · Noé : 0 point');
    await tap('on');

    const nothing = async (dico: string) => {
      await tap('on');
      expect(await table.lift()).toBe(dico);
      await tap('bet-13', 'foul', 'next');
      expect(await table.tapAndReveal('give-up')).toHaveLength(6);
      await tap('on');
    };
    await nothing('Noé');
    expect(await table.outcome()).toBe('La manche 1 est pour Léa · Mamie !');
    await tap('on');

    // The other team begins the second round; it stays level, and one more riddle each decides.
    for (const dico of ['Tom', 'Léa', 'Noé', 'Mamie']) await nothing(dico);
    expect(await table.line()).toMatch(
      /^Égalité entre Léa · Mamie et Tom · Noé : on continue\. Lisez le titre/,
    );
    expect(plain(await page.getByTestId('dico-3').innerText())).toBe('Changer : Noé explique');
    await tap('dico-3');
    await nothing('Noé');
    await tap('on');
    expect(await table.lift()).toMatch(/Léa|Mamie/);
    await tap('bet-1');
    await table.readAnd('found', 'next', 'bet-12', 'foul', 'next');
    await table.tapAndReveal('give-up');
    await tap('on');
    expect(await table.outcome()).toBe('La manche 2 est pour Léa · Mamie !');
    await tap('on');

    // Grande Pyramide: first among the winners, then among the others.
    const list = async (dico: string, finders: readonly string[]) => {
      expect(await table.line()).toContain(`Grande Pyramide : ${dico} fait trouver`);
      await tap('on');
      expect(await table.lift()).toBe(dico);
      for (const [nth, finder] of finders.entries()) {
        expect(await table.head()).toBe(`Expression ${nth + 1} sur 5`);
        await (finder === 'nobody' ? tap(finder) : table.readAnd(finder));
        if (nth < 4) await tap('next');
      }
      expect(await table.tapAndReveal('next')).toHaveLength(finders.filter((who) => who === 'nobody').length);
    };
    await list('Tom', ['said-by-0', 'said-by-2', 'said-by-0', 'nobody', 'said-by-0']);
    expect(plain(await page.getByTestId('crowned').innerText())).toBe('Léa est maître-mots !');
    await tap('on');
    await list('Léa', ['nobody', 'said-by-3', 'said-by-3', 'said-by-1', 'nobody']);
    // Third and fourth are ranked, and nobody among them is crowned.
    expect(plain(await page.getByTestId('third').innerText())).toBe('Noé est troisième, Tom quatrième.');
    expect(await page.getByTestId('crowned').count()).toBe(0);
    await tap('on');
    await tap('see-result');
    await passUntil(page.getByText('Léa et Mamie gagnent !'));
    await page.getByTestId('lead').getByText('maître-mots : Léa').waitFor();
    await passUntil(page.getByTestId(/^column-/));
    const columns = await page
      .getByTestId(/^column-/)
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
    // The pairs with their rounds, and what everybody found in the Grande Pyramide.
    expect(columns.map(plain)).toEqual([
      'Léa et Mamie : 2, Léa 3 expressions, Mamie 1 expression',
      'Noé et Tom : 0, Noé 2 expressions, Tom 1 expression',
    ]);
    expect(await table.betrayed()).toEqual([]);
  },
  { storage: withDeck, time: 'held' },
);
