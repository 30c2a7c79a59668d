import type { Page } from 'playwright-core';

import { eventually, line, settings, tap, touch, visit } from './support';
import { dealt, played } from './support/pytagora';

interface Spoken {
  readonly text: string;
  readonly voice: string;
}

/** A browser with two French voices, of which one asks a server. What is said is noted, not heard. */
const withVoices = (page: Page) =>
  page.addInitScript(() => {
    const spoken: object[] = [];
    const voice = (name: string, localService: boolean) => ({
      name,
      voiceURI: name,
      lang: 'fr-FR',
      localService,
      default: false,
    });
    class Utterance {
      text = '';
      voice: { readonly name: string } | null = null;
    }
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice('Lointaine', false), voice('Proche', true)],
        speak: ({ text, voice: by }: Utterance) => spoken.push({ text, voice: by?.name }),
        cancel: () => undefined,
      },
    });
  });

const spokenOn = (page: Page) => page.evaluate((): readonly Spoken[] => Reflect.get(window, 'spoken'));

const UP = { kind: 'up-and-down', seats: 2, first: 0 } as const;
const hands = ['1355667789', '2244668899'];
const OPEN = dealt({ config: { ...UP, covers: false }, names: ['Noé', 'Mamie'], hands });
const COVERED = dealt({ config: UP, names: ['Noé', 'Mamie'], hands });
const held = (page: Page, digit: string) =>
  page
    .getByTestId('hand')
    .getByRole('button', { name: new RegExp(`^chiffre ${digit}(,|$)`) })
    .first();

visit(
  'Noé, six, and Mamie play open: nothing to read, nothing to confirm, no cover',
  async ({ page, open }) => {
    await withVoices(page);
    await open(OPEN.path);
    await line(page).getByText('Noé, après 0 : qui vient ?').waitFor();
    expect(await page.getByTestId('cover').count()).toBe(0);
    expect(await page.getByTestId('main').count()).toBe(0);

    // A tap on the loudspeaker, and on the sheep, reads it with the voice that lives here.
    await touch(page.getByTestId('listen'));
    await eventually(async () =>
      expect(await spokenOn(page)).toEqual([
        { text: 'Noé, après 0\u00A0: qui vient\u00A0?', voice: 'Proche' },
      ]),
    );
    await touch(page.getByTestId('sheep'));
    await eventually(async () => expect(await spokenOn(page)).toHaveLength(2));

    // What does not fit keeps the answer to itself, and a hint after it is heard.
    await touch(held(page, '5'));
    await line(page).getByText('Pas le 5. Compte avec moi : 0, et… ?').waitFor();
    await touch(page.getByTestId('hint'));
    await line(page).getByText('Compte avec moi : 0, et… ?', { exact: true }).waitFor();
    await touch(page.getByTestId('hint'));
    await line(page).getByText('Tu l’as dans tes pièces. Cherche bien !').waitFor();

    // The turn ends by itself, and Mamie's hand lies open at once, with Noé's piece ringed in what the line tells.
    await touch(held(page, '1'));
    await line(page).getByText('Mamie, après 0, 1 : qui vient ?').waitFor();
    await page.getByTestId('replay').getByText('Noé a posé le 1.').waitFor();
    await page.getByTestId('ring-1').waitFor();
    expect(await page.getByTestId('cover').count()).toBe(0);
    await touch(held(page, '2'));
    await line(page).getByText('Noé, après 0, 1, 2 : qui vient ?').waitFor();
    expect((await played(page)).state.config).toMatchObject({ covers: false });

    // Always read aloud: what the line says next is heard without a tap.
    await touch(page.getByTestId('menu'));
    await touch(page.getByTestId('settings'));
    await tap(page, 'switch', 'Lire à voix haute');
    await tap(page, 'button', 'Retour');
    await touch(held(page, '3'));
    await eventually(async () =>
      expect((await spokenOn(page)).map(({ text }) => text)).toContain('Bravo\u00A0! Le 3 est posé.'),
    );
  },
  { storage: { ...OPEN.storage, ...settings({ sound: true }) } },
);

visit(
  'a game that was begun with covers keeps them, and the set-up offers them',
  async ({ page, open }) => {
    await open(COVERED.path);
    await page.getByTestId('cover').waitFor();
    await touch(page.getByTestId('show'));
    await touch(held(page, '1'));
    await page.getByTestId('cover').getByRole('heading', { name: 'Mamie' }).waitFor();
    await open('/setup/pytagora');
    await tap(page, 'radio', 'De haut en bas');
    const covers = page.getByRole('switch', { name: 'Cacher les pièces' });
    expect(await covers.getAttribute('aria-checked')).toBe('false');
    await touch(covers);
    await tap(page, 'radio', 'Classique');
    await eventually(async () => expect(await covers.count()).toBe(0));
  },
  { storage: COVERED.storage },
);
