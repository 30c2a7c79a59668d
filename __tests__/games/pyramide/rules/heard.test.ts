import { loadAnswers } from '../../../../src/games/pyramide/lexicon';
import {
  isRightAnswer,
  isRightByEar,
  pyramide,
  SAMPLE,
  type Config,
  type Language,
} from '../../../../src/games/pyramide/rules';
import { areAlike, said } from '../../../../src/games/pyramide/rules/heard';
import { after, aloneIn } from './support';

const isRight = (typed: string, answer: string, language: Language): boolean =>
  isRightByEar(typed, { answer, accepts: [] }, language);

test.each<[Language, string, string]>([
  ['fr', 'mozard', 'Mozart'],
  ['fr', 'brigite bardot', 'Brigitte Bardot'],
  ['fr', 'machu pichu', 'le Machu Picchu'],
  ['fr', 'cleopatre', 'Cléopâtre'],
  ['fr', 'le marsupilamy', 'le Marsupilami'],
  ['fr', 'van gog', 'Van Gogh'],
  ['fr', 'filosofe', 'le philosophe'],
  ['en', 'shakespear', 'Shakespeare'],
  ['en', 'einstien', 'Einstein'],
  ['en', 'elvis presly', 'Elvis Presley'],
])('%s: “%s”, typed, is said like %s', (language, typed, answer) => {
  expect(isRight(typed, answer, language)).toBe(true);
});

test.each<[Language, string, string]>([
  ['fr', 'Manet', 'Monet'],
  ['fr', 'Picasso', 'Pissarro'],
  ['fr', 'Louis XIV', 'Louis XVI'],
  ['fr', 'la lune', 'la luge'],
  ['fr', '', 'Mozart'],
  ['fr', '!', 'π'],
  ['en', 'Queen Elizabeth I', 'Queen Elizabeth II'],
  ['en', 'cricket', 'croquet'],
])('%s: “%s” is not %s', (language, typed, answer) => {
  expect(isRight(typed, answer, language)).toBe(false);
});

/** Nobody is given a point for another answer; these few are said alike. */
const ALIKE = ['Barbapapa ~ la barbe à papa', 'Lyon ~ le lion'];

test.each<Language>(['fr', 'en'])(
  'no two possible answers (%s) are taken for each other',
  async (language) => {
    const { all } = await loadAnswers(language);
    const sounds = all.map(({ text }) => ({ text, sound: said(text, language) }));
    const taken = sounds.flatMap((one, nth) =>
      sounds
        .slice(nth + 1)
        .filter((other) => areAlike(one.sound, other.sound))
        .filter((other) => !isRightAnswer(one.text, { answer: other.text, accepts: [] }, language))
        .map((other) => `${one.text} ~ ${other.text}`),
    );
    expect(taken).toEqual(language === 'fr' ? ALIKE : []);
  },
);

const [lighthouse] = SAMPLE.riddles;
const allFound = lighthouse!.words.flatMap((word) => ['bet 2', 'clue indice', `guess ${word}`, 'next']);
const guess = aloneIn('guess', 1);
const dealt = (byEar: object): Config => ({
  ...guess,
  stock: { ...SAMPLE, riddles: [{ ...lighthouse!, answer: 'Mozart', accepts: [], ...byEar }] },
});

test('“mozard” is right where the cards say that ears judge, and is judged as it was in a game of an earlier release', () => {
  const answered = (config: Config) =>
    after(config, 'on', ...allFound, 'answer mozard').riddle!.enigma.result;
  expect(answered(dealt({ byEar: true }))).toBe('right');
  expect(answered(dealt({}))).toBe('wrong');
});

test('that ears judge is read back with a save', () => {
  const config = dealt({ byEar: true });
  expect(pyramide.readConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
  expect(pyramide.readConfig(JSON.parse(JSON.stringify(dealt({ byEar: 'yes' }))))).toBeNull();
});
