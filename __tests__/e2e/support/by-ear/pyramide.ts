import { pass } from '../time';
import { heardOf, type Listener } from './listener';

const OVER = 'Voir le résultat';
const COVER = /^Je suis .+ : voir mon jeu$/;
const CARD = /^Maintenez pour lire.*, ou activez la carte$/;
const CLUE = 'Votre indice';

/** What is pressed, the first of these that is there: nobody knows a word, so that they are passed, or found by others. */
const ANSWERS: readonly (string | RegExp)[] = [
  'Lancer le sablier',
  /^C’est lu/,
  'Envoyer quand même',
  'Parier 2',
  'C’est dit',
  /^Trouvé/,
  'Réponse donnée',
  'Juste',
  'Je passe',
  'Je ne sais pas',
  'Mot suivant',
  'Voir l’énigme',
  /^Passer le téléphone à/,
  'Continuer',
];

const CLUES = ['animal', 'maison', 'eau', 'grand', 'vert', 'pain', 'route', 'main', 'nuit', 'livre'];

/** Goes on for so many steps, or to the end of the game. How often each thing was pressed. */
export async function playRiddle(ear: Listener, steps: number): Promise<readonly string[]> {
  const pressed: string[] = [];
  let read = false;
  for (let step = 0; step < steps; step += 1) {
    const answers = ANSWERS.map((name) => ['button', name] as const);
    const nth = await ear.first(
      ['button', OVER],
      ['button', COVER],
      ...(read ? [] : [['button', CARD] as const]),
      ['textbox', CLUE],
      ...answers,
    );
    const at = nth - (read ? 3 : 4);
    if (nth === 0) break;
    if (nth === 1) {
      read = false;
      await ear.press('button', COVER);
    } else if (nth === 2 && !read) {
      read = true;
      await readCard(ear);
    } else if (at < 0) {
      await ear.thing('textbox', CLUE).fill(CLUES[pressed.length % CLUES.length]!);
      await ear.press('button', 'Envoyer');
    } else await ear.press('button', ANSWERS[at]!);
    pressed.push(nth === 1 ? 'cover' : at < 0 ? 'card or clue' : String(ANSWERS[at]));
  }
  return pressed;
}

/** The card opens when it is activated, says its word and nothing else does; activated again it is shut. */
async function readCard(ear: Listener): Promise<void> {
  await ear.press('button', CARD);
  const open = ear.page.getByRole('button', { expanded: true });
  const [word] = (await open.evaluateAll(heardOf))[0]!.split('. ');
  expect(await ear.said()).not.toContain(word);
  await pass(ear.page, 400);
  await ear.key('Enter');
  expect(await open.count()).toBe(0);
}
