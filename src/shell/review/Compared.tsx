import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { SPACE, Txt, useColours, useTheme, useLines } from '../../ui';
import { useApp } from '../AppProvider';
import { lookColours } from '../frame/lookColours';
import type { AnyReviewer } from '../learning';
import { missedIn, type ReviewedTurn } from './reviewGame';

export interface ComparedProps {
  readonly reviewer: AnyReviewer;
  readonly turn: ReviewedTurn;
  /** The finest move of this seat. */
  readonly finest: boolean;
}

/** What was played, what was best, and by how much, in words anybody understands. */
export function Compared({ reviewer, turn, finest }: ComparedProps) {
  const { words, language } = useApp();
  const { dark, text } = useTheme();
  const colours = useColours();
  const ink = lookColours(dark);
  const missed = missedIn(turn, reviewer) > 0;
  return (
    <View style={[styles.compared, { minHeight: 78 * text }]} testID="review-compared">
      <Row
        name={words.review.played}
        move={reviewer.describe(turn.view, turn.move, language)}
        amount={reviewer.amount(turn.worth, language)}
        ring={ink.played}
        finest={finest && missed}
      />
      {missed ? (
        <Row
          name={words.review.better}
          move={reviewer.describe(turn.view, turn.best, language)}
          amount={reviewer.amount(turn.bestWorth, language)}
          ring={ink.best}
          dashed
        />
      ) : null}
      <Txt strong colour={missed ? ink.best : colours.good} numberOfLines={useLines(2)} testID="review-gain">
        {missed ? reviewer.gain(turn, language) : finest ? words.review.finest : words.review.best}
      </Txt>
    </View>
  );
}

interface RowProps {
  readonly name: string;
  readonly move: string;
  readonly amount: string | null;
  readonly ring: string;
  readonly dashed?: boolean;
  /** The finest of this seat, though there was something better: the words below speak of that. */
  readonly finest?: boolean;
}

function Row({ name, move, amount, ring, dashed = false, finest = false }: RowProps) {
  const { words } = useApp();
  const { text, dark } = useTheme();
  const { width, height } = useWindowDimensions();
  // Beside a board there is less of it.
  const narrow = (width > height ? width * BESIDE : width) / text < NARROW;
  return (
    <View style={styles.row}>
      <View
        role="img"
        aria-label={name}
        style={[styles.ring, { borderColor: ring }, dashed ? styles.dashed : null]}
      />
      {narrow ? null : (
        <Txt size="small" dim aria-hidden>
          {name}
        </Txt>
      )}
      <Txt strong size={narrow ? 15 : 'body'} numberOfLines={useLines(1)} style={styles.move}>
        {move}
        {finest ? (
          <Txt
            strong
            size={narrow ? 15 : 'body'}
            colour={lookColours(dark).best}
            aria-label={words.review.finest}
            testID="review-finest"
          >
            {' ★'}
          </Txt>
        ) : null}
      </Txt>
      {amount === null ? null : (
        <Txt size="small" strong>
          {amount}
        </Txt>
      )}
    </View>
  );
}

/** Below this the rings alone say which is which: what was played must be readable to its last word. */
const NARROW = 360;
const BESIDE = 0.44;

const styles = StyleSheet.create({
  // As high with one row as with two: the board keeps its size from turn to turn.
  compared: { gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 24 },
  ring: { width: 20, height: 16, borderWidth: 2.5, borderRadius: 5 },
  dashed: { borderStyle: 'dashed' },
  move: { flex: 1, minWidth: 0 },
});
