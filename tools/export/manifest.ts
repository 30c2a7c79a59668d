import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import app from '../../app.json';
import { GAMES } from '../../src/games/shelf';
import { CATALOGUES, LANGUAGES, type Language } from '../../src/i18n';
import type { GameCover } from '../../src/shell/gameCover';

const SIZES = [192, 512];
const PURPOSES = ['any', 'maskable', 'monochrome'];

/** Drawn by `npm run icons`. */
const icons = PURPOSES.flatMap((purpose) =>
  SIZES.map((size) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

export const shortcutIcon = ({ id }: GameCover): string => `/icons/${id}.svg`;

/** Android's launcher wants pixels, which `npm run icons` has made; a game that is new on the shelf is drawn by whoever can. */
function shortcutIcons(cover: GameCover, build: string): readonly object[] {
  const pixels = `/icons/${cover.id}-192.png`;
  const drawn = { src: shortcutIcon(cover), sizes: 'any', type: 'image/svg+xml' };
  return existsSync(join(build, pixels))
    ? [{ src: pixels, sizes: '192x192', type: 'image/png' }, drawn]
    : [drawn];
}

/** What an installed app is called and looks like, in one language. A game on the shelf has its shortcut by that. */
function manifest(language: Language, build: string): object {
  const words = CATALOGUES[language];
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    lang: language,
    dir: 'ltr',
    name: app.expo.web.name,
    short_name: app.expo.web.shortName,
    description: words.install.description,
    categories: ['games', 'education', 'kids'],
    display: 'standalone',
    orientation: 'any',
    background_color: app.expo.web.backgroundColor,
    theme_color: app.expo.web.backgroundColor,
    icons,
    shortcuts: GAMES.map((cover) => ({
      name: cover.words[language].name,
      description: cover.words[language].says,
      url: `/setup/${cover.id}`,
      icons: shortcutIcons(cover, build),
    })),
    screenshots: screenshots(build, words.install.pictures),
  };
}

/** One for each language: the page names the first one's, and the app points to the one it speaks (documentLanguage.web.ts). */
export const manifests = (build: string): ReadonlyMap<string, object> =>
  new Map(LANGUAGES.map((language) => [`manifest.${language}.webmanifest`, manifest(language, build)]));

/** Taken by `npm run screens:install`. */
function screenshots(build: string, label: string): readonly object[] {
  const folder = join(build, 'screenshots');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()
    .map((name) => {
      const { width, height } = pixelsOf(readFileSync(join(folder, name)));
      const form_factor = width > height ? 'wide' : 'narrow';
      return {
        src: `/screenshots/${name}`,
        sizes: `${width}x${height}`,
        type: 'image/png',
        form_factor,
        label,
      };
    });
}

/** A PNG says its size in its first chunk. */
const pixelsOf = (png: Buffer): { readonly width: number; readonly height: number } => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

/** The lid of the box: its colour, and the still life on it. */
export function drawShortcut({ colour, art }: GameCover): string {
  const paths = art.map(({ d, fill = 'none', stroke, strokeOpacity, strokeWidth, round, at = [0, 0] }) => {
    const line = stroke
      ? ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}" stroke-opacity="${strokeOpacity ?? 1}"`
      : '';
    const ends = round ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
    return `<path d="${d}" fill="${fill}"${line}${ends} transform="translate(${at.join(' ')})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="-14 -14 112 112"><rect x="-14" y="-14" width="112" height="112" rx="24" fill="${colour}"/>${paths.join('')}</svg>`;
}
