import { SAVE_FORMAT, type JsonObject } from '../../src/engine';
import { readArguments, tellGame, USUAL } from '../../tools/replay';
import { aSave } from '../engine/support/saves';

const save = aSave('sequence-numbers', 2);
const raw = JSON.parse(save) as JsonObject;
const log = raw.log as JsonObject[];
const hands = (log.find(({ move }) => (move as JsonObject).type === 'deal')!.move as JsonObject)
  .hands as string[][];
const entryLines = (text: string) => text.split('\n').filter((line) => /^ *\d+\. /.test(line));
const lineOf = (text: string, entry: number) => entryLines(text)[entry - 1]!;
const givenTo = (seat: number) =>
  log.flatMap(({ move }, index) => {
    const before = log[index - 1];
    return (move as JsonObject).type === 'give' && before?.actor === seat ? [index + 1] : [];
  });

describe('a whole game', () => {
  test('is told entry by entry, with its end', () => {
    const { text, whole } = tellGame(save);
    expect(whole).toBe(true);
    expect(entryLines(text)).toHaveLength(log.length);
    expect(text).toMatch(/^sequence-numbers, rules \d+, seen by the table\nseats: Léa \(0\) · Tom \(1\)\n/);
    expect(text).toMatch(/\nOver: 1\. (Léa \(0\) · 2\. Tom \(1\)|Tom \(1\) · 2\. Léa \(0\))$/);
  });
  test('the table sees no hand and no drawn card', () => {
    const { text } = tellGame(save);
    expect(lineOf(text, 2)).toBe('   2. chance: deal ? ? ? ? ? | ? ? ? ? ?');
    expect(text).not.toContain('received');
    [...givenTo(0), ...givenTo(1)].forEach((entry) => expect(lineOf(text, entry)).toMatch(/give \?$/));
    expect(text).toContain('hand hidden');
  });
  test.each([0, 1])('seat %i sees its own cards and nobody else’s', (seat) => {
    const { text } = tellGame(save, { ...USUAL, eyes: seat });
    expect(lineOf(text, 2)).toContain(hands[seat]!.join(' '));
    expect(lineOf(text, 2)).toContain('? ? ? ? ?');
    givenTo(seat).forEach((entry) => expect(lineOf(text, entry)).not.toMatch(/\?$/));
    givenTo(1 - seat).forEach((entry) => expect(lineOf(text, entry)).toMatch(/give \?$/));
    expect(text).not.toContain(`only ${1 - seat}`);
    expect(text).toContain(`only ${seat}`);
  });
  test('all eyes see everything', () => {
    const { text } = tellGame(save, { ...USUAL, eyes: 'all' });
    expect(lineOf(text, 2)).toContain(`${hands[0]!.join(' ')} | ${hands[1]!.join(' ')}`);
    expect(text).not.toContain('?');
  });
  test('secrets of the null game are kept too', () => {
    const secret = tellGame(aSave('null-game', 2), { ...USUAL, eyes: 1 }).text;
    expect(secret).toMatch(/chance: roll \?\n/);
    expect(secret).toMatch(/chance: roll \d\n/);
    expect(secret).not.toMatch(/Léa \(0\): (keep|throw)\n/);
  });
  test('may be told in part; the board is the one after the last entry told', () => {
    const { text, whole } = tellGame(save, { ...USUAL, from: 5, to: 9 });
    expect(whole).toBe(true);
    expect(entryLines(text).map((line) => Number.parseInt(line, 10))).toEqual([5, 6, 7, 8, 9]);
    expect(text).toContain('Not over');
    expect(text.match(/ [ox] /g)).toHaveLength(3);
  });
  test('draws the board as often as asked', () => {
    const boards = (board: number) =>
      tellGame(save, { ...USUAL, to: 20, board }).text.split(' · deck ').length - 1;
    expect([boards(Infinity), boards(5), boards(10)]).toEqual([1, 5, 3]);
  });
  test('eyes that are not there are said so', () => {
    expect(tellGame(save, { ...USUAL, eyes: 2 })).toEqual({
      text: 'Nobody sits at 2: seats are counted from 0 to 1.',
      whole: false,
    });
  });
});

