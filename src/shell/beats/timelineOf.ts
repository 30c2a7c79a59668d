import { seenBy, type Event, type Eyes, type Happening, type Player } from '../../engine';
import type { Language } from '../../i18n';
import type { AnyBeatParts, Beat, Scene } from './beat';
import { rungOf } from './joy';
import { scheduled, type Timeline } from './schedule';

/** Who looks at what happened. */
export interface Onlookers {
  readonly eyes: Eyes;
  readonly view: unknown;
  readonly seats: readonly Player[];
  readonly language: Language;
}

const beatsOf = ({ beat }: AnyBeatParts, events: readonly Event[], scene: Scene<unknown>): readonly Beat[] =>
  events.flatMap((event) => beat(event, scene) ?? []);

/** What a change looks and sounds like. `fresh` is what the eyes may know of it, the last of all that has happened. */
export function timelineOf(
  parts: AnyBeatParts,
  fresh: readonly Event[],
  byHand: boolean,
  happenings: readonly Happening[],
  { eyes, ...others }: Onlookers,
): Timeline {
  const scene = { ...others, byHand };
  const beats = beatsOf(parts, fresh, scene);
  if (beats.length === 0) return scheduled([]);
  const all = seenBy(
    eyes,
    happenings.flatMap(({ events }) => events),
  );
  const earlier = beatsOf(parts, all.slice(0, all.length - fresh.length), scene);
  return scheduled(
    beats,
    rungOf(
      beats,
      earlier.flatMap(({ worth }) => worth ?? []),
    ),
  );
}

/** What others did, once more: nothing of it was done by a finger on this screen. */
export const replayOf = (
  parts: AnyBeatParts,
  events: readonly Event[],
  { view, seats, language }: Onlookers,
): Timeline => scheduled(beatsOf(parts, events, { view, seats, language, byHand: false }));

/** The same without waiting: everything is there, and is heard at once. */
export const atOnce = ({ heard, rung }: Timeline): Timeline => ({
  ...scheduled([]),
  heard: heard.map((sound) => ({ ...sound, at: 0 })),
  rung,
});
