import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSaved, replay, same, stageOf, type Registered } from '../../src/engine';
import { boardOf, type KeptSave } from '../../tools/keep-saves/kept';
import { GAMES } from './games';

/**
 * Games that earlier releases saved, as `npm run keep:saves` wrote them. They open for ever, or are set aside with a
 * sentence where a rule has changed since; `since/<game>.json` says which do not go on exactly as they were.
 */
const FOLDER = join(__dirname, '../saves');
const SINCE = join(FOLDER, 'since');

/** Begun under older rules and not lawful today; or lawful, but the table stands otherwise by today's rules. */
type Fate = 'set aside' | 'stands otherwise';

/** `SAVES=write` notes anew what has become of them: read the difference, a rule must have asked for it. */
const WRITE = process.env.SAVES === 'write';

const keptOf = ({ game }: Registered) =>
  readdirSync(FOLDER)
    .filter((folder) => /^\d/.test(folder))
    .flatMap((release) =>
      readdirSync(join(FOLDER, release))
        .filter((file) => file.startsWith(`${game.id}.`))
        .map((file) => ({ name: `${release} ${file}`, path: join(FOLDER, release, file) })),
    );

/** A game that was not there yet has left none. */
const games = GAMES.map((registered) => ({ registered, kept: keptOf(registered), id: registered.game.id }));

test.each(games)('$id: what earlier releases saved is read whole', ({ kept }) => {
  for (const { name, path } of kept) {
    const { save } = JSON.parse(readFileSync(path, 'utf8')) as KeptSave;
    const saved = readSaved(JSON.stringify(save));
    if (saved.kind === 'bad') throw new Error(`${name}: ${saved.why}`);
    if (!same(saved.value, save)) throw new Error(`${name}: not all of it was read`);
  }
});

const fateFile = (id: string) => join(SINCE, `${id}.json`);
const fatesOf = (id: string): Readonly<Record<string, Fate>> =>
  existsSync(fateFile(id)) ? (JSON.parse(readFileSync(fateFile(id), 'utf8')) as Record<string, Fate>) : {};

/** What becomes of a kept save today; null where it goes on exactly where it stopped. */
function fateOf(registered: Registered, path: string): Fate | null {
  const { save, ranking, board } = JSON.parse(readFileSync(path, 'utf8')) as KeptSave;
  const read = replay(registered.game, save);
  if (read.kind === 'bad') {
    expect(read.why).toBe('older-rules');
    return 'set aside';
  }
  expect(read.value.log).toHaveLength(save.log.length);
  const stage = stageOf(read.value);
  const stands = same(stage.kind === 'over' ? stage.ranking : null, ranking);
  if (stands && same(boardOf(registered, read.value), board)) return null;
  expect(save.rulesVersion).toBeLessThan(registered.game.rulesVersion);
  return 'stands otherwise';
}

describe.each(games)('$id', ({ registered, kept, id }) => {
  const known = fatesOf(id);
  const fates = new Map<string, Fate>();
  for (const { name, path } of kept)
    test(`${name} goes on exactly where it stopped, or as is noted`, () => {
      const fate = fateOf(registered, path);
      if (fate) fates.set(name, fate);
      if (!WRITE) expect(fate).toBe(known[name] ?? null);
    });
  test('nothing is noted of a save that is not there', () => {
    const names = kept.map(({ name }) => name);
    expect(Object.keys(known).filter((name) => !names.includes(name))).toEqual([]);
  });
  afterAll(() => {
    if (!WRITE || fates.size === 0) return;
    mkdirSync(SINCE, { recursive: true });
    writeFileSync(fateFile(id), `${JSON.stringify(Object.fromEntries([...fates].sort()), null, 2)}\n`);
  });
});
