import { act, renderHook } from '@testing-library/react-native';
import { useAwake } from '../../app/useAwake';
import type { Found } from '../../app/useKept';
import { createDice, openTable, saveTable, type AnyBots, type Json, type Table } from '../../src/engine';
import { box as pyramideBox } from '../../src/games/pyramide/box';
import * as load from '../../src/games/pyramide/lexicon/load';
import { box as sequenceBox } from '../../src/games/sequence-numbers/box';
import { createSession, summaryOf, type Awake, type Box } from '../../src/shell';
import { aloneIn, move } from '../games/pyramide/rules/support';
import { handClock } from '../shell/clock';
import { sit } from '../shell/support';

const seats = sit(null, 'strong');
/** Nobody needs to know what it thinks with. */
type Words = Awake<unknown, unknown>;

function found(box: Box, config: Json = box.game.defaults(2)): Found & { readonly kind: 'found' } {
  const table = openTable(box.game, config, createDice(3));
  const saved = saveTable(table, seats, null);
  const kept = { id: 'a', startedAt: 1, updatedAt: 1, summary: summaryOf(table), saved };
  return { kind: 'found', box, kept, table };
}

/** What came, when it comes. */
function promised<T>() {
  let [come, fail] = [(_: T): void => undefined, (): void => undefined];
  const promise = new Promise<T>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error('offline'));
  });
  return { promise, come, fail };
}

/** A game that waits for this before it is played. */
const wokenBy = (words: Promise<Words>): Box => ({
  ...sequenceBox,
  players: { ...sequenceBox.players, wake: () => words },
});

test('a game that needs nothing is played at once', () => {
  const game = found(sequenceBox);
  expect(renderHook(() => useAwake(game)).result.current).toBe(sequenceBox);
});

test('a game that needs words waits for them, and is played with what came', async () => {
  const words = promised<Words>();
  const bots: AnyBots = {};
  const game = found(wokenBy(words.promise));
  const { result } = renderHook(() => useAwake(game));
  expect(result.current).toBeNull();
  await act(async () => words.come({ bots }));
  expect(result.current?.players.bots).toBe(bots);
  expect(result.current?.table).toBe(sequenceBox.table);
});

test('what comes after one has left for another game is not for that game', async () => {
  const [first, second] = [promised<Words>(), promised<Words>()];
  const games = [first, second].map(({ promise }) => found(wokenBy(promise)));
  const { result, rerender } = renderHook(({ nth }: { nth: number }) => useAwake(games[nth]!), {
    initialProps: { nth: 0 },
  });
  rerender({ nth: 1 });
  await act(async () => first.come({ bots: {} }));
  expect(result.current).toBeNull();
});

test('Pyramide without a network: it is tried twice, the game opens all the same, and the app passes', async () => {
  jest.useFakeTimers();
  const tried = jest.spyOn(load, 'loadLexicon').mockRejectedValue(new Error('offline'));
  const game = found(pyramideBox, aloneIn('explain'));
  const { result } = renderHook(() => useAwake(game));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(tried).toHaveBeenCalledTimes(2);
  const played: Table[] = [];
  const clock = handClock();
  const session = createSession(game.table, seats, null, {
    clock,
    dice: createDice(7),
    bots: result.current!.players.bots,
    pace: 'instant',
    keep: (_, table) => {
      played.push(table);
      return null;
    },
  });
  for (const written of ['on', 'bet 3', 'clue mer']) expect(session.act(move(written))).toBeNull();
  clock.pass(1000);
  expect(played.at(-1)!.log.filter(({ actor }) => actor === 1)).toEqual([
    { actor: 1, move: { type: 'pass' } },
  ]);
});
