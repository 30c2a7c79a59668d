import type { Announcer } from './announcer';

export interface LiveRegionProps {
  readonly announcer: Announcer;
  /** What it is called, for those who look for it. */
  readonly label: string;
}
