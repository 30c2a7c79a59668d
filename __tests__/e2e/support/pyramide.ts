import type { Page } from 'playwright-core';

import { stillMiddle, touch } from './gestures';
import { holdTime, pass, passUntil } from './time';
import { wholeTree } from './tree';
import type { Visit } from './visit';

/**
 * A deck of words nobody has ever written anywhere else: whatever of it stands in a page is known at once for what it is. All that
 * is secret begins with one of these.
 */
const SECRET = /(?:plix|trovu|gloum|kasto)[a-z]+/g;
/** It stands in every sentence, and nowhere else: a sentence is nobody's before its five words are over. */
const IN_SENTENCES = 'zorvat';
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'ja', 'ke', 'li', 'mo', 'nu', 'pa', 're', 'si', 'to', 'vu'];
const syllable = (nth: number): string => SYLLABLES[nth % 15]! + (nth < 15 ? '' : SYLLABLES[nth - 15]!);

const CARDS = 3;
const ASKED = [0, 1, 2, 3, 4, 5];

const riddle = (nth: number): string => {
  const word = (at: number) => `*plix${syllable(nth)}${SYLLABLES[at]!}*`;
  return [
    `? Titre ${nth + 1}`,
    `Il ${word(0)} sans ${word(1)} et ${word(2)} avant ${word(3)} puis ${word(4)} ${IN_SENTENCES}.`,
    `= le trovu${syllable(nth)}`,
  ].join('\n');
};
const expressions = (card: number): string =>
  [0, 1, 2, 3, 4].map((at) => `+ gloum${syllable(card)}${SYLLABLES[at]!}`).join('\n');
const theme = (nth: number): string =>
  [`? Thème ${nth + 1}`, ...[0, 1, 2, 3].map((at) => `- Kasto${syllable(nth)}${SYLLABLES[at]!}`)].join('\n');

export const DECK = [
  'deck: Inouï\nlanguage: fr\nage: standard',
  ...Array.from({ length: CARDS }, (_, card) =>
    ['card', ...ASKED.map((nth) => riddle(card * 6 + nth)), expressions(card)].join('\n'),
  ),
  ['names', ...ASKED.map(theme)].join('\n'),
].join('\n\n');

/** As the browser remembers somebody's own deck. */
export const withDeck: Readonly<Record<string, string>> = { 'meninges/decks/inoui': DECK };

export interface Sitting {
  readonly seats: 1 | 2 | 3 | 4;
  /** What else to choose: the name of a group of options, and what is tapped in it. */
  readonly choices?: readonly (readonly [group: string, choice: string])[];
}

/** From the set-up to the first thing there is to see of the game, while no time passes but what it takes. */
export async function sitDown(
  { page, open }: Pick<Visit, 'page' | 'open'>,
  { seats, choices = [] }: Sitting,
): Promise<void> {
  await holdTime(page);
  await open('/setup/pyramide');
  await passUntil(page.getByTestId('start'));
  await touch(page.getByRole('radio', { name: String(seats), exact: true }).first());
  for (const [group, choice] of choices)
    await touch(
      page.getByRole('radiogroup', { name: group, exact: true }).getByText(choice, { exact: true }),
    );
  await touch(page.getByTestId('start'));
  await passUntil(page.getByTestId('table'));
}

/** Every secret that stands anywhere in the page, drawn or not, in the order of the alphabet. */
export async function shown(page: Page): Promise<readonly string[]> {
  const tree = (await wholeTree(page)).toLowerCase();
  return [...new Set(tree.match(SECRET) ?? [])].sort();
}

const SIGHTS = [
  'cover',
  'see-result',
  'ready',
  'bet-1',
  'said',
  'found',
  'missed',
  'next',
  'answered',
  'differ',
  'right',
  'nobody',
  'on',
] as const;
export type Sight = (typeof SIGHTS)[number];

/** What can be done now; of several, the one that tells the stage. */
export async function sight(page: Page): Promise<Sight> {
  const there = SIGHTS.map((id) => `[data-testid="${id}"]`).join(', ');
  await page.locator(there).first().waitFor();
  const ids = await page
    .locator(there)
    .evaluateAll((found) => found.map((element) => element.getAttribute('data-testid')));
  return SIGHTS.find((id) => ids.includes(id))!;
}

/** A finger on the card, for as long as somebody looks. */
export async function holding<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const finger = await page.context().newCDPSession(page);
  const at = await stillMiddle(page.getByTestId('hold'));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await pass(page, HELD);
  await page.locator('[data-testid="hold"][aria-expanded="true"]').waitFor();
  const seen = await look();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pass(page, LET_GO);
  await page.locator('[data-testid="hold"][aria-expanded="false"]').waitFor();
  await finger.detach();
  return seen;
}

/** A card is read, not brushed; and let go, it is shut at once: time may run from then on. */
const HELD = 450;
const LET_GO = 20;
export async function press(page: Page, id: string): Promise<void> {
  await lies(page);
  await touch(page.getByTestId(id));
}

