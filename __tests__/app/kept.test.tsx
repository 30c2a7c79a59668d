import { act } from '@testing-library/react-native';
import { useState } from 'react';
import { loadBox } from '../../app/games';
import { useKept, type Found } from '../../app/useKept';
import { createShelf } from '../../src/storage';
import { keptGame } from '../../tools/screens/shelf';
import { Area } from '../storage/areas';
import { aStore, renderInApp } from '../shell/app';

const wanted = {
  game: 'sequence-numbers',
  seats: 2,
  seed: 7,
  until: ({ log }: { log: readonly unknown[] }) => log.length > 9,
};

test('a game whose box is there lies on the table at once, and stays the same table however often it is drawn', async () => {
  await loadBox('sequence-numbers');
  const area = new Area();
  for (const [key, value] of Object.entries(keptGame('one', wanted))) area.setItem(key, value);
  const store = aStore({}, area);
  expect(createShelf(store, () => 1).get('one')?.kind).toBe('read');
  const found: Found[] = [];
  let again: () => void = () => undefined;
  function Probe() {
    const [, setTimes] = useState(0);
    again = () => setTimes((times) => times + 1);
    found.push(useKept('one'));
    return null;
  }
  renderInApp(<Probe />, store);
  expect(found[0]?.kind).toBe('found');
  act(() => again());
  act(() => again());
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(found).size).toBe(1);
});
