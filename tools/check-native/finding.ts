import { isDeepStrictEqual } from 'node:util';

export interface Finding {
  readonly what: string;
  readonly wanted: unknown;
  readonly found: unknown;
  readonly holds: boolean;
}

export const expected = (what: string, wanted: unknown, found: unknown): Finding => ({
  what,
  wanted,
  found,
  holds: isDeepStrictEqual(wanted, found),
});

export function tell({ what, wanted, found, holds }: Finding): string {
  const said = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  return holds ? `  ✓ ${what}: ${said(found)}` : `  ✗ ${what}: ${said(found)} instead of ${said(wanted)}`;
}
