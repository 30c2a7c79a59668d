import { StyleSheet, View } from 'react-native';
import type { Player } from '../../engine';
import { Face, RADIUS, SPACE, Txt, useColours, useLines } from '../../ui';
import { useApp } from '../AppProvider';
import { colourOf, type Ending } from './ending';

export interface CheersProps {
  readonly ending: Ending;
  readonly seats: readonly Player[];
  /** So many of them, the last first. */
  readonly most: number;
  /** A line for each, where there is little room. */
  readonly tight: boolean;
}

/** For those who did not win: something true that they did well. */
export function Cheers({ ending, seats, most, tight }: CheersProps) {
  const { words } = useApp();
  const colours = useColours();
  const [line, lines] = [useLines(1), useLines(2)];
  const cheers = ending.cheers.slice(0, most);
  const one = cheers.length === 1 && !tight;
  return (
    <View style={[styles.panel, { backgroundColor: colours.sunken }]} testID="cheers">
      {cheers.map(({ seats: who, says }) => {
        const names = words.list(who.map((seat) => seats[seat]!.name));
        return (
          <View key={says} style={styles.cheer}>
            {who.map((seat) => (
              <Face key={seat} {...seats[seat]!} colour={colourOf(ending, seat)} size={one ? 36 : 24} />
            ))}
            <View style={styles.words}>
              {one ? (
                <Txt strong numberOfLines={line}>
                  {words.result.bravo(names)}
                </Txt>
              ) : null}
              <Txt size={one ? 'body' : 'small'} numberOfLines={lines}>
                {one ? says : `${words.result.bravo(names)} ${says}`}
              </Txt>
            </View>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS.l, paddingHorizontal: SPACE.m, paddingVertical: SPACE.s, gap: SPACE.xs },
  cheer: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  words: { flex: 1, minWidth: 0, marginLeft: SPACE.xs },
});
