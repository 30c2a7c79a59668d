import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { BOARD, faceOf, SIDE, teamOf, type View as SeenView } from '../rules';
import { Txt, useTheme } from '../../../ui';
import { Carried } from '../../../ui/Carried';
import { Chip } from './Chip';
import { teamColour } from './colours';
import type { Drag } from './drag';
import { useHover, type HoverStore } from './hover';
import { reaches, type Offers } from './offers';

const LOUPE = 76;
/** Cells as large as this are seen beside a finger without a loupe. */
const LARGE_CELL = 58;

export interface LoupeProps {
  readonly view: SeenView;
  readonly offers: Offers;
  readonly drag: Drag;
  readonly hover: HoverStore;
  readonly cellSize: number;
}

/**
 * What is in the air: the chip under the finger, and on small screens a loupe near it with the cell's number. One animated
 * view carries both, and it is never drawn again while it moves: only the glass listens to which cell is under the finger.
 */
export const InTheAir = memo(function InTheAir({ view, offers, drag, hover, cellSize }: LoupeProps) {
  const { pieces } = useTheme();
  const chipSize = Math.max(34, cellSize * 0.8) * pieces;
  const team = teamOf(view.config, view.seat);
  return (
    <Carried drag={drag} size={chipSize}>
      <Chip team={team} size={chipSize} />
      {cellSize < LARGE_CELL * pieces ? (
        <Glass
          view={view}
          offers={offers}
          hover={hover}
          team={team}
          cellSize={cellSize}
          chipSize={chipSize}
        />
      ) : null}
    </Carried>
  );
});

interface GlassProps extends Pick<LoupeProps, 'view' | 'offers' | 'hover' | 'cellSize'> {
  readonly team: number;
  readonly chipSize: number;
}

function Glass({ view, offers, hover, team, cellSize, chipSize }: GlassProps) {
  const { colours, dark, pieces } = useTheme();
  const loupe = LOUPE * pieces;
  const held = useHover(hover);
  if (!held || held.cell < 0) return null;
  const { card, cell } = held;
  const owner = view.chips[cell] ?? null;
  const number = BOARD[cell]!;
  const takes = faceOf(card).kind === 'minus' && reaches(offers, card, cell);
  const edge = takes ? colours.warn : teamColour(team, dark);
  return (
    <View
      testID="loupe"
      style={[
        styles.glass,
        besideFinger(cell, cellSize, chipSize, loupe),
        { width: loupe, height: loupe, borderRadius: loupe / 2 },
        { backgroundColor: colours.raised, borderColor: edge, boxShadow: `0px 6px 14px ${colours.shadow}` },
      ]}
    >
      {owner === null ? (
        <Txt strong size={32 * pieces} fixed>
          {number === 0 ? '★' : number}
        </Txt>
      ) : (
        <Chip team={owner} size={loupe * 0.56} />
      )}
    </View>
  );
}

/** Above the finger; on the upper rows, where there is no room, to its side: what is below a finger lies under a hand. */
function besideFinger(
  cell: number,
  cellSize: number,
  chipSize: number,
  loupe: number,
): { left: number; top: number } {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  const middle = (chipSize - loupe) / 2;
  if ((row + 0.5) * cellSize > loupe + 40) return { left: middle, top: -loupe - 18 };
  return {
    left: (column + 0.5) * cellSize > loupe + 48 ? -loupe - 24 : chipSize + 24,
    top: middle + Math.max(0, loupe / 2 - (row + 0.5) * cellSize),
  };
}

const styles = StyleSheet.create({
  glass: {
    position: 'absolute',
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
