import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import type { Event, Player, Table } from '../../engine';
import { IconButton, SPACE, Title, Txt, useLines, useTheme } from '../../ui';
import { useApp } from '../AppProvider';
import type { Box } from '../box';
import type { AnyReviewer } from '../learning';
import { OwnColours } from '../OwnColours';
import { usePageSize } from '../page';
import { toldIn } from '../since';
import { TableMount, useMeasured } from '../TableMount';
import { TablePage } from '../TablePage';
import { Compared } from './Compared';
import { PictureStrip } from './PictureStrip';
import { bestMoments, missedIn, type ReviewedTurn } from './reviewGame';
import { Stepper } from './Stepper';
import { TurnBars } from './TurnBars';
import { useReview } from './useReview';
import { useSteps } from './useSteps';

export interface ReviewTableProps {
  readonly box: Box;
  readonly reviewer: AnyReviewer;
  /** A game that is over. */
  readonly table: Table;
  readonly seats: readonly Player[];
  readonly onLeave: () => void;
}

/** What is compared, and the steps: they grow with their words. Where they stand under the board it is not to give them its room. */
const NEEDS = { more: 260 } as const;
const useNeeds = () => (usePageSize().wide ? undefined : NEEDS);

const NOTHING: readonly Event[] = [];
const noHeader = () => null;

/** A game that is over, gone through turn by turn on its own table, which can only be looked at. */
export function ReviewTable(props: ReviewTableProps) {
  return (
    <OwnColours palette={props.box.table.palette}>
      <Reviewed {...props} />
    </OwnColours>
  );
}

function Reviewed({ box, reviewer, table, seats, onLeave }: ReviewTableProps) {
  const { words, language } = useApp();
  const needs = useNeeds();
  const { wide } = usePageSize(needs);
  // What is added for larger words is the board's.
  const { height } = useWindowDimensions();
  const { text } = useTheme();
  const lines = useLines(2);
  const reviewed = useReview(reviewer, table);
  const { turns, done } = reviewed;
  const steps = useSteps(turns.length);
  const turn = turns[steps.at];
  const judges = reviewer.judges(table.config);
  const finest = useMemo(() => bestMoments(turns), [turns]);
  const low = !wide && height < LOW;
  const gap = low ? styles.close : styles.apart;
  // Larger words beside a low board leave the bars no height for a legend.
  const brief = low || (wide && height < LOW * text && text > 1);

  const head = (
    <View style={styles.head}>
      <IconButton icon="back" label={words.back} onPress={onLeave} />
      <Title of="review" grows>
        <Txt strong size="large">
          {words.review.title}
        </Txt>
      </Title>
    </View>
  );
  if (!turn)
    return (
      <TablePage testID="review-page" gap={SPACE.s}>
        {head}
        <Txt role="status" aria-live="polite">
          {done < 1 ? words.review.thinking(Math.floor(done * 100)) : words.review.nothing}
        </Txt>
      </TablePage>
    );
  const board = (
    <LookedAt box={box} reviewer={reviewer} seats={seats} turn={turn} judges={judges} steps={steps} />
  );
  const told = judges ? (
    <Compared reviewer={reviewer} turn={turn} finest={finest.get(turn.seat) === turn} />
  ) : (
    <Txt
      align="center"
      size="large"
      strong
      numberOfLines={lines}
      style={styles.happened}
      testID="review-told"
    >
      {toldIn(box, table, turn.events, seats, language).join(' ')}
    </Txt>
  );
  const below = (
    <>
      {told}
      <Stepper player={seats[turn.seat]!} steps={steps} colour={box.colour} />
      {judges ? (
        <View style={wide ? styles.barsBeside : { height: barsIn(height) * text }}>
          <TurnBars reviewer={reviewer} reviewed={reviewed} seats={seats} steps={steps} brief={brief} />
        </View>
      ) : (
        <PictureStrip reviewer={reviewer} turns={turns} seats={seats} steps={steps} />
      )}
    </>
  );
  return (
    <GestureHandlerRootView style={styles.grows}>
      <TablePage testID="review-page" gap={low ? SPACE.xs : SPACE.s} {...needs}>
        {wide ? (
          <View style={styles.beside}>
            {board}
            <View style={styles.side}>
              {head}
              {below}
            </View>
          </View>
        ) : (
          <>
            {head}
            {board}
            <View style={[styles.below, gap]}>{below}</View>
          </>
        )}
      </TablePage>
    </GestureHandlerRootView>
  );
}

/** Below this the bars make room for the board, and at last everything does: its cells are to be thirty points. */
const SHORT = 700;
const LOW = 600;
const LARGE = 1000;
const barsIn = (height: number): number =>
  height < LOW ? 70 : height < SHORT ? 110 : height < LARGE ? 150 : 180;

interface LookedAtProps {
  readonly box: Box;
  readonly reviewer: AnyReviewer;
  readonly seats: readonly Player[];
  readonly turn: ReviewedTurn;
  readonly judges: boolean;
  readonly steps: ReturnType<typeof useSteps>;
}

/**
 * The board of that turn, without the hand: no more is to be seen than is spoken of. Judged, it is the board on which the
 * seat decided, with what it did and what was best drawn on it; in pictures it is the board as it lay then.
 */
function LookedAt({ box, reviewer, seats, turn, judges, steps }: LookedAtProps) {
  const page = usePageSize(useNeeds());
  const width = page.wide ? page.width / 2 : page.width - SPACE.l;
  const measured = useMeasured({ width, height: page.height * 0.4 }, page);
  const lookBack = useMemo(
    () => ({
      played: reviewer.draw(turn.view, turn.move),
      best: missedIn(turn, reviewer) > 0 ? reviewer.draw(turn.view, turn.best) : null,
    }),
    [reviewer, turn],
  );
  return (
    <GestureDetector gesture={steps.swipe} touchAction="pan-y">
      <View style={styles.grows} collapsable={false} testID="review-board">
        <TableMount
          tableKey="review"
          shown={{
            box,
            seats,
            view: judges ? turn.view : turn.after,
            fresh: judges ? NOTHING : turn.events,
            since: NOTHING,
            change: steps.at,
            lookBack,
          }}
          hands={null}
          header={noHeader}
          measured={measured}
        />
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, minHeight: 44 },
  grows: { flex: 1 },
  /** On a large screen they grow with it. */
  barsBeside: { flex: 1, maxHeight: 480 },
  beside: { flex: 1, flexDirection: 'row', gap: SPACE.l },
  side: { width: '44%', maxWidth: 460, minWidth: 300, gap: SPACE.s },
  below: { width: '100%', maxWidth: 760, alignSelf: 'center' },
  apart: { gap: SPACE.s },
  close: { gap: SPACE.xs },
  happened: { minHeight: 56 },
});
