import type { Engine } from './engine';
import { ID } from './turns';

export const TABLE = `/table/${ID}`;

export interface Place {
  readonly path: string;
  readonly storage?: Readonly<Record<string, string>>;
  readonly theme?: 'light' | 'dark';
}

/** A page of the app as somebody sees it whose browser remembers so much; in French and without motion. */
export async function walkTo(engine: Engine, url: string, { path, storage, theme }: Place): Promise<void> {
  const settings = { language: 'fr', motion: 'reduced', theme: theme ?? 'light' };
  const all = { ...storage, 'meninges/settings': JSON.stringify(settings) };
  await engine.goto(`${url}/settings`);
  await engine.evaluate(
    `(() => { localStorage.clear(); for (const [key, value] of Object.entries(${JSON.stringify(all)})) localStorage.setItem(key, value); })()`,
  );
  await engine.goto(url + path);
}
