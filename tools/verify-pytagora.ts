import { bestLayNow, goodLaysNow } from '../src/games/pytagora/bots/search';
import type { Supply } from '../src/games/pytagora/rules/crossword/placement';
import { bruteForce, everyScore } from './verify-pytagora/brute';
import { divisionOf, positionOf, type Wanted, type WantedDivision } from './verify-pytagora/positions';

interface Batch {
  readonly name: string;
  readonly count: number;
  position(nth: number): Supply;
  /** What is compared: as brute force has it, and as the search does. */
  compare(position: Supply): readonly [expected: string, found: string];
}

const best = (position: Supply) =>
  [String(bruteForce(position)), String(bestLayNow(position)?.score ?? null)] as const;

/** Every score that can be had, not only the best: what × 1 and ÷ 1 cost shows in the low ones. */
const allScores = (position: Supply) =>
  [
    written(everyScore(position)),
    written(new Set(goodLaysNow(position, Infinity).map(({ score }) => score))),
  ] as const;

const written = (scores: ReadonlySet<number>): string =>
  scores.size === 0 ? 'null' : [...scores].sort((a, b) => b - a).join(' ');

const inPlay = ({ count, ...wanted }: Wanted & { readonly count: number }): Batch => ({
  name: `${wanted.kind}, ${wanted.equations} equations, racks of ${wanted.rack}`,
  count,
  position: (nth) => positionOf(wanted, 1000 * wanted.equations + 100_000 * wanted.rack + nth),
  compare: best,
});

const divided = ({ count, ...wanted }: WantedDivision & { readonly count: number }): Batch => ({
  name: `÷ before ×, ${wanted.equations} equations, ${wanted.one ? 'with' : 'without'} a 1, every score`,
  count,
  position: (nth) => divisionOf(wanted, 2_000_000 + 1000 * wanted.equations + nth),
  compare: allScores,
});

/** More of the small racks: a piece more takes the brute force ten times as long. */
const BATCHES: readonly Batch[] = [
  ...[true, false].flatMap((one) => [
    divided({ one, equations: 0, count: 110 }),
    divided({ one, equations: 1, count: 80 }),
    divided({ one, equations: 4, count: 60 }),
  ]),
  ...(['classic', 'plus-or-minus'] as const).flatMap((kind) =>
    [0, 1, 4, 8, 16].flatMap((equations) => [
      inPlay({ kind, equations, rack: 6, count: 170 }),
      inPlay({ kind, equations, rack: 7, count: 65 }),
      inPlay({ kind, equations, rack: 8, count: 17 }),
    ]),
  ),
  inPlay({ kind: 'classic', equations: 0, rack: 10, count: 17 }),
  inPlay({ kind: 'plus-or-minus', equations: 0, rack: 10, count: 6 }),
  inPlay({ kind: 'classic', equations: 1, rack: 10, count: 2 }),
];

/** `npm run verify:pytagora [-- --part n]`: the search against brute force; with a part, only one position in n. */
function verify(): void {
  const part = Number(process.argv[process.argv.indexOf('--part') + 1] ?? 1) || 1;
  let [positions, agreed, movable] = [0, 0, 0];
  for (const batch of BATCHES) {
    const count = Math.ceil(batch.count / part);
    const began = performance.now();
    let right = 0;
    for (let nth = 0; nth < count; nth++) {
      const position = batch.position(nth);
      const [expected, found] = batch.compare(position);
      if (expected === found) right++;
      else console.error(`Brute force ${expected}, search ${found}: ${JSON.stringify(position)}`);
      if (expected !== 'null') movable++;
    }
    positions += count;
    agreed += right;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${batch.name}: ${right} of ${count} agree (${seconds} s)`);
  }
  console.log(`\n${agreed} of ${positions} agree; ${movable} have a move.`);
  if (agreed < positions) process.exitCode = 1;
}

verify();
