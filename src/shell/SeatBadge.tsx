import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';
import type { Player, Seat } from '../engine';
import { Face, RADIUS, Txt, useTheme } from '../ui';
import { useWords } from './AppProvider';
import { Rolling, seatPlace, TURN_MARK, useArrivalStyle, useBeats, usePlace, useStressStyle } from './beats';
import { NAME_LEADING } from './badgeName';
import { BADGE, seatName, TUCKED_IN, type SeatLook } from './badges';
import type { SeatRoom } from './seatRoom';

export interface SeatBadgeProps {
  readonly Mark: ComponentType<{ readonly view: unknown; readonly seat: Seat; readonly size: number }>;
  readonly view: unknown;
  readonly player: Player;
  readonly seat: Seat;
  readonly turn: boolean;
  readonly standing: string;
  readonly room: SeatRoom;
  readonly look: SeatLook;
  readonly scale: number;
}

/** A seat at the table: the score is never cut, a short name never, a long one first. */
export function SeatBadge(props: SeatBadgeProps) {
  const { Mark, view, player, seat, turn, standing, room, look, scale } = props;
  const { manner } = look;
  const over = look.over === null ? null : look.over * scale;
  const roomy = manner === 'beside';
  const { colours, scale: larger } = useTheme();
  const words = useWords();
  const place = usePlace(seatPlace(seat));
  const { stressed, arrivals } = useBeats();
  const stress = useStressStyle(stressed.get(seatPlace(seat)) ?? null);
  const marks = useArrivalStyle(arrivals.get(TURN_MARK) ?? null);
  const level = player.bot === null ? '' : `, ${words.table.app(words.levels[player.bot] ?? player.bot)}`;
  const mark = <Mark view={view} seat={seat} size={look.mark * scale} />;
  const face = (
    <View style={over === null ? null : { marginRight: over }}>
      <Face name={player.name} face={player.face} size={look.face * scale} />
      {over === null ? null : <View style={[styles.over, { right: -over }]}>{mark}</View>}
    </View>
  );
  const score = <Rolling text={standing} size={look.score * scale} />;
  const named = seatName(player.name, standing, room, look, scale);
  const isLong = named.lines.length > 1;
  const name = (
    <Txt
      size={named.size}
      fixed
      numberOfLines={named.lines.length}
      align={roomy ? 'left' : 'center'}
      style={[
        styles.name,
        manner === 'column' || isLong ? { lineHeight: Math.round(named.size * NAME_LEADING) } : null,
      ]}
      testID={`name-${seat}`}
    >
      {named.lines.join('\n')}
    </Txt>
  );
  const marked = (
    <View style={styles.score}>
      {over === null ? mark : null}
      {score}
    </View>
  );
  return (
    <Animated.View
      ref={place}
      role="listitem"
      aria-label={`${player.name}${level}, ${standing}${turn ? `, ${words.table.turnMark}` : ''}`}
      style={[
        styles.badge,
        roomy ? styles.beside : styles.stacked,
        {
          width: room.width,
          height: BADGE * larger,
        },
        stress,
      ]}
    >
      {turn ? (
        <Animated.View
          style={[styles.mark, { backgroundColor: colours.raised, borderColor: colours.good }, marks]}
        />
      ) : null}
      {manner === 'beside' ? (
        <>
          {face}
          <View style={styles.words}>
            {name}
            {marked}
          </View>
        </>
      ) : named.inRow ? (
        <>
          <View style={styles.row}>
            <View style={{ marginRight: TUCKED_IN * scale }}>
              <Face name={player.name} face={player.face} size={look.face * scale} />
              <View style={[styles.over, { right: -TUCKED_IN * scale }]}>{mark}</View>
            </View>
            {score}
          </View>
          {name}
        </>
      ) : manner === 'stacked' ? (
        <>
          <View style={styles.row}>
            {face}
            {marked}
          </View>
          {name}
        </>
      ) : (
        <>
          <View style={styles.score}>
            {face}
            {over === null ? mark : null}
          </View>
          {score}
          {name}
        </>
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  // As wide as the mark, which stands behind it all.
  badge: { borderRadius: RADIUS.m, padding: 2, overflow: 'hidden', justifyContent: 'center' },
  mark: { ...StyleSheet.absoluteFill, borderRadius: RADIUS.m, borderWidth: 2 },
  beside: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 6,
    paddingHorizontal: 7,
  },
  stacked: { alignItems: 'center', paddingHorizontal: 3 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  words: { flex: 1, minWidth: 0 },
  name: { maxWidth: '100%' },
  over: { position: 'absolute', bottom: -2 },
  score: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
