import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Player, Seat } from '../engine';
import type { Language } from '../i18n';
import { IconButton, SPACE, TOUCH, useTheme, Wakeful } from '../ui';
import type { Box } from './box';
import { useWords } from './AppProvider';
import { Scores } from './Scores';
import { laySeats, layTeams } from './badges';
import { partiesOf } from './parties';
import { SeatBadge } from './SeatBadge';
import { TeamBadge } from './TeamBadge';

/** On a phone; the seats grow with the screen. */
const STRIP = 60;

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

/**
 * The seats: name, face, standing, and a mark on whose turn it is. The menu stands at the edge. Nothing in it moves when a turn
 * passes on: a hint keeps its place where there is none.
 */
export function Strip({ box, view, seats, turn, language, width, onHint, onMenu }: StripProps) {
  const words = useWords();
  const { scale } = useTheme();
  const [open, setOpen] = useState(false);
  const hints = box.learning.hint !== undefined;
  // Beside a board only the table knows how wide its column is.
  const [measured, setMeasured] = useState(width);
  const room = Math.min(width, measured) - (hints ? 2 : 1) * TOUCH - SPACE.s;
  const { Seats } = box.table;
  return (
    <View
      style={[styles.strip, Seats ? styles.higher : { height: STRIP * scale }]}
      onLayout={({ nativeEvent }) => setMeasured(nativeEvent.layout.width)}
    >
      {Seats ? (
        <View style={styles.own}>
          <Seats view={view} seats={seats} turn={turn} language={language} width={room} />
        </View>
      ) : (
        <>
          {/* Whoever cannot tap hears names and scores from the list itself. */}
          <Pressable
            role="list"
            aria-label={words.table.seats}
            tabIndex={-1}
            onPress={() => setOpen(true)}
            style={styles.seats}
            testID="scores"
          >
            <Badges box={box} view={view} seats={seats} turn={turn} language={language} width={room} />
          </Pressable>
        </>
      )}
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

type BadgesProps = Omit<StripProps, 'onHint' | 'onMenu'>;

/** A badge each; those who play together share one, and their score stands on it once. */
function Badges({ box, view, seats, turn, language, width }: BadgesProps) {
  const { scale, dark } = useTheme();
  const { Mark } = box.table;
  const parties = partiesOf(box, view, seats.length, dark);
  const badges = parties.map((party) => ({
    names: party.seats.map((seat) => seats[seat]!.name),
    score: box.words.standing(view, party.seats[0]!, language),
  }));
  const room = width - SPACE.xs * (parties.length - 1);
  if (parties.some(({ colour }) => colour !== null)) {
    const { manner, rooms, ...sizes } = layTeams(badges, room, scale);
    return parties.map((party, nth) => (
      <TeamBadge
        key={party.seats[0]}
        {...{ Mark, view, party, seats, turn, ...sizes }}
        standing={badges[nth]!.score}
        room={rooms[nth]!}
        look={manner}
      />
    ));
  }
  const laid = laySeats(badges, room, scale);
  return seats.map((player, seat) => (
    <SeatBadge
      key={seat}
      {...{ Mark, view, player, seat }}
      turn={seat === turn}
      standing={badges[seat]!.score}
      room={laid.rooms[seat]!}
      look={laid.manner}
      scale={laid.scale}
    />
  ));
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center' },
  /** A game's own seats take the height that they need, the same all through a game. */
  higher: { height: 'auto', minHeight: 56 },
  own: { flex: 1 },
  seats: { flex: 1, minWidth: 0, flexDirection: 'row', gap: SPACE.xs },
  slot: { width: TOUCH },
});
