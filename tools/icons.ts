/**
 * Draws the icon, the splash, the favicon, the icons of the installed web app and of its shortcuts: `npm run icons`. Four jigsaw pieces, one for each
 * game, locked into one square; drawn here as SVG and rasterised by the browser that the tests use.
 */
import { join } from 'node:path';

import { GAMES } from '../src/games/shelf';
import { launchBrowser } from './browser';
import { drawShortcut } from './export/manifest';

const TABLE = '#F5EEDF';
const PAPER = '#FFF9EC';
const SAND = '#E0B25A';
/** One piece, and the mark they make together. The canvas around it is always 1024. */
const SIZE = 380;
const MARK = 2 * SIZE;
const CANVAS = 1024;
const GAP = 16;

type Edge = 'straight' | 'knob' | 'socket';

interface Piece {
  readonly at: readonly [number, number];
  readonly colour: string;
  /** Clockwise from the top. */
  readonly edges: readonly [Edge, Edge, Edge, Edge];
  /** The corner at the outside of the mark, clockwise from the top left. */
  readonly outer: number;
  /** What the game is known by, in this colour, around a point that leaves room for the sockets. */
  readonly sign: (ink: string) => string;
  readonly ink: string;
  readonly middle: readonly [number, number];
}

/** The outline: one edge drawn from left to right, four times, each a quarter turn on. */
function outline({ edges, outer }: Piece): string {
  const half = SIZE / 2;
  const parts = edges.flatMap((kind, turn) => {
    const point = (x: number, y: number): string => {
      const [right, down] = [x - half, y - half];
      return [`${right},${down}`, `${-down},${right}`, `${-right},${-down}`, `${down},${-right}`][turn]!;
    };
    const [before, after] = [radius(turn, outer), radius(turn + 1, outer)];
    return [
      `${turn === 0 ? 'M' : 'L'}${point(before, 0)}`,
      ...(kind === 'straight' ? [] : lock(kind, point)),
      `L${point(SIZE - after, 0)}`,
      `Q${point(SIZE, 0)} ${point(SIZE, after)}`,
    ];
  });
  return `${parts.join(' ')}Z`;
}

const radius = (corner: number, outer: number): number => (corner % 4 === outer ? 96 : 14);

function lock(kind: 'knob' | 'socket', point: (x: number, y: number) => string): string[] {
  const [neck, flare, head] = [25, 16, 39];
  const out = kind === 'knob' ? -1 : 1;
  const middle = SIZE / 2;
  return [
    `L${point(middle - neck - flare, 0)}`,
    `Q${point(middle - neck, 0)} ${point(middle - neck, out * flare)}`,
    `A${head},${head} 0 1 ${kind === 'knob' ? 1 : 0} ${point(middle + neck, out * flare)}`,
    `Q${point(middle + neck, 0)} ${point(middle + neck + flare, 0)}`,
  ];
}

const stroke = (ink: string, width: number): string =>
  `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const seven = (ink: string): string => `<path d="M-70,-96 H66 L-22,104" ${stroke(ink, 50)}/>`;

const chip = (ink: string): string => `<circle r="88" ${stroke(ink, 32)}/><circle r="38" fill="${ink}"/>`;

/** Outside in, as the board runs; its wide end lies low, away from the socket above. */
function spiral(ink: string): string {
  const turns = 1.85;
  const points = Array.from({ length: 121 }, (_, step) => {
    const part = step / 120;
    const angle = Math.PI / 2 + part * turns * 2 * Math.PI;
    const reach = 112 - part * 98;
    return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polyline points="${points.join(' ')}" ${stroke(ink, 29)}/>`;
}

