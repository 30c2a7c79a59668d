import {
  changeSettings,
  DEFAULT_SETTINGS,
  openStore,
  readSettings,
  writeSettings,
  type Settings,
} from '../../src/storage';
import { Area, withStorage } from './areas';

const open = () => withStorage({ value: new Area() }, openStore);

const OTHERS: Settings = {
  theme: 'dark',
  language: 'en',
  sound: false,
  haptics: false,
  readAloud: true,
  motion: 'reduced',
  pace: 'step',
  leftHanded: true,
  large: true,
  signs: true,
  coverOnBlur: false,
  lessons: { 'sequence-numbers/first-steps': 3 },
  explained: { 'prime-climb/helper': 1 },
  lastSetUp: { pytagora: { seats: 3 }, pyramide: null },
};

test('with nothing written yet the defaults hold', () => {
  expect(readSettings(open())).toEqual(DEFAULT_SETTINGS);
});

test('what is written is read back', () => {
  const store = open();
  expect(writeSettings(store, OTHERS)).toBeNull();
  expect(readSettings(store)).toEqual(OTHERS);
});

test('without storage they hold for the session', () => {
  const store = withStorage({ value: undefined }, openStore);
  expect(writeSettings(store, OTHERS)).toBe('missing');
  expect(readSettings(store)).toEqual(OTHERS);
});

const NONSENSE = [null, 'loud', 7, [], {}, 'Dark', ''] as const;
describe.each(Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[])('%s', (field) => {
  test.each(NONSENSE.map((value) => [JSON.stringify(value), value] as const))(
    'as %s: the default',
    (_, value) => {
      const store = open();
      store.set('settings', JSON.stringify({ ...OTHERS, [field]: value }));
      // An empty object is a lawful memory of set-ups; everything else here is nonsense in every field.
      expect(readSettings(store)).toEqual({ ...OTHERS, [field]: DEFAULT_SETTINGS[field] });
    },
  );

  test('absent: the default', () => {
    const store = open();
    store.set('settings', JSON.stringify({ ...OTHERS, [field]: undefined }));
    expect(readSettings(store)).toEqual({ ...OTHERS, [field]: DEFAULT_SETTINGS[field] });
  });
});

test.each(['', '{', 'null', '[]', '"x"', '3', '{"theme":'])('unreadable text %p: the defaults', (text) => {
  const store = open();
  store.set('settings', text);
  expect(readSettings(store)).toEqual(DEFAULT_SETTINGS);
});

describe('two windows', () => {
  test('what one chooses does not undo what the other chose', () => {
    const store = open();
    const here = readSettings(store);
    changeSettings(store, here, { ...here, language: 'en' });
    expect(changeSettings(store, here, { ...here, theme: 'dark' })).toBeNull();
    expect(readSettings(store)).toEqual({ ...DEFAULT_SETTINGS, language: 'en', theme: 'dark' });
  });

  test('set-ups and lessons are merged game by game', () => {
    const store = open();
    const here = readSettings(store);
    changeSettings(store, here, { ...here, lastSetUp: { pytagora: 1 }, lessons: { 'a/b': 2 } });
    changeSettings(store, here, { ...here, lastSetUp: { pyramide: 2 }, lessons: { 'c/d': 1 } });
    expect(readSettings(store)).toMatchObject({
      lastSetUp: { pytagora: 1, pyramide: 2 },
      lessons: { 'a/b': 2, 'c/d': 1 },
    });
  });

  test('what a later version has added stays', () => {
    const store = open();
    store.set('settings', JSON.stringify({ theme: 'dark', glow: 7 }));
    const here = readSettings(store);
    changeSettings(store, here, { ...here, sound: false });
    expect(JSON.parse(store.get('settings')!)).toEqual({ theme: 'dark', glow: 7, sound: false });
  });
});
