import type { Page } from 'playwright-core';

import { eventually, passUntil, settings, touch, type Visit, visit } from './support';
import { begin, line, plain, sitDown } from './support/pyramide';
import { answerWords, hasty, riddleOf, turn, type } from './support/pyramide-player';

const AT_ONCE = settings({ pace: 'instant' });

/** One card, whose three riddles ask for the same everyday words: what comes is known, and so is what the referee must say. */
const EVERYDAY = {
  'meninges/decks/maison': `deck: Maison
language: fr
age: standard

card
${['printemps', 'soleil', 'renouveau']
  .map(
    (answer, nth) => `? Saison ${nth + 1}
Il réveille la *forêt*, remplit le *jardin*, chasse la *neige*, appelle l’*école* à la fenêtre et rend les *enfants* rêveurs.
= le ${answer} | ${answer}`,
  )
  .join('\n')}
+ arc-en-ciel
`,
};
/** The title says which of the three it is. */
const answerTo = (title: string): string =>
  ['printemps', 'soleil', 'renouveau'][Number(/Saison (\d)/.exec(title)![1]) - 1]!;

const alone = (here: Visit, mode: string, deck: string, clock: string): Promise<void> =>
  sitDown(here, {
    seats: 1,
    choices: [
      ['Cartes', deck],
      ['Seul avec l’app', mode],
      ['Sablier', clock],
    ],
  });

const head = async (page: Page): Promise<string> => plain(await page.getByTestId('head').innerText());
const lineSays = (page: Page, words: string | RegExp): Promise<void> =>
  eventually(async () => expect(await line(page)).toMatch(words));

visit(
  'a whole marathon alone, some of its ten riddles known by heart, ends with a record',
  async (here) => {
    const { page } = here;
    await alone(here, 'Marathon', 'Français', 'sans');
    let points = 0;
    for (let nth = 1; nth <= 10; nth += 1) {
      expect(await turn(page)).toBe('on');
      await eventually(async () => expect(await head(page)).toBe(`Énigme ${nth} sur 10`));
      const riddle = await riddleOf(page, nth);
      await touch(page.getByTestId('on'));
      // Somebody who knows the deck by heart, and somebody who gives up at once.
      const known = nth % 3 !== 0;
      await answerWords(page, known ? riddle : null);
      expect(await turn(page)).toBe('type');
      if (known) await type(page, hasty(riddle.answer));
      else await touch(page.getByTestId('pass'));
      await passUntil(page.getByTestId('on'));
      await eventually(async () =>
        expect(plain(await page.getByTestId('answer').innerText())).toContain(plain(riddle.answer)),
      );
      points = Number(
        /(\d+) points?$/.exec(plain(await page.getByTestId('pyramid-steps').getAttribute('aria-label')))![1],
      );
      expect(points).toBeGreaterThanOrEqual(6 * (nth - Math.floor(nth / 3)));
      await touch(page.getByTestId('on'));
    }
    await touch(page.getByTestId('see-result'));
    await passUntil(page.getByText(`${points} points`));
    await page.getByText('Un premier résultat : le record à battre.').waitFor();
  },
  { storage: AT_ONCE, time: 'held' },
);

visit(
  'typed without accents, capitals or article a word counts; the clock is the person’s alone',
  async (here) => {
    const { page } = here;
    await alone(here, 'Vous devinez', 'Maison', '60 s');
    const answer = answerTo(await page.getByTestId('title').innerText());
    await touch(page.getByTestId('on'));
    const at = async (nth: number) => {
      await passUntil(page.getByTestId('clue-0'));
      await eventually(async () => expect(await head(page)).toMatch(new RegExp(`mot ${nth} sur 5`)));
    };
    for (const [nth, typed] of ['FORET', 'le jardin', ' Neige ', "l'ecole", 'Les Enfants'].entries()) {
      await at(nth + 1);
      if (nth === 0)
        expect(await page.getByRole('timer').getAttribute('aria-label')).toMatch(/^pour répondre\s: \d/);
      await type(page, typed);
      await touch(page.getByTestId('next'));
    }
    // The sentence is read before time begins.
    await page.getByTestId('ready-says').getByText('60 secondes pour l’énigme').waitFor();
    await begin(page);
    expect(await turn(page)).toBe('type');
    await eventually(async () =>
      expect(plain(await page.getByTestId('sentence').innerText())).toMatch(
        /forêt.*jardin.*neige.*école.*enfants/,
      ),
    );
    await type(page, '');
    await lineSays(page, /^Écrivez d’abord un mot\.$/);
    await type(page, answer.toUpperCase());
    await passUntil(page.getByTestId('on'));
    await page.getByTestId('answer').getByText(`le ${answer}`).waitFor();
    await page
      .getByTestId('brought')
      .getByText(/5 mots trouvés sur 5 · Énigme trouvée/)
      .waitFor();
  },
  { storage: { ...AT_ONCE, ...EVERYDAY }, time: 'held' },
);

visit(
  'you explain: the referee names the rule a clue breaks, one may insist, and the app guesses',
  async (here) => {
    const { page } = here;
    await alone(here, 'Vous expliquez', 'Maison', 'sans');
    await touch(page.getByTestId('on'));
    await touch(page.getByTestId('bet-4'));
    await page.getByTestId('word').getByText('forêt', { exact: true }).waitFor();
    await type(page, 'forestier');
    await lineSays(page, /^« forestier » est de la même famille que le mot\./);
    expect(await page.getByTestId('word-input').inputValue()).toBe('forestier');
    await type(page, 'forêt');
    await lineSays(page, /^C’est le mot lui-même !/);
    await type(page, 'grande route');
    await lineSays(page, /^Un seul mot, ni composé ni expression\./);
    await type(page, 'SNCF');
    await lineSays(page, /^Les sigles ne sont pas permis\./);
    await type(page, 'Paris');
    await lineSays(page, /^Les noms propres ne sont pas permis\./);
    await type(page, 'blorpade');
    await lineSays(page, /^« blorpade » n’est pas dans le dictionnaire\./);
    // The table may always overrule.
    await touch(page.getByTestId('insist'));
    await page.getByTestId('clue-0').getByText('blorpade').waitFor();
    expect(await turn(page)).toBe('type');
    await lineSays(page, /^Faites deviner : forêt$/);
    for (const clue of ['arbres', 'bois', 'chêne']) {
      if ((await turn(page)) !== 'type') break;
      const before = await page.getByTestId(/^clue-\d$/).count();
      await type(page, clue);
      await passUntil(page.getByTestId('next').or(page.getByTestId(`clue-${before}`)));
    }
    await passUntil(page.getByTestId('next'));
    // What it made of the clues stands under them: the word, or what it took for it.
    expect(plain(await page.getByRole('list', { name: 'Indices' }).innerText())).toMatch(
      /^blorpade .*(?:forêt|« [^»]+ » \? Non\.)/,
    );
  },
  { storage: { ...AT_ONCE, ...EVERYDAY }, time: 'held' },
);
