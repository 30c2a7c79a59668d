import {
  chosenBefore,
  learntGame,
  NAME_LENGTH,
  nameFor,
  playersFor,
  readLastSetUp,
  refusedPlayers,
  withHelp,
  withSums,
} from '../../app/players';
import type { Json, Player } from '../../src/engine';
import { box } from '../../src/games/sequence-numbers/box';
import { CATALOGUES } from '../../src/i18n';

const { fr, en } = CATALOGUES;
const person = (name: string, more: Partial<Player> = {}): Player => ({
  name,
  face: 0,
  bot: null,
  help: false,
  ...more,
});

describe('somebody for every seat', () => {
  test('the second of two is the app; three or four are people', () => {
    const seated = (count: number) => playersFor(count, [], fr).map(({ name, bot }) => [name, bot]);
    expect(seated(2)).toEqual([
      ['Léa', null],
      ['Rémi', 'beginner'],
    ]);
    expect(seated(4)).toEqual([
      ['Léa', null],
      ['Tom', null],
      ['Mamie', null],
      ['Noé', null],
    ]);
    expect(playersFor(2, [], fr, true).map(({ bot }) => bot)).toEqual([null, null]);
  });
  test('an app that was only proposed for two does not stay when the table grows; one that was chosen does', () => {
    const [lea, remi] = playersFor(2, [], fr);
    const grown = (...before: Player[]) => playersFor(3, chosenBefore(before, fr), fr).map(({ bot }) => bot);
    expect(grown(lea!, remi!)).toEqual([null, null, null]);
    expect(grown(lea!, person('Ada', { bot: 'strong' }))).toEqual([null, 'strong', null]);
    expect(grown(lea!, remi!, person('Ada', { bot: 'solid' }))).toEqual([null, 'beginner', 'solid']);
  });
  test('the people of last time keep their seats; who joins them is a person', () => {
    const before = [person('Ana', { face: 5, help: true }), person('Max', { bot: 'strong' })];
    const now = playersFor(4, before, en);
    expect(now.slice(0, 2)).toEqual(before);
    expect(now.slice(2).map(({ name, bot }) => [name, bot])).toEqual([
      ['Granny', null],
      ['Noah', null],
    ]);
  });
  test('nobody sits twice, and every face differs', () => {
    const six = playersFor(6, [], fr);
    expect(new Set(six.map(({ name }) => name)).size).toBe(6);
    expect(new Set(six.map(({ face }) => face)).size).toBe(6);
    expect(refusedPlayers(six, fr)).toBeNull();
  });
  test('a seat beyond the proposed names is named by its number', () => {
    expect(nameFor(9, false, fr)).toBe('Place 10');
  });
});

describe('a table that cannot begin says why, any other begins', () => {
  const lea = person('Léa');
  test.each<[string, readonly Player[], string | null]>([
    ['two people', [lea, person('Tom')], null],
    ['a person and the app', [lea, person('Rémi', { bot: 'solid' })], null],
    ['no name', [lea, person('')], fr.setUp.nameMissing(2)],
    ['a name of spaces', [person('   '), lea], fr.setUp.nameMissing(1)],
    ['one name twice', [lea, person('Léa')], fr.setUp.sameName('Léa')],
    ['one name twice, but for case and spaces', [lea, person(' LÉA ')], fr.setUp.sameName('LÉA')],
    ['a person called like the app’s seat', [lea, person('Léa', { bot: 'solid' })], fr.setUp.sameName('Léa')],
    ['apps only', [person('Ada', { bot: 'solid' }), person('Zoé', { bot: 'solid' })], fr.setUp.onlyApps],
  ])('%s', (_who, players, why) => expect(refusedPlayers(players, fr)).toBe(why));
});

describe('what was remembered', () => {
  const good = { players: [person('Léa'), person('Ada', { bot: 'solid', face: 7 })], config: { seats: 2 } };
  const json = (value: unknown) => value as Json;
  test('comes back', () => expect(readLastSetUp(json(good))).toEqual(good));
  test('comes back as 0.3.0 wrote it', () =>
    expect(readLastSetUp(json({ sitters: good.players, config: good.config }))).toEqual(good));
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Léa'],
    ['a list', [good]],
    ['no people', { config: {} }],
    ['no rules', { players: [] }],
    ['people that are no list', { ...good, players: { 0: person('Léa') } }],
    ['a person that is none', { ...good, players: [null] }],
    ['a name that is a number', { ...good, players: [{ ...person('Léa'), name: 7 }] }],
    ['a name too long to show', { ...good, players: [person('x'.repeat(NAME_LENGTH + 1))] }],
    ['a face we do not have', { ...good, players: [person('Léa', { face: 8 })] }],
    ['half a face', { ...good, players: [person('Léa', { face: 0.5 })] }],
    ['a level that is a number', { ...good, players: [{ ...person('Léa'), bot: 3 }] }],
    ['help that is a text', { ...good, players: [{ ...person('Léa'), help: 'yes' }] }],
  ])('%s is as if there were nothing', (_what, raw) => expect(readLastSetUp(json(raw))).toBeNull());
});

describe('doing the sums oneself', () => {
  test('and being helped exclude each other', () => {
    const proud = withSums(person('Ana', { help: true }), true);
    expect([proud.sums, proud.help]).toEqual([true, false]);
    const helped = withHelp(proud, true);
    expect(['sums' in helped, helped.help]).toEqual([false, true]);
    expect(withHelp(proud, false)).toEqual(proud);
  });
  test('is remembered for the next game', () => {
    const players = [withSums(person('Ana'), true), person('Max')];
    expect(readLastSetUp({ players, config: {} } as Json)?.players).toEqual(players);
  });
});

describe('what a lesson’s end begins', () => {
  const taught = { id: 'any', title: () => '', seats: [], steps: [] };
  const began = (last: Parameters<typeof learntGame>[2], more = {}) =>
    learntGame(box, { ...taught, ...more }, last, { words: fr, language: 'fr' });
  const trio = {
    players: ['Ana', 'Bo', 'Cy'].map((name) => person(name)),
    config: box.setUp.configFor(3, null, 'fr'),
  };
  test('the game that was played last, with those who sat there', () => {
    const { config, players } = began(trio);
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy']);
    expect(box.game.seatsOf(config)).toBe(3);
    expect(box.game.refuseConfig(config)).toBeNull();
  });
  test('at a first game one person and the app', () => {
    expect(began(null).players.map(({ bot }) => bot)).toEqual([null, 'beginner']);
  });
  test('one person, where it taught a game for one', () => {
    expect(began(trio, { alone: true }).players).toHaveLength(1);
  });
});
