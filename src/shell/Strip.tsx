import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Player, Seat } from '../engine';
import type { Language } from '../i18n';
import { IconButton, SPACE, TOUCH, useTheme, Wakeful } from '../ui';
import type { Box } from './box';
import { useWords } from './AppProvider';
import { Scores } from './Scores';
import { SeatBadge, type BadgeManner } from './SeatBadge';
import { seatRooms } from './seatRoom';

export interface StripProps {
  readonly box: Box;
  readonly view: unknown;
  readonly seats: readonly Player[];
  readonly turn: Seat | null;
  readonly language: Language;
  readonly width: number;
  /** Asks for a hint, where there is one to be had. */
  readonly onHint: (() => void) | null;
  readonly onMenu: () => void;
}

/** Seats that have this much room each show face, name and standing side by side; below the other there is no face. */
const ROOMY = 118;
const CROWDED = 66;

function mannerIn(each: number): BadgeManner {
  if (each >= ROOMY) return 'beside';
  return each < CROWDED ? 'faceless' : 'stacked';
}

/** Beside the words of a badge: its face, the mark of its score, gaps and edges. */
const LOOKS = {
  beside: { scoreSize: 17, beside: 0, edges: 58 },
  stacked: { scoreSize: 17, beside: 45, edges: 8 },
  faceless: { scoreSize: 13, beside: 0, edges: 4 },
} as const;

/**
 * The seats: name, face, standing, and a mark on whose turn it is. The menu stands at the edge. Nothing in it moves when a turn
 * passes on: a hint keeps its place where there is none.
 */
export function Strip({ box, view, seats, turn, language, width, onHint, onMenu }: StripProps) {
  const words = useWords();
  const { scale, dark } = useTheme();
  const [open, setOpen] = useState(false);
  const hints = box.learning.hint !== undefined;
  const room = width - (hints ? 2 : 1) * TOUCH - SPACE.xs * seats.length;
  const manner = mannerIn(room / seats.length / scale);
  const badges = seats.map(({ name }, seat) => ({ name, score: box.words.standing(view, seat, language) }));
  const { scoreSize, beside, edges } = LOOKS[manner];
  // Where many share little room, nothing grows with the screen.
  const grows = manner === 'faceless' ? 1 : scale;
  const look = { scoreSize: scoreSize * grows, beside: beside * grows, edges: edges * grows };
  const rooms = seatRooms(badges, room, look);
  return (
    <View style={styles.strip}>
      {/* Whoever cannot tap hears names and scores from the list itself. */}
      <Pressable
        role="list"
        aria-label={words.table.seats}
        tabIndex={-1}
        onPress={() => setOpen(true)}
        style={styles.seats}
        testID="scores"
      >
        {seats.map((player, seat) => (
          <SeatBadge
            key={seat}
            Mark={box.table.Mark}
            view={view}
            player={player}
            seat={seat}
            turn={seat === turn}
            standing={badges[seat]!.score}
            room={rooms[seat]!}
            manner={manner}
            teamColour={box.table.team?.(view, seat, dark)?.colour ?? null}
          />
        ))}
      </Pressable>
      <Wakeful>
        {onHint ? (
          <IconButton icon="bulb" label={words.table.hint} onPress={onHint} testID="hint" />
        ) : hints ? (
          <View style={styles.slot} />
        ) : null}
        <IconButton icon="menu" label={words.table.menu} onPress={onMenu} testID="menu" />
      </Wakeful>
      <Scores
        box={box}
        view={view}
        seats={seats}
        language={language}
        open={open}
        onClose={() => setOpen(false)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', height: 60 },
  seats: { flex: 1, minWidth: 0, flexDirection: 'row', gap: SPACE.xs },
  slot: { width: TOUCH },
});
