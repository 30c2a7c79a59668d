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
  /** A line for each, where there is little room. */
  readonly tight: boolean;
  readonly width: number;
}

/** For those who did not win: something true that they did well. */
export function Cheers({ ending, seats, tight, width }: CheersProps) {
  const { words } = useApp();
  const { colours, scale } = useTheme();
  const lines = useLines(LINES);
  const { cheers } = ending;
  const one = cheers.length === 1 && !tight;
  // Everybody is cheered: where there is little room for several, a face says who, and a line what.
  const brief = tight && cheers.length > 1;
  const size = one ? 36 : brief ? 20 : 24;
  const step = tight ? size - OVERLAP : size + SPACE.xs;
  return (
    <View
      style={[styles.panel, brief ? styles.brief : null, { backgroundColor: colours.sunken }]}
      testID="cheers"
    >
      {cheers.map(({ seats: who, says }) => {
        const named = words.result.bravo(words.list(who.map((seat) => seats[seat]!.name)));
        const room = width - 2 * SPACE.m - size - (who.length - 1) * step - 2 * SPACE.xs;
        const fits = (text: string) =>
          wrap(text, room, SIZE[one ? 'body' : 'small'] * scale).length <= (brief ? 1 : LINES);
        // Faces say who is meant as well: where there is no room for every name, no name is cut.
        const ways = brief ? [named, ''] : who.length > 1 ? [named, words.result.bravoAll, ''] : [named];
        const bravo = ways.find((way) => fits(one ? way : `${way} ${says}`)) ?? ways.at(-1)!;
        return (
          <View key={says} style={styles.cheer} role="group" aria-label={`${named} ${says}`}>
            {who.map((seat, nth) => (
              <View key={seat} style={{ marginLeft: nth > 0 ? step - size : 0 }}>
                <Face {...seats[seat]!} colour={colourOf(ending, seat)} size={size} />
              </View>
            ))}
            <View style={styles.words}>
              {one ? (
                <Txt strong numberOfLines={lines}>
                  {bravo}
                </Txt>
              ) : null}
              <Txt size={one ? 'body' : 'small'} numberOfLines={lines}>
                {one ? says : `${bravo} ${says}`.trim()}
              </Txt>
            </View>
          </View>
        );
      })}
    </View>
  );
}

const LINES = 2;
/** Faces lie over one another by so much where there is little room. */
const OVERLAP = 10;

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS.l, paddingHorizontal: SPACE.m, paddingVertical: SPACE.s, gap: SPACE.xs },
  brief: { paddingVertical: SPACE.xs, gap: 2 },
  cheer: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1, minWidth: 0, marginLeft: SPACE.s },
});
