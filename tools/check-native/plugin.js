const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const { withDangerousMod, withXcodeProject } = require('expo/config-plugins');

/** What is installed never asks the network for anything; only while the app is being worked on does it fetch itself from the desk. */
const RELEASE_MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`;

const withoutInternet = (config) =>
  withDangerousMod(config, [
    'android',
    (android) => {
      const folder = join(android.modRequest.platformProjectRoot, 'app/src/release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'AndroidManifest.xml'), RELEASE_MANIFEST);
      return android;
    },
  ]);

/** Expo drops a letter with an accent from the name of the product. Without its accent it stays a name. */
const withProductName = (config) =>
  withXcodeProject(config, (ios) => {
    const product = config.name.normalize('NFD').replace(/\W/g, '');
    for (const { buildSettings } of Object.values(ios.modResults.pbxXCBuildConfigurationSection()))
      if (buildSettings?.PRODUCT_NAME) buildSettings.PRODUCT_NAME = `"${product}"`;
    return ios;
  });

module.exports = (config) => withProductName(withoutInternet(config));
