import { defaults, pyramide, SAMPLE } from '../../../../src/games/pyramide/rules';
import { forTyping } from '../../../../src/games/pyramide/table/forTyping';
import { after, who } from '../rules/support';

const [lighthouse] = SAMPLE.riddles;
const words = ['arrose', 'Belle', 'fil', 'fils', 'marche'];
const alone = { ...defaults(1), first: 0, stock: { ...SAMPLE, riddles: [{ ...lighthouse!, words }] } };

test('each word of a game alone comes with its forms', async () => {
  const [riddle] = (await forTyping(alone)).stock.riddles;
  expect(riddle!.forms).toHaveLength(words.length);
  expect(riddle!.forms![0]).toMatch(/^=\/arros:er .*\bait\b/);
});

test('an answer is right as it is said', async () => {
  expect((await forTyping(alone)).stock.riddles.map(({ byEar }) => byEar)).toEqual([true]);
});

test('a word typed in another of its forms is found, and is no clue', async () => {
  const config = await forTyping(alone);
  const asked = ['on', 'bet 2', 'clue jardin'];
  expect(who(after(config, ...asked, 'guess arrosait'))).toBe('between, 0 table (table)');
  expect(who(after(config, ...asked, 'guess jardinier'))).toBe('clue, 1 dico (1)');
});

test('forms are read back with a save, and a game without any is still a game', async () => {
  const config = await forTyping(alone);
  expect(pyramide.readConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
  expect(pyramide.readConfig(JSON.parse(JSON.stringify(alone)))).toEqual(alone);
  const [riddle] = config.stock.riddles;
  const odd = { ...config, stock: { ...config.stock, riddles: [{ ...riddle, forms: ['x'] }] } };
  expect(pyramide.readConfig(JSON.parse(JSON.stringify(odd)))).toBeNull();
});
