import type { Kept } from '../src/storage';

/** `<game>-2026-05-01.json`: a name a person recognises among downloads. */
export const fileName = ({ saved, startedAt }: Kept): string =>
  `${saved.game}-${new Date(startedAt).toISOString().slice(0, 10)}.json`;
