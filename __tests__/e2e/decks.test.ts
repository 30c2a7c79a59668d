import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { atRest, eventually, gone, noDialog, readStorage, see, tap, touch, visit } from './support';

const PLAIN =
  'Il dort le jour, mange la nuit, rit quand on le brosse et tient toute la maison sous son charme.';
const SMALL = `deck: Chez nous
language: fr
age: standard

card
? À la maison
Il *dort* le *jour*, *mange* la *nuit*, rit quand on le brosse et tient toute la maison sous son *charme*.
= le chat | chat | matou
+ arc-en-ciel
`;
const own = async (page: Page): Promise<string[]> =>
  Object.entries(await readStorage(page)).flatMap(([key, text]) =>
    key.startsWith('meninges/decks/') ? [text] : [],
  );
/** These and no others; a deck is kept a moment after its last letter. */
const kept = (page: Page, ...texts: readonly string[]): Promise<void> =>
  eventually(async () => expect((await own(page)).sort()).toEqual([...texts].sort()));
const field = (page: Page, name: string) => page.getByTestId(name).last();
const back = (page: Page) => touch(page.getByRole('button', { name: 'Retour' }).last());

async function bring(page: Page, text: string | Buffer, name = 'chez-nous.txt'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await touch(page.getByTestId('import'));
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

visit(
  'a deck is written with the forms, mended in its text, exported, deleted and imported again',
  async ({ page, open }) => {
    await open('/decks');
    await page.getByText('Un paquet est un ensemble de cartes de Pyramide').waitFor();
    await touch(page.getByTestId('create'));
    await field(page, 'deck-name').fill('Chez nous');
    await touch(page.getByTestId('open-card-1'));
    await field(page, 'expression-1').fill('arc-en-ciel');
    await touch(page.getByTestId('add-riddle'));
    await field(page, 'riddle-title').fill('À la maison');
    await field(page, 'sentence').fill(PLAIN);
    for (const word of ['dort', 'jour', 'mange', 'nuit', 'charme']) await tap(page, 'checkbox', word);
    await page.getByText('Mots à trouver : 5 sur 5').waitFor();
    await tap(page, 'checkbox', 'rit');
    await page.getByTestId('refused').getByText('5 mots sont déjà choisis.').waitFor();
    await field(page, 'answer').fill('le chat');
    await field(page, 'accepts').fill('chat, matou');
    await back(page);
    await see(page, 'button', /^Ouvrir : À la maison\. le chat, complet/);
    await back(page);
    // One riddle is not a game yet.
    await page
      .getByTestId('deck-status')
      .getByText('Rien à revoir. Encore 2 énigmes pour jouer seul')
      .waitFor();
    await kept(page, SMALL);

    // In the text: the line that is wrong is named, a tap selects it, and typing mends it.
    await tap(page, 'radio', 'Texte');
    const text = page.getByTestId('deck-text');
    await eventually(async () => expect(await text.inputValue()).toBe(SMALL));
    await text.fill(SMALL.replace('= le chat | chat | matou', 'le chat'));
    await see(page, 'button', /^Ligne 6\. Il manque la réponse de l’énigme « À la maison »/);
    await text.fill(SMALL.replace('= le chat', '= le jour'));
    await page.getByTestId('fault-7').getByText('« jour » donne la réponse « le jour »').waitFor();
    await touch(page.getByTestId('fault-7'));
    const selected = () =>
      text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await eventually(async () => expect(await selected()).toBe(SMALL.split('\n')[6]));
    await text.fill(SMALL);
    await page.getByTestId('deck-status').getByText('Rien à revoir').waitFor();
    await kept(page, SMALL);
    await back(page);
    await see(
      page,
      'button',
      /^Ouvrir le paquet Chez nous\. Français, Pour tous, 1 énigme, 1 expression, Encore 2 énigmes pour pouvoir jouer/,
    );

    const download = page.waitForEvent('download');
    await tap(page, 'button', 'Exporter le paquet Chez nous');
    const file = await download;
    expect(file.suggestedFilename()).toBe('Chez-nous.txt');
    const exported = readFileSync(await file.path(), 'utf8');
    expect(exported).toBe(SMALL);

    await tap(page, 'button', 'Supprimer le paquet Chez nous');
    await see(page, 'dialog', 'Supprimer « Chez nous » ?');
    await tap(page, 'button', 'Le garder');
    await noDialog(page);
    expect(await own(page)).toEqual([SMALL]);
    await tap(page, 'button', 'Supprimer le paquet Chez nous');
    await touch(page.getByTestId('remove-sure'));
    await page.getByText('Un paquet est un ensemble').waitFor();
    await kept(page);

    await bring(page, exported);
    await page.getByTestId('said').getByText('« Chez nous » est importé.').waitFor();
    await kept(page, SMALL);
  },
);

const HERE = { 'meninges/decks/a': SMALL };

visit(
  'a file never takes the place of a deck unasked',
  async ({ page, open }) => {
    await open('/decks');
    await bring(page, SMALL.replace(/\n/g, '\r\n'));
    await page.getByTestId('said').getByText('Ce paquet est déjà ici, mot pour mot').waitFor();
    expect(await own(page)).toEqual([SMALL]);

    const other = SMALL.replace('arc-en-ciel', 'pomme de pin');
    await bring(page, other);
    await see(page, 'dialog', 'Un paquet porte déjà ce nom');
    await touch(page.getByTestId('leave'));
    await gone(page, 'dialog', 'Un paquet porte déjà ce nom');
    expect(await own(page)).toEqual([SMALL]);
    await bring(page, other);
    await touch(page.getByTestId('take-in'));
    await page.getByTestId('said').getByText('est importé').waitFor();
    await kept(page, SMALL, other);

    const third = SMALL.replace('arc-en-ciel', 'ver de terre');
    await bring(page, third);
    await touch(page.getByTestId('replace'));
    await gone(page, 'dialog', 'Un paquet porte déjà ce nom');
    await eventually(async () => expect(await own(page)).toContain(third));
    expect(await own(page)).toHaveLength(2);

    await bring(page, Buffer.from([0x89, 0x50, 0, 0, 0x4e]), 'photo.png');
    await page.getByTestId('said').getByText('Ce fichier n’a pas pu être lu.').waitFor();
    expect(await own(page)).toHaveLength(2);
  },
  { storage: HERE },
);

visit('a bad file is told line by line, and may be taken in to be mended', async ({ page, open }) => {
  const bad = SMALL.replace('*dort*', 'dort').replace('language: fr', 'language: latin');
  await open('/decks');
  await bring(page, bad);
  const dialog = await see(page, 'dialog', 'Ce fichier ne peut pas encore être joué');
  await dialog.getByText('2 points sont à revoir.').waitFor();
  await dialog.getByText('Ligne 2', { exact: true }).waitFor();
  await dialog.getByText('Ligne 7', { exact: true }).waitFor();
  await touch(page.getByTestId('take-in'));
  await page.getByTestId('deck-status').getByText('2 points à revoir avant de jouer').waitFor();
  await kept(page, bad);
  await page.getByText('la langue s’écrit fr (français) ou en (anglais)').waitFor();
  await tap(page, 'radio', 'Français');
  await touch(page.getByTestId('open-card-1'));
  await touch(page.getByTestId('open-riddle-1'));
  await page.getByText('4 sont marqués pour l’instant').waitFor();
  await tap(page, 'checkbox', 'dort');
  await back(page);
  await back(page);
  await page.getByTestId('deck-status').getByText('Rien à revoir').waitFor();
  await kept(page, SMALL);
});

visit(
  'a card that was taken out can be put back, and a reload loses nothing',
  async ({ page, open }) => {
    await open('/decks/a');
    await tap(page, 'button', 'Retirer : Carte 1');
    await page.getByRole('main').getByText('Retiré : Carte 1.').waitFor();
    await page.getByRole('log').getByText('Retiré : Carte 1.').waitFor();
    await page.getByText('Il faut au moins une carte d’énigmes pour jouer.').waitFor();
    await touch(page.getByTestId('undo'));
    await page.getByTestId('deck-status').getByText('Rien à revoir').waitFor();
    await touch(page.getByTestId('add-names'));
    await field(page, 'theme-1').fill('Peintres');
    for (const [index, name] of ['Monet', 'Vermeer', 'Frida Kahlo, Kahlo', 'Soulages'].entries())
      await field(page, `theme-1-name-${index + 1}`).fill(name);
    await page.reload();
    await page.getByTestId('theme-1-name-4').waitFor();
    expect(await page.getByTestId('theme-1-name-3').inputValue()).toBe('Frida Kahlo, Kahlo');
    await kept(page, `${SMALL}\nnames\n? Peintres\n- Monet\n- Vermeer\n- Frida Kahlo | Kahlo\n- Soulages\n`);
  },
  { storage: HERE },
);

visit(
  'one of the app’s decks is the beginning of another, in English too',
  async ({ page, open }) => {
    await open('/decks');
    await touch(page.getByTestId('copy-en-standard'));
    await see(page, 'heading', /\(copy\)$/);
    await page.getByTestId('deck-status').getByText('Nothing to look at: this deck can be played.').waitFor();
    await page.getByTestId('open-card-10').waitFor();
  },
  { storage: { 'meninges/settings': JSON.stringify({ language: 'en' }) } },
);

const riddle = (title: string, answer: string): string => `? ${title}
Ce *texte* de *quinze* mots au moins dit *une* chose vraie, avec *malice* et sans *jamais* la nommer.
= ${answer}
`;
const PLAYED = SMALL.replace(
  '+ arc',
  `${riddle('Le deuxième', 'la lune')}${riddle('Le troisième', 'le vent')}+ arc`,
);

visit(
  'a deck that came in from the set-up can be chosen there at once, and played; once it is gone it is not proposed',
  async ({ page, open }) => {
    await open('/setup/pyramide');
    await touch(page.getByRole('radio', { name: '1', exact: true }).first());
    const choice = page.getByRole('radio', { name: 'Chez nous', exact: true });
    expect(await choice.count()).toBe(0);
    await touch(page.getByTestId('decks'));
    await bring(page, PLAYED);
    await page.getByTestId('said').getByText('« Chez nous » est importé.').waitFor();
    await see(page, 'button', /^Ouvrir le paquet Chez nous\. .*Prêt à jouer/);
    await back(page);
    await touch(choice);
    await touch(page.getByTestId('decks'));
    await tap(page, 'button', 'Supprimer le paquet Chez nous');
    await touch(page.getByTestId('remove-sure'));
    await kept(page);
    await bring(page, PLAYED);
    await page.getByTestId('said').getByText('« Chez nous » est importé.').waitFor();
    await back(page);
    await touch(choice);
    await touch(page.getByTestId('start'));
    await page
      .getByTestId('title')
      .getByText(/À la maison|Le deuxième|Le troisième/)
      .waitFor();
  },
);

visit('a deck that is gone says so', async ({ page, open }) => {
  await open('/decks/nobody');
  await page.getByText('Ce paquet n’est plus ici.').waitFor();
  await tap(page, 'button', 'Paquets de cartes');
  await page.getByTestId('create').waitFor();
});

const SCREENS = [
  ['a phone', 390, 844],
  ['the smallest phone', 320, 568],
  ['a phone on its side', 844, 390],
] as const;
const LONG = SMALL.replace('À la maison', 'Anticonstitutionnellementextraordinaire');

for (const [screen, width, height] of SCREENS)
  visit(
    `on ${screen} nothing sticks out, and everything fits a finger`,
    async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      for (const [path, ready] of [
        ['/decks', 'create'],
        ['/decks/a', 'deck-name'],
        ['/decks/a?card=card-1', 'add-riddle'],
        ['/decks/a?card=card-1&riddle=1', 'sentence'],
      ] as const) {
        await open(path);
        await page.getByTestId(ready).waitFor();
        await atRest(page);
        const odd = await page.evaluate(() =>
          Array.from(
            document.querySelectorAll(
              'button, [role="button"], [role="radio"], [role="checkbox"], input, textarea',
            ),
          )
            .map((element) => ({
              box: element.getBoundingClientRect(),
              says: element.getAttribute('aria-label') ?? element.textContent,
            }))
            .filter(({ box }) => box.width > 0)
            .filter(
              ({ box }) =>
                box.height < 43.5 || box.width < 43.5 || box.left < 0 || box.right > innerWidth + 0.5,
            )
            .map(({ box, says }) => `${says}: ${JSON.stringify(box)}`),
        );
        expect([path, odd]).toEqual([path, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
    { storage: { 'meninges/decks/a': LONG } },
  );
