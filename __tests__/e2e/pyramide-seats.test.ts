import { eventually, visit, type Visit } from './support';
import { wholeTree } from './support/tree';
import { plain, sight, sitDown, Table, withDeck, type Sitting } from './support/pyramide';

/** The button that was pressed is gone: a key that is pressed once more must not miss, bet or call a foul. */
const keysDecideNothing = ({ page }: Visit): Promise<void> =>
  eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.matches('[data-landing]'))).toBe(true),
  );

async function begin(here: Visit, sitting: Sitting): Promise<Table> {
  await sitDown(here, { ...sitting, choices: [['Cartes', 'Inouï'], ...(sitting.choices ?? [])] });
  return new Table(here.page);
}

visit(
  'three play a round: DICO has the whole sentence under the finger, and only there',
  async (here) => {
    const { page } = here;
    const table = await begin(here, { seats: 3, choices: [['Qui commence ?', 'Léa']] });
    await table.tap('on');
    expect(await table.lift()).toBe('Léa');
    expect(await table.read()).toHaveLength(5);
    // Let go, nothing of the sentence is on the screen either.
    expect(await wholeTree(page)).not.toMatch(/zorvat/);
    await table.tap('bet-1');
    const words = await table.read();
    expect(words).toHaveLength(5);
    await table.tap('said');
    // Who found it is asked by name, and both have their step.
    table.tell(words[0]!);
    await table.tap('found-1', 'next', 'bet-1');
    table.tell(words[1]!);
    await table.tap('found-1', 'take-back', 'found-2', 'next', 'bet-1');
    table.tell(words[2]!);
    await table.tap('found-2', 'next', 'bet-10', 'foul');
    expect(await page.getByTestId('outcome').innerText()).toMatch(/Plus de briques/);
    await table.tap('next');
    // The SYNO ahead answers first, then the other.
    expect(await table.asked()).toContain('Mamie aura une réponse');
    await table.tap('answered');
    expect(await table.lift()).toBe('Léa');
    expect(await table.read()).toHaveLength(1);
    await table.tap('wrong');
    expect(await table.asked()).toContain('Tom aura une réponse');
    await table.tap('answered');
    await table.lift();
    expect(await table.tapAndReveal('right')).toHaveLength(3);
    expect(await table.standing()).toBe('Léa : 3 points, Tom : 2 points, Mamie : 2 points');
    for (const dico of ['Tom', 'Mamie']) {
      await table.tap('on', 'on');
      expect(await table.lift()).toBe(dico);
      await table.tap('bet-13', 'foul', 'next', 'give-up');
      await table.tapAndReveal('give-up');
    }
    await table.tap('on');
    expect(await table.outcome()).toBe('La manche 1 est pour Léa !');
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'two play a round, and an answer before its time counts twice; without a clock the table says who is too slow',
  async (here) => {
    const { page } = here;
    const table = await begin(here, {
      seats: 2,
      choices: [
        ['Qui commence ?', 'Léa'],
        ['Sablier', 'sans'],
      ],
    });
    await table.tap('on');
    expect(await table.lift()).toBe('Léa');
    expect(await page.getByRole('timer').count()).toBe(0);
    const words = await table.read();
    expect(words).toHaveLength(5);
    await table.tap('slow');
    expect(await table.head()).toMatch(/mot 1 sur 5 · indice 1 sur 1$/);
    table.tell(words[0]!);
    await table.tap('found');
    await keysDecideNothing(here);
    await table.tap('early-answer');
    // DICO says another answer, or none, before the right one can be read.
    expect(await sight(page)).toBe('differ');
    await table.tap('agree');
    const [answer] = await table.read();
    expect(answer).toMatch(/^trovu/);
    table.tell(answer!);
    await table.tap('right');
    expect(await sight(page)).toBe('next');
    expect(await page.getByTestId('early-answer').count()).toBe(0);
    await table.tap('next');
    await keysDecideNothing(here);
    await table.tap('bet-12');
    await keysDecideNothing(here);
    await table.tap('said', 'slow');
    expect(await table.head()).toMatch(/indice 2 sur 12$/);
    await table.tap('foul');
    expect(await page.getByTestId('next').innerText()).toBe('Continuer');
    await table.tapAndReveal('next');
    expect(await table.standing()).toBe('Léa : 1 point, Tom : 3 points');
    await table.tap('on', 'on');
    expect(await table.lift()).toBe('Tom');
    await table.tap('bet-13', 'foul', 'next', 'slow');
    expect(await sight(page)).toBe('cover');
    expect(plain(await page.getByTestId('cover-role').innerText())).toBe(
      'Avez-vous une autre réponse à l’énigme ?',
    );
    expect(await table.lift()).toBe('Tom');
    await table.tapAndReveal('agree');
    await table.tap('on');
    expect(await table.outcome()).toBe('La manche 1 est pour Tom !');
  },
  { storage: withDeck, time: 'held' },
);

visit(
  'a second round of ping-pong and proper names: the relay, fouls, bids, and only the two DICOs read',
  async (here) => {
    const { page } = here;
    const table = await begin(here, {
      seats: 4,
      choices: [
        ['Qui commence ?', 'Léa · Mamie'],
        ['Deuxième manche', 'Ping-pong et noms propres'],
      ],
    });
    // The first round, in which only Léa and Mamie find a word.
    await table.tap('on');
    await table.lift();
    await table.tap('bet-1');
    await table.readAnd('found', 'next', 'bet-12', 'foul', 'next');
    await table.tapAndReveal('give-up');
    for (let riddle = 2; riddle <= 4; riddle += 1) {
      await table.tap('on', 'on');
      await table.lift();
      await table.tap('bet-13', 'foul', 'next');
      await table.tapAndReveal('give-up');
    }
    await table.tap('on', 'on');

    // Ping-pong: the die says who leads.
    expect(await table.line()).toMatch(/^Ping-pong ! Léa et Tom font deviner les mêmes mots/);
    await table.tap('on');
    const leading = await table.lift();
    const other = leading === 'Léa' ? 'Tom' : 'Léa';
    const word = await table.read();
    expect(word).toHaveLength(1);
    expect(await table.head()).toMatch(/mot 1 sur 5 · indice 1 sur 5$/);
    // Both DICOs may read the word: the phone goes from one to the other without a cover.
    await table.tap('said', 'missed', 'next');
    expect(await sight(page)).toBe('ready');
    expect(await table.asked()).toBe(`${other} : 10 secondes pour un indice`);
    expect(await page.getByTestId('foul-last').count()).toBe(0);
    expect(await table.read()).toEqual(word);
    // The team that has the relay may still call the foul on the clue before; here it does not.
    expect(plain(await page.getByTestId('foul-last').innerText())).toBe('L’indice d’avant était interdit');
    expect(await table.head()).toMatch(/indice 2 sur 5$/);
    // Too slow: the relay passes.
    await table.wait(10_000);
    await page.getByTestId('outcome').getByText('relais').waitFor();
    await table.tap('next');
    // Found: a step, and the lead for the next word.
    expect(await table.readAnd('found', 'next')).toBe(word[0]);
    expect(await table.head()).toMatch(/mot 2 sur 5/);
    // Not allowed: the other team has its step and leads.
    await table.tap('foul', 'next');
    await table.readAnd('found', 'next');
    await table.readAnd('found', 'next');
    // Five clues, none of them enough.
    for (let clue = 1; clue <= 5; clue += 1) {
      await table.tap('missed', 'next');
    }
    // The team with more words answers first.
    expect(await table.asked()).toContain(`${other === 'Léa' ? 'Mamie' : 'Noé'} aura une réponse`);
    await table.tap('answered');
    expect(await table.lift()).toBe(leading);
    expect(await table.read()).toHaveLength(1);
    await table.tapAndReveal('right');
    const ahead =
      other === 'Léa'
        ? 'Léa · Mamie : 4 points, Tom · Noé : 1 point'
        : 'Léa · Mamie : 1 point, Tom · Noé : 4 points';
    expect(await table.standing()).toBe(ahead);

    // Proper names: the team behind begins, with its roles exchanged.
    await table.tap('on');
    const opener = leading === 'Léa' ? 'Mamie' : 'Noé';
    const second = leading === 'Léa' ? 'Noé' : 'Mamie';
    expect(await table.line()).toMatch(/^Noms propres/);
    await table.tap('on');
    expect(await table.lift()).toBe(opener);
    const name = await table.read();
    expect(name).toHaveLength(1);
    await table.tap('bet-4');
    expect(await page.getByTestId('outcome').innerText()).toBe(`${opener} annonce 4.`);
    expect(await page.getByTestId('next').innerText()).toBe(`Passer le téléphone à ${second}`);
    await table.tap('next');
    expect(await table.read()).toEqual(name);
    expect(await page.locator('[data-testid^="bet-"]').count()).toBe(3);
    await table.tap('bet-2', 'next', 'leave');
    expect(await page.getByTestId('outcome').innerText()).toBe(`${opener} laisse jouer.`);
    await table.tap('next', 'missed');
    expect(await table.readAnd('found')).toBe(name[0]);
    await table.tap('next');
    // No bid in time is a bid of one; nobody can bid lower, so it is played at once.
    await table.begin();
    await table.wait(10_000);
    expect(await table.head()).toMatch(/nom 2 sur 4 · pari : 1$/);
    await table.tap('missed', 'next');
    for (let at = 3; at <= 4; at += 1) {
      await table.tap('bet-1');
      await table.readAnd('found');
      expect(await page.getByTestId('next').innerText()).toBe(at === 3 ? 'Nom suivant' : 'Continuer');
      await (at === 3 ? table.tap('next') : table.tapAndReveal('next'));
    }
    expect(await table.outcome()).toMatch(/^La manche 2 est pour /);
  },
  { storage: withDeck, time: 'held' },
);
