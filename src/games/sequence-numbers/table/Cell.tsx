import { memo, useCallback } from 'react';
import { bandOf, BOARD, isCorner } from '../rules';
import { lookColours } from '../../../shell/frame';
import { FONT, GridCell, Plain, PlainText, useTheme, type Focusable } from '../../../ui';
import { Chip, MovingChip, type Moving } from './Chip';
import { BAND, CORNER, EDGES } from './colours';
import type { Outline } from './outlines';

export interface CellProps {
  readonly cell: number;
  readonly size: number;
  readonly team: number | null;
  readonly locked: boolean;
  readonly moving: Moving | null;
  readonly outline: Outline | null;
  /** Whose last move it was: the ring around it is in their colour. */
  readonly lastOf: string | null;
  readonly label: string;
  /** One cell of the board can be reached with the tab key; arrows lead on from it. */
  readonly tabbable: boolean;
  readonly onPress: (cell: number) => void;
  readonly onFocus: (cell: number) => void;
  readonly register: (cell: number, element: Focusable | null) => void;
}

/** Drawn again only when something of its own changes: a hundred of them stand still while a card is dragged. */
export const Cell = memo(function Cell(props: CellProps) {
  const { cell, size, team, locked, moving, outline, lastOf } = props;
  const { label, tabbable, onPress, onFocus, register } = props;
  const { dark, colours, contrast } = useTheme();
  const mode = dark ? 'dark' : 'light';
  const number = BOARD[cell]!;
  const corner = isCorner(cell);
  const ref = useCallback((element: Focusable | null) => register(cell, element), [cell, register]);
  const look = lookColours(dark);
  // The number that a chip comes to is read until the chip lies on it.
  const isComing = moving !== null && moving.arrival !== null;
  const figure = corner ? null : (
    <PlainText
      colour={colours.text}
      size={Math.max(LEGIBLE, size * 0.43)}
      height={size * 0.6}
      font={FONT.body}
    >
      {number}
    </PlainText>
  );
  const edge =
    outline &&
    {
      refused: colours.warn,
      draft: colours.focus,
      help: colours.focus,
      last: lastOf ?? colours.text,
      played: look.played,
      best: look.best,
      both: look.played,
    }[outline];
  return (
    <GridCell
      ref={ref}
      label={label}
      testID={`cell-${cell}`}
      size={size}
      padding={1}
      tabbable={tabbable}
      onFocus={() => onFocus(cell)}
      onPress={() => onPress(cell)}
    >
      <Plain
        style={{
          ...MIDDLE,
          borderRadius: size * 0.18,
          backgroundColor: corner ? CORNER[mode] : BAND[mode][bandOf(number)]!,
          ...(contrast === 'usual' ? null : { ...EDGE, borderColor: EDGES[mode] }),
          ...(edge && outline
            ? {
                borderColor: edge,
                borderWidth: widthOf(outline, size),
                borderStyle: outline === 'help' || outline === 'best' ? 'dashed' : 'solid',
              }
            : null),
          ...(outline === 'last' && dark ? HALO : null),
        }}
      >
        {outline === 'both' ? (
          <Plain style={{ ...BOTH, borderColor: look.best, borderRadius: size * 0.24 }} />
        ) : null}
        {corner ? <Star size={size} /> : null}
        {team === null ? figure : isComing ? <Plain style={UNDER}>{figure}</Plain> : null}
        {team !== null && moving ? (
          <MovingChip team={team} size={size * 0.78} locked={locked} moving={moving} />
        ) : null}
        {team !== null && !moving ? <Chip team={team} size={size * 0.78} locked={locked} /> : null}
      </Plain>
    </GridCell>
  );
});

const Star = ({ size }: { readonly size: number }) => (
  <PlainText colour="#2B220E" size={size * 0.5} height={size * 0.62} font={FONT.strong}>
    ★
  </PlainText>
);

function widthOf(outline: Outline, size: number): number {
  if (outline === 'last') return Math.max(3, size * 0.07);
  return outline in LOOKED ? Math.max(3.5, size * 0.08) : 2.5;
}

/** Smaller than this no number is read at arm's length. */
const LEGIBLE = 14;

const LOOKED = { played: true, best: true, both: true };

/** Where the colours of the numbers alone may not tell a cell from the next. */
const EDGE = { borderWidth: 1, borderStyle: 'solid' } as const;
/** In the middle of the cell, below what is laid there. */
const UNDER = { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' } as const;
const MIDDLE = { flex: 1, alignItems: 'center', justifyContent: 'center' } as const;
/** Colours of faces are made for white letters: on a dark board their ring needs a light around it. */
const HALO = { outlineWidth: 1.5, outlineColor: '#FFFFFF', outlineStyle: 'solid' } as const;
/** Outside the solid ring: another card for the same cell would have been better. */
const BOTH = { position: 'absolute', inset: -7, borderWidth: 2.5, borderStyle: 'dashed' } as const;
