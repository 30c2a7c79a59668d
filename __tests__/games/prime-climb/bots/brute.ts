import type { Outset } from '../../../../src/games/prime-climb/bots/endings';

const TOP = 101;

/** One pawn as the rules page tells it, without tables or codes. */
interface Pawn {
  readonly at: number;
  readonly turned: boolean;
  readonly home: boolean;
  readonly moved: boolean;
}

interface Position {
  readonly pawns: readonly [Pawn, Pawn];
  readonly numbers: readonly number[];
  readonly keepers: readonly number[];
  readonly last: number | null;
}

export interface Plainly {
  readonly outset: Outset;
  readonly numbers: readonly number[];
  readonly open: boolean;
  readonly cursed: boolean;
}

/** Every ending of a turn by trying every order of everything, as `a b kept won` words. */
export function bruteEndings({ outset, numbers, open, cursed }: Plainly): ReadonlySet<string> {
  const { course, sprint, rack } = outset;
  const downwards = (pawn: Pawn) => course.name === 'backwards' || pawn.turned;
  const found = new Set<string>();
  const seen = new Set<string>();
  const pawnAt = (spot: number): Pawn => ({
    at: spot % 102,
    turned: spot >= 102,
    home: spot === course.home,
    moved: false,
  });

  const go = (pawn: Pawn, operation: string, by: number): Pawn | null => {
    if (pawn.home || (cursed && operation !== '-' && operation !== '÷')) return null;
    const { at } = pawn;
    const to =
      operation === '+' ? at + by : operation === '-' ? at - by : operation === '×' ? at * by : at / by;
    if (!Number.isInteger(to) || to < 0 || to > TOP) return null;
    if (to === at) return pawn;
    const end = downwards(pawn) ? 0 : TOP;
    if (to === end && !open) return null;
    const turns = to === end && course.name === 'there-and-back' && !pawn.turned;
    return { at: to, turned: pawn.turned || turns, home: to === end && !turns, moved: true };
  };

  const spot = (pawn: Pawn) => pawn.at + (pawn.turned ? 102 : 0);
  const note = (pawns: readonly [Pawn, Pawn], keepers: readonly number[], won: boolean) => {
    const kept = rack.keepers.reduce((bits, k, bit) => bits | (keepers.includes(k) ? 1 << bit : 0), 0);
    found.add(`${spot(pawns[0])} ${spot(pawns[1])} ${kept} ${won ? 'won' : ''}`);
  };

  const end = ({ pawns, keepers, last }: Position) => {
    const [a, b] = pawns;
    const back = (pawn: Pawn): Pawn => ({ ...pawn, at: downwards(pawn) ? TOP : 0 });
    const shared = !a.home && !b.home && a.at === b.at && a.at !== 0 && a.at !== TOP;
    if (!shared) note(pawns, keepers, false);
    else if (last === 0) note([a, back(b)], keepers, false);
    else if (last === 1) note([back(a), b], keepers, false);
  };

  const walk = (position: Position): void => {
    const key = JSON.stringify(position);
    if (seen.has(key)) return;
    seen.add(key);
    const { pawns, keepers, last } = position;
    if (position.numbers.length === 0) end(position);
    const spend = (by: number, operations: string, left: Pick<Position, 'numbers' | 'keepers'>) => {
      for (const pawn of [0, 1] as const)
        for (const operation of operations) {
          const moved = go(pawns[pawn], operation, by);
          if (!moved) continue;
          const after: readonly [Pawn, Pawn] = pawn === 0 ? [moved, pawns[1]] : [pawns[0], moved];
          const won = sprint ? after.some(({ home }) => home) : after.every(({ home }) => home);
          if (won) note(after, left.keepers, true);
          else walk({ pawns: after, ...left, last: moved === pawns[pawn] ? last : pawn });
        }
    };
    position.numbers.forEach((by, nth) =>
      spend(by, '+-×÷', { numbers: position.numbers.filter((_, k) => k !== nth), keepers }),
    );
    for (const by of keepers)
      spend(by, '+-', { numbers: position.numbers, keepers: keepers.filter((k) => k !== by) });
  };
  walk({ pawns: [pawnAt(outset.a), pawnAt(outset.b)], numbers, keepers: rack.keepers, last: outset.last });
  return found;
}
