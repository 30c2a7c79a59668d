import { DEFAULT_SETTINGS, openStore, readSettings, writeSettings, type Settings } from '../../src/storage';
import { Area, withStorage } from './areas';

const open = () => withStorage({ value: new Area() }, openStore);

const OTHERS: Settings = {
  theme: 'dark',
  language: 'en',
  sound: false,
  haptics: false,
  motion: 'reduced',
  pace: 'step',
  leftHanded: true,
  signs: true,
  lessons: { 'sequence-numbers/first-steps': 3 },
  lastSetUp: { pytagora: { seats: 3 }, pyramide: null },
};

test('nothing written yet: the defaults', () => {
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
  test.each(NONSENSE.map((value) => [JSON.stringify(value), value] as const))('as %s', (_, value) => {
    const store = open();
    store.set('settings', JSON.stringify({ ...OTHERS, [field]: value }));
    // An empty object is a lawful memory of set-ups; everything else here is nonsense in every field.
    expect(readSettings(store)).toEqual({ ...OTHERS, [field]: DEFAULT_SETTINGS[field] });
  });

  test('absent', () => {
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
