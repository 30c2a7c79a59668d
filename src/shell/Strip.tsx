import { StyleSheet, View } from 'react-native';
import type { Seat, Player } from '../engine';
import type { Language } from '../i18n';
import { Face, IconButton, RADIUS, SPACE, Txt, useColours, Wakeful } from '../ui';
import { Rolling, seatPlace, usePlace } from './beats';
import type { Box } from './box';
import { useWords } from './AppProvider';

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

/** Room that a seat needs to show face, name and standing side by side. */
const ROOMY = 100;

/** The seats: name, face, standing, and a mark on whose turn it is. The menu stands at the edge. */
export function Strip({ box, view, seats, turn, language, width, onHint, onMenu }: StripProps) {
  const words = useWords();
  const left = width - (onHint ? 96 : 52);
  const room = left / seats.length - SPACE.xs;
  const { Seats } = box.table;
  return (
    <View style={styles.strip}>
      {Seats ? (
        <View style={styles.own}>
          <Seats view={view} seats={seats} turn={turn} language={language} width={left} />
        </View>
      ) : (
        <View role="list" aria-label={words.table.seats} style={styles.seats}>
          {seats.map((player, seat) => (
            <SeatBadge
              key={seat}
              box={box}
              view={view}
              player={player}
              seat={seat}
              turn={seat === turn}
              roomy={room >= ROOMY}
              language={language}
            />
          ))}
        </View>
      )}
      <Wakeful>
        {onHint ? <IconButton icon="bulb" label={words.table.hint} onPress={onHint} testID="hint" /> : null}
        <IconButton icon="menu" label={words.table.menu} onPress={onMenu} testID="menu" />
      </Wakeful>
    </View>
  );
}

interface SeatBadgeProps {
  readonly box: Box;
  readonly view: unknown;
  readonly player: Player;
  readonly seat: Seat;
  readonly turn: boolean;
  readonly roomy: boolean;
  readonly language: Language;
}

function SeatBadge({ box, view, player, seat, turn, roomy, language }: SeatBadgeProps) {
  const colours = useColours();
  const words = useWords();
  const standing = box.words.standing(view, seat, language);
  const place = usePlace(seatPlace(seat));
  const level = player.bot === null ? '' : `, ${words.table.app(words.levels[player.bot] ?? player.bot)}`;
  return (
    <View
      ref={place}
      role="listitem"
      aria-label={`${player.name}${level}, ${standing}${turn ? `, ${words.table.turnMark}` : ''}`}
      style={[
        styles.badge,
        roomy ? styles.beside : styles.stacked,
        {
          backgroundColor: turn ? colours.raised : 'transparent',
          borderColor: turn ? colours.good : 'transparent',
        },
      ]}
    >
      <Face name={player.name} face={player.face} size={roomy ? 34 : 26} />
      <View style={roomy ? styles.words : styles.under}>
        <Txt size="small" numberOfLines={1} maxFontSizeMultiplier={1.3} style={styles.name}>
          {player.name}
        </Txt>
        <View style={styles.standing}>
          <box.table.Mark view={view} seat={seat} size={14} />
          <Rolling text={standing} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', minHeight: 56 },
  own: { flex: 1 },
  seats: { flex: 1, flexDirection: 'row', gap: SPACE.xs },
  badge: {
    flexShrink: 1,
    minWidth: 0,
    alignItems: 'center',
    borderRadius: RADIUS.pill,
    borderWidth: 2,
    overflow: 'hidden',
  },
  beside: { flexDirection: 'row', gap: SPACE.s, paddingVertical: 3, paddingLeft: 4, paddingRight: 14 },
  stacked: { flex: 1, borderRadius: RADIUS.m, paddingVertical: 3, paddingHorizontal: 2 },
  words: { flexShrink: 1, minWidth: 0 },
  under: { alignItems: 'center', maxWidth: '100%' },
  name: { lineHeight: 17 },
  standing: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
