import {
  BAD_SAVES,
  createDice,
  isObject,
  readSaved,
  replay,
  same,
  saveTable,
  stageOf,
  type Dice,
  type Json,
  type Player,
  type Saved,
} from '../../src/engine';
import { importText, readKept } from '../../src/storage/kept';
import { playthrough } from '../conformance/playthrough';
import { GAME_IDS, registeredAs } from '../games';
import { disturbed, manyOf, type Subject } from './subject';

const ENTRIES = 60;
const PLAYED_EACH = 12;

const seated = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, face) => ({ name: `Léa ${face}`, face, bot: null, help: false }));

const played = new Map<string, readonly Saved[]>();

/** Some games by chance, the beginnings of them: made once, disturbed ever after. */
function savesOf(id: string): readonly Saved[] {
  const before = played.get(id);
  if (before) return before;
  const registered = registeredAs(id);
  const configs = registered.probe.configs as readonly Json[];
  const made = Array.from({ length: Math.max(PLAYED_EACH, configs.length) }, (_, nth) => {
    const { end } = playthrough(registered, configs[nth % configs.length]!, nth + 1, ENTRIES);
    return saveTable(end, seated(registered.game.seatsOf(end.config)), null);
  });
  played.set(id, made);
  return made;
}

const SCALARS: readonly Json[] = [
  ...[0, 1, -1, 2, 0.5, 1e308, 4294967296, 9007199254740993, -0, 100, 101],
  ...['', 'chance', 'clock', 'table', '__proto__', 'constructor', '\uD800', 'é', 'toString', 'length'],
  ...[null, true, false, [], {}],
];

/** A value by the grammar of JSON: mostly small, now and then wide or deep. */
function anything(dice: Dice, depth = 0): Json {
  const kind = dice.below(depth > 3 ? 4 : 8);
  if (kind < 4) return dice.pick(SCALARS);
  if (kind === 4) return 'x'.repeat(dice.below(dice.below(30) === 0 ? 200_000 : 20));
  if (kind === 5) return Array.from({ length: manyOf(dice, 6) }, () => anything(dice, depth + 1));
  if (kind === 6) return Array.from({ length: dice.below(dice.below(20) === 0 ? 150_000 : 5) }, () => 1);
  return Object.fromEntries(
    Array.from({ length: dice.below(5) }, (_, nth) => [
      String(dice.pick(['type', 'seat', 'card', 'cells', '__proto__', nth])),
      anything(dice, depth + 1),
    ]),
  );
}

/** The same value with one thing in it changed, somewhere. */
function changed(value: Json, dice: Dice): Json {
  if (dice.below(6) === 0) return anything(dice);
  if (typeof value === 'number') return value + dice.pick([-1, 1, 0.5, 100, -100]);
  if (Array.isArray(value)) return changedList(value, dice);
  if (!isObject(value)) return anything(dice);
  const keys = Object.keys(value);
  if (keys.length === 0) return anything(dice);
  const key = dice.pick(keys);
  if (dice.below(8) === 0) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key));
  return { ...value, [key]: changed(value[key]!, dice) };
}

function changedList(list: readonly Json[], dice: Dice): Json {
  if (list.length === 0) return [anything(dice)];
  const at = dice.below(list.length);
  const [one, other] = [list[at]!, list[dice.below(list.length)]!];
  const forms: readonly (() => readonly Json[])[] = [
    () => list.filter((_, index) => index !== at),
    () => list.map((item, index) => (index === at ? other : item)),
    () => [...list.slice(0, at), other, ...list.slice(at)],
    () => [...list.slice(0, at), ...Array.from({ length: manyOf(dice, 200) }, () => one), ...list.slice(at)],
    () => list.slice(0, at),
  ];
  if (dice.below(3) > 0) return list.map((item, index) => (index === at ? changed(item, dice) : item));
  return dice.pick(forms)();
}

/** A save by the grammar of saves: one that was played, with moves changed, exchanged or invented. */
function generate(dice: Dice): string {
  const saved: Json = JSON.parse(JSON.stringify(dice.pick(savesOf(dice.pick(GAME_IDS)))));
  if (!isObject(saved)) return '';
  const log = saved.log as readonly Json[];
  const altered = dice.pick<() => Json>([
    () => changed(saved, dice),
    () => ({ ...saved, log: changed(log, dice) }),
    () => ({ ...saved, config: changed(saved.config!, dice) }),
    () => ({ ...saved, seats: changed(saved.seats!, dice) }),
    () => ({ ...saved, rulesVersion: anything(dice), countdownLeft: anything(dice) }),
    () => anything(dice),
  ])();
  const text = JSON.stringify(altered);
  return dice.below(4) === 0 ? disturbed(text, dice) : text;
}

const isReason = (why: string): boolean => BAD_SAVES.some((one) => one === why);

/** A reason, or a game that somebody could have played: looked at by every seat, saved and read again. */
function checkReplay(saved: Saved): string | null {
  if (!GAME_IDS.includes(saved.game)) return null;
  const { game, probe } = registeredAs(saved.game);
  const reading = replay(game, saved);
  if (reading.kind === 'bad') return isReason(reading.why) ? null : `an unknown reason: ${reading.why}`;
  const table = reading.value;
  const seats = game.seatsOf(table.config);
  const stage = stageOf(table);
  for (let seat = 0; seat < seats; seat++) {
    const view: unknown = game.view(table.state, seat);
    game.options(view);
    probe.draw(view);
  }
  if (stage.kind === 'over' && stage.ranking.flat().length !== seats) return 'a ranking without everybody';
  if (!same(probe.census(table.state), probe.census(game.start(table.config)))) return 'something was lost';
  const again = readSaved(JSON.stringify(saveTable(table, saved.seats, null)));
  if (again.kind === 'bad') return `its own save is bad: ${again.why}`;
  const twice = replay(game, again.value);
  return twice.kind === 'read' && same(twice.value.state, table.state)
    ? null
    : 'its own save is another game';
}

function check(text: string): string | null {
  const bare = readSaved(text);
  const imported = importText(text);
  const lying = readKept(
    'x',
    `{"shelf":1,"id":"x","startedAt":1,"updatedAt":2,"summary":{"over":false,"winners":[],"turn":0},"saved":${text}}`,
  );
  readKept('x', text);
  for (const { kind, ...reading } of [bare, imported, lying])
    if (kind === 'bad' && !('why' in reading && isReason(String(reading.why)))) return 'bad without a reason';
  return bare.kind === 'read' ? checkReplay(bare.value) : null;
}

export const saves: Subject = {
  name: 'saves',
  ending: 'json',
  generate: (seed) => generate(createDice(seed)),
  check,
};
