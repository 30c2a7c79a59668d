import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';
import type { Player, Seat } from '../engine';
import { Face, RADIUS, Txt, useTheme } from '../ui';
import { useWords } from './AppProvider';
import { Rolling, seatPlace, useBeats, usePlace, useStressStyle } from './beats';
import { CLOSE_LEADING, type BadgeName } from './badgeName';
import { BADGE, teamName, type TeamLook } from './badges';
import type { Party } from './parties';
import type { SeatRoom } from './seatRoom';

export interface TeamBadgeProps {
  readonly Mark: ComponentType<{ readonly view: unknown; readonly seat: Seat; readonly size: number }>;
  readonly view: unknown;
  readonly party: Party;
  readonly seats: readonly Player[];
  readonly turn: Seat | null;
  readonly standing: string;
  readonly room: SeatRoom;
  readonly look: TeamLook;
  readonly scoreSize: number;
  readonly scale: number;
}

/** Those who play together: one colour, a line each, one score. */
export function TeamBadge(props: TeamBadgeProps) {
  const { Mark, view, party, seats, turn, standing, room, look, scoreSize, scale } = props;
  const { colours } = useTheme();
  const words = useWords();
  const active = turn !== null && party.seats.includes(turn);
  const told = party.seats.map((seat) => {
    const { name, bot } = seats[seat]!;
    const level = bot === null ? '' : `, ${words.table.app(words.levels[bot] ?? bot)}`;
    return `${name}${level}${seat === turn ? `, ${words.table.turnMark}` : ''}`;
  });
  return (
    <View
      role="listitem"
      aria-label={`${words.list(told)}, ${standing}`}
      style={[
        styles.badge,
        look.under ? styles.stacked : styles.beside,
        {
          width: room.width,
          height: BADGE * scale,
          backgroundColor: active ? colours.raised : 'transparent',
          borderColor: active ? party.colour! : colours.clear,
        },
      ]}
      testID="team"
    >
      <View style={look.under ? styles.over : styles.members}>
        {party.seats.map((seat) => (
          <Member
            key={seat}
            player={seats[seat]!}
            seat={seat}
            turn={seat === turn}
            colour={party.colour!}
            face={look.face}
            named={teamName(seats[seat]!.name, standing, room, look, {
              scoreSize,
              scale,
              members: party.seats.length,
            })}
          />
        ))}
      </View>
      <View style={look.under ? styles.row : styles.score}>
        <Mark view={view} seat={party.seats[0]!} size={14 * scale} />
        <Rolling text={standing} size={scoreSize} />
      </View>
    </View>
  );
}

interface MemberProps {
  readonly player: Player;
  readonly seat: Seat;
  readonly turn: boolean;
  readonly colour: string;
  readonly named: BadgeName;
  readonly face: number;
}

function Member({ player, seat, turn, colour, named, face }: MemberProps) {
  const { colours, contrast } = useTheme();
  const isLong = named.lines.length > 1;
  const place = usePlace(seatPlace(seat));
  const stress = useStressStyle(useBeats().stressed.get(seatPlace(seat)) ?? null);
  return (
    <Animated.View
      ref={place}
      collapsable={false}
      style={[
        styles.member,
        turn ? { backgroundColor: colours.sunken } : null,
        turn && contrast !== 'usual' ? [styles.ringed, { outlineColor: colours.text }] : null,
        stress,
      ]}
    >
      {face > 0 ? <Face name={player.name} face={player.face} size={face} colour={colour} /> : null}
      <Txt
        strong={turn}
        size={named.size}
        fixed
        numberOfLines={named.lines.length}
        style={[styles.name, { lineHeight: Math.round(named.size * (isLong ? CLOSE_LEADING : 1.2)) }]}
        testID={`name-${seat}`}
      >
        {named.lines.join('\n')}
      </Txt>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  badge: {
    borderRadius: RADIUS.m,
    borderWidth: 2,
    overflow: 'hidden',
    alignItems: 'center',
    paddingHorizontal: 2,
  },
  beside: { flexDirection: 'row', gap: 3 },
  stacked: { justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  members: { flex: 1, minWidth: 0, gap: 1 },
  over: { maxWidth: '100%' },
  member: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    borderRadius: RADIUS.s,
    paddingHorizontal: 1,
  },
  // Inside of its edge: names stand close.
  ringed: { outlineWidth: 1.5, outlineStyle: 'solid', outlineOffset: -1.5 },
  name: { flexShrink: 1 },
  score: { alignItems: 'center' },
});
