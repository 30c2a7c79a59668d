const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const { AndroidConfig, withDangerousMod, withStringsXml } = require('expo/config-plugins');

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

/** The project's own name has no accent: Expo drops the whole letter where it makes a target, a folder and a product of it. People read this one. */
const withNameForPeople = (config, name) =>
  withStringsXml(config, (android) => {
    const app = AndroidConfig.Resources.buildResourceItem({ name: 'app_name', value: name });
    android.modResults = AndroidConfig.Strings.setStringItem([app], android.modResults);
    return android;
  });

module.exports = (config, { name }) => withNameForPeople(withoutInternet(config), name);
