import { defaults, primeClimb } from '../../../../src/games/prime-climb/rules';
import { LANGUAGES } from '../../../../src/i18n';
import { solo } from '../../../../src/games/prime-climb/table/solo';
import { turnsOf } from '../../../../src/games/prime-climb/table/turnKinds';
import { solitaire } from './solitaire';

const plain = (text: string): string => text.replace(/\u00A0/g, ' ');

describe('a result', () => {
  test('is the number of turns, in the list of its solitaire', () => {
    const table = solitaire();
    expect(solo.listOf(table.config, [])).toBe('solitaire-1');
    expect(solo.resultOf(primeClimb.view(table.state, 'table'))).toBe(7);
    expect(solo.listOf({ ...defaults(1), variants: ['solitaire-2'] }, [])).toBe('solitaire-2');
  });
  test('of a game of several seats is counted nowhere', () =>
    expect(solo.listOf(defaults(2), [])).toBeNull());
  test('is told in turns, one or many, in both languages', () => {
    expect([1, 7, 6.25].map((turns) => solo.resultText(turns, 'fr'))).toEqual([
      '1 tour',
      '7 tours',
      '6,3 tours',
    ]);
    expect([1, 7, 6.25].map((turns) => solo.resultText(turns, 'en'))).toEqual([
      '1 turn',
      '7 turns',
      '6.3 turns',
    ]);
    expect(solo.resultSays(7, 'en')).toBe('Home in 7 turns!');
  });
});

describe.each(solo.lists)('the best play known, %s', (list) => {
  const perfect = solo.perfect(list)!;
  test('its shares make one, and their mean is the mean', () => {
    const sum = perfect.shares.reduce((all, share) => all + share, 0);
    const mean = perfect.shares.reduce((all, share, turns) => all + share * turns, 0) / sum;
    expect(sum).toBeCloseTo(1, 2);
    expect(Math.abs(mean - perfect.mean)).toBeLessThan(0.02);
  });
  test.each(LANGUAGES)('is said in a sentence, in %s', (language) => {
    expect(solo.perfectSays(list, perfect.mean, language)).toMatch(/\d[.,]\d.*\.$/);
    expect(solo.listName(list, language)).toMatch(/^Solitaire [12]$/);
  });
});

describe('the game of the day', () => {
  const { dayOf, onDay } = solo.daily!;
  test('any set-up can be played on a day', () => {
    const config = onDay(defaults(1), 20260316);
    expect(dayOf(config)).toBe(20260316);
    expect(dayOf(defaults(1))).toBeNull();
    expect(primeClimb.refuseConfig(primeClimb.readConfig(config)!)).toBeNull();
  });
});

describe('the share text', () => {
  const mean = solo.perfect('solitaire-1')!.mean.toFixed(1);
  const day = solitaire({ daily: 20260316 });
  test('of the day’s game has its date and its turns, in French', () => {
    expect(plain(solo.shareText(day, 'fr', false))).toBe(
      'Méninges, Prime Climb, Solitaire 1, partie du 16 mars 2026 : au but en 7 tours. ' +
        `Le meilleur jeu connu en met ${mean.replace('.', ',')} en moyenne. ` +
        'En chemin : 2 grands pas, 1 petit pas, 1 carte, 1 pas en arrière.',
    );
  });
  test('of the day’s game has its date and its turns, in English', () => {
    expect(solo.shareText(day, 'en', false)).toBe(
      'Méninges, Prime Climb, Solitaire 1, game of 16 March 2026: home in 7 turns. ' +
        `The best play known needs ${mean} on average. ` +
        'On the way: 2 big steps, 1 small step, 1 card, 1 step back.',
    );
  });
  test('of a replay says so', () => {
    expect(solo.shareText(day, 'en', true)).toContain('game of 16 March 2026, replayed: home');
  });
  test('of any other game has no date', () => {
    expect(plain(solo.shareText(solitaire(), 'fr', false))).toContain('Solitaire 1 : au but');
  });
  test('reads well aloud, gives nothing away and leads nowhere', () => {
    for (const language of LANGUAGES) {
      const text = solo.shareText(solitaire(), language, false);
      expect(text).not.toMatch(/https?:|www|\.(com|org|app|net)/);
      expect(text).not.toMatch(/\p{Extended_Pictographic}|\n/u);
      // The variant's number, the turns, the average, and how many turns of each kind.
      expect(text.match(/\d+/g)).toEqual(['1', '7', ...mean.split('.'), '2', '1', '1', '1']);
    }
  });
  test('tells every turn begun, in a game under way too', () => {
    expect(turnsOf(solitaire())).toEqual(['far', 'home', 'card', 'back', 'near', 'far', 'home']);
    expect([0, 1, 3, 6].map((turns) => turnsOf(solitaire({}, turns)).length)).toEqual([0, 1, 3, 6]);
  });
});
