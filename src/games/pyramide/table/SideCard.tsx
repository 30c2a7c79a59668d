import { StyleSheet, View } from 'react-native';
import type { Player, Seat } from '../../../engine';
import { seatPlace } from '../../../shell/beats/beat';
import { Face, RADIUS, SPACE, Tappable, Txt, useColours, KEEPS_COLOURS } from '../../../ui';
import { textWidth } from '../../../ui/textWidth';
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
  readonly fit: CardFit;
  readonly onAsk: () => void;
}

/** How large everything on a card is, in points. */
export interface CardFit {
  readonly name: number;
  readonly role: number;
  readonly score: number;
  /** 0 where there is no room for faces. */
  readonly face: number;
  /** What one does stands beside the name rather than under it. */
  readonly beside: boolean;
  /** The cards stand one under the other. */
  readonly stacked?: true;
}

const NARROW = 160;
const NARROWEST = 120;
const BROAD = 280;

/** Short names are never cut to make room: where a card is narrow, faces go first. */
export function cardFit(width: number, low: boolean): CardFit {
  if (width >= BROAD && !low) return { name: 24, role: 16, score: 44, face: 40, beside: false };
  if (width >= NARROW) {
    return low
      ? { name: 13, role: 11, score: 22, face: 18, beside: true }
      : { name: 16, role: 11, score: 30, face: 28, beside: false };
  }
  return { name: 13, role: 9, score: low ? 20 : 24, face: width >= NARROWEST ? 20 : 0, beside: false };
}

/** One under the other, where words are so large that side by side there is no room for them. */
export const STACKED: CardFit = { name: 16, role: 11, score: 22, face: 20, beside: true, stacked: true };

/** What stands on a card. */
export interface OnCard {
  readonly names: readonly string[];
  readonly roles: readonly string[];
  readonly score: string;
}

/** Edges and gaps of a card. */
const AROUND = 36;

/** As much larger as words are wanted, as far as no name is cut for it. */
export function grown(fit: CardFit, text: number, width: number, cards: readonly OnCard[]): CardFit {
  const wide = (by: number, { names, roles, score }: OnCard): number => {
    const lines = names.map((name, nth) => {
      const [one, other] = [textWidth(name, fit.name * by), textWidth(roles[nth] ?? '', fit.role * by)];
      return fit.beside ? one + other : Math.max(one, other);
    });
    return Math.max(...lines) + textWidth(score, fit.score * by) + fit.face * by + AROUND;
  };
  let by = text;
  while (by > 1 && cards.some((card) => wide(by, card) > width)) by = Math.max(1, by - 0.1);
  const { name, role, score, face } = fit;
  return { ...fit, name: name * by, role: role * by, score: score * by, face: face * by };
}

/** Who explains or guesses; the others judge, or look on. */
const PLAYING: readonly Role[] = ['dico', 'syno', 'maitre-mots'];

/** A team, or a seat that plays for itself: filled while it plays, outlined while it judges. */
export function SideCard({ view, seats, side, turn, words, fit, onAsk }: SideCardProps) {
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
      spoken={words.sideSays(words.and(said), standing)}
      onPress={onAsk}
      // Filled it is drawn in its own colours; outlined, its words have the background of the page.
      {...(plays ? KEEPS_COLOURS : {})}
      style={[
        styles.card,
        fit.stacked ? null : styles.across,
        plays ? { backgroundColor: colour, borderColor: colours.text } : { borderColor: colour },
      ]}
    >
      <View style={styles.members}>
        {members.map((seat) => (
          <View key={seat} style={styles.member}>
            {fit.face > 0 ? (
              <Arriving
                place={seatPlace(seat)}
                style={[styles.face, { borderColor: seat === turn ? ink : colours.clear }]}
              >
                <Face name={nameOf(seats, seat)} face={seats[seat]?.face ?? 0} size={fit.face} />
              </Arriving>
            ) : null}
            <View style={[styles.names, fit.beside ? styles.beside : null]}>
              <Txt strong fixed size={fit.name} colour={ink} numberOfLines={1} style={styles.name}>
                {nameOf(seats, seat)}
              </Txt>
              <Txt fixed size={fit.role} colour={ink} numberOfLines={1} testID={`role-of-${seat}`}>
                {roleOf(seat)}
              </Txt>
            </View>
          </View>
        ))}
      </View>
      <Arriving place={sidePlace(side)} style={styles.score}>
        <Txt strong fixed size={fit.score} colour={ink}>
          {points}
        </Txt>
        {won > 0 ? (
          <Txt strong size={12} colour={ink}>
            {'★'.repeat(won)}
          </Txt>
        ) : null}
      </Arriving>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 2,
    borderRadius: RADIUS.m,
    paddingHorizontal: 6,
    paddingVertical: 3,
    gap: SPACE.xs,
    minHeight: 50,
  },
  across: { flex: 1 },
  members: { flex: 1, minWidth: 0, gap: 2 },
  member: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  face: { borderWidth: 2, borderRadius: RADIUS.pill },
  names: { flex: 1, minWidth: 0 },
  beside: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  name: { flexShrink: 1 },
  score: { alignItems: 'center', minWidth: 20 },
});
