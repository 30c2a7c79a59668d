import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { decks } from './decks';
import { saves } from './saves';
import type { Subject } from './subject';

/**
 * `npm run fuzz -- [--minutes 10] [--seed N] [--only saves|decks] [--inputs N]`: texts by the grammar of saves and of decks,
 * with something wrong in them, given to whatever reads them. A throw, a broken promise or too much time is a finding: its
 * input is kept in `.fuzz/`, and its seed makes it again. What hangs is ended from outside.
 */
const USAGE = 'npm run fuzz -- [--minutes 10] [--seed N] [--only saves|decks] [--inputs N]';
const SUBJECTS: readonly Subject[] = [saves, decks];
const FOLDER = join(__dirname, '../../.fuzz');

/** Processor time, not the clock's: a busy machine is no finding. */
const BUDGET_MS = 1000;
const BUDGET_MS_PER_KB = 4;
/** No sign of life for so long: it hangs. */
const SILENCE_MS = 120_000;
const TOLD_EVERY_MS = 30_000;

interface Asked {
  readonly minutes: number;
  readonly seed: number;
  readonly only: string | null;
  readonly inputs: number;
}

function readArguments(given: readonly string[]): Asked | null {
  let asked: Asked = { minutes: 10, seed: Math.floor(Date.now() / 1000), only: null, inputs: Infinity };
  for (let index = 0; index < given.length; index += 2) {
    const value = given[index + 1] ?? '';
    const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : 0;
    if (given[index] === '--minutes' && number > 0) asked = { ...asked, minutes: number };
    else if (given[index] === '--seed' && number > 0) asked = { ...asked, seed: number };
    else if (given[index] === '--inputs' && number > 0) asked = { ...asked, inputs: number };
    else if (given[index] === '--only' && SUBJECTS.some(({ name }) => name === value))
      asked = { ...asked, only: value };
    else return null;
  }
  return asked;
}

/** What is wrong with this input, and the processor time it took. */
function tried(
  subject: Subject,
  text: string,
  seed: number,
): { readonly why: string | null; readonly ms: number } {
  const before = process.cpuUsage();
  let why: string | null;
  try {
    why = subject.check(text, seed);
  } catch (error) {
    why = `it throws: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
  const { user, system } = process.cpuUsage(before);
  return { why, ms: (user + system) / 1000 };
}

function findingIn(subject: Subject, text: string, seed: number): string | null {
  const budget = BUDGET_MS + (BUDGET_MS_PER_KB * text.length) / 1000;
  const first = tried(subject, text, seed);
  if (first.why !== null || first.ms <= budget) return first.why;
  // Once more: what was compiled or swept up in between is not the input's doing.
  const { why, ms } = tried(subject, text, seed);
  return why ?? (ms > budget ? `${Math.round(ms)} ms for ${text.length} characters` : null);
}

function keep(subject: Subject, seed: number, why: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${subject.name}-${seed}.${subject.ending}`);
  writeFileSync(path, subject.generate(seed));
  console.error(`${subject.name}, seed ${seed}: ${why}\n  kept in ${path}`);
}

/** In a process of its own: says which seed comes next, so that whoever listens knows what it hangs on. */
function fuzz({ minutes, seed: first, only, inputs }: Asked): void {
  const subjects = SUBJECTS.filter(({ name }) => only === null || name === only);
  const end = Date.now() + minutes * 60_000;
  let told = Date.now();
  let findings = 0;
  let count = 0;
  for (let seed = first; Date.now() < end && count < inputs; seed++, count++) {
    const subject = subjects[seed % subjects.length]!;
    process.send?.({ seed, name: subject.name });
    const why = findingIn(subject, subject.generate(seed), seed);
    if (why !== null) {
      keep(subject, seed, why);
      findings++;
    }
    if (Date.now() - told < TOLD_EVERY_MS) continue;
    told = Date.now();
    console.log(`${count + 1} inputs, up to seed ${seed}; ${findings} findings`);
  }
  console.log(
    `${count} inputs from seed ${first}: ${findings === 0 ? 'nothing found' : `${findings} findings`}.`,
  );
  process.exitCode = findings === 0 ? 0 : 1;
  process.disconnect?.();
}

function watch(given: readonly string[], { seed }: Asked): void {
  console.log(`seed ${seed}`);
  let last: { readonly seed: number; readonly name: string } | null = null;
  const child = fork(__filename, [...given, '--seed', String(seed)], {
    env: { ...process.env, FUZZ_WORKER: '1' },
  });
  let alarm: NodeJS.Timeout | undefined;
  const listen = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => {
      const subject = SUBJECTS.find(({ name }) => name === last?.name);
      if (subject && last) keep(subject, last.seed, `no end after ${SILENCE_MS / 1000} s`);
      child.kill('SIGKILL');
    }, SILENCE_MS);
  };
  listen();
  child.on('message', (message: { readonly seed: number; readonly name: string }) => {
    last = message;
    listen();
  });
  child.on('exit', (code) => {
    clearTimeout(alarm);
    if (code !== 0 && code !== 1 && last) console.error(`ended while at seed ${last.seed} of ${last.name}`);
    process.exitCode = code === 0 ? 0 : 1;
  });
}

const given = process.argv.slice(2);
const asked = readArguments(given);
if (!asked) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (process.env.FUZZ_WORKER) fuzz(asked);
else watch(given, asked);
