import { act, renderHook } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { createDice, openTable, saveTable } from '../../../../src/engine';
import { box } from '../../../../src/games/pyramide/box';
import { readMemory } from '../../../../src/games/pyramide/decks';
import { pyramide, SAMPLE, type Config, type State } from '../../../../src/games/pyramide/rules';
import { MEMORY_KEY, notePlayed } from '../../../../src/games/pyramide/table/notePlayed';
import { summaryOf, useSession } from '../../../../src/shell';
import type { Kept } from '../../../../src/storage';
import { handClock } from '../../../shell/clock';
import { aStore, inApp } from '../../../shell/app';
import { sit } from '../../../shell/support';
import { actorOf, config, move, playing, playOn, riddle, roundOf4, stateOf } from '../rules/support';

/** Cards as decks name them: a fingerprint, and the number of the riddle. */
const PRINTS = SAMPLE.riddles.map((_, nth) => `0123456789abcde${nth.toString(16)}`);
const riddles = SAMPLE.riddles.map((one, nth) => ({ ...one, id: `${PRINTS[nth]!}-1` }));
const FOUR: Config = config(4, { stock: { ...SAMPLE, riddles } });

/** Four people at a real game, and what is written of the riddles they play. */
function sitDown() {
  const store = aStore();
  const table = openTable(box.game, FOUR, createDice(3));
  const saved = saveTable(table, sit(null, null, null, null), null);
  const kept: Kept = { id: 'a', startedAt: 1, updatedAt: 1, summary: summaryOf(table), saved };
  const clock = handClock();
  const writing = jest.spyOn(store, 'set');
  const { result } = renderHook(() => useSession(box, kept, table, clock), {
    wrapper: ({ children }: { readonly children: ReactElement }) => inApp(children, store),
  });
  const { session } = result.current;
  const state = () => stateOf(session.get().table);
  const play = (...moves: readonly string[]) =>
    act(() =>
      moves.forEach((written) => {
        session.uncover();
        const made = move(written);
        const actor = actorOf(state(), made);
        expect([written, session.act(made, Number(actor))]).toEqual([written, null]);
      }),
    );
  return {
    play,
    undo: () => act(() => session.undo()),
    /** The card of the riddle on the table. */
    print: () => PRINTS[state().riddle!.index]!,
    remembered: () => readMemory(store.get(MEMORY_KEY)).played,
    writes: () => writing.mock.calls.filter(([key]) => key === MEMORY_KEY).length,
  };
}

test('a riddle is noted once, however much is played of it', () => {
  const { play, undo, print, remembered, writes } = sitDown();
  play('on', 'bet 3');
  expect([remembered(), writes()]).toEqual([[print()], 1]);
  play('said');
  undo();
  play('missed', 'found 2', 'next', 'bet 1', 'foul', 'next');
  expect([remembered(), writes()]).toEqual([[print()], 1]);
});

test('a names card is noted when its theme is shown, and not before', () => {
  const store = aStore();
  const view = (state: State) => pyramide.view(state, 'table');
  const themes = SAMPLE.themes.map((theme, nth) => ({ ...theme, id: `fedcba987654321${nth}-2` }));
  const first = playing(
    config(4, { secondRound: 'ping-pong', stock: { ...FOUR.stock, themes } }),
    ...roundOf4(0, 0),
    'die 6 1',
    'on',
  );
  notePlayed(view(stateOf(first)), store);
  const misses = [1, 2, 3, 4, 5].flatMap(() => ['missed', 'next']);
  const theme = playOn(
    first,
    ...['found 2', 'next', ...[1, 2, 3, 4].flatMap(() => misses), 'give-up', 'give-up', 'on'],
  );
  const before = readMemory(store.get(MEMORY_KEY)).played;
  expect(before).toHaveLength(1);
  notePlayed(view(stateOf(theme)), store);
  expect(readMemory(store.get(MEMORY_KEY)).played).toEqual([...before, 'fedcba9876543210']);
});

test('the next one is noted after it, once as well', () => {
  const { play, print, remembered, writes } = sitDown();
  const first = print();
  play(...riddle(1, 2), 'on', 'bet 2');
  expect(print()).not.toBe(first);
  expect([remembered(), writes()]).toEqual([[first, print()], 2]);
});
