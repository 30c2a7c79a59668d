import { bestOf } from '../sequence';
import type { Listener } from './listener';

/** A turn of Sequence Numbers: a card, a cell, and the deck; or nothing that can be played. */
export async function layChip(ear: Listener, own: string): Promise<void> {
  const cells = await ear.names('gridcell');
  const hand = await ear.names('radio');
  const choice = bestOf({ hand, cells, main: null, line: '' }, own);
  if (!choice) return ear.press('button', /^(Passer|Échanger)/);
  await ear.press('radio', choice.card, 'Space');
  await ear.press('gridcell', cells[choice.cell]!, 'Space');
  // Experts confirm the cell they have reckoned.
  if (await ear.has('button', 'Poser')) await ear.press('button', 'Poser');
  await ear.hears(/rangée \d+, colonne \d+/);
  if ((await ear.first(['button', 'Piocher'], ['button', 'Voir le résultat'])) === 0)
    await ear.press('button', 'Piocher');
}

const LIT = /^[+−×÷]\s?\d+ : (\d+)/;
const resultOf = (name: string): number => Number(LIT.exec(name)?.[1] ?? -1);

/** A turn of Prime Climb: roll, then as far as the numbers lead; whatever card comes is obeyed. */
export async function climb(ear: Listener, goal: number): Promise<void> {
  await ear.press('button', 'Lancer les dés');
  await ear.hears(/\d et \d|double/i);
  for (let uses = 0; uses < 8; uses += 1) {
    if (await ear.has('button', 'Compris')) await ear.press('button', 'Compris');
    if (!(await ear.has('button', 'Finir le tour'))) break;
    if (await ended(ear)) break;
    const lit = await lights(ear);
    if (lit.length === 0) break;
    const best = lit.reduce((one, other) =>
      Math.abs(goal - resultOf(other)) < Math.abs(goal - resultOf(one)) ? other : one,
    );
    await ear.press('button', best);
    await ear.hears(/= \d+/);
  }
  for (let steps = 0; steps < 8; steps += 1) {
    const came = await ear.first(
      ['button', 'Lancer les dés'],
      ['button', 'Voir le résultat'],
      ['group', CARD],
      ['button', 'Finir le tour'],
    );
    if (came < 2) return;
    if (came === 2) await obey(ear);
    else await ear.press('button', 'Finir le tour');
  }
}

const CARD = /^(?!Pièces|Opérations|Nombres|Gardiens|Joueurs|Spirale).+\. .+/;

/** Every number is used, or need not be. */
async function ended(ear: Listener): Promise<boolean> {
  return ear.page.getByRole('button', { name: 'Finir le tour', disabled: false }).count().then(Boolean);
}

/** Where the numbers lead; one's own pawns are chosen in turn until one can move. */
async function lights(ear: Listener): Promise<readonly string[]> {
  const there = async () => (await ear.names('button')).filter((name) => LIT.test(name));
  for (const pawn of (await ear.names('button')).filter((name) => /^Pion de .+, sur/.test(name))) {
    const lit = await there();
    if (lit.length > 0) return lit;
    await ear.press('button', pawn);
  }
  return there();
}

async function obey(ear: Listener): Promise<void> {
  const sheet = ear.thing('group', CARD);
  const [choice] = await ear.names('button', sheet);
  await ear.press('button', choice!);
}
