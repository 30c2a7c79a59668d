import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useTheme } from '../../ui';
import { useApp } from '../AppProvider';
import type { Ending } from './ending';
import { layPodium } from './layPodium';
import { PodiumArt } from './PodiumArt';

export interface PodiumProps {
  readonly ending: Ending;
  readonly width: number;
  readonly height: number;
}

/** A podium of this height has type of the usual size. */
const TALL = 340;

/** Everybody's score as a column, everybody in a party hat. */
export function Podium({ ending, width, height }: PodiumProps) {
  const { words } = useApp();
  const { scale, text } = useTheme();
  // On a large screen everything grows with it.
  const size = scale > text ? Math.max(scale, height / TALL) : scale;
  const stands = layPodium(ending.columns, { width, height, scale: size });
  const { counts } = ending;
  return (
    <View
      role="list"
      aria-label={counts === null ? words.result.scores : words.result.counted(counts)}
      style={{ width, height }}
      testID="podium"
    >
      <Svg width={width} height={height} aria-hidden>
        <PodiumArt stands={stands} />
      </Svg>
      {ending.columns.map((column, nth) => {
        const stand = stands.find((one) => one.column === column)!;
        return (
          <View
            key={nth}
            accessible
            role="listitem"
            aria-label={[
              words.named(words.list(column.players.map(({ name }) => name)), column.label),
              ...column.own,
            ].join(', ')}
            style={[styles.place, { left: stand.x, top: stand.y, width: stand.width, height: stand.height }]}
            testID={`column-${nth}`}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ place: { position: 'absolute', pointerEvents: 'none' } });
