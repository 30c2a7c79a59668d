import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { GAMES } from '../../src/games/shelf';
import { compiledAtOnce } from '../../tools/export/eager';
import { filesOf, versionOf } from '../../tools/export/files';
import { drawShortcut, manifests } from '../../tools/export/manifest';
import { finishPage } from '../../tools/export/page';

const HASH = '0123456789abcdef0123456789abcdef';
const PUBLIC = join(__dirname, '../../public');

/** A PNG says in its first chunk how large it is, and whether it can be seen through. */
function pngAt(src: string): { readonly sizes: string; readonly holes: boolean } {
  const png = readFileSync(join(PUBLIC, src));
  return { sizes: `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, holes: png[25] === 4 || png[25] === 6 };
}

describe('the page', () => {
  const exported = `<head>
    <meta charset="utf-8" />
    <script>dark();</script></head><body><script src="/js/__common-${HASH}.js" defer></script><script src="/js/index-${HASH}.js" defer></script></body>`;
  const page = finishPage(exported, ['/assets/Nunito.ttf']);

  test('names the common chunk instead of fetching it, and keeps the app', () => {
    expect(page).toContain(`<meta name="common-chunk" content="/js/__common-${HASH}.js" />`);
    expect(page.match(/<script src="[^"]+"/g)).toEqual([`<script src="/js/index-${HASH}.js"`]);
  });
  test('sends for the letters early', () => {
    expect(page).toContain(
      '<link rel="preload" as="font" type="font/ttf" href="/assets/Nunito.ttf" crossorigin />',
    );
  });
  test('has a policy, before any script, that allows its own script by its content and no code out of a text', () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)![1]!;
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
    expect(finishPage(exported.replace('dark', 'light'), [])).not.toContain(policy);
  });
  test('without a common chunk nothing is named', () => {
    expect(finishPage('<meta charset="utf-8" />', [])).not.toContain('common-chunk');
  });
});

test('a script whose modules are compiled at once defines the same modules', () => {
  const script = [
    '__d(function(g,r){"},7,[]);"},1,[]);',
    '__d(function(g,r){`a\nb`},2,[1,40]);',
    '__d(function(g,r){r(1)},3,{"0":1,"paths":{"1":"/box.js"}});',
    '__d({uri:"/a.ttf"},4,[]);',
    '__r(1);',
  ].join('\n');
  const defined = (text: string): string => {
    const found: string[] = [];
    runInNewContext(text, {
      __d: (...parts: unknown[]) =>
        found.push(parts.map((part) => JSON.stringify(part) ?? String(part)).join()),
      __r: (id: number) => found.push(`runs ${id}`),
    });
    return found.join('\n');
  };
  const made = compiledAtOnce(script);
  expect(defined(made)).toBe(defined(script));
  expect(made.match(/^__d\(\(function/gm)).toHaveLength(2);
});

describe('the list of files to keep', () => {
  let build: string;
  beforeAll(() => {
    build = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(build, 'assets/@fonts'), { recursive: true });
    mkdirSync(join(build, 'screenshots'));
    for (const name of ['index.html', 'metadata.json', 'service-worker.js', 'screenshots/1.png'])
      writeFileSync(join(build, name), name);
    writeFileSync(join(build, `assets/@fonts/A.${HASH}.ttf`), 'A');
  });
  afterAll(() => rmSync(build, { recursive: true }));

  test('holds what is played with; a name that says its content needs no revision, the page does', () => {
    expect(filesOf(build)).toEqual([
      { path: `/assets/@fonts/A.${HASH}.ttf`, revision: null },
      { path: '/', revision: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });
  test('is another version when the page is another', () => {
    const before = versionOf(filesOf(build));
    expect(versionOf(filesOf(build))).toBe(before);
    writeFileSync(join(build, 'index.html'), 'another');
    expect(versionOf(filesOf(build))).not.toBe(before);
  });
});

describe('the manifest', () => {
  const all = manifests(PUBLIC);
  test('is there in every language, for the same app', () => {
    expect([...all.keys()]).toEqual(['manifest.fr.webmanifest', 'manifest.en.webmanifest']);
    for (const manifest of all.values()) expect(manifest).toMatchObject({ id: '/', name: 'Méninges' });
  });
  test('has a shortcut to every box on the shelf, and pictures upright and across', () => {
    expect(all.get('manifest.en.webmanifest')).toMatchObject({
      shortcuts: GAMES.map(({ id, words }) => ({ name: words.en.name, url: `/setup/${id}` })),
      screenshots: expect.arrayContaining([
        expect.objectContaining({ form_factor: 'narrow', sizes: '780x1688' }),
        expect.objectContaining({ form_factor: 'wide', sizes: '1688x780' }),
      ]),
    });
  });
  test('has each icon for any ground, for a mask and in one colour, at both sizes', () => {
    const { icons } = all.get('manifest.fr.webmanifest') as {
      icons: { purpose: string; sizes: string; src: string }[];
    };
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
      ['any', 'maskable', 'monochrome'].flatMap((purpose) => [`${purpose} 192x192`, `${purpose} 512x512`]),
    );
    for (const { src, sizes } of icons) expect(pngAt(src).sizes).toBe(sizes);
  });
  test('the page names one for an iPhone, which wants it without holes', () => {
    const [, src] =
      /<link rel="apple-touch-icon" href="([^"]+)"/.exec(readFileSync(join(PUBLIC, 'index.html'), 'utf8')) ??
      [];
    expect(pngAt(src!)).toEqual({ sizes: '180x180', holes: false });
  });
  test('each shortcut has its icon in pixels, which a launcher asks for, and as a drawing', () => {
    const { shortcuts } = all.get('manifest.fr.webmanifest') as {
      shortcuts: { icons: { src: string; sizes: string }[] }[];
    };
    for (const [nth, { icons }] of shortcuts.entries()) {
      expect(icons.map(({ src }) => src)).toEqual(
        ['-192.png', '.svg'].map((ending) => `/icons/${GAMES[nth]!.id}${ending}`),
      );
      expect(pngAt(icons[0]!.src).sizes).toBe(icons[0]!.sizes);
    }
  });
  test.each(GAMES)('a shortcut is drawn as the lid of its box: $id', (cover) => {
    const drawn = drawShortcut(cover);
    expect(drawn).toContain(`fill="${cover.colour}"`);
    expect(drawn.match(/<path /g)).toHaveLength(cover.art.length);
  });
});
