import { writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Browser } from 'playwright-core';

import { type Size, SIZES } from '../browser';
import type { Shot } from './photograph';

/** How wide a single picture is on the sheet: small enough to see many, large enough to read their headings. */
const WIDTHS: Record<Size, number> = { phone: 190, landscape: 300, tablet: 210 };
/** Multiples of four, so that a scene's languages and themes stay side by side. */
const COLUMNS: Record<Size, number> = { phone: 12, landscape: 8, tablet: 12 };

/** Lays all pictures of a size on one page, a caption under each, and photographs the page. The page stays, to be scrolled. */
export async function contactSheet(
  browser: Browser,
  size: Size,
  shots: readonly Shot[],
  file: string,
): Promise<void> {
  const columns = Math.min(COLUMNS[size], Math.max(1, shots.length));
  const html = file.replace(/\.png$/, '.html');
  writeFileSync(html, markup(size, columns, shots, dirname(html)));
  const width = columns * (WIDTHS[size] + 12) + 12;
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

function markup(size: Size, columns: number, shots: readonly Shot[], folder: string): string {
  const { width, height } = SIZES[size];
  const figures = shots.map(({ scene, theme, language, file }) => {
    const caption = `${scene.name} · ${language} · ${theme}`;
    return `<figure><a href="${href(folder, file)}"><img src="${href(folder, file)}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${basename(folder)} ${size}</title>
<style>
  body { margin: 12px; font: 13px sans-serif; background: #777; color: #fff;
         display: grid; grid-template-columns: repeat(${columns}, ${WIDTHS[size]}px); gap: 12px; }
  figure { margin: 0 } figcaption { padding: 4px 0 }
  img { display: block; width: 100%; aspect-ratio: ${width} / ${height}; object-fit: cover; object-position: top }
</style>
${figures.join('\n')}
`;
}

const href = (folder: string, file: string): string =>
  relative(folder, file).split(/[\\/]/).map(encodeURIComponent).join('/');
