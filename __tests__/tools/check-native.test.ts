import { expected, tell } from '../../tools/check-native/finding';
import { attributeOf, permissions, readManifest } from '../../tools/check-native/manifests';

const asking = (...names: string[]) =>
  names.map((name) => `<uses-permission android:name="${name}"/>`).join('\n');
const removing = (name: string) => `<uses-permission android:name="${name}" tools:node="remove"/>`;

describe('what an installed app may do', () => {
  const own = readManifest(
    `<manifest>${asking('android.permission.INTERNET')}${removing('android.permission.RECORD_AUDIO')}</manifest>`,
  );
  const release = readManifest(`<manifest>${removing('android.permission.INTERNET')}</manifest>`);
  const buzzing = readManifest(`<manifest>${asking('android.permission.VIBRATE')}</manifest>`);
  const hearing = readManifest(
    `<manifest>${asking('android.permission.RECORD_AUDIO', 'android.permission.CAMERA')}</manifest>`,
  );

  test('is what it or any module asks for, but for what is taken away', () => {
    expect(permissions([own], [buzzing])).toEqual(['INTERNET', 'VIBRATE']);
    expect(permissions([own, release], [buzzing])).toEqual(['VIBRATE']);
    expect(permissions([own, release], [buzzing, hearing])).toEqual(['CAMERA', 'VIBRATE']);
  });

  test('a module takes nothing away from another, and a comment asks for nothing', () => {
    const taking = readManifest(removing('android.permission.VIBRATE'));
    expect(permissions([own], [buzzing, taking])).toContain('VIBRATE');
    expect(readManifest(`<!-- ${asking('android.permission.CAMERA')} -->`).asks).toEqual([]);
    expect(
      readManifest('<uses-permission-sdk-23\n  android:name="android.permission.CAMERA" />').asks,
    ).toEqual(['CAMERA']);
  });
});

test('an attribute is read where it is', () => {
  const xml =
    '<manifest><application android:label="x" android:enableOnBackInvokedCallback="true"></manifest>';
  expect(attributeOf(xml, 'application', 'android:enableOnBackInvokedCallback')).toBe('true');
  expect(attributeOf(xml, 'activity', 'android:label')).toBe('');
});

test('a finding says what is there instead', () => {
  expect(tell(expected('name', 'Méninges', 'Mninges'))).toBe('  ✗ name: "Mninges" instead of "Méninges"');
  expect(tell(expected('name', 'Méninges', undefined))).toContain('nothing instead of');
  expect(tell(expected('languages', ['fr'], ['fr']))).toBe('  ✓ languages: ["fr"]');
});
