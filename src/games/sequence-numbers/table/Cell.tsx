import { memo, useCallback, type RefCallback } from 'react';
import { Platform, StyleSheet, View, type Role } from 'react-native';
import { bandOf, BOARD, isCorner } from '../rules';
import { lookColours } from '../../../shell/frame';
import { FONT, Tappable, Txt, useTheme } from '../../../ui';
import { Chip, MovingChip, type Moving } from './Chip';
import { BAND, CORNER } from './colours';
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
  readonly register: (cell: number, element: View | null) => void;
}

/** A browser's grid knows cells; a phone's screen reader announces what can be pressed. */
const ROLE = (Platform.OS === 'web' ? 'gridcell' : 'button') as Role;

/** Drawn again only when something of its own changes: a hundred of them stand still while a card is dragged. */
export const Cell = memo(function Cell(props: CellProps) {
  const { cell, size, team, locked, moving, outline, lastOf } = props;
  const { label, tabbable, onPress, onFocus, register } = props;
  const { dark, colours } = useTheme();
  const mode = dark ? 'dark' : 'light';
  const number = BOARD[cell]!;
  const corner = isCorner(cell);
  const ref: RefCallback<View> = useCallback((element) => register(cell, element), [cell, register]);
  const look = lookColours(dark);
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
    <Tappable
      ref={ref}
      role={ROLE}
      aria-label={label}
      testID={`cell-${cell}`}
      tabIndex={tabbable ? 0 : -1}
      onFocus={() => onFocus(cell)}
      onPress={() => onPress(cell)}
      style={[styles.place, { width: size, height: size }]}
    >
      <View
        style={[
          styles.cell,
          { borderRadius: size * 0.18, backgroundColor: corner ? CORNER[mode] : BAND[mode][bandOf(number)] },
          edge
            ? {
                borderColor: edge,
                borderWidth:
                  outline === 'last'
                    ? Math.max(3, size * 0.07)
                    : outline in LOOKED
                      ? Math.max(3.5, size * 0.08)
                      : 2.5,
                borderStyle: outline === 'help' || outline === 'best' ? 'dashed' : 'solid',
              }
            : null,
          outline === 'last' && dark ? styles.halo : null,
        ]}
      >
        {outline === 'both' ? (
          <View style={[styles.both, { borderColor: look.best, borderRadius: size * 0.24 }]} />
        ) : null}
        {corner ? <Star size={size} /> : null}
        {!corner && team === null ? (
          <Txt
            fixed
            style={[styles.number, { fontSize: Math.max(LEGIBLE, size * 0.43), lineHeight: size * 0.6 }]}
          >
            {number}
          </Txt>
        ) : null}
        {team !== null && moving ? (
          <MovingChip team={team} size={size * 0.78} locked={locked} moving={moving} />
        ) : null}
        {team !== null && !moving ? <Chip team={team} size={size * 0.78} locked={locked} /> : null}
      </View>
    </Tappable>
  );
});

const Star = ({ size }: { readonly size: number }) => (
  <Txt fixed strong colour="#2B220E" style={{ fontSize: size * 0.5, lineHeight: size * 0.62 }}>
    ★
  </Txt>
);

/** Smaller than this no number is read at arm's length. */
const LEGIBLE = 14;

const LOOKED = { played: true, best: true, both: true };

const styles = StyleSheet.create({
  place: { padding: 1 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center', overflow: 'visible' },
  // Colours of faces are made for white letters: on a dark board their ring needs a light around it.
  halo: { outlineWidth: 1.5, outlineColor: '#FFFFFF', outlineStyle: 'solid' },
  // Outside the solid ring: another card for the same cell would have been better.
  both: { position: 'absolute', inset: -7, borderWidth: 2.5, borderStyle: 'dashed' },
  number: { fontFamily: FONT.body },
});
