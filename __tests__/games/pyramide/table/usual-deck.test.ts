import { box } from '../../../../src/games/pyramide/box';
import { DECKS } from '../../../../src/games/pyramide/decks';
import { LANGUAGES } from '../../../../src/i18n';

const { configFor } = box.setUp;

test.each(LANGUAGES)('cards are proposed in the language that is spoken (%s), for everybody', (language) => {
  for (const seats of box.game.seatCounts) {
    const { deck } = configFor(seats, null, language);
    expect(DECKS.find(({ id }) => id === deck)).toMatchObject({ language, age: 'standard' });
  }
});

test('whoever chose other cards finds them again', () => {
  const chosen = { ...configFor(2, null, 'en'), deck: 'fr-junior' };
  expect(configFor(4, chosen, 'en').deck).toBe('fr-junior');
});
