import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player, Seat } from '../../../engine';
import { Rolling } from '../../../shell/beats';
import { seatPlace } from '../../../shell/beats/beat';
import { Face, RADIUS, SPACE, Tappable, Txt, useColours, KEEPS_COLOURS } from '../../../ui';
import type { PyramideWords } from '../i18n';
import { seatsOfSide, type Role, type Side, type View as SeenView } from '../rules';
import { ON_SIDE, SIDE_COLOURS } from './colours';
import { Arriving } from './Arriving';
import { sidePlace } from './beats';
import { nameOf } from './seating';
import type { CardFit } from './sideCards';

export interface SideCardProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly side: Side;
  /** Whom the table waits for. */
  readonly turn: Seat | null;
  readonly words: PyramideWords;
  readonly fit: CardFit;
  readonly width: number;
  /** In the order of its seats. */
  readonly nameSizes: readonly number[];
  /** A die still rolls: what it has decided is not to be seen. */
  readonly rolls: boolean;
  readonly onAsk: () => void;
}

/** Who explains or guesses; the others judge, or look on. */
const PLAYING: readonly Role[] = ['dico', 'syno', 'maitre-mots'];

/** A team, or a seat that plays for itself: filled while it plays, outlined while it judges. */
export function SideCard(props: SideCardProps) {
  const { view, seats, side, turn, words, fit, width, nameSizes, rolls, onAsk } = props;
  const colours = useColours();
  const members = seatsOfSide(view.config, side);
  const plays = !rolls && members.some((seat) => PLAYING.includes(view.roles[seat] ?? 'none'));
  const colour = SIDE_COLOURS[side]!;
  const ink = plays ? ON_SIDE : colours.text;
  const points = view.score[side] ?? 0;
  const won = rolls ? 0 : (view.rounds[side] ?? 0);
  const roleOf = (seat: Seat): string => (rolls ? '' : (words.roles[view.roles[seat] ?? 'none'] ?? ''));
  const said = members.map((seat) => [nameOf(seats, seat), roleOf(seat)].filter(Boolean).join(', '));
  const standing = [words.points(points), ...(won > 0 ? [words.rounds(won)] : [])].join(', ');
  const nameFor = (seat: Seat) => (
    <Txt
      strong
      fixed
      size={nameSizes[members.indexOf(seat)] ?? fit.name}
      colour={ink}
      numberOfLines={fit.parted ? 2 : 1}
      style={styles.name}
      testID={`name-of-${seat}`}
    >
      {nameOf(seats, seat)}
    </Txt>
  );
  const roleFor = (seat: Seat) => (
    <Txt fixed size={fit.role} colour={ink} numberOfLines={1} testID={`role-of-${seat}`}>
      {rolls ? KEPT : roleOf(seat)}
    </Txt>
  );
  const stars =
    won > 0 ? (
      <Txt strong fixed size={12} colour={ink}>
        {'★'.repeat(won)}
      </Txt>
    ) : null;
  const score = (under: ReactNode) => (
    <Arriving place={sidePlace(side)} style={styles.score}>
      <Rolling text={String(points)} size={fit.score} colour={ink} />
      {under}
    </Arriving>
  );
  return (
    <Tappable
      role="button"
      testID={`side-${side}`}
      spoken={words.sideSays(words.and(said), standing)}
      onPress={onAsk}
      // Filled it is drawn in its own colours; outlined, its words have the background of the page.
      {...(plays ? KEEPS_COLOURS : {})}
      style={[
        styles.card,
        fit.stacked ? null : [styles.shares, { flexBasis: width }],
        fit.under ? null : styles.across,
        plays ? { backgroundColor: colour, borderColor: colours.text } : { borderColor: colour },
      ]}
    >
      {fit.under ? (
        <>
          {members.map((seat) => (
            <View key={seat}>{nameFor(seat)}</View>
          ))}
          <View style={styles.across}>
            <View style={styles.members}>
              {members.map((seat) => (
                <View key={seat}>{roleFor(seat)}</View>
              ))}
              {stars}
            </View>
            {score(null)}
          </View>
        </>
      ) : (
        <>
          <View style={styles.members}>
            {members.map((seat) => (
              <View key={seat} style={styles.member}>
                {fit.face > 0 ? (
                  <Arriving
                    place={seatPlace(seat)}
                    style={[styles.face, { borderColor: seat === turn && !rolls ? ink : colours.clear }]}
                  >
                    <Face name={nameOf(seats, seat)} face={seats[seat]?.face ?? 0} size={fit.face} />
                  </Arriving>
                ) : null}
                <View style={[styles.names, fit.beside ? styles.beside : null]}>
                  {nameFor(seat)}
                  {roleFor(seat)}
                </View>
              </View>
            ))}
          </View>
          {score(stars)}
        </>
      )}
    </Tappable>
  );
}

/** The line of a role that is not told yet. */
const KEPT = '\u00A0';

const styles = StyleSheet.create({
  card: {
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: RADIUS.m,
    paddingHorizontal: 6,
    paddingVertical: 3,
    minHeight: 50,
  },
  /** Beside a board it is not known how wide they may become. */
  shares: { flexGrow: 1, flexShrink: 1, minWidth: 0 },
  across: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-start', gap: SPACE.xs },
  members: { flex: 1, minWidth: 0, gap: 2 },
  member: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  face: { borderWidth: 2, borderRadius: RADIUS.pill },
  names: { flex: 1, minWidth: 0 },
  beside: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  name: { flexShrink: 1 },
  score: { alignItems: 'center', minWidth: 20 },
});
