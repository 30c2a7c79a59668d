import { screen } from '@testing-library/react-native';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../src/engine';
import { cover as template } from '../../src/games/null-game/cover';
import { GAMES } from '../../src/games/shelf';
import { LANGUAGES, type Language } from '../../src/i18n';
import type { Box } from '../../src/shell';
import { aStore, renderInApp } from '../shell/app';

/** By its place: Jest's sandbox has no dynamic import, by which the app opens it. */
const boxOf = (id: string): Box =>
  jest.requireActual<{ box: Box }>(join(__dirname, '../../src/games', id, 'box')).box;

/** What a game refuses before its table is laid: the codes before the first that is said at the table. */
function setUpCodes(id: string): readonly string[] {
  const rules = jest.requireActual<{ REFUSALS?: readonly string[] }>(
    join(__dirname, '../../src/games', id, 'rules'),
  );
  // A game begun from the template has no such list yet.
  const { REFUSALS = [] } = rules;
  return REFUSALS.slice(0, REFUSALS.indexOf('not-now'));
}

/** What the frame asks of a box, tried on every box of the list, and on the template. */
describe.each([...GAMES, template].map((cover) => ({ cover, id: cover.id })))(
  'the box of $id',
  ({ cover }) => {
    test('holds the game that its cover names', () => {
      const { game, decks } = boxOf(cover.id);
      expect(game.id).toBe(cover.id);
      expect(decks !== undefined).toBe(cover.decks === true);
    });

    test('can be set up as proposed for every number of seats, and be read again', () => {
      const { game, setUp } = boxOf(cover.id);
      for (const seats of game.seatCounts) {
        const proposed: Json = setUp.configFor(seats, null, 'fr');
        expect([seats, game.refuseConfig(proposed)]).toEqual([seats, null]);
        expect(game.readConfig(proposed)).toEqual(proposed);
      }
    });

    test('can be set up when people come or go, and when the same play again', () => {
      const { game, setUp } = boxOf(cover.id);
      for (const before of game.seatCounts)
        for (const seats of game.seatCounts) {
          const changed: Json = setUp.configFor(seats, setUp.configFor(before, null, 'fr'), 'fr');
          const next: Json = setUp.nextConfig(changed);
          expect([before, seats, game.refuseConfig(changed), game.refuseConfig(next)]).toEqual([
            before,
            seats,
            null,
            null,
          ]);
        }
    });

    test.each(LANGUAGES)('says its rules in %s', (language) => {
      const { Rules } = boxOf(cover.id).words;
      renderInApp(<Rules language={language} />, aStore({ language }));
      expect(screen.getAllByRole('heading').length).toBeGreaterThan(1);
    });
  },
);

/** Said as any code would be: no screen leads there, the pair chooses the words (a clash), or there is no more general word. */
const GENERAL: Readonly<Record<string, readonly string[]>> = {
  'prime-climb': ['variants-clash'],
  pyramide: ['clock-other', 'list-seconds-other', 'alone-only', 'riddles-other', 'no-such-first'],
  pytagora: ['seats-other'],
};

const refusing = GAMES.map(({ id }) => ({ id, codes: setUpCodes(id) })).filter(
  ({ codes }) => codes.length > 0,
);

describe.each(refusing)('what $id refuses', ({ id, codes }) => {
  const said = (code: string, language: Language) => boxOf(id).words.refusedConfig({ code }, language);

  test.each(codes)('%s is said in a sentence of each language', (code) => {
    const sentences = LANGUAGES.map((language) => said(code, language));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
  });

  test.each(LANGUAGES)('has words of its own in %s', (language) => {
    const general = said('unheard-of', language);
    expect(codes.filter((code) => said(code, language) === general)).toEqual(GENERAL[id] ?? []);
  });
});

test('every folder is on the list, but for the template', () => {
  const folders = readdirSync(join(__dirname, '../../src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => name !== 'null-game').sort()).toEqual(GAMES.map(({ id }) => id).sort());
});