describe('a damaged file', () => {
  const withFields = (fields: JsonObject) => JSON.stringify({ ...raw, ...fields });
  const spoilt = (place: number, entry: JsonObject) =>
    withFields({ log: log.map((e, k) => (k === place - 1 ? entry : e)) });

  test('cut off in the log: what is there is told, and where it ends', () => {
    const at = save.indexOf('"actor"', save.length / 2) + 20;
    const { text, whole } = tellGame(save.slice(0, at));
    const told = entryLines(text).length;
    expect(whole).toBe(false);
    expect(told).toBeGreaterThan(10);
    expect(text).toMatch(
      new RegExp(`The file breaks off or is damaged after entry ${told}, at character \\d+\\.$`),
    );
    expect(entryLines(tellGame(save).text).slice(0, told)).toEqual(entryLines(text));
  });
  test('one character wrong in the middle: what comes before it is told', () => {
    const at = save.indexOf('"actor"', save.length / 2);
    const { text, whole } = tellGame(`${save.slice(0, at)}%${save.slice(at + 1)}`);
    expect(whole).toBe(false);
    expect(entryLines(text).length).toBeGreaterThan(10);
  });
  test('cut off at any length it is told in a sentence, and never throws', () => {
    for (let length = 0; length < save.length; length += 37) {
      const { text, whole } = tellGame(save.slice(0, length));
      expect([whole, text.trimEnd().endsWith('.')]).toEqual([false, true]);
    }
  });
  test('an unlawful entry: told up to it, with its number, who and why', () => {
    const { text, whole } = tellGame(spoilt(3, { ...log[2]!, move: { type: 'pass' } }));
    expect([whole, entryLines(text).length]).toEqual([false, 2]);
    expect(text).toMatch(/Entry 3, by (Léa|Tom) \([01]\) \(pass\), is refused: can-play\.$/);
  });
  test('an entry that is no move: told up to it, and that it is none', () => {
    const { text } = tellGame(spoilt(4, { ...log[3]!, move: { type: 'castle' } }));
    expect(text).toMatch(/Entry 4, by (Léa|Tom) \([01]\), is no move of this game\.$/);
  });
  test('an entry without an actor: told up to it, and that it is damaged', () => {
    const { text } = tellGame(spoilt(6, { move: { type: 'draw' } }));
    expect(entryLines(text)).toHaveLength(5);
    expect(text).toMatch(/Entry 6 is damaged: it has no actor or no move\.$/);
  });
  test.each<[string, string, RegExp]>([
    ['no JSON at all', 'Dear diary', /^This is not JSON/],
    ['an empty file', '', /^This is not JSON/],
    ['another file', '{"name":"meninges"}', /^This is JSON, but not a saved game\.$/],
    ['a newer format', withFields({ format: SAVE_FORMAT + 1 }), /newer app/],
    [
      'newer rules',
      withFields({ rulesVersion: 9 }),
      /newer app\. It follows version 9 of the rules, this is version \d\.$/,
    ],
    ['an unknown game', withFields({ game: 'ludo' }), /not here\. It calls itself ludo\.$/],
    ['a bad set-up', withFields({ config: {} }), /before its first entry, in its config\.$/],
    [
      'a missing player',
      withFields({ seats: (raw.seats as JsonObject[]).slice(1) }),
      /in its seats: 1 sit at a table for 2\.$/,
    ],
    ['a player without a name', withFields({ seats: [{}, {}] }), /before its first entry, in its seats\.$/],
    ['a clock that is none', withFields({ countdownLeft: 'soon' }), /in its countdownLeft\.$/],
    ['a version that is none', withFields({ rulesVersion: 'one' }), /in its rulesVersion\.$/],
  ])('%s: told in a sentence', (_name, text, sentence) => {
    const told = tellGame(text);
    expect(told.whole).toBe(false);
    expect(told.text).toMatch(sentence);
  });
});

describe('the question', () => {
  test.each([
    [['g.json'], { file: 'g.json', asked: USUAL }],
    [['--eyes', 'all', 'g.json'], { file: 'g.json', asked: { ...USUAL, eyes: 'all' } }],
    [
      ['g.json', '--eyes', '3', '--from', '2', '--to', '9'],
      { file: 'g.json', asked: { ...USUAL, eyes: 3, from: 2, to: 9 } },
    ],
    [['g.json', '--board', '8'], { file: 'g.json', asked: { ...USUAL, board: 8 } }],
  ])('%j is understood', (given, expected) => expect(readArguments(given)).toEqual(expected));

  test.each([
    [[]],
    [['a', 'b']],
    [['g', '--eyes', 'mine']],
    [['g', '--from', '0']],
    [['g', '--to']],
    [['g', '--what', '1']],
    [['g', '--from', '5', '--to', '2']],
  ])('%j is answered with how to ask', (given) => expect(readArguments(given)).toMatch(/npm run replay/));
});
