import type { Part } from './parts';

/** Kilobytes (1000 bytes) gzipped, by the part's name; a game is called by its id. */
export type Budgets = Readonly<Record<string, number>>;

type Sized = Pick<Part, 'name' | 'bytes'>;

export type Finding =
  | { readonly kind: 'fits'; readonly part: Sized; readonly budget: number }
  | { readonly kind: 'over'; readonly part: Sized; readonly budget: number }
  | { readonly kind: 'no-budget'; readonly part: Sized }
  | { readonly kind: 'not-found'; readonly name: string }
  | { readonly kind: 'gone'; readonly name: string };

function judgePart(part: Sized, budget: number | undefined): Finding {
  if (budget === undefined) return { kind: 'no-budget', part };
  return { kind: part.bytes > budget * 1000 ? 'over' : 'fits', part, budget };
}

/** A budget that no part belongs to is found too: what is not recognised would not be watched any more. */
export function judge(
  parts: readonly Sized[],
  budgets: Budgets,
  games: readonly string[],
): readonly Finding[] {
  const absent = (name: string): boolean => !parts.some((part) => part.name === name);
  const isNew = (id: string): boolean => budgets[id] === undefined;
  return [
    ...parts.map((part) => judgePart(part, budgets[part.name])),
    ...games.filter((id) => isNew(id) && absent(id)).map((name): Finding => ({ kind: 'not-found', name })),
    ...Object.keys(budgets)
      .filter(absent)
      .map((name): Finding => ({ kind: 'gone', name })),
  ];
}

/** What has no budget is no failure: a new game must not need a line here. */
export const isFailure = ({ kind }: Finding): boolean => kind === 'over' || kind === 'gone';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

export function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'fits':
      return `${finding.part.name}: ${kilobytes(finding.part.bytes)} of ${finding.budget} kB`;
    case 'over': {
      const { part, budget } = finding;
      const excess = kilobytes(part.bytes - budget * 1000);
      return `${part.name} grew to ${kilobytes(part.bytes)} kB, ${excess} kB over its budget of ${budget} kB`;
    }
    case 'no-budget':
      return `no budget for ${finding.part.name}: it is ${kilobytes(finding.part.bytes)} kB`;
    case 'not-found':
      return `no budget for ${finding.name}: no chunk of the export is recognised as it`;
    case 'gone':
      return `${finding.name} has a budget, but no chunk of the export is recognised as it (tools/check-budgets/parts.ts)`;
  }
}
