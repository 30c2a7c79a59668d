/** What every place has to say about a release. Stores want a number that only ever rises: two digits for each part, and for the build. */
export function numberOf(version: string, build = 0): number {
  const parts = /^(\d+)\.(\d{1,2})\.(\d{1,2})$/.exec(version)?.slice(1).map(Number);
  if (!parts || build > 99) throw new Error(`“${version}” is no version like 0.4.0.`);
  const [major, minor, patch] = parts as [number, number, number];
  return ((major * 100 + minor) * 100 + patch) * 100 + build;
}

interface Places {
  readonly packageJson: string;
  readonly lock: string;
  readonly appJson: string;
}

/** The three files with the new version in them, and otherwise as they were. */
export function withVersion({ packageJson, lock, appJson }: Places, version: string, build = 0): Places {
  const number = numberOf(version, build);
  const said = `$1"${version}"`;
  return {
    packageJson: once(packageJson, /^( {2}"version": )"[^"]*"/m, said),
    // Its own version stands twice there, before any other's.
    lock: once(once(lock, /^( {2}"version": )"[^"]*"/m, said), /^( {6}"version": )"[^"]*"/m, said),
    appJson: [
      [/^( {4}"version": )"[^"]*"/m, said],
      [/("buildNumber": )"[^"]*"/, `$1"${number}"`],
      [/("versionCode": )\d+/, `$1${number}`],
    ].reduce((text, [place, value]) => once(text, place as RegExp, value as string), appJson),
  };
}

function once(text: string, place: RegExp, value: string): string {
  if (!place.test(text)) throw new Error(`Nothing like ${place} to change.`);
  return text.replace(place, value);
}
