import { ALONE_MODES, pyramide, SAMPLE, USUAL_RIDDLES } from '../../../../src/games/pyramide/rules';
import { LANGUAGES } from '../../../../src/i18n';
import { solo } from '../../../../src/games/pyramide/table/solo';
import { aloneIn, config, playing, stateOf, type PyramideTable } from '../rules/support';

/** Somebody alone with the app. */
const withApp = (level: string) => [{ bot: null }, { bot: level }];

const plain = (text: string): string => text.replace(/\u00A0/g, ' ');

/** Found with the first clue, the second, the third, the fourth, and struck; then the enigma. */
function riddleMoves(nth: number, enigma: string): readonly string[] {
  const { words } = SAMPLE.riddles[nth % SAMPLE.riddles.length]!;
  const clues = ['un', 'deux', 'trois', 'quatre'];
  const found = [1, 2, 3, 4].flatMap((tries, at) => [
    `bet ${tries}`,
    ...clues.slice(0, tries - 1).flatMap((clue) => [`clue ${clue}`, 'guess zut']),
    `clue ${clues[tries - 1]!}`,
    `guess ${words[at]!}`,
    'next',
  ]);
  return ['on', ...found, 'bet 1', 'clue cinq', 'guess zut', 'next', enigma, 'on'];
}

const marathon = (language: 'fr' | 'en' = 'fr'): PyramideTable =>
  playing(
    aloneIn('marathon', USUAL_RIDDLES.marathon, { language }),
    ...Array.from({ length: USUAL_RIDDLES.marathon }, (_, nth) =>
      riddleMoves(nth, nth === 0 ? `answer ${SAMPLE.riddles[0]!.answer}` : 'pass'),
    ).flat(),
  );

describe('a result', () => {
  test('is the points, in the list of its mode, its cards and the partner’s level, the marathon first', () => {
    const table = marathon();
    expect(stateOf(table).phase).toBe('over');
    expect(solo.listOf(table.config, withApp('strong'))).toBe('marathon-fr-strong');
    expect(solo.listOf(table.config, withApp('solid'))).toBe('marathon-fr-solid');
    expect(solo.resultOf(pyramide.view(stateOf(table), 'table'))).toBe(41);
    expect(solo.lists.indexOf('marathon-en-solid')).toBeLessThan(solo.lists.indexOf('guess-fr-solid'));
    expect(solo.better).toBe('more');
  });

  test('counts where one plays together with the app, for the usual number of riddles', () => {
    const seats = withApp('solid');
    const lists = ALONE_MODES.map((mode) => solo.listOf(aloneIn(mode, USUAL_RIDDLES[mode]), seats));
    expect(lists).toEqual(['guess-fr-solid', 'explain-fr-solid', null, 'marathon-fr-solid']);
    expect(solo.listOf(aloneIn('marathon', 3), seats)).toBeNull();
    expect([2, 3, 4].map((people) => solo.listOf(config(people), []))).toEqual([null, null, null]);
    expect(lists.flatMap((list) => list ?? []).filter((list) => !solo.lists.includes(list))).toEqual([]);
  });

  test('of an older version, when all levels shared a list, is still among the records', () => {
    expect(solo.lists).toContain('marathon-fr');
    expect(solo.listName('marathon-fr', 'fr')).toBe('Marathon · français');
    expect(solo.listName('marathon-fr-strong', 'fr')).toBe('Marathon · français · Fort');
  });

  test('is told in points, one or many, in both languages', () => {
    expect([0, 1, 41, 38.25].map((points) => solo.resultText(points, 'fr'))).toEqual([
      '0 point',
      '1 point',
      '41 points',
      '38,3 points',
    ]);
    expect([0, 1, 41, 38.25].map((points) => solo.resultText(points, 'en'))).toEqual([
      '0 points',
      '1 point',
      '41 points',
      '38.3 points',
    ]);
    expect(solo.resultSays(41, 'en')).toBe('41 points!');
  });

  test('every list has a name of its own', () => {
    for (const language of LANGUAGES)
      expect(new Set(solo.lists.map((list) => solo.listName(list, language))).size).toBe(solo.lists.length);
    expect(solo.listName('marathon-en', 'fr')).toBe('Marathon · anglais');
  });

  test('is compared with nobody, and no day has its own', () => {
    expect(solo.lists.map((list) => solo.perfect(list))).toEqual(solo.lists.map(() => null));
    expect(solo.daily).toBeNull();
  });
});

describe('the share text', () => {
  test('is one sentence that reads well aloud', () => {
    expect(plain(solo.shareText(marathon(), 'fr', false))).toBe(
      'Méninges, Pyramide, Marathon, français : 41 points, 40 mots trouvés sur 50, dont 10 au premier indice, et 1 énigme sur 10.',
    );
    expect(solo.shareText(marathon(), 'en', false)).toBe(
      'Méninges, Pyramide, Marathon, French: 41 points, 40 of 50 words found, 10 of them with the first clue, and 1 of 10 riddles solved.',
    );
  });

  test('gives nothing away and leads nowhere', () => {
    for (const language of LANGUAGES) {
      const text = solo.shareText(marathon('en'), language, false);
      expect(text).not.toMatch(/https?:|www|\.(com|org|app|net)/);
      expect(text).not.toMatch(/\p{Extended_Pictographic}|\n/u);
      for (const { title, words, answer } of SAMPLE.riddles)
        for (const secret of [title, answer, ...words]) expect(text).not.toContain(secret);
    }
  });
});
