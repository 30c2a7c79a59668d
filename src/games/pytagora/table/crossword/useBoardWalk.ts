import { useMemo, useRef } from 'react';
import { useUntilChange } from '../../../../shell/frame';
import { useStable } from '../../../../ui';
import { stepFrom, type CellPlace, type CellRowsProps } from '../../../../ui/CellRows';
import { isWithinReach, type Face, type Spot } from '../../rules';
import type { PytagoraWords } from '../../i18n';
import type { CrosswordProps } from '../props';
import { placeOfSpot, spokenCells, spotOfPlace } from './spokenCells';
import type { Crossword } from './useCrossword';

export interface BoardWalk extends Pick<
  CellRowsProps,
  'cells' | 'at' | 'onActivate' | 'onFocus' | 'follows'
> {
  /** Where somebody looks who only looks on; null while nobody does. */
  readonly looked: Spot | null;
  onKey(key: string): boolean;
}

const CORNER: Spot = { x: 0, y: 0 };

/** The board as it is walked with arrows and heard: by whoever is to lay, and by whoever waits. */
export function useBoardWalk(
  { view, news }: Pick<CrosswordProps, 'view' | 'news'>,
  crossword: Crossword,
  last: readonly Spot[],
  words: PytagoraWords,
): BoardWalk {
  const { laying, playing, faceOf } = crossword;
  const [looked, look] = useUntilChange<Spot>(news.change);
  const spot = (playing ? laying.cursor : looked) ?? last[0] ?? view.grid[0] ?? CORNER;
  const { x, y } = spot;
  const follows = useRef(false);
  const chosen: Face | null = laying.chosen === null ? null : faceOf({ slot: laying.chosen });
  const { draft } = laying;
  const { grid } = view;
  const cells = useMemo(
    () => spokenCells({ grid, draft, chosen, at: { x, y } }, words),
    [grid, draft, chosen, x, y, words],
  );
  const at = useMemo(() => placeOfSpot({ x, y }), [x, y]);
  const go = (next: Spot, down?: boolean) => {
    if (playing) laying.pointAt(next, down);
    else look(next);
  };
  const onKey = (key: string): boolean => {
    const to = stepFrom(at, key, cells);
    if (!to) return playing && (key === 'Enter' ? crossword.enter(spot) : crossword.typeKey(key, spot));
    // Somebody who has tapped beside the cells is led to the first of them.
    const next = follows.current ? spotOfPlace(to) : spot;
    if (!isWithinReach(next)) return true;
    follows.current = true;
    go(next, next.y !== y);
    return true;
  };
  // A screen reader may go to any cell by itself.
  const onFocus = (place: CellPlace) => {
    const next = spotOfPlace(place);
    if (next.x !== x || next.y !== y) go(next);
  };
  const onActivate = useStable((place: CellPlace) => crossword.tapCell(spotOfPlace(place)));
  return { cells, at, onActivate: playing ? onActivate : null, onFocus, follows, looked, onKey };
}
