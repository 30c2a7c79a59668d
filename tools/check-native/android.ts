import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expected, type Finding } from './finding';
import { attributeOf, permissions, readManifest, type Manifest } from './manifests';
import { linkedModules, misnamed } from './projects';

/** A buzz when a piece is laid. Nothing else of the phone is asked for. */
const ALLOWED = ['VIBRATE'];

/** Libraries that Gradle fetches are not in node_modules, so what they ask for is noted here: the player behind expo-audio. */
const FETCHED_BY_GRADLE: Manifest = { asks: ['ACCESS_NETWORK_STATE'], removes: [] };

export function androidFindings(folder: string): readonly Finding[] {
  const source = join(folder, 'android/app/src');
  const read = (path: string) => readFileSync(join(source, path), 'utf8');
  const main = read('main/AndroidManifest.xml');
  const own = [main, read('release/AndroidManifest.xml')].map(readManifest);
  const modules = linkedModules(folder, 'android').flatMap(manifestsOf).map(readManifest);
  const strings = read('main/res/values/strings.xml');
  const night = read('main/res/values-night/colors.xml');
  const drawables = readdirSync(join(source, 'main/res'));
  return [
    expected('permissions', ALLOWED, permissions(own, [...modules, FETCHED_BY_GRADLE])),
    expected('linked modules', true, modules.length > 20),
    expected('name', 'Méninges', /name="app_name">([^<]*)</.exec(strings)?.[1]),
    expected('files that lost a letter of the name', [], misnamed(folder, 'android')),
    expected(
      'predictive back',
      'true',
      attributeOf(main, 'application', 'android:enableOnBackInvokedCallback'),
    ),
    expected(
      'edge to edge',
      'true',
      /^edgeToEdgeEnabled=(.*)$/m.exec(readFileSync(join(folder, 'android/gradle.properties'), 'utf8'))?.[1],
    ),
    expected('night splash', '#1C1F26', /name="splashscreen_background">([^<]*)</.exec(night)?.[1]),
    expected(
      'night splash picture',
      true,
      drawables.some((name) => name.startsWith('drawable-night')),
    ),
    expected('languages', ['fr', 'en'], localesOf(read('main/res/xml/locales_config.xml'))),
    expected('themed icon', true, read('main/res/mipmap-anydpi-v26/ic_launcher.xml').includes('<monochrome')),
  ];
}

/** A module has one, or one for each way it is built; tests and samples are no part of an app. */
const manifestsOf = (module: string): string[] =>
  ['android', 'ReactAndroid']
    .map((part) => join(module, part, 'src/main/AndroidManifest.xml'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));

const localesOf = (xml: string): string[] =>
  [...xml.matchAll(/<locale\s+android:name="([^"]*)"/g)].map(([, name]) => name!);
