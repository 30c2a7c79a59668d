import { readFileSync } from 'node:fs';

import {
  enter,
  isObject,
  readSaved,
  seenBy,
  stageOf,
  tableAt,
  type Actor,
  type BadSave,
  type Event,
  type Eyes,
  type Json,
  type JsonObject,
  type Registered,
  type Saved,
  type Table,
} from '../src/engine';
import { GAME_IDS, registeredAs } from './games';

/** `npm run replay -- game.json [--eyes 0|1|…|table|all] [--from N] [--to N] [--board N]` */
const USAGE = 'npm run replay -- game.json [--eyes 0|1|…|table|all] [--from N] [--to N] [--board N]';

export interface Asked {
  /** Whose eyes read; `'all'` for everything, also what nobody at the table could know. */
  readonly eyes: Eyes | 'all';
  /** Entries are counted from 1; both ends are told. */
  readonly from: number;
  readonly to: number;
  /** Draw the board after every so many entries; Infinity for the end alone. */
  readonly board: number;
}
export const USUAL: Asked = { eyes: 'table', from: 1, to: Infinity, board: Infinity };

export interface Told {
  readonly text: string;
  /** The file was sound to its last entry. */
  readonly whole: boolean;
}

const REASONS: Record<BadSave, string> = {
  'not-json': 'This is not JSON, and nothing of a game could be saved from it.',
  'not-ours': 'This is JSON, but not a saved game.',
  future: 'This game was written by a newer app.',
  'unknown-game': 'This is a game that is not here.',
  damaged: 'This saved game is damaged before its first entry',
  'older-rules': 'This game was begun under older rules',
};

/** A saved game, entry by entry, as far as it can be replayed; and where and why it cannot. */
export function tellGame(file: string, asked: Asked = USUAL): Told {
  const found = find(file);
  if (found.saved === null) return { text: found.trouble ?? REASONS['not-ours'], whole: false };
  const { saved } = found;
  if (!GAME_IDS.includes(saved.game))
    return { text: `${REASONS['unknown-game']} It calls itself ${saved.game}.`, whole: false };
  const registered = registeredAs(saved.game);
  const { game } = registered;
  if (saved.rulesVersion > game.rulesVersion) {
    const versions = `It follows version ${saved.rulesVersion} of the rules, this is version ${game.rulesVersion}.`;
    return { text: `${REASONS.future} ${versions}`, whole: false };
  }
  const older = saved.rulesVersion < game.rulesVersion;
  const begun = `${REASONS['older-rules']}: version ${saved.rulesVersion}, and this is version ${game.rulesVersion}`;
  const config = game.readConfig(saved.config) as Json | null;
  if (config === null || game.refuseConfig(config))
    return {
      text: older ? `${begun}, which knew this set-up.` : `${REASONS.damaged}, in its config.`,
      whole: false,
    };
  const seats = game.seatsOf(config);
  if (saved.seats.length !== seats) {
    const count = `${saved.seats.length} sit at a table for ${seats}.`;
    return { text: `${REASONS.damaged}, in its seats: ${count}`, whole: false };
  }
  if (typeof asked.eyes === 'number' && asked.eyes >= seats)
    return { text: `Nobody sits at ${asked.eyes}: seats are counted from 0 to ${seats - 1}.`, whole: false };
  const told = replayed(registered, saved, config, asked);
  const unlawful =
    told.trouble && older
      ? `${told.trouble}\n${begun}. It is told as far as it is lawful today.`
      : told.trouble;
  const trouble = unlawful ?? found.trouble;
  return { text: [...told.lines, ...(trouble ? ['', trouble] : [])].join('\n'), whole: trouble === null };
}

interface Found {
  readonly saved: Saved | null;
  readonly trouble: string | null;
}

