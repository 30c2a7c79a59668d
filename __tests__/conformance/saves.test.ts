import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSaved, replay, same, stageOf, type Registered } from '../../src/engine';
import { boardOf, type KeptSave } from '../../tools/keep-saves/kept';
import { GAMES } from './games';

/** Games that earlier releases saved, as `npm run keep:saves` wrote them. They open for ever. */
const FOLDER = join(__dirname, '../saves');

const keptOf = ({ game }: Registered) =>
  readdirSync(FOLDER).flatMap((release) =>
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

for (const { registered, kept } of games)
  for (const { name, path } of kept)
    test(`${name} goes on exactly where it stopped`, () => {
      const { save, ranking, board } = JSON.parse(readFileSync(path, 'utf8')) as KeptSave;
      const read = replay(registered.game, save);
      if (read.kind === 'bad') throw new Error(read.why);
      expect(read.value.log).toHaveLength(save.log.length);
      const stage = stageOf(read.value);
      expect(stage.kind === 'over' ? stage.ranking : null).toEqual(ranking);
      expect(boardOf(registered, read.value)).toEqual(board);
    });
