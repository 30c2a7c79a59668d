import { parseArgs } from 'node:util';

import type { Browser } from 'playwright-core';

import { launchBrowser } from '../browser';
import { type Serving, startServer } from '../serve';
import type { EngineRow } from './engine';
import { measureBeats, measureDrag } from './frames';
import { benchGames } from './games';
import { measureStart } from './start';
import { median } from './statistics';
import { bare, ours, type Subject } from './subjects';
import { type Row, table } from './table';
import { measureTap } from './taps';

const GOALS = { scripts: 0.65, interactive: 1.5, frames: 1.3 };
const STARTS = 7;
const DRAGS = 7;

type Sample = (
  browser: Browser,
  server: Serving,
  subject: Subject,
) => Promise<Readonly<Record<string, number>>>;
type Medians = Readonly<Record<string, number>>;

const PARTS = ['start', 'drag', 'beats', 'rules'] as const;

/**
 * `npm run bench`; with --floor it measures the bare app alone, which needs no build of ours, and with --only beats (or another
 * part, several times if need be) only that.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { floor: { type: 'boolean' }, only: { type: 'string', multiple: true } },
  });
  const only = values.only ?? PARTS;
  const unknown = only.find((part) => !PARTS.some((one) => one === part));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of ${PARTS.join(', ')}.`);
  const wants = (part: (typeof PARTS)[number]) => only.includes(part);
  const subjects = values.floor ? [bare] : [ours, bare];
  const builds = subjects.map((subject) => subject.build());
  const servers = await Promise.all(builds.map((folder) => startServer(folder)));
  const browser = await launchBrowser();
  try {
    const interleave = (sample: Sample, rounds: number) =>
      inTurns(browser, subjects, servers, sample, rounds);
    const rows: Row[] = [];
    if (wants('start')) {
      const starts = await interleave(async (...what) => ({ ...(await measureStart(...what)) }), STARTS);
      rows.push(...startRows(starts), ...(subjects.includes(ours) ? await tapRows(browser, servers) : []));
    }
    if (wants('drag'))
      rows.push(
        ...dragRows(await interleave(async (...what) => ({ ...(await measureDrag(...what)) }), DRAGS)),
      );
    if (wants('beats'))
      rows.push(
        ...beatRows(await interleave(async (...what) => ({ ...(await measureBeats(...what)) }), DRAGS)),
      );
    if (wants('rules') && subjects.includes(ours)) rows.push(...(await benchGames()).map(engineRow));
    console.log(`\n${table(rows)}\n`);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** What a tap costs, against the bare app's start, which is taken again beside each: the same moment, the same slowness. */
async function tapRows(browser: Browser, [server, floor]: readonly Serving[]): Promise<Row[]> {
  if (!server || !floor) return [];
  const rows: Row[] = [];
  for (const tap of ours.taps ?? []) {
    const waits = [];
    const starts = [];
    for (let round = 0; round < STARTS; round += 1) {
      waits.push(await measureTap(browser, server, tap));
      starts.push((await measureStart(browser, floor, bare)).interactive);
    }
    const start = median(starts);
    const row = (what: string, taken: readonly number[]): Row => ({
      what: `${tap.name}, ${what}, slowed 4×, against the bare app’s start`,
      ours: `${median(taken).toFixed(0)} ms`,
      bare: `${start.toFixed(0)} ms`,
      ratio: median(taken) / start,
    });
    rows.push({
      ...row(
        'after a look',
        waits.map(({ afterALook }) => afterALook),
      ),
      goal: tap.goal,
    });
    // No goal: much of it is the rest of the first load.
    rows.push(
      row(
        'at once',
        waits.map(({ atOnce }) => atOnce),
      ),
    );
  }
  return rows;
}

/** A B A B …: whatever else the machine does meanwhile falls on both alike. */
async function inTurns(
  browser: Browser,
  subjects: readonly Subject[],
  servers: readonly Serving[],
  sample: Sample,
  rounds: number,
): Promise<Map<Subject, Medians>> {
  const samples = new Map<Subject, Readonly<Record<string, number>>[]>(
    subjects.map((subject) => [subject, []]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const server = servers[index];
      if (server) samples.get(subject)?.push(await sample(browser, server, subject));
    }
  }
  return new Map([...samples].map(([subject, taken]) => [subject, mediansOf(taken)]));
}

function mediansOf(samples: readonly Readonly<Record<string, number>>[]): Medians {
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name] ?? Number.NaN))]),
  );
}

type Measured = Map<Subject, Medians>;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const milliseconds = (ms: number) => `${ms.toFixed(ms < 100 ? 1 : 0)} ms`;

/** What was measured of both, by the name of the figure. */
function rowOf(what: string, of: Measured, name: string, goal: number, format = milliseconds): Row {
  const [a, b] = [of.get(ours)?.[name], of.get(bare)?.[name]];
  if (b === undefined) return { what };
  if (a === undefined) return { what, goal, bare: format(b) };
  return { what, goal, ratio: a / b, ours: format(a), bare: format(b) };
}

const startRows = (starts: Measured): Row[] => [
  rowOf('JavaScript of the first screen, gzipped', starts, 'scriptBytes', GOALS.scripts, kilobytes),
  rowOf('time to interactive, processor slowed 4×', starts, 'interactive', GOALS.interactive),
];

const dragRows = (drags: Measured): Row[] => [
  rowOf('frame while dragging, median, slowed 4×', drags, 'median', GOALS.frames),
  rowOf('frame while dragging, p95, slowed 4×', drags, 'p95', GOALS.frames),
];

const beatRows = (beats: Measured): Row[] => [
  rowOf('frame during beats, p95, against a drag of the bare app', beats, 'p95', GOALS.frames),
];

function engineRow({ name, value, unit, ratio }: EngineRow): Row {
  const figure = `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
  return ratio === undefined ? { what: name, ours: figure } : { what: name, ours: figure, ratio };
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
