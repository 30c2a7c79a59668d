import { useContext, useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { useTheme, type Theme } from '../../ui';
import { useLookBack } from '../lookBack';
import { AROUND, AroundTable, CoveredTop } from '../page';
import { TIGHT } from './asUsual';

/** How a table lies on its screen. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Wider than tall: the hand stands beside the board. */
  readonly wide: boolean;
  /** The hand on the other side, for left-handed players. */
  readonly mirrored: boolean;
  /** Upright, and too low for everything at once. */
  readonly tight: boolean;
  /** A phone on its side. */
  readonly low: boolean;
  /** A tablet on end. */
  readonly roomy: boolean;
  /** The board is no higher: where the page is pushed along, a finger on the board pushes the board, and needs a place beside it. */
  readonly highest: number;
  /** A table that is looked back at: the board has all the room, and there is neither hand nor button. */
  readonly boardOnly: boolean;
  /** By how much words, seats and buttons are larger than on a phone. */
  readonly scale: number;
  /** Of that, what whoever reads wants. */
  readonly text: number;
  /** By how much pieces and cards are to be larger. */
  readonly pieces: number;
  /** A screen that lies farther from the eyes than a phone. */
  readonly far: boolean;
  /** So much of the page takes, on a phone, what stands around the table and grows with the words. */
  readonly around: number;
}

/** Pieces of twice the size would need so much more. */
const TIGHT_LARGE = 240;
const LOW = 500;
/** So much of a window is left for the finger that pushes the page along; and so much of it a board needs, however low it is. */
const BESIDE = { finger: 72, board: 150 } as const;
const ROOMY = { width: 500, height: 1000 } as const;

const USUAL = { scale: 1, text: 1, pieces: 1 } as const;

export function shapeOf(
  width: number,
  height: number,
  leftHanded: boolean,
  sizes: Pick<Theme, 'scale' | 'text' | 'pieces'> = USUAL,
  window: number = Infinity,
): Shape {
  const { scale, text, pieces } = sizes;
  const wide = width > height;
  return {
    width,
    height,
    wide,
    mirrored: wide && leftHanded,
    tight: !wide && height < TIGHT + (pieces - 1) * TIGHT_LARGE,
    low: wide && height < LOW,
    // A phone's page may be as high, where it is pushed along.
    roomy: height > ROOMY.height && width > ROOMY.width,
    highest: height > window ? Math.max(BESIDE.board, window - BESIDE.finger) : Infinity,
    boardOnly: false,
    scale,
    text,
    pieces,
    far: scale > text,
    around: AROUND.seats,
  };
}

export function useShape(width: number, height: number): Shape {
  const { leftHanded, scale, text, pieces } = useTheme();
  const free = useWindowDimensions().height - useContext(CoveredTop);
  const around = useContext(AroundTable);
  const boardOnly = useLookBack() !== null;
  return useMemo(
    () => ({ ...shapeOf(width, height, leftHanded, { scale, text, pieces }, free), boardOnly, around }),
    [width, height, leftHanded, scale, text, pieces, free, boardOnly, around],
  );
}
