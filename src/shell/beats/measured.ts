import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { Place } from './beat';
import type { Places, Rect } from './places';
import type { Timeline } from './schedule';

/** Something in the air, from one rectangle of the table to the next. */
export interface Flight {
  readonly key: string;
  readonly sprite: string;
  readonly way: readonly Rect[];
  readonly at: number;
  readonly lasts: number;
}

/** Words that rise from a place, and may fly to another. */
export interface Risen {
  readonly key: string;
  readonly text: string;
  readonly place: Rect;
  readonly to: Rect | null;
  readonly at: number;
  readonly lasts: number;
}

export interface InTheAir {
  readonly flights: readonly Flight[];
  readonly risen: readonly Risen[];
}

const roomOf = (air: RefObject<View | null>): Promise<Rect | null> =>
  new Promise((resolve) => {
    if (!air.current) return resolve(null);
    air.current.measureInWindow((x, y, width, height) => resolve({ x, y, width, height }));
  });

/** Where everything of a timeline is, in the room that it is drawn in. What has no place on this screen does not fly. */
export async function measuredOf(
  { travels, floats }: Timeline,
  places: Places,
  air: RefObject<View | null>,
): Promise<InTheAir> {
  const room = await roomOf(air);
  const find = async (place: Place): Promise<Rect | null> => {
    const rect = room && (await places.measure(place));
    return rect && { ...rect, x: rect.x - room.x, y: rect.y - room.y };
  };
  const flights = travels.map(async ({ sprite, from, by = [], to, at, lasts }, index) => {
    const way = (await Promise.all([from, ...by, to].map(find))).filter((rect) => rect !== null);
    return way.length < 2 ? [] : [{ key: `${index}`, sprite, way, at, lasts }];
  });
  const risen = floats.map(async ({ text, place, to, at, lasts }, index) => {
    const from = await find(place);
    return from ? [{ key: `${index}`, text, place: from, to: to ? await find(to) : null, at, lasts }] : [];
  });
  return { flights: (await Promise.all(flights)).flat(), risen: (await Promise.all(risen)).flat() };
}
