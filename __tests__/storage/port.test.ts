import { openStore, type Store } from '../../src/storage';
import { Area, quotaExceeded, withStorage } from './areas';

const open = (area: Storage | undefined): Store => withStorage({ value: area }, openStore);

const throwing = (error: Error) => (): never => {
  throw error;
};

describe('a storage with room', () => {
  test('keeps what is set, under our prefix, and leaves strangers alone', () => {
    const area = new Area();
    area.setItem('theirs', 'x');
    const store = open(area);
    expect(store.kind).toBe('kept');
    expect(store.set('games/a', '1')).toBeNull();
    expect(store.set('aside/b', '2')).toBeNull();
    expect(area.getItem('meninges/games/a')).toBe('1');
    expect(store.keys('games/')).toEqual(['games/a']);
    expect(store.keys('')).toEqual(['aside/b', 'games/a']);
    store.remove('games/a');
    expect(store.get('games/a')).toBeNull();
    expect(area.getItem('theirs')).toBe('x');
  });

  test('an empty text is a value', () => {
    const store = open(new Area());
    store.set('k', '');
    expect(store.get('k')).toBe('');
  });
});

describe('a full storage', () => {
  test('the old value stays, the new one serves for the session', () => {
    const area = new Area();
    const store = open(area);
    store.set('k', 'old');
    area.room = 0;
    expect(store.set('k', 'newer and longer')).toBe('full');
    expect(store.set('other', 'v')).toBe('full');
    expect(store.get('k')).toBe('newer and longer');
    expect(store.keys('')).toEqual(['k', 'other']);
    expect(area.getItem('meninges/k')).toBe('old');
    expect(open(area).get('k')).toBe('old');
  });

  test('once there is room again, what is set is kept', () => {
    const area = new Area(0);
    const store = open(area);
    store.set('k', 'one');
    area.room = Infinity;
    expect(store.set('k', 'two')).toBeNull();
    expect(open(area).get('k')).toBe('two');
    store.remove('k');
    expect(store.get('k')).toBeNull();
    expect(store.keys('')).toEqual([]);
  });

  const FULL: readonly (readonly [string, Error])[] = [
    ['as browsers name it', quotaExceeded()],
    ['as old Firefox named it', Object.assign(new Error('x'), { name: 'NS_ERROR_DOM_QUOTA_REACHED' })],
    ['as a number', Object.assign(new Error('x'), { code: 22 })],
    ['as SQLite says it', new Error('Error code 13: database or disk is full')],
  ];
  test.each(FULL)('is recognised %s', (_, error) => {
    const area = new Area();
    area.setItem = throwing(error);
    expect(open(area).set('k', 'v')).toBe('full');
  });
});

describe('trouble', () => {
  test('lasts until what could not be kept is kept or given up, and each change is told once', () => {
    const area = new Area();
    const store = open(area);
    const told: unknown[] = [];
    const stop = store.onTrouble(() => told.push(store.trouble()));
    store.set('a', '1');
    area.room = 0;
    store.set('a', 'other');
    store.set('b', 'new');
    expect(store.trouble()).toBe('full');
    store.remove('b');
    expect(told).toEqual(['full']);
    area.room = Infinity;
    store.set('a', 'other');
    expect(told).toEqual(['full', null]);
    stop();
    area.room = 0;
    store.set('c', 'x');
    expect(told).toHaveLength(2);
  });

  test('room made by removing something serves what had to wait', () => {
    const area = new Area();
    const store = open(area);
    store.set('old', 'x'.repeat(100));
    area.room = 150;
    expect(store.set('new', 'y'.repeat(60))).toBe('full');
    store.remove('old');
    expect(store.trouble()).toBeNull();
    expect(open(area).get('new')).toBe('y'.repeat(60));
  });

  test('in memory there is trouble as soon as there is something to keep', () => {
    const store = open(undefined);
    const heard = jest.fn();
    store.onTrouble(heard);
    expect(store.trouble()).toBeNull();
    store.set('k', 'v');
    expect([store.trouble(), heard.mock.calls.length]).toEqual(['missing', 1]);
  });
});

test('what another window could keep counts more than what this one could not', () => {
  const area = new Area();
  const store = open(area);
  area.room = 0;
  store.set('k', 'ours');
  expect([store.get('k'), store.lying('k')]).toEqual(['ours', null]);
  area.room = Infinity;
  open(area).set('k', 'theirs');
  expect([store.get('k'), store.lying('k')]).toEqual(['theirs', 'theirs']);
  store.remove('other');
  expect(open(area).get('k')).toBe('theirs');
});

describe('no storage', () => {
  const missing: readonly (readonly [string, PropertyDescriptor])[] = [
    ['absent', { value: undefined }],
    ['null', { value: null }],
    ['blocked at the name', { get: throwing(new DOMException('denied', 'SecurityError')) }],
    ['blocked at its length', { value: blockedAt('length') }],
    ['blocked at reading', { value: blockedAt('getItem') }],
  ];
  test.each(missing)('%s: play goes on in memory', (_, descriptor) => {
    const store = withStorage(descriptor, openStore);
    expect(store.kind).toBe('memory');
    expect(store.set('games/a', 'v')).toBe('missing');
    expect(store.get('games/a')).toBe('v');
    expect(store.keys('games/')).toEqual(['games/a']);
    expect(store.keys('aside/')).toEqual([]);
    store.remove('games/a');
    expect(store.get('games/a')).toBeNull();
  });
});

test('a storage that is taken away in the middle never throws', () => {
  const area = new Area();
  const store = open(area);
  store.set('k', 'v');
  const gone = throwing(new Error('gone'));
  Object.assign(area, { getItem: gone, setItem: gone, removeItem: gone, key: gone });
  expect(store.get('k')).toBeNull();
  expect(store.keys('')).toEqual([]);
  expect(store.set('k', 'w')).toBe('missing');
  expect(store.get('k')).toBe('w');
  store.remove('k');
  expect(store.get('k')).toBeNull();
  expect(store.keys('')).toEqual([]);
});

function blockedAt(member: 'length' | 'getItem'): Storage {
  return Object.defineProperty(new Area(), member, { get: throwing(new Error('blocked')) });
}