function pyramid(ink: string): string {
  const [width, height, gap] = [76, 56, 12];
  const bricks = [1, 2, 3].flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - count / 2) * (width + gap) + gap / 2;
      const y = (row - 1.5) * (height + gap) + gap / 2;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="11" fill="${ink}"/>`;
    }),
  );
  return bricks.join('');
}

// One line a piece, so that the four can be compared.
// prettier-ignore
const PIECES: readonly Piece[] = [
  { at: [0, 0], colour: '#2F8F5B', edges: ['straight', 'knob', 'knob', 'straight'], outer: 0, sign: seven, middle: [0, 0], ink: PAPER },
  { at: [1, 0], colour: '#2E6DB8', edges: ['straight', 'straight', 'knob', 'socket'], outer: 1, sign: chip, middle: [32, 0], ink: PAPER },
  { at: [1, 1], colour: '#21508F', edges: ['socket', 'straight', 'straight', 'socket'], outer: 2, sign: pyramid, middle: [17, 37], ink: SAND },
  { at: [0, 1], colour: '#B5432F', edges: ['socket', 'knob', 'straight', 'straight'], outer: 3, sign: spiral, middle: [6, 24], ink: PAPER },
];

/** `ink` for what takes one colour only: there the signs are holes. */
function drawPiece(piece: Piece, index: number, ink: string | null): string {
  const path = outline(piece);
  const [x, y] = piece.at.map((step) => (step + 0.5) * SIZE) as [number, number];
  const sign = (colour: string) =>
    `<g transform="translate(${piece.middle.join(' ')})">${piece.sign(colour)}</g>`;
  const area = `x="${-SIZE}" y="${-SIZE}" width="${2 * SIZE}" height="${2 * SIZE}"`;
  // The gap is taken away rather than painted, so that any background shows through it.
  const mask = `<mask id="m${index}" maskUnits="userSpaceOnUse" ${area}>
    <path d="${path}" fill="#fff" stroke="#000" stroke-width="${GAP}" stroke-linejoin="round"/>
    ${ink ? sign('#000') : ''}</mask>`;
  const lit = `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="${GAP + 9}"/>`;
  return `<g transform="translate(${x} ${y})">${mask}<g mask="url(#m${index})">
    <path d="${path}" fill="${ink ?? piece.colour}"/>${ink ? '' : lit + sign(piece.ink)}</g></g>`;
}

interface Picture {
  /** From the root of the repository, without its ending. */
  readonly file: string;
  readonly pixels: number;
  /** How wide the mark is, of the canvas. */
  readonly mark: number;
  readonly ground?: string;
  readonly ink?: string;
  readonly shadow?: boolean;
}

/** Android crops an adaptive icon to a circle of 66 in 108 at the worst: the mark's rounded corners stay within. */
const PICTURES: readonly Picture[] = [
  { file: 'assets/icon', pixels: 1024, mark: 0.78, ground: TABLE, shadow: true },
  // Of these two an iPhone brings the ground, or the colour.
  { file: 'assets/icon-dark', pixels: 1024, mark: 0.78 },
  { file: 'assets/icon-tinted', pixels: 1024, mark: 0.78, ground: '#000', ink: '#fff' },
  { file: 'assets/adaptive-foreground', pixels: 1024, mark: 0.47, shadow: true },
  { file: 'assets/adaptive-monochrome', pixels: 1024, mark: 0.47, ink: '#fff' },
  { file: 'assets/splash', pixels: 1024, mark: 0.78 },
  { file: 'assets/favicon', pixels: 48, mark: 1 },
  { file: 'public/icons/apple-touch-icon', pixels: 180, mark: 0.78, ground: TABLE, shadow: true },
  // Of a maskable icon a circle of four fifths stays for certain; one of a single colour is cropped alike.
  ...[192, 512].flatMap((pixels): Picture[] => [
    { file: `public/icons/any-${pixels}`, pixels, mark: 0.9, shadow: true },
    { file: `public/icons/maskable-${pixels}`, pixels, mark: 0.62, ground: TABLE, shadow: true },
    { file: `public/icons/monochrome-${pixels}`, pixels, mark: 0.62, ink: '#fff' },
  ]),
];

function draw({ pixels, mark, ground, ink, shadow }: Picture): string {
  const scale = (mark * CANVAS) / MARK;
  const margin = (CANVAS - mark * CANVAS) / 2;
  const soft = `<filter id="soft" x="-10%" y="-10%" width="120%" height="125%">
    <feDropShadow dx="0" dy="8" stdDeviation="9" flood-color="#5A4320" flood-opacity=".25"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${CANVAS} ${CANVAS}">
    ${soft}${ground ? `<rect width="${CANVAS}" height="${CANVAS}" fill="${ground}"/>` : ''}
    <g transform="translate(${margin} ${margin}) scale(${scale})" ${shadow ? 'filter="url(#soft)"' : ''}>
    ${PIECES.map((piece, index) => drawPiece(piece, index, ink ?? null)).join('')}</g></svg>`;
}

async function main(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const take = async (file: string, pixels: number, drawn: string, seenThrough: boolean) => {
      await page.setViewportSize({ width: pixels, height: pixels });
      await page.setContent(`<style>*{margin:0}svg{display:block}</style>${drawn}`);
      await page.screenshot({ path: join(__dirname, '..', `${file}.png`), omitBackground: seenThrough });
      console.log(`${file}.png ${pixels} × ${pixels}`);
    };
    for (const picture of PICTURES)
      await take(picture.file, picture.pixels, draw(picture), picture.ground === undefined);
    for (const cover of GAMES) await take(`public/icons/${cover.id}-192`, 192, drawShortcut(cover), true);
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