/** The save in a file, or as much of it as comes before the damage. */
function find(file: string): Found {
  const { raw, cut } = parse(file);
  if (raw === undefined) return { saved: null, trouble: REASONS['not-json'] };
  const reading = readSaved(JSON.stringify(raw));
  const entries = isObject(raw) && Array.isArray(raw.log) ? raw.log.length : 0;
  if (reading.kind === 'read') {
    const broken = `The file breaks off or is damaged after entry ${entries}, at character ${cut ?? 0}.`;
    return { saved: reading.value, trouble: cut === null ? null : broken };
  }
  if (reading.why !== 'damaged' || !isObject(raw)) return { saved: null, trouble: REASONS[reading.why] };
  return sound(raw, raw.log as readonly Json[]);
}

/** Cut off or damaged text still holds the entries before the damage: the last place where the log can be closed. */
function parse(file: string): { raw: Json | undefined; cut: number | null } {
  try {
    return { raw: JSON.parse(file) as Json, cut: null };
  } catch {
    for (let end = file.lastIndexOf('}'); end > 0; end = file.lastIndexOf('}', end - 1)) {
      try {
        const raw = JSON.parse(`${file.slice(0, end + 1)}]}`) as Json;
        if (isObject(raw) && Array.isArray(raw.log)) return { raw, cut: end + 1 };
      } catch {
        // Not here either: look further back.
      }
    }
    return { raw: undefined, cut: null };
  }
}

/** What each field could be, to find out which one is to blame. */
const HARMLESS: Readonly<Record<string, Json>> = {
  rulesVersion: 1,
  config: {},
  seats: [],
  countdownLeft: null,
};

function sound(raw: JsonObject, log: readonly Json[]): Found {
  const reads = (fields: JsonObject) => readSaved(JSON.stringify(fields));
  const before = (end: number) => reads({ ...raw, log: log.slice(0, end) });
  // All entries before the first damaged one read well, none after it: the place is halved towards.
  let entries = 0;
  for (let beyond = log.length + 1; beyond - entries > 1;) {
    const middle = (entries + beyond) >> 1;
    if (before(middle).kind === 'read') entries = middle;
    else beyond = middle;
  }
  const reading = before(entries);
  if (reading.kind === 'read')
    return { saved: reading.value, trouble: `Entry ${entries + 1} is damaged: it has no actor or no move.` };
  const blamed = Object.entries(HARMLESS).find(
    ([key, value]) => reads({ ...raw, log: [], [key]: value }).kind === 'read',
  );
  return { saved: null, trouble: `${REASONS.damaged}, in its ${blamed?.[0] ?? 'head'}.` };
}

interface Replayed {
  readonly lines: readonly string[];
  readonly trouble: string | null;
}

function replayed(registered: Registered, saved: Saved, config: Json, asked: Asked): Replayed {
  const { game, probe } = registered;
  const name = (actor: Actor) =>
    typeof actor === 'number' ? `${saved.seats[actor]?.name ?? '?'} (${actor})` : actor;
  const sitting = saved.seats.map(({ bot }, seat) => name(seat) + (bot === null ? '' : `, app: ${bot}`));
  const eyes =
    typeof asked.eyes === 'number' ? name(asked.eyes) : asked.eyes === 'all' ? 'all eyes' : 'the table';
  const lines = [
    `${game.id}, rules ${saved.rulesVersion}, seen by ${eyes}`,
    `seats: ${sitting.join(' · ')}`,
    `set-up: ${phrase(config as JsonObject)}`,
    '',
  ];
  let table = tableAt(game, config);
  let shown = table;
  const closed = (trouble: string | null): Replayed => ({
    lines: [...lines, ...board(registered, shown, asked.eyes), standing(shown, name)],
    trouble,
  });
  // Entries that nobody asked for are replayed too: what was asked for must be sound to be believed.
  for (const [index, { actor, move: raw }] of saved.log.entries()) {
    const number = index + 1;
    const move = game.readMove(raw) as Json | null;
    if (move === null) return closed(`Entry ${number}, by ${name(actor)}, is no move of this game.`);
    const reader = asked.eyes === 'all' ? undefined : { eyes: asked.eyes, state: table.state };
    const written = probe.write(move, reader);
    const played = enter(table, { actor, move });
    if (played.kind === 'refused')
      return closed(`Entry ${number}, by ${name(actor)} (${written}), is refused: ${played.refusal.code}.`);
    table = played.table;
    if (number <= asked.to) shown = table;
    if (number < asked.from || number > asked.to) continue;
    lines.push(`${String(number).padStart(4)}. ${name(actor)}: ${written}`);
    const events = played.happenings.flatMap((happening) => happening.events);
    const seen = asked.eyes === 'all' ? events : seenBy(asked.eyes, events);
    lines.push(...seen.map((event) => `        ${phraseEvent(event)}`));
    if (number % asked.board === 0) lines.push(...board(registered, table, asked.eyes));
  }
  return closed(null);
}

