import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Button, SPACE, Txt, useAnnounced } from '../../ui';
import { useWords } from '../AppProvider';

/** A countdown that waits: what it is for, what the last one ended in, and the tap that starts it. */
export interface Ready {
  /** What it meant that the last one ran out; null where none did. */
  readonly late: string | null;
  readonly says: string;
  go(): void;
}

export interface ReadyPanelProps {
  readonly ready: Ready;
  readonly colour?: string;
  readonly textColour?: string;
  /** What is to be done before that; the button says so when it is pressed. */
  readonly first?: string | null;
  readonly onFirst?: (says: string) => void;
}

/** A phone on its side, or the smallest there is. */
const LOW = 600;

/** Stands in the place of a table's buttons until somebody has tapped it. */
export function ReadyPanel({ ready, colour, textColour, first = null, onFirst }: ReadyPanelProps) {
  const words = useWords();
  const low = useWindowDimensions().height < LOW;
  useAnnounced(ready.late ? `${ready.late} ${ready.says}` : ready.says);
  return (
    <View style={[styles.panel, low ? styles.dense : null]} testID="ready-panel">
      {ready.late ? (
        <Txt align="center" testID="late">
          {ready.late}
        </Txt>
      ) : null}
      <Txt strong size={low ? 20 : 28} align="center" testID="ready-says">
        {ready.says}
      </Txt>
      <Button
        kind="main"
        {...(colour ? { colour } : {})}
        {...(textColour ? { textColour } : {})}
        dimmed={first !== null}
        label={words.table.ready}
        onPress={() => (first === null ? ready.go() : onFirst?.(first))}
        {...(low ? {} : { style: styles.go })}
        testID="ready"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.m },
  dense: { gap: SPACE.xs },
  go: { minHeight: 84 },
});
