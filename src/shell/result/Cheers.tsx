import { StyleSheet, View } from 'react-native';
import type { Player } from '../../engine';
import { Face, RADIUS, SPACE, Txt, useLines, useTheme } from '../../ui';
import { wrap } from '../../ui/textWidth';
import { SIZE } from '../../ui/tokens';
import { useApp } from '../AppProvider';
import { colourOf, type Ending } from './ending';

export interface CheersProps {
  readonly ending: Ending;
  readonly seats: readonly Player[];
  /** So many of them, the last first. */
  readonly most: number;
  /** A line for each, where there is little room. */
  readonly tight: boolean;
  readonly width: number;
}

/** For those who did not win: something true that they did well. */
export function Cheers({ ending, seats, most, tight, width }: CheersProps) {
  const { words } = useApp();
  const { colours, scale } = useTheme();
  const lines = useLines(tight ? LINES + 1 : LINES);
  const cheers = ending.cheers.slice(0, most);
  const one = cheers.length === 1 && !tight;
  return (
    <View style={[styles.panel, { backgroundColor: colours.sunken }]} testID="cheers">
      {cheers.map(({ seats: who, says }) => {
        const named = words.result.bravo(words.list(who.map((seat) => seats[seat]!.name)));
        const size = one ? 36 : 24;
        const room = width - 2 * SPACE.m - who.length * (size + SPACE.xs) - SPACE.xs;
        const long = one ? named : `${named} ${says}`;
        const fits = wrap(long, room, SIZE[one ? 'body' : 'small'] * scale).length <= LINES;
        // Faces say who is meant as well: where there is no room for every name, no name is cut.
        const bravo = fits || who.length === 1 ? named : words.result.bravoAll;
        return (
          <View key={says} style={styles.cheer} role="group" aria-label={`${named} ${says}`}>
            {who.map((seat) => (
              <Face key={seat} {...seats[seat]!} colour={colourOf(ending, seat)} size={size} />
            ))}
            <View style={styles.words}>
              {one ? (
                <Txt strong numberOfLines={lines}>
                  {bravo}
                </Txt>
              ) : null}
              <Txt size={one ? 'body' : 'small'} numberOfLines={lines}>
                {one ? says : `${bravo} ${says}`}
              </Txt>
            </View>
          </View>
        );
      })}
    </View>
  );
}

/** So many a cheer takes, and one more where its faces leave little room. */
const LINES = 2;

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS.l, paddingHorizontal: SPACE.m, paddingVertical: SPACE.s, gap: SPACE.xs },
  cheer: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  words: { flex: 1, minWidth: 0, marginLeft: SPACE.xs },
});
