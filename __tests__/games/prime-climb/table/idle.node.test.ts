import { IDLES, type GameEvent } from '../../../../src/games/prime-climb/rules';
import { tell } from '../../../../src/games/prime-climb/table/tell';
import { LANGUAGES } from '../../../../src/i18n';

const SEATS = ['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));

describe.each(LANGUAGES)('a card without effect says why, in %s', (language) => {
  const said = IDLES.map((reason) => {
    const event: GameEvent = { type: 'card-idle', seat: 0, card: 18, reason };
    return tell(event, SEATS, language);
  });

  test('each reason in a sentence of its own', () => {
    expect(new Set(said).size).toBe(IDLES.length);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\S\.$/u);
  });
});

test('a card that looks ahead in vain says “nobody is ahead of the pawn that earned it”', () => {
  const event: GameEvent = { type: 'card-idle', seat: 0, card: 18, reason: 'nobody-ahead' };
  expect(tell(event, SEATS, 'en')).toBe(
    'The card has no effect: nobody is ahead of the pawn that earned it.',
  );
});
