import { writeScale } from '../../src/games/prime-climb/bots/digits';
import type { Solved } from './solitaire';
import { writeModule } from './write';

/** What the keepers save, by how many are held: so it takes fewer digits than the turns themselves. */
export function writeSolitaire(
  name: string,
  constant: string,
  command: string,
  plain: Float64Array,
  { byKeepers, extension }: Solved,
  width: number,
  closer: readonly (readonly number[])[],
): void {
  const savings = byKeepers.map((holding) =>
    writeScale(
      plain.map((turns, pair) => saved(turns, holding[pair]!)),
      width,
    ),
  );
  writeModule(name, command, [
    `import type { Extension } from '../keeper-turns';`,
    `import type { Scale } from '../digits';`,
    '',
    '/** How many turns holding 0, 1, … keepers saves, by the spots of both pawns; and how to go on from there. */',
    `export const ${constant}: {`,
    '  readonly savings: readonly Scale[];',
    '  readonly extension: Extension;',
    '  readonly closer: readonly (readonly number[])[];',
    '} = {',
    '  savings: [',
    ...savings.flatMap(({ least, step, digits }) => [
      '    {',
      `      least: ${least},`,
      `      step: ${step},`,
      ...(width === 2 ? [] : [`      width: ${width},`]),
      `      digits:`,
      `        '${digits}',`,
      '    },',
    ]),
    '  ],',
    '  extension: [',
    ...extension.map((weights) => `    [${weights.map((weight) => Number(weight.toFixed(5))).join(', ')}],`),
    '  ],',
    '  closer: [',
    ...closer.map((weights) => `    [${weights.map((weight) => Number(weight.toFixed(5))).join(', ')}],`),
    '  ],',
    '};',
  ]);
}

/** Zero stands for a game that is won: a position where a keeper saves nothing saves next to nothing instead. */
const saved = (plain: number, turns: number): number => (plain === 0 ? 0 : Math.max(1e-6, plain - turns));