/** A die that is cast rolls for a while, and whom it chose is read: until then there is nothing to be pressed. */
export async function lies(page: Page): Promise<void> {
  while ((await page.getByTestId(/^(?:rolls|chosen)$/).count()) > 0) await pass(page, 100);
}

/** Where time waits for a tap: the card is read, if there is one, and time begins. */
export async function begin(page: Page): Promise<void> {
  if ((await page.getByTestId('ready').count()) === 0) return;
  // Where the card was not read yet, letting it go is the tap.
  if ((await page.getByTestId('hold').count()) > 0) await holding(page, async () => undefined);
  if ((await page.getByTestId('ready').count()) > 0) await press(page, 'ready');
  await page.getByTestId('ready').waitFor({ state: 'detached' });
}

/** The cover says whose it is, and is lifted. */
export async function lift(page: Page): Promise<string> {
  const name = await page.getByTestId('cover').getByRole('heading').first().innerText();
  await press(page, 'show');
  await page.getByTestId('table').waitFor();
  return name;
}

/** The seconds that the ring shows. */
export const seconds = async (page: Page): Promise<number> =>
  Number(await page.getByRole('timer').first().innerText());

/** French sets spaces that do not break: to a reader they are spaces. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

export const line = async (page: Page): Promise<string> => plain(await page.getByTestId('line').innerText());

/** Plays with a finger and looks behind the pixels after every touch. What everybody may know by now is all that may be there. */
export class Table {
  private readonly known = new Set<string>();
  private heard = false;

  constructor(readonly page: Page) {}

  /** Secrets in the page that nobody should be able to find there. */
  async betrayed(): Promise<readonly string[]> {
    return (await shown(this.page)).filter((secret) => !this.known.has(secret));
  }

  private async check(after: string): Promise<void> {
    expect([after, ...(await this.betrayed())]).toEqual([after]);
    await this.checkSentence(after);
  }

  /** Nobody's before the words of its riddle are over; then everybody has heard it, and it may stand wherever it likes. */
  private async checkSentence(after: string): Promise<void> {
    if ((await this.page.getByTestId('found-words').count()) > 0) this.heard = false;
    else if ((await this.page.getByTestId('sentence').count()) > 0) this.heard = true;
    if (this.heard) return;
    expect([after, (await wholeTree(this.page)).includes(IN_SENTENCES)]).toEqual([after, false]);
  }

  /** Whoever was asked whether they are ready is. */
  async begin(): Promise<void> {
    await begin(this.page);
    await this.check('ready');
  }

  /** A tap, and then nothing new may be read. Nobody waits long before time begins. */
  async tap(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (id !== 'menu' && id !== 'ready') await begin(this.page);
      await press(this.page, id);
      await this.check(id);
    }
  }

  /** So much time, and then nothing new may be read. */
  async wait(ms: number): Promise<void> {
    await pass(this.page, ms);
    await this.check(`${ms} ms`);
  }

  async lift(): Promise<string> {
    await this.check('cover');
    const name = await lift(this.page);
    await this.check('lifted');
    return name;
  }

  /** What can be read under the finger, and is gone when it lets go. */
  async read(): Promise<readonly string[]> {
    const seen = await holding(this.page, () => this.betrayed());
    await this.check('let go');
    return seen;
  }

  /** The one word under the finger is told to everybody. */
  async readAnd(...ids: readonly string[]): Promise<string> {
    const [word, ...more] = await this.read();
    expect(more).toEqual([]);
    this.known.add(word!);
    await this.tap(...ids);
    return word!;
  }

  /** This word may be read by everybody from here on. */
  tell(word: string): void {
    this.known.add(word);
  }

  /** From here on everything that stands in the page is public: the riddle, or the list, is over. */
  async reveal(): Promise<readonly string[]> {
    const fresh = await this.betrayed();
    fresh.forEach((secret) => this.known.add(secret));
    return fresh;
  }

  /** A tap that ends a riddle or a list: its secrets are everybody's. */
  async tapAndReveal(id: string): Promise<readonly string[]> {
    await begin(this.page);
    await press(this.page, id);
    await this.page.getByTestId('on').waitFor();
    return this.reveal();
  }

  line(): Promise<string> {
    return line(this.page);
  }

  /** What is asked before time begins. */
  async asked(): Promise<string> {
    return plain(await this.page.getByTestId('ready-says').innerText());
  }

  /** What came of a word or of a round, in large letters. */
  async outcome(): Promise<string> {
    return plain(await this.page.getByTestId('outcome').innerText());
  }

  /** The answer of a riddle, on its paper. */
  async answer(): Promise<string> {
    return plain(await this.page.getByTestId('answer').innerText());
  }

  async head(): Promise<string> {
    return plain(await this.page.getByTestId('head').innerText());
  }

  /** Where the pawns are. */
  async standing(): Promise<string> {
    return plain(await this.page.getByTestId('pyramid-steps').getAttribute('aria-label'));
  }

  async bricks(): Promise<string> {
    return plain(await this.page.getByTestId('obelisk').getAttribute('aria-label'));
  }
}
