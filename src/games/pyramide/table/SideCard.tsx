import { StyleSheet, View } from 'react-native';
import type { Player, Seat } from '../../../engine';
import { seatPlace } from '../../../shell/beats/beat';
import { Face, RADIUS, SPACE, Tappable, Txt, useColours } from '../../../ui';
import type { PyramideWords } from '../i18n';
import { seatsOfSide, type Role, type Side, type View as SeenView } from '../rules';
import { ON_SIDE, SIDE_COLOURS } from './colours';
import { Arriving } from './Arriving';
import { sidePlace } from './beats';
import { nameOf } from './seating';

export interface SideCardProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly side: Side;
  /** Whom the table waits for. */
  readonly turn: Seat | null;
  readonly words: PyramideWords;
  /** There is little room. */
  readonly close: boolean;
  readonly onAsk: () => void;
}

/** Who explains or guesses; the others judge, or look on. */
const PLAYING: readonly Role[] = ['dico', 'syno', 'maitre-mots'];

/** A team, or a seat that plays for itself: filled while it plays, outlined while it judges. */
export function SideCard({ view, seats, side, turn, words, close, onAsk }: SideCardProps) {
  const colours = useColours();
  const members = seatsOfSide(view.config, side);
  const plays = members.some((seat) => PLAYING.includes(view.roles[seat] ?? 'none'));
  const colour = SIDE_COLOURS[side]!;
  const ink = plays ? ON_SIDE : colours.text;
  const points = view.score[side] ?? 0;
  const won = view.rounds[side] ?? 0;
  const roleOf = (seat: Seat): string => words.roles[view.roles[seat] ?? 'none'] ?? '';
  const said = members.map((seat) => [nameOf(seats, seat), roleOf(seat)].filter(Boolean).join(', '));
  const standing = [words.points(points), ...(won > 0 ? [words.rounds(won)] : [])].join(', ');
  return (
    <Tappable
      role="button"
      testID={`side-${side}`}
      aria-label={words.sideSays(words.and(said), standing)}
      onPress={onAsk}
      style={[
        styles.card,
        plays ? { backgroundColor: colour, borderColor: colours.text } : { borderColor: colour },
      ]}
    >
      <View style={styles.members}>
        {members.map((seat) => (
          <View key={seat} style={[styles.member, close ? styles.close : null]}>
            <Arriving
              place={seatPlace(seat)}
              style={[styles.face, { borderColor: seat === turn ? ink : 'transparent' }]}
            >
              <Face name={nameOf(seats, seat)} face={seats[seat]?.face ?? 0} size={close ? 18 : 28} />
            </Arriving>
            <View style={[styles.names, close ? styles.besides : null]}>
              <Txt strong size={close ? 13 : 16} colour={ink} numberOfLines={1} maxFontSizeMultiplier={1.2}>
                {nameOf(seats, seat)}
              </Txt>
              <Txt
                size={11}
                colour={ink}
                numberOfLines={1}
                maxFontSizeMultiplier={1.2}
                style={styles.role}
                testID={`role-of-${seat}`}
              >
                {roleOf(seat)}
              </Txt>
            </View>
          </View>
        ))}
      </View>
      <Arriving place={sidePlace(side)} style={styles.score}>
        <Txt strong size={close ? 22 : 30} colour={ink} maxFontSizeMultiplier={1.2}>
          {points}
        </Txt>
        {won > 0 ? (
          <Txt strong size={12} colour={ink} maxFontSizeMultiplier={1.2}>
            {'★'.repeat(won)}
          </Txt>
        ) : null}
      </Arriving>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  card: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 2,
    borderRadius: RADIUS.m,
    paddingHorizontal: 6,
    paddingVertical: 3,
    gap: SPACE.xs,
    minHeight: 50,
  },
  members: { flex: 1, minWidth: 0, gap: 2 },
  member: { flexDirection: 'row', alignItems: 'center', gap: 5, minHeight: 36 },
  close: { minHeight: 20 },
  face: { borderWidth: 2, borderRadius: RADIUS.pill },
  names: { flex: 1, minWidth: 0 },
  besides: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  role: { letterSpacing: 0.3, lineHeight: 14, flexShrink: 1 },
  score: { alignItems: 'center', minWidth: 24 },
});