/** With all eyes, the board is drawn for the seat the table waits for. */
function board({ game, probe }: Registered, table: Table, eyes: Eyes | 'all'): string[] {
  const stage = stageOf(table);
  const drawn = eyes !== 'all' ? eyes : stage.kind === 'play' ? stage.eyes : 'table';
  const lines = probe.draw(game.view(table.state, drawn)).split('\n');
  return ['', ...lines.map((line) => `    ${line}`.trimEnd()), ''];
}

function standing(table: Table, name: (actor: Actor) => string): string {
  const stage = stageOf(table);
  if (stage.kind === 'over')
    return `Over: ${stage.ranking.map((seats, place) => `${place + 1}. ${seats.map(name).join(', ')}`).join(' · ')}`;
  if (stage.kind === 'chance') return 'Not over: chance is due.';
  return `Not over: ${stage.acting.map(({ seat, role }) => `${name(seat)} ${role}`).join(', ')}.`;
}

const phraseEvent = ({ type, ...facts }: Event): string =>
  [type, phrase(facts as unknown as JsonObject)].filter((part) => part !== '').join(': ');

/** `seat 0, cells 1 2 3`: facts as they would be read out. */
const phrase = (facts: JsonObject): string =>
  Object.entries(facts)
    .map(([key, value]) => `${key} ${fact(value)}`)
    .join(', ');

function fact(value: Json): string {
  if (Array.isArray(value))
    return value.map((item: Json) => (Array.isArray(item) ? `(${fact(item)})` : fact(item))).join(' ');
  return isObject(value) ? `(${phrase(value)})` : String(value);
}

/** The file and what is asked of it, or a sentence that says what is wrong with the question. */
export function readArguments(given: readonly string[]): { file: string; asked: Asked } | string {
  let asked = USUAL;
  const files: string[] = [];
  for (let index = 0; index < given.length; index++) {
    const word = given[index]!;
    if (!word.startsWith('--')) {
      files.push(word);
      continue;
    }
    const key = word.slice(2);
    const value = given[++index] ?? '';
    const number = /^\d{1,6}$/.test(value) ? Number(value) : null;
    if (key === 'eyes' && (value === 'table' || value === 'all' || number !== null))
      asked = { ...asked, eyes: number ?? (value as 'table' | 'all') };
    else if ((key === 'from' || key === 'to' || key === 'board') && number !== null && number > 0)
      asked = { ...asked, [key]: number };
    else return `Not understood: ${word} ${value}\n${USAGE}`;
  }
  if (files.length !== 1) return `One file, please.\n${USAGE}`;
  if (asked.from > asked.to) return `Nothing lies from ${asked.from} to ${asked.to}.\n${USAGE}`;
  return { file: files[0]!, asked };
}

function main(): void {
  const question = readArguments(process.argv.slice(2));
  if (typeof question === 'string') {
    console.error(question);
    process.exitCode = 1;
    return;
  }
  let file: string;
  try {
    file = readFileSync(question.file, 'utf8');
  } catch (error) {
    console.error(`${question.file} cannot be opened: ${(error as NodeJS.ErrnoException).code ?? error}`);
    process.exitCode = 1;
    return;
  }
  const { text, whole } = tellGame(file, question.asked);
  console.log(text);
  process.exitCode = whole ? 0 : 1;
}

if (require.main === module) main();
