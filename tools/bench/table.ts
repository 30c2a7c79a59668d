export interface Row {
  readonly what: string;
  readonly ours?: string;
  readonly bare?: string;
  readonly ratio?: number;
  /** The ratio should not exceed it. */
  readonly goal?: number;
}

const HEAD = ['ratio', 'goal', '', 'what', 'ours', 'bare app'];

/** One table, ratios first: a number of milliseconds says little on another machine, a ratio says the same everywhere. */
export function table(rows: readonly Row[]): string {
  const lines = [HEAD, ...[...rows].sort(ratiosFirst).map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const print = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [print(HEAD), print(widths.map((width) => '─'.repeat(width))), ...lines.slice(1).map(print)].join(
    '\n',
  );
}

const ratiosFirst = (a: Row, b: Row): number => Number(a.ratio === undefined) - Number(b.ratio === undefined);

function cells({ what, ours = '', bare = '', ratio, goal }: Row): string[] {
  const verdict = ratio === undefined || goal === undefined ? '' : ratio <= goal ? 'ok' : 'OVER';
  return [
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    goal === undefined ? '' : `≤ ${goal}×`,
    verdict,
    what,
    ours,
    bare,
  ];
}
