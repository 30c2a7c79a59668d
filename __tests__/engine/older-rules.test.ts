import {
  enter,
  readSaved,
  replay,
  same,
  tableAt,
  type AnyGame,
  type Json,
  type Saved,
} from '../../src/engine';
import { nullGame, type Move, type State } from '../../src/games/null-game/rules';
import { playthrough } from '../../tools/conformance/playthrough';
import { aSave } from './support/saves';
import { registeredAs } from '../../tools/games';

const savedOf = (text: string): Saved => {
  const reading = readSaved(text);
  if (reading.kind === 'bad') throw new Error(reading.why);
  return reading.value;
};
const begun = savedOf(aSave('null-game', 2));

/** The null game of tomorrow, in which nobody may throw a number away. */
const stricter: AnyGame = {
  ...nullGame,
  rulesVersion: nullGame.rulesVersion + 1,
  refuse: (state: State, actor: unknown, move: Move) =>
    move.type === 'choose' && move.what === 'throw'
      ? { code: 'not-now' }
      : nullGame.refuse(state, actor as number, move),
};
const isThrown = ({ move }: { move: Json }) => JSON.stringify(move).includes('throw');
const upToFirstThrow = begun.log.slice(0, begun.log.findIndex(isThrown));

describe('a game begun under older rules', () => {
  test('goes on where all of it is lawful today', () => {
    const read = replay(stricter, { ...begun, log: upToFirstThrow });
    expect(read.kind === 'read' && read.value.log).toEqual(upToFirstThrow);
  });
  test('is set aside as such where one of its moves is lawful no more', () => {
    expect(begun.log.some(isThrown)).toBe(true);
    expect(replay(stricter, begun)).toEqual({ kind: 'bad', why: 'older-rules' });
  });
  test('is set aside as such where its set-up can be chosen no more', () => {
    const smaller: AnyGame = { ...stricter, refuseConfig: () => ({ code: 'seats' }) };
    expect(replay(smaller, begun)).toEqual({ kind: 'bad', why: 'older-rules' });
  });
  test('under today’s rules an unlawful move is damage, whatever the rules were before', () => {
    const today = { ...begun, rulesVersion: stricter.rulesVersion };
    expect(replay(stricter, today)).toEqual({ kind: 'bad', why: 'damaged' });
  });
});

describe('replaying a long log', () => {
  const registered = registeredAs('null-game');
  /** Without its bound on rounds. */
  const endless: AnyGame = { ...nullGame, readConfig: () => config };
  const config = { seats: 3, rounds: 200 };
  const { end } = playthrough({ ...registered, probe: { ...registered.probe, longest: 10_000 } }, config, 5);
  const long: Saved = { ...begun, config, seats: [...begun.seats, begun.seats[0]!], log: end.log };

  test('leads where entering one by one leads', () => {
    let table = tableAt(endless, config);
    for (const entry of long.log) {
      const played = enter(table, entry);
      if (played.kind === 'refused') throw new Error(played.refusal.code);
      table = played.table;
    }
    const read = replay(endless, long);
    if (read.kind === 'bad') throw new Error(read.why);
    const { game: _game, ...whole } = read.value;
    const { game: _other, ...expected } = table;
    expect(same(whole, expected)).toBe(true);
  });

  test('copies no list of it at every entry', () => {
    expect(long.log.length).toBeGreaterThan(1200);
    const iterate = Array.prototype[Symbol.iterator];
    let copied = 0;
    const counting = jest.spyOn(Array.prototype, Symbol.iterator).mockImplementation(function (
      this: unknown[],
    ) {
      if (this.length > 600) copied++;
      return iterate.call(this);
    });
    try {
      replay(endless, long);
    } finally {
      counting.mockRestore();
    }
    expect(copied).toBeLessThan(10);
  });
});
