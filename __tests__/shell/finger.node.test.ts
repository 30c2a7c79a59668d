import type { Player, Stage } from '../../src/engine';
import { actingSeat, screenFor } from '../../src/shell/screen';

const person = (name: string): Player => ({ name, face: 0, bot: null, help: false });
const app = (name: string): Player => ({ ...person(name), bot: 'solid' });
const turnOf = (seat: number, eyes: number | 'table'): Stage => ({
  kind: 'play',
  acting: [{ seat, role: 'mover' }],
  eyes,
});
const touch = (stage: Stage, seats: readonly Player[], uncovered: number | null = null) =>
  actingSeat(stage, seats, screenFor(stage, seats, uncovered));

describe('whose finger is on the phone', () => {
  const family = [person('Léa'), person('Tom'), app('Mina')];

  test('at an open table, whoever the table waits for, without a cover', () => {
    expect(touch(turnOf(0, 'table'), family)).toBe(0);
    expect(touch(turnOf(1, 'table'), family)).toBe(1);
  });

  test('nobody while the app moves at an open table', () => {
    expect(touch(turnOf(2, 'table'), family)).toBeNull();
  });

  test('nobody at a cover, then the one who lifted it', () => {
    expect(touch(turnOf(1, 1), family)).toBeNull();
    expect(touch(turnOf(1, 1), family, 1)).toBe(1);
  });

  test('one person alone keeps the phone, whoever moves', () => {
    expect(touch(turnOf(1, 'table'), [person('Léa'), app('Mina')])).toBe(0);
  });

  test('nobody when the game is over', () => {
    expect(touch({ kind: 'over', ranking: [[0], [1], [2]] }, family)).toBeNull();
  });
});
