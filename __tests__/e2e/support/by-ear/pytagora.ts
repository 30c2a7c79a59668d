import { bestLay } from '../../../../src/games/pytagora/bots/search';
import {
  cellOf,
  type Digit,
  type Face,
  type Lying,
  type NewPiece,
  type Spot,
} from '../../../../src/games/pytagora/rules';
import type { Listener } from './listener';

const SIGNS: Readonly<Record<string, Face>> = {
  plus: '+',
  moins: '-',
  fois: '*',
  'divisé par': '/',
  égale: '=',
};
const SPOKEN = new Map(Object.entries(SIGNS).map(([word, face]) => [face, word]));

const faceNamed = (name: string): Face => SIGNS[name] ?? (name as Digit);
const nameOf = (face: Face): string => SPOKEN.get(face) ?? face;
const numberNamed = (text: string): number => Number(text.replace('moins ', '-'));

const NUMBER = '((?:moins )?\\d+)';
const ACROSS = new RegExp(`^(.+), rangée ${NUMBER}, colonnes ${NUMBER} à `);
const DOWN = new RegExp(`^(.+), colonne ${NUMBER}, rangées ${NUMBER} à `);

/** `7 fois 3 égale 21`, piece by piece. */
const facesIn = (sentence: string): Face[] =>
  sentence.split(/ (plus|moins|fois|divisé par|égale) /).flatMap((part) => {
    const sign = SIGNS[part];
    return sign ? [sign] : ([...part] as Digit[]);
  });

/** What lies on the table, from the sentences that are read of it. */
async function grid(ear: Listener): Promise<readonly Lying[]> {
  const lying = new Map<number, Lying>();
  for (const item of await ear.names('listitem')) {
    const across = ACROSS.exec(item);
    const [, sentence, line, from] = across ?? DOWN.exec(item) ?? [];
    if (!sentence || !line || !from) continue;
    facesIn(sentence).forEach((face, nth) => {
      const [fixed, along] = [numberNamed(line) - 1, numberNamed(from) - 1 + nth];
      const spot = across ? { x: along, y: fixed } : { x: fixed, y: along };
      const before = lying.get(cellOf(spot));
      lying.set(cellOf(spot), {
        ...spot,
        face,
        across: before?.across === true || across !== null,
        down: before?.down === true || across === null,
      });
    });
  }
  return [...lying.values()];
}

/** Lays the best equation that can be heard of, piece by piece, and draws. Whether there was one. */
export async function layBest(ear: Listener): Promise<boolean> {
  const rack = ear.thing('group', /^Pièces de/);
  const hand = (await ear.names('button', rack)).map(faceNamed);
  const shared = await ear.names('group');
  const sharedEquals = Number(
    /^Égales communs : (\d+)/.exec(shared.find((name) => /^Égales/.test(name)) ?? '')?.[1] ?? 0,
  );
  const search = bestLay({ grid: await grid(ear), hand, sharedEquals });
  let step = search.next();
  while (!step.done) step = search.next();
  if (!step.value) return false;
  await layAll(ear, step.value.move.pieces);
  await ear.press('button', 'Poser');
  await ear.hears(/a posé .+ pour \d+ points?\. (Rangée|Colonne)/);
  return true;
}

/** The first piece is chosen and carried to its cell with the arrows; each of the others goes on from there, whatever lies between. */
async function layAll(ear: Listener, pieces: readonly NewPiece[]): Promise<void> {
  const down = pieces.every(({ x }) => x === pieces[0]!.x);
  const inOrder = [...pieces].sort((one, other) => (down ? one.y - other.y : one.x - other.x));
  for (const [nth, { face, from, x, y }] of inOrder.entries()) {
    const within = ear.thing('group', from === 'hand' ? /^Pièces de/ : /^Égales communs/);
    await ear.thing('button', nameOf(face), within).press('Enter');
    if (nth === 0) await walkTo(ear, { x, y }, down);
  }
}

const PLACE = new RegExp(`rangée ${NUMBER}, colonne ${NUMBER}`);

/** The board is one stop of the tab key; the last arrow says which way one goes on. Space lays what is chosen. */
async function walkTo(ear: Listener, { x, y }: Spot, down: boolean): Promise<void> {
  await ear.thing('gridcell', PLACE).focus();
  const [, row, column] = PLACE.exec(await ear.focused())!;
  const across = along(x + 1 - numberNamed(column!), 'ArrowRight', 'ArrowLeft', !down);
  const below = along(y + 1 - numberNamed(row!), 'ArrowDown', 'ArrowUp', down);
  await ear.key(...(down ? [...across, ...below] : [...below, ...across]));
  expect(await ear.focused()).toMatch(/, libre\s: poser/);
  await ear.key('Space');
}

/** So many steps, there and back where there are none and it is to be the last direction. */
function along(steps: number, forth: string, back: string, last: boolean): string[] {
  if (steps === 0) return last ? [forth, back] : [];
  return Array<string>(Math.abs(steps)).fill(steps > 0 ? forth : back);
}

/** A turn at the squares of the children, with a helping hand: the digit that is asked for, or the bag. */
export async function growSquare(ear: Listener): Promise<void> {
  const places = (await ear.names('gridcell')).filter((name) => /^La place après/.test(name));
  const hand = await ear.names('button', ear.thing('group', /^Pièces de/));
  const wanted = places.map((name) => /il faut le (\d)/.exec(name)![1]!);
  const at = wanted.findIndex((digit) => hand.includes(`chiffre ${digit}`));
  if (at < 0) {
    await ear.press('button', /^Sac/);
    return ear.hears(/a pioché/);
  }
  await ear.press('button', `chiffre ${wanted[at]!}`);
  // Where one place alone waits, the piece is laid at once.
  if (!/a posé le \d/.test(await ear.said())) await ear.press('gridcell', places[at]!);
  await ear.hears(/a posé le \d\. Rangée \d/);
}

/** A round of the tables: the digits of the answer, or nobody has them. */
export async function answerTable(ear: Listener): Promise<void> {
  const question = (await ear.names('grid')).find((name) => /^La question/.test(name))!;
  const [, left, right] = /(\d) × (\d)/.exec(question)!;
  const digits = [...String(Number(left) * Number(right))];
  const hand = [...(await ear.names('button', ear.thing('group', /^Pièces de/)))];
  const has = digits.every((digit) => {
    const at = hand.indexOf(`chiffre ${digit}`);
    if (at >= 0) hand.splice(at, 1);
    return at >= 0;
  });
  if (!has) {
    await ear.press('button', 'Passer');
    return ear.hears(/passe\./);
  }
  for (const digit of digits) {
    const held = ear.page
      .getByRole('group', { name: /^Pièces de/ })
      .getByRole('button', { name: `chiffre ${digit}`, exact: true, pressed: false });
    await held.first().press('Enter');
  }
  await ear.press('button', 'Répondre');
  await ear.hears(/a trouvé \d+/);
}
