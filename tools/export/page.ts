import { createHash } from 'node:crypto';

const COMMON = /<script src="([^"]*\/__common-[^"]+)" defer><\/script>/;
const INLINE = /<script>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charset="utf-8" ?\/>/;

/**
 * What the app may do: everything from its own address and nothing from anywhere else; no code out of texts. Styles are written into the
 * page by react-native-web; a picture to be shared is drawn as data first, with its letters in it.
 */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A script inside of the page is allowed by its content, so the policy is worked out from the finished page. */
function policyFor(html: string): string {
  const hashes = [...html.matchAll(INLINE)].map(([, script]) => hashOf(script!));
  return Object.entries(POLICY)
    .map(([name, sources]) => [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '))
    .join('; ');
}

/**
 * The page as the exporter wrote it, for a quick first screen: the common chunk is named rather than fetched (app/commonChunk.web.ts
 * does that in its time), and the letters are asked for while the script is still on its way.
 */
export function finishPage(html: string, fonts: readonly string[]): string {
  const common = COMMON.exec(html)?.[1];
  const lines = [
    ...(common ? [`<meta name="common-chunk" content="${common}" />`] : []),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/ttf" href="${font}" crossorigin />`),
  ];
  const page = html.replace(COMMON, '');
  const head = [
    '<meta charset="utf-8" />',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(page)}" />`,
    ...lines,
  ];
  return page.replace(CHARSET, head.join('\n    '));
}
