import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { BOARD, faceOf, isRemovable, teamOf, type View } from '../../engine/sequence-numbers';
import { LIFT, Txt, useTheme } from '../../ui';
import { Chip } from './Chip';
import { teamColour } from './colours';
import type { Drag } from './drag';
import { useHover, type HoverStore } from './hover';

const LOUPE = 76;
/** Cells as large as this are seen beside a finger without a loupe. */
const LARGE_CELL = 58;

export interface LoupeProps {
  readonly view: View;
  readonly drag: Drag;
  readonly hover: HoverStore;
  readonly cellSize: number;
}

/** What is in the air: the chip under the finger, and on small screens a loupe above it with the cell's number. */
export function InTheAir({ view, drag, hover, cellSize }: LoupeProps) {
  const { x, y, lifted } = drag;
  const held = useHover(hover);
  const chipSize = Math.max(34, cellSize * 0.8);
  const team = teamOf(view.config, view.seat);
  const chipStyle = useAnimatedStyle(() => ({
    opacity: lifted.get(),
    transform: [
      { translateX: x.get() - chipSize / 2 },
      { translateY: y.get() - chipSize / 2 },
      { scale: 1 + (LIFT - 1) * lifted.get() },
    ],
  }));
  const loupeStyle = useAnimatedStyle(() => {
    // Above the finger; where there is no room above, beside it: what is below a finger lies under a hand.
    const above = y.get() > LOUPE + 40;
    const beside = x.get() > LOUPE + 48 ? -LOUPE - 40 : 40;
    return {
      opacity: lifted.get(),
      transform: [
        { translateX: x.get() + (above ? -LOUPE / 2 : beside) },
        { translateY: above ? y.get() - LOUPE - 34 : Math.max(0, y.get() - LOUPE * 0.75) },
      ],
    };
  });
  return (
    <>
      <Animated.View style={[styles.air, chipStyle]}>
        <Chip team={team} size={chipSize} />
      </Animated.View>
      {cellSize < LARGE_CELL ? (
        <Animated.View style={[styles.air, loupeStyle]}>
          {held && held.cell >= 0 ? (
            <Glass view={view} card={held.card} cell={held.cell} team={team} />
          ) : null}
        </Animated.View>
      ) : null}
    </>
  );
}

function Glass({
  view,
  card,
  cell,
  team,
}: {
  readonly view: View;
  readonly card: string;
  readonly cell: number;
  readonly team: number;
}) {
  const { colours, dark } = useTheme();
  const owner = view.chips[cell] ?? null;
  const number = BOARD[cell]!;
  const minus = faceOf(card).kind === 'minus';
  const edge = minus && isRemovable(view, team, cell) ? colours.warn : teamColour(team, dark);
  return (
    <Animated.View
      testID="loupe"
      style={[
        styles.glass,
        { backgroundColor: colours.raised, borderColor: edge, boxShadow: `0px 6px 14px ${colours.shadow}` },
      ]}
    >
      {owner === null ? (
        <Txt strong size={32} maxFontSizeMultiplier={1}>
          {number === 0 ? '★' : number}
        </Txt>
      ) : (
        <Chip team={owner} size={LOUPE * 0.56} />
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  air: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none', zIndex: 10 },
  glass: {
    width: LOUPE,
    height: LOUPE,
    borderRadius: LOUPE / 2,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
