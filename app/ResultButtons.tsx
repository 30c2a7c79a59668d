import { StyleSheet, View } from 'react-native';
import { useApp, type Box } from '../src/shell';
import {
  Button,
  BUTTON,
  Icon,
  RADIUS,
  SPACE,
  Tappable,
  Txt,
  useTheme,
  type IconName,
  useEdge,
  useLines,
} from '../src/ui';

export interface ResultButtonsProps {
  readonly box: Box;
  readonly onAgain: () => void;
  readonly onPlaces: () => void;
  /** Null where there is nothing to go through: then the table can be looked at. */
  readonly onReview: (() => void) | null;
  readonly onTable: () => void;
  readonly onShare: () => void;
  readonly onHome: () => void;
}

/** What to do next: play again first of all. */
export function ResultButtons({
  box,
  onAgain,
  onPlaces,
  onReview,
  onTable,
  onShare,
  onHome,
}: ResultButtonsProps) {
  const { words } = useApp();
  const { result } = words;
  const { scale } = useTheme();
  return (
    <View style={styles.buttons}>
      <Button
        kind="main"
        colour={box.colour}
        icon="again"
        label={result.again}
        onPress={onAgain}
        style={{ minHeight: BUTTON * scale }}
        testID="again"
      />
      <View style={styles.row}>
        <Tile icon="people" label={result.places} onPress={onPlaces} testID="places" />
        {onReview ? (
          <Tile icon="book" label={result.review} onPress={onReview} testID="review" />
        ) : (
          <Tile icon="times" label={result.board} onPress={onTable} testID="see-table" />
        )}
        <Tile icon="share" label={words.solo.share} onPress={onShare} testID="share" />
        <Tile icon="home" label={result.home} onPress={onHome} testID="home" />
      </View>
    </View>
  );
}

interface TileProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

/** Four in a row where each has room for its word. */
const TILE = 64;
const TILE_HEIGHT = 60;

/** A picture over its word. */
function Tile({ icon, label, onPress, testID }: TileProps) {
  const { colours, scale, text } = useTheme();
  // On a large screen it grows with the columns.
  const larger = scale / text;
  const edge = useEdge();
  const lines = useLines(2);
  return (
    <Tappable
      role="button"
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.tile,
        { backgroundColor: colours.sunken },
        edge,
        { flexBasis: TILE * text, minHeight: TILE_HEIGHT * larger },
        pressed ? styles.pressed : null,
      ]}
    >
      <Icon name={icon} colour={colours.text} size={22 * larger} />
      <Txt strong size={13 * larger} align="center" numberOfLines={lines} style={{ lineHeight: 16 * scale }}>
        {label}
      </Txt>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  buttons: { gap: SPACE.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  tile: {
    flexGrow: 1,
    minWidth: 0,
    borderRadius: RADIUS.m,
    alignItems: 'center',
    justifyContent: 'center',
    padding: SPACE.xs,
    gap: 2,
  },
  pressed: { opacity: 0.75 },
});
