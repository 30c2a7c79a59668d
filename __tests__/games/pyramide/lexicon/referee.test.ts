import { judgeClue, loadLexicon, type Lexicon, type Language } from '../../../../src/games/pyramide/lexicon';
import { LABELLED } from './labelled';
import { EVERYDAY } from './labelled/everyday';
import { figuresOf } from './labelled/figures';

const FLOOR = { recall: 0.95, falseAlarms: 0.02, pairs: 150 };

let lexicons: Record<Language, Lexicon>;
beforeAll(async () => {
  lexicons = { fr: await loadLexicon('fr'), en: await loadLexicon('en') };
});

describe('the referee on the labelled lists', () => {
  test.each(LABELLED.map((labelled) => [labelled.rule, labelled] as const))('%s', (_, labelled) => {
    const { pairs, recall, falseAlarms } = figuresOf(labelled, lexicons);
    expect(pairs).toBeGreaterThanOrEqual(FLOOR.pairs);
    expect(recall).toBeGreaterThanOrEqual(FLOOR.recall);
    expect(falseAlarms).toBeLessThanOrEqual(FLOOR.falseAlarms);
  });

  test.each(LABELLED.map(({ rule, cases }) => [rule, cases] as const))(
    '%s has both sides, in both languages, and no pair twice',
    (_, cases) => {
      for (const language of ['fr', 'en'])
        for (const breaks of [true, false]) {
          const side = cases.filter((one) => one.language === language && one.breaks === breaks);
          expect(side.length).toBeGreaterThan(30);
        }
      const keys = cases.map(({ language, word, clue }) => `${language} ${word} ${clue}`);
      expect(keys.filter((key, nth) => keys.indexOf(key) !== nth)).toEqual([]);
    },
  );
});

describe('the referee', () => {
  const french = (clue: string, word: string, club = false) => judgeClue(clue, word, lexicons.fr, { club });
  const english = (clue: string, word: string, club = false) => judgeClue(clue, word, lexicons.en, { club });

  test('names the word a clue comes too near to', () => {
    expect(french('royal', 'roi')).toEqual({ kind: 'refused', rule: 'same-root', with: 'roi' });
    expect(french('maire', 'mer')).toEqual({ kind: 'refused', rule: 'sounds-alike', with: 'mer' });
    expect(english('sunny', 'sun')).toEqual({ kind: 'refused', rule: 'same-root', with: 'sun' });
  });

  test('follows what a table hears today, not what a Latinist knows', () => {
    const heard =
      'atterrissage terre, revente vendre, coursier couru, relire lecteurs, illisible lecteurs, piétiner pied';
    for (const pair of `${heard}, porcelet porc, compère père, royal roi`.split(', ')) {
      const [clue, word] = pair.split(' ') as [string, string];
      expect([pair, french(clue, word)]).toEqual([pair, { kind: 'refused', rule: 'same-root', with: word }]);
    }
    for (const pair of 'reine roi, vitre verre, cavalier cheval, patron père, oie oiseau'.split(', ')) {
      const [clue, word] = pair.split(' ') as [string, string];
      expect([pair, french(clue, word)]).toEqual([pair, { kind: 'fine' }]);
    }
  });

  test('takes everyday, young and regional words for words, and a hyphenated entry for one', () => {
    const refused = EVERYDAY.filter(
      ({ language, clue, word }) => judgeClue(clue, word, lexicons[language]).kind !== 'fine',
    );
    expect(refused).toEqual([]);
    for (const language of ['fr', 'en']) {
      const clues = EVERYDAY.filter((one) => one.language === language).map(({ clue }) => clue);
      expect(new Set(clues).size).toBeGreaterThanOrEqual(200);
    }
  });

  test('refuses a hyphenated word with the word sought in it', () => {
    expect(french('tire-bouchon', 'bouchon')).toEqual({
      kind: 'refused',
      rule: 'same-root',
      with: 'bouchon',
    });
    expect(french('tire-bouchon', 'vin')).toEqual({ kind: 'fine' });
    expect(english('washing-up', 'wash').kind).not.toBe('fine');
    expect(english('make-up', 'lipstick')).toEqual({ kind: 'fine' });
  });

  test('only warns where nothing but the looks speak against a clue', () => {
    expect(french('porteur', 'porte')).toEqual({ kind: 'warning', rule: 'same-root', with: 'porte' });
    expect(french('Pierre', 'apôtre')).toEqual({ kind: 'warning', rule: 'proper-name', with: 'Pierre' });
    expect(french('USA', 'pays')).toEqual({ kind: 'warning', rule: 'acronym', with: 'USA' });
  });

  test('lets clubs have names and brands, and nothing else', () => {
    expect(french('Zidane', 'footballeur').kind).toBe('refused');
    expect(french('Zidane', 'footballeur', true).kind).toBe('fine');
    expect(french('nutella', 'tartine', true).kind).toBe('fine');
    expect(english('London', 'capital', true).kind).toBe('fine');
    expect(french('SNCF', 'train', true)).toEqual({ kind: 'refused', rule: 'acronym' });
    expect(french('Zorblax', 'planète', true).kind).toBe('warning');
    expect(french('roulerr', 'voiture', true)).toEqual({ kind: 'refused', rule: 'not-a-word' });
  });

  test('reads what thumbs type: capitals, no accents, spaces, quotes, a full stop', () => {
    for (const clue of ['OCÉAN', 'ocean', '  océan ', '« océan »', 'Océan.', 'océan']) {
      expect(french(clue, 'vague')).toEqual({ kind: 'fine' });
    }
    expect(french('', 'vague').kind).toBe('refused');
    expect(french('   ', 'vague').kind).toBe('refused');
    expect(french('aujourd’hui', 'hier')).toEqual({ kind: 'fine' });
  });
});
