import { bestLayNow } from '../src/games/pytagora/bots/search';
import { bruteForce } from './verify-pytagora/brute';
import { positionOf, type Wanted } from './verify-pytagora/positions';

interface Batch extends Wanted {
  readonly count: number;
}

const KINDS = ['classic', 'plus-or-minus'] as const;

/** More of the small racks: a piece more takes the brute force ten times as long. */
const BATCHES: readonly Batch[] = KINDS.flatMap((kind) => [
  ...[0, 1, 4, 8, 16].flatMap((equations): Batch[] => [
    { kind, equations, rack: 6, count: 170 },
    { kind, equations, rack: 7, count: 65 },
    { kind, equations, rack: 8, count: 17 },
  ]),
]);
const FULL_RACKS: readonly Batch[] = [
  { kind: 'classic', equations: 0, rack: 10, count: 17 },
  { kind: 'plus-or-minus', equations: 0, rack: 10, count: 6 },
  { kind: 'classic', equations: 1, rack: 10, count: 2 },
];

/** `npm run verify:pytagora [-- --part n]`: the search against brute force; with a part, only one position in n. */
function verify(): void {
  const part = Number(process.argv[process.argv.indexOf('--part') + 1] ?? 1) || 1;
  let [positions, agreed, movable] = [0, 0, 0];
  for (const batch of [...BATCHES, ...FULL_RACKS]) {
    const count = Math.ceil(batch.count / part);
    const began = performance.now();
    let right = 0;
    for (let nth = 0; nth < count; nth++) {
      const position = positionOf(batch, 1000 * batch.equations + 100_000 * batch.rack + nth);
      const [expected, found] = [bruteForce(position), bestLayNow(position)?.score ?? null];
      if (expected === found) right++;
      else console.error(`Brute force ${expected}, search ${found}: ${JSON.stringify(position)}`);
      if (expected !== null) movable++;
    }
    positions += count;
    agreed += right;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { kind, equations, rack } = batch;
    console.log(
      `${kind}, ${equations} equations, racks of ${rack}: ${right} of ${count} agree (${seconds} s)`,
    );
  }
  console.log(`\n${agreed} of ${positions} agree; ${movable} have a move.`);
  if (agreed < positions) process.exitCode = 1;
}

verify();
