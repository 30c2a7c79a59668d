/** As much of an Android manifest as says what the app may do. */
export interface Manifest {
  readonly asks: readonly string[];
  readonly removes: readonly string[];
}

const PREFIX = 'android.permission.';

export function readManifest(xml: string): Manifest {
  const elements = withoutComments(xml).match(/<uses-permission(-sdk-23)?\b[^>]*>/g) ?? [];
  const named = elements.map((element) => ({
    name: attribute(element, 'android:name').replace(PREFIX, ''),
    removed: attribute(element, 'tools:node') === 'remove',
  }));
  return {
    asks: named.filter(({ removed }) => !removed).map(({ name }) => name),
    removes: named.filter(({ removed }) => removed).map(({ name }) => name),
  };
}

/** What the installed app may do: what it or any module asks for, but for what a manifest of the app takes away. */
export function permissions(own: readonly Manifest[], modules: readonly Manifest[]): string[] {
  const removed = new Set(own.flatMap(({ removes }) => removes));
  const asked = [...own, ...modules].flatMap(({ asks }) => asks);
  return [...new Set(asked)].filter((name) => !removed.has(name)).sort();
}

/** Of the first element with this name; empty where it has none. */
export function attributeOf(xml: string, element: string, name: string): string {
  const found = new RegExp(`<${element}\\b[^>]*>`).exec(withoutComments(xml));
  return found ? attribute(found[0], name) : '';
}

const attribute = (element: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const withoutComments = (xml: string): string => xml.replace(/<!--[^]*?-->/g, '');
