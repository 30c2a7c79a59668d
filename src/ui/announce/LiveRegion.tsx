import type { LiveRegionProps } from './props';

/** A phone is told each sentence as it comes: see `voice.ts`. */
export const LiveRegion = (_props: LiveRegionProps) => null;
