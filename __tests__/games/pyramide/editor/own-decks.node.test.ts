import {
  addOwnDeck,
  ownDecks,
  putOwnDeck,
  readOwnDeck,
  removeOwnDeck,
  sameOwnDeck,
} from '../../../../src/games/pyramide/editor/ownDecks';
import { openStore } from '../../../../src/storage';
import { Area, withStorage } from '../../../storage/areas';

const NOW = 1_700_000_000_000;
const storeOver = (area: Storage) => withStorage({ value: area }, openStore);
const TEXTS = [
  'deck: Chez nous\nlanguage: fr\n\ncard\n',
  '',
  '\u0000\uFFFF%PNG',
  'deck: cut off in the mid',
  '{"format":1}',
  '\ufeffdeck: Windows\r\nlanguage: en\r\n',
];

test.each(TEXTS)('%j is kept letter for letter, in another session too', (text) => {
  const area = new Area();
  const { id, trouble } = addOwnDeck(storeOver(area), text, NOW);
  expect(trouble).toBeNull();
  expect(readOwnDeck(storeOver(area), id)).toBe(text);
  expect(ownDecks(storeOver(area))).toEqual([{ id, text }]);
});

test('a new deck never takes the place of another, even at the same moment', () => {
  const store = storeOver(new Area());
  const ids = TEXTS.map((text) => addOwnDeck(store, text, NOW).id);
  expect(new Set(ids).size).toBe(TEXTS.length);
  expect(ids.map((id) => readOwnDeck(store, id))).toEqual(TEXTS);
});

test('the latest begun comes first; a change does not move it', () => {
  const store = storeOver(new Area());
  const [first, second] = [NOW, NOW + 60_000].map((now) => addOwnDeck(store, 'deck: x', now).id);
  putOwnDeck(store, first!, 'deck: y');
  expect(ownDecks(store)).toEqual([
    { id: second, text: 'deck: x' },
    { id: first, text: 'deck: y' },
  ]);
});

test('a removed deck is gone, and only that one', () => {
  const store = storeOver(new Area());
  const [first, second] = ['a', 'b'].map((text) => addOwnDeck(store, text, NOW).id);
  removeOwnDeck(store, first!);
  expect(readOwnDeck(store, first!)).toBeNull();
  expect(ownDecks(store).map(({ id }) => id)).toEqual([second]);
});

test('games, settings and records are no decks', () => {
  const area = new Area();
  area.setItem('meninges/games/a', 'x');
  area.setItem('meninges/settings', 'x');
  area.setItem('decks/foreign', 'x');
  expect(ownDecks(storeOver(area))).toEqual([]);
});

describe('with no room left', () => {
  test('what was kept stays, the change lasts for the session, and it says so', () => {
    const area = new Area();
    const { id } = addOwnDeck(storeOver(area), 'deck: small', NOW);
    area.room = 60;
    const store = storeOver(area);
    expect(putOwnDeck(store, id, 'x'.repeat(100))).toBe('full');
    expect(readOwnDeck(store, id)).toBe('x'.repeat(100));
    expect(readOwnDeck(storeOver(area), id)).toBe('deck: small');
  });
  test('a new deck can still be written and exported', () => {
    const store = storeOver(new Area(0));
    const { id, trouble } = addOwnDeck(store, 'deck: new', NOW);
    expect(trouble).toBe('full');
    expect(ownDecks(store)).toEqual([{ id, text: 'deck: new' }]);
  });
});

describe('the same deck', () => {
  const store = storeOver(new Area());
  const { id } = addOwnDeck(store, 'deck: A\nlanguage: fr\n', NOW);
  test.each([
    ['as it is', 'deck: A\nlanguage: fr\n', true],
    ['with the line ends of another system', '\ufeffdeck: A\r\nlanguage: fr\r\n\r\n', true],
    ['with one letter changed', 'deck: B\nlanguage: fr\n', false],
    ['with a line more', 'deck: A\nlanguage: fr\nage: junior\n', false],
  ])('%s', (_what, text, same) => {
    expect(sameOwnDeck(store, text)?.id ?? null).toBe(same ? id : null);
  });
});
