import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import app from '../../app.json';
import { version } from '../../package.json';
import { LANGUAGES } from '../../src/i18n';
import { PRIVACY } from '../../src/i18n/privacy';
import { DEVICES } from '../../tools/store/pictures';
import { LISTINGS, STORES } from '../../tools/store/texts';
import { numberOf, withVersion } from '../../tools/store/version';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(STORES))('what %s prints is short enough, and not empty', (_, { fields }) => {
    const lengths = fields.map(({ file, of, most }) => ({
      file,
      most,
      length: LISTINGS[language][of].length,
    }));
    expect(lengths.filter(({ length, most }) => length === 0 || length > most)).toEqual([]);
  });

  test('the privacy page is PRIVACY.md, word for word', () => {
    const page = read('PRIVACY.md');
    const { title, parts } = PRIVACY[language];
    for (const words of [title, ...parts.flatMap(({ heading, says }) => [heading, says])])
      expect(page).toContain(words);
  });
});

test('pages in both languages have the same parts', () => {
  const counts = LANGUAGES.map((language) => PRIVACY[language].parts.length);
  expect(new Set(counts).size).toBe(1);
});

test('French has its spaces before a colon and inside its quotes', () => {
  const { keywords: _, ...listing } = LISTINGS.fr;
  const says = [
    ...PRIVACY.fr.parts.map((part) => part.says),
    PRIVACY.fr.title,
    ...Object.values(listing),
  ].join(' ');
  expect(says).not.toMatch(/[^\s\u00A0\u202F][:;!?]|« | »| [:;!?]|'/);
});

test('pictures have the pixels that the stores ask for', () => {
  const pixels = DEVICES.map(
    ({ name, width, height, ratio }) => `${name} ${width * ratio}×${height * ratio}`,
  );
  expect(pixels).toEqual([
    'iphone-6.9 1320×2868',
    'ipad-13 2064×2752',
    'phone 1080×1920',
    'tablet-7 1206×2144',
    'tablet-10 1620×2880',
  ]);
  const google = DEVICES.filter(({ store }) => store === 'google');
  expect(google.filter(({ width, height }) => width * 16 !== height * 9)).toEqual([]);
});

describe('a version', () => {
  test('stands the same everywhere today', () => {
    expect(app.expo.version).toBe(version);
    expect(Math.floor(app.expo.android.versionCode / 100)).toBe(numberOf(version) / 100);
    expect(app.expo.ios.buildNumber).toBe(String(app.expo.android.versionCode));
  });

  test('is written by one command, wherever it stands, and nothing else is', () => {
    const before = {
      packageJson: read('package.json'),
      lock: read('package-lock.json'),
      appJson: read('app.json'),
    };
    const after = withVersion(before, '1.12.3', 2);
    expect(JSON.parse(after.packageJson)).toEqual({ ...JSON.parse(before.packageJson), version: '1.12.3' });
    const lock = JSON.parse(after.lock);
    expect([lock.version, lock.packages[''].version]).toEqual(['1.12.3', '1.12.3']);
    const { expo } = JSON.parse(after.appJson);
    expect([expo.version, expo.ios.buildNumber, expo.android.versionCode]).toEqual([
      '1.12.3',
      '1120302',
      1120302,
    ]);
    expect(withVersion(after, version, 0)).toEqual(before);
  });

  test('rises with every part, and is refused where it is none', () => {
    const rising = ['0.3.0', '0.3.1', '0.4.0', '0.10.0', '1.0.0'].map((one) => numberOf(one));
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(numberOf('0.3.0', 1)).toBeGreaterThan(numberOf('0.3.0'));
    for (const none of ['', '1', '1.2', 'v1.2.3', '1.2.3-beta']) expect(() => numberOf(none)).toThrow();
  });
});
