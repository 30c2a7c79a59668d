import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import plist from '@expo/plist';

import { expected, type Finding } from './finding';
import { iosApp, linkedModules, misnamed } from './projects';

interface PrivacyManifest {
  readonly NSPrivacyTracking?: boolean;
  readonly NSPrivacyTrackingDomains?: readonly string[];
  readonly NSPrivacyCollectedDataTypes?: readonly unknown[];
  readonly NSPrivacyAccessedAPITypes?: readonly {
    readonly NSPrivacyAccessedAPIType: string;
    readonly NSPrivacyAccessedAPITypeReasons: readonly string[];
  }[];
}

export function iosFindings(folder: string): readonly Finding[] {
  const name = iosApp(folder);
  const app = join(folder, 'ios', name);
  const info = plist.parse(readFileSync(join(app, 'Info.plist'), 'utf8')) as Record<string, unknown>;
  const project = readFileSync(join(folder, `ios/${name}.xcodeproj/project.pbxproj`), 'utf8');
  return [
    expected('name under the icon', 'Méninges', info.CFBundleDisplayName),
    expected('bundle name', 'Méninges', info.CFBundleName),
    expected('target', 'Meninges', name),
    expected('product', ['Meninges'], settings(project, 'PRODUCT_NAME')),
    expected('files that lost a letter of the name', [], misnamed(folder, 'ios')),
    expected('languages', ['fr', 'en'], info.CFBundleLocalizations),
    expected(
      'permission texts',
      [],
      Object.keys(info).filter((key) => key.endsWith('UsageDescription')),
    ),
    expected('background modes', undefined, info.UIBackgroundModes),
    expected('encryption to declare', false, info.ITSAppUsesNonExemptEncryption),
    expected('look', 'Automatic', info.UIUserInterfaceStyle),
    expected('icons', ['any', 'dark', 'tinted'], iconsOf(app)),
    expected('night splash', true, hasNightSplash(app)),
    ...privacyFindings(folder, app, project),
  ];
}

const settings = (project: string, name: string): string[] => [
  ...new Set([...project.matchAll(new RegExp(`\\b${name} = "?([^";]*)"?;`, 'g'))].map(([, value]) => value!)),
];

interface Catalogue {
  readonly images?: readonly Coloured[];
  readonly colors?: readonly Coloured[];
}
interface Coloured {
  readonly filename?: string;
  readonly appearances?: readonly { readonly value: string }[];
}

function catalogue(app: string, set: string): Catalogue {
  return JSON.parse(readFileSync(join(app, 'Images.xcassets', set, 'Contents.json'), 'utf8')) as Catalogue;
}

/** The looks that have a picture of their own, and have it. */
function iconsOf(app: string): string[] {
  const set = 'AppIcon.appiconset';
  const there = new Set(readdirSync(join(app, 'Images.xcassets', set)));
  return (catalogue(app, set).images ?? [])
    .filter(({ filename }) => filename !== undefined && there.has(filename))
    .map(({ appearances }) => appearances?.[0]?.value ?? 'any');
}

const hasNightSplash = (app: string): boolean =>
  [
    catalogue(app, 'SplashScreenLogo.imageset').images,
    catalogue(app, 'SplashScreenBackground.colorset').colors,
  ].every((all) => all?.some(({ appearances }) => appearances?.some(({ value }) => value === 'dark')));

/** Apple does not read the manifests of what is linked statically: whatever a module names, the app's own has to name too. */
function privacyFindings(folder: string, app: string, project: string): readonly Finding[] {
  const file = join(app, 'PrivacyInfo.xcprivacy');
  if (!existsSync(file)) return [expected('privacy manifest', true, false)];
  const own = readPrivacy(file);
  const declared = new Set(reasonsOf(own));
  const modules = linkedModules(folder, 'ios').flatMap(privacyManifestsIn).map(readPrivacy);
  const used = [...new Set(modules.flatMap(reasonsOf))];
  return [
    expected('privacy manifest in the project', true, project.includes('PrivacyInfo.xcprivacy in Resources')),
    expected('tracking', [false, []], [own.NSPrivacyTracking, own.NSPrivacyTrackingDomains]),
    expected('collected', [], own.NSPrivacyCollectedDataTypes),
    expected(
      'collected by modules',
      [],
      modules.flatMap((module) => module.NSPrivacyCollectedDataTypes ?? []),
    ),
    expected('privacy manifests of modules', true, modules.length > 5),
    expected('reasons that are missing', [], used.filter((reason) => !declared.has(reason)).sort()),
    expected(
      'reasons that nobody needs',
      [],
      [...declared].filter((reason) => !used.includes(reason)).sort(),
    ),
  ];
}

const readPrivacy = (file: string): PrivacyManifest =>
  plist.parse(readFileSync(file, 'utf8')) as PrivacyManifest;

const reasonsOf = ({ NSPrivacyAccessedAPITypes: types = [] }: PrivacyManifest): string[] =>
  types.flatMap(({ NSPrivacyAccessedAPIType: type, NSPrivacyAccessedAPITypeReasons: reasons }) =>
    reasons.map((reason) => `${type.replace('NSPrivacyAccessedAPICategory', '')} ${reason}`),
  );

function privacyManifestsIn(module: string): string[] {
  return readdirSync(module, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('PrivacyInfo.xcprivacy') && !/node_modules|template|test/i.test(path))
    .map((path) => join(module, path));
}
