import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import type { Place } from './beat';

/** In points, from the corner of the window or of whatever it was asked of. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What can be measured on a screen. */
type Measurable = Pick<View, 'measureInWindow'>;
type Spot = () => Measurable | null;
/** Where a place is on something that has many of them: the cells of a board. Null for what is none of its own. */
type Finder = (place: Place) => Rect | null;

/** Where things are, asked for only when something is about to move. */
export interface Places {
  /** The answer takes it away again. */
  add(place: Place, spot: Spot): () => void;
  addMany(spot: Spot, find: Finder): () => void;
  /** In the window; null for what is not there. */
  measure(place: Place): Promise<Rect | null>;
}

const measured = (spot: Spot): Promise<Rect | null> =>
  new Promise((resolve) => {
    const there = spot();
    if (!there) return resolve(null);
    there.measureInWindow((x, y, width, height) =>
      resolve(Number.isFinite(x) && width > 0 ? { x, y, width, height } : null),
    );
  });

export function createPlaces(): Places {
  const spots = new Map<Place, Spot>();
  const boards = new Map<Spot, Finder>();
  return {
    add: (place, spot) => {
      spots.set(place, spot);
      return () => {
        if (spots.get(place) === spot) spots.delete(place);
      };
    },
    addMany: (spot, find) => {
      boards.set(spot, find);
      return () => void boards.delete(spot);
    },
    measure: async (place) => {
      const own = spots.get(place);
      if (own) return measured(own);
      for (const [spot, find] of boards) {
        const within = find(place);
        if (!within) continue;
        const board = await measured(spot);
        return board && { ...within, x: board.x + within.x, y: board.y + within.y };
      }
      return null;
    },
  };
}

const PlacesContext = createContext<Places>(createPlaces());

export const PlacesProvider = PlacesContext.Provider;

/** What this is laid on can be flown to and from. Null where it is no place at the moment. */
export function usePlace<T extends Measurable = View>(place: Place | null): RefObject<T | null> {
  const places = useContext(PlacesContext);
  const ref = useRef<T>(null);
  useEffect(() => (place === null ? undefined : places.add(place, () => ref.current)), [places, place]);
  return ref;
}

/** The places of a board, found by arithmetic instead of one by one. */
export function usePlacesOn(ref: RefObject<Measurable | null>, find: Finder): void {
  const places = useContext(PlacesContext);
  useEffect(() => places.addMany(() => ref.current, find), [places, ref, find]);
}
