import { TIME } from '../../ui/tokens';
import type { BuzzKind, SoundName } from '../../ui/feedback';
import type { Beat, Float, Place, Pop, Rung, Travel } from './beat';

/** Times that were measured elsewhere: a slide, a pop after it, a rising score. */
export const POP_MS = 200;
const FLOAT_MS = 900;

/** Each rung of the ladder sounds like itself. */
const HEARD_AT: Readonly<Record<Rung, SoundName>> = {
  good: 'good',
  finest: 'finest',
  round: 'round',
  game: 'win',
};

/** The same with its moment on the one clock of a change, in milliseconds. */
type Timed<T> = T & { readonly at: number; readonly lasts: number };

export interface Heard {
  readonly at: number;
  readonly sound?: SoundName;
  readonly buzz?: BuzzKind;
}

/** All that a change brings to be seen and heard, on one clock. */
export interface Timeline {
  readonly travels: readonly Timed<Travel>[];
  readonly pops: readonly Timed<Pop>[];
  readonly floats: readonly Timed<Float>[];
  readonly heard: readonly Heard[];
  /** When what lies in a place arrives there. */
  readonly arrivals: ReadonlyMap<Place, number>;
  /** When a score says what it is now: as the last words that fly to one are there; where none do, as the last thing that moves is. */
  readonly counted: number;
  /** When it has all been seen, and how long it wants to be read after that. */
  readonly ends: number;
  readonly reads: number;
  readonly rung: Rung | null;
}

const afterOf = ({ after = 0 }: { readonly after?: number }): number => after;
const timed = <T extends { readonly after?: number }>(thing: T, at: number, lasts: number): Timed<T> => ({
  ...thing,
  at: at + afterOf(thing),
  lasts,
});

/** What goes only after other things have happened lies where it was until then. */
const waiting = (travels: readonly Timed<Travel>[]): readonly Timed<Travel>[] =>
  travels.flatMap(({ waits, from, at }, nth) =>
    waits && at > 0 && travels.findIndex((other) => other.waits?.who === waits.who) === nth
      ? [{ sprite: waits.sprite, from, to: from, at: 0, lasts: at }]
      : [],
  );

/** One beat after the other. */
export function scheduled(beats: readonly Beat[], rung: Rung | null = null): Timeline {
  const travels: Timed<Travel>[] = [];
  const pops: Timed<Pop>[] = [];
  const floats: Timed<Float>[] = [];
  const heard: Heard[] = [];
  const arrivals = new Map<Place, number>();
  let now = 0;
  let reads = 0;
  for (const beat of beats) {
    const going = (beat.travels ?? []).map((travel) => timed(travel, now, travel.lasts ?? TIME.cross));
    const popping = (beat.pops ?? []).map((pop) => timed(pop, now, POP_MS));
    const rising = (beat.floats ?? []).map((float) => timed(float, now, float.lasts ?? FLOAT_MS));
    for (const travel of going) arrivals.set(travel.to, travel.at + travel.lasts);
    for (const pop of popping) if (!pop.stays) arrivals.set(pop.place, pop.at);
    // Two events that sound alike at one moment would be one sound, twice as loud.
    const sounding = heard.some(({ at, sound }) => at === now && sound === beat.sound);
    if ((beat.sound && !sounding) || beat.buzz)
      heard.push({
        at: now,
        ...(beat.sound && !sounding ? { sound: beat.sound } : {}),
        ...(beat.buzz ? { buzz: beat.buzz } : {}),
      });
    for (const { sound, after } of beat.sounds ?? []) heard.push({ at: now + after, sound });
    travels.push(...going);
    pops.push(...popping);
    floats.push(...rising);
    const ends = [...going, ...popping].map(({ at, lasts }) => at + lasts);
    now = beat.lasts === undefined ? Math.max(now, ...ends) : now + beat.lasts;
    reads += beat.reads ?? 0;
  }
  // Words go on rising while the next thing happens; the last of them are seen to the end.
  const ends = Math.max(now, ...floats.map(({ at, lasts }) => at + lasts));
  const scored = floats.flatMap(({ to, at, lasts }) => (to === undefined ? [] : [at + lasts]));
  const moved = [...travels, ...pops].map(({ at, lasts }) => at + lasts);
  const counted = Math.max(0, ...(scored.length > 0 ? scored : moved));
  if (rung) heard.push({ at: now, sound: HEARD_AT[rung] });
  const travelling = [...waiting(travels), ...travels];
  return { travels: travelling, pops, floats, heard, arrivals, counted, ends, reads, rung };
}
