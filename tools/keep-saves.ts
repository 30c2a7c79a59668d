import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { decide } from '../src/engine';
import {
  createDice,
  openTable,
  play,
  saveTable,
  stageOf,
  type Dice,
  type Json,
  type Registered,
  type Player,
  type Table,
} from '../src/engine';
import { version } from '../package.json';
import { allRegistered } from './games';
import { boardOf, type KeptSave } from './keep-saves/kept';
import { playersOf, entered } from './tournament/players';

/**
 * `npm run keep:saves`: games of this release, half-way and finished, of every way to play and every number of seats. They
 * are written once, when a release is made, and every later one has to open them.
 */
const NAMES = ['Léa', 'Tom', 'Noé', 'Zoé', 'Ana', 'Max'];
const NEVER_ENDING = 20_000;
const FOLDER = join(__dirname, '../__tests__/saves', version);

/** The first seat is a person who wants help, the second the app at its lowest level, where it plays at all. */
function seatedPlayers({ game }: Registered, seats: number): Player[] {
  const level = entered().includes(game.id) ? playersOf(game).at(-2)?.name : undefined;
  return NAMES.slice(0, seats).map((name, seat) => ({
    name,
    face: seat,
    bot: seat === 1 && level !== undefined ? level : null,
    help: seat === 0,
  }));
}

/** By chance alone Prime Climb takes thousands of entries: where the app can play every seat, its weakest level does. */
function nextMove({ game }: Registered, table: Table, seat: number, dice: Dice): Json {
  const view: unknown = game.view(table.state, seat);
  const levels = entered().includes(game.id) ? playersOf(game).filter(({ name }) => name !== 'random') : [];
  const weakest = levels[levels.length - 1];
  return (weakest ? decide(weakest.bot, view, dice) : dice.pick(game.options(view))) as Json;
}

function playedOut(registered: Registered, config: Json, seed: number): Table[] {
  const dice = createDice(seed);
  const tables = [openTable(registered.game, config, dice)];
  for (let entries = 0; entries < NEVER_ENDING; entries++) {
    const table = tables[tables.length - 1]!;
    const stage = stageOf(table);
    if (stage.kind !== 'play') return tables;
    const { seat } = stage.acting[0];
    const played = play(table, seat, nextMove(registered, table, seat, dice), dice);
    if (played.kind === 'refused') throw new Error(`${registered.game.id}: ${played.refusal.code}`);
    tables.push(played.table);
  }
  throw new Error(`${registered.game.id} is not over after ${NEVER_ENDING} entries`);
}

function keep(registered: Registered, table: Table, name: string): void {
  const { game } = registered;
  const stage = stageOf(table);
  const running = stage.kind === 'play' ? stage.countdown : undefined;
  const kept: KeptSave = {
    save: saveTable(
      table,
      seatedPlayers(registered, game.seatsOf(table.config)),
      running ? { [running.id]: Math.round(running.ms / 2) } : null,
    ),
    ranking: stage.kind === 'over' ? stage.ranking : null,
    board: boardOf(registered, table),
  };
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(kept)}\n`);
}

function main(): void {
  mkdirSync(FOLDER, { recursive: true });
  let seed = 1;
  for (const registered of allRegistered())
    for (const way of registered.probe.ways)
      for (const seats of way.seats) {
        const tables = playedOut(registered, way.configFor(seats) as Json, seed++);
        const name = `${registered.game.id}.${way.name}.${seats}`;
        keep(registered, tables[Math.floor(tables.length / 2)]!, `${name}.half-way`);
        keep(registered, tables[tables.length - 1]!, `${name}.finished`);
      }
}

main();
