import { useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Player, Seat } from '../../../engine';
import type { PrimeClimbWords } from '../i18n';
import type { View as SeenView } from '../rules';
import type { TableBeats } from '../../../shell/beats';
import { Face, Icon, RADIUS, SPACE, Tappable, Txt, useColours, useLines, useTheme } from '../../../ui';
import type { Recap } from './recap';
import { RecapNotes } from './RecapNotes';

export interface RecapPanelProps {
  readonly recaps: readonly Recap[];
  readonly view: SeenView;
  /** Who is looking. */
  readonly own: Seat | null;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly width: number;
  readonly height: number;
  /** There is less room than usual. */
  readonly short: boolean;
  /** What is being shown; and it is shown once more on the board, where there is something to show. */
  readonly beats: Pick<TableBeats, 'arrivals' | 'replay'>;
}

/** More turns than this leave names no room on a phone: whose it was the face says, as in the strip. */
const NAMED = 2;
const NARROW = 400;
/** What the others did since one's last turn: dice, sums, cards, whom they sent back. It stands until one acts. */
export function RecapPanel({
  recaps,
  view,
  own,
  seats,
  words,
  width,
  height,
  short,
  beats,
}: RecapPanelProps) {
  const { colours, text } = useTheme();
  const lines = useLines(1);
  const scroll = useRef<ScrollView>(null);
  // Whoever watches wants the latest; whoever is to roll reads from the first turn on.
  const watching = view.turn !== null || view.seat !== own;
  const follow = () => (watching ? scroll.current?.scrollToEnd({ animated: false }) : undefined);
  useEffect(() => {
    if (!watching) scroll.current?.scrollTo({ y: 0, animated: false });
  }, [watching]);
  const titleOf = ({ seat }: Recap, nth: number): string => {
    const name = seats[seat]?.name ?? '';
    const playing = nth === recaps.length - 1 && view.turn !== null && view.seat === seat;
    return seat === own ? words.recap.own : playing ? words.recap.plays(name) : words.recap.played(name);
  };
  const inRows = recaps.length > 1 || short;
  const named = width / text >= NARROW || (recaps.length > 1 && recaps.length <= NAMED);
  return (
    <View
      role="group"
      aria-label={recaps.map(titleOf).join(' ')}
      style={[styles.panel, { height, backgroundColor: colours.surface, borderColor: colours.border }]}
      testID="recap"
    >
      <ScrollView
        ref={scroll}
        onContentSizeChange={follow}
        onLayout={follow}
        contentContainerStyle={[styles.turns, inRows ? styles.close : null]}
      >
        {recaps.map((recap, nth) => {
          const { name = '', face = 0 } = seats[recap.seat] ?? {};
          const replay =
            nth === 0 && view.turn === null && beats.replay ? (
              <Replay words={words} brief={inRows} onPress={beats.replay} />
            ) : null;
          const arrivals = nth === recaps.length - 1 ? beats.arrivals : null;
          return inRows ? (
            <View key={nth} style={styles.brief}>
              <View style={styles.notes}>
                <RecapNotes
                  recap={recap}
                  words={words}
                  arrivals={arrivals}
                  brief={recaps.length > 1}
                  // A card that is read in full wants the whole width.
                  after={recaps.length > 1 ? null : replay}
                >
                  <View role="img" aria-label={titleOf(recap, nth)} style={styles.who}>
                    <Face name={name} face={face} size={24} />
                    {named ? (
                      <Txt strong size={15} numberOfLines={1} style={styles.said}>
                        {name}
                      </Txt>
                    ) : null}
                  </View>
                </RecapNotes>
              </View>
              {recaps.length > 1 ? replay : null}
            </View>
          ) : (
            <View key={nth} style={styles.turn}>
              <View style={styles.head}>
                <Face name={name} face={face} size={24} />
                <Txt strong size={15} numberOfLines={lines} style={styles.name}>
                  {titleOf(recap, nth)}
                </Txt>
                {replay}
              </View>
              <RecapNotes recap={recap} words={words} arrivals={arrivals} />
            </View>
          );
        })}
      </ScrollView>
    </View>
  );
}

interface ReplayProps {
  readonly words: PrimeClimbWords;
  /** Its sign alone. */
  readonly brief: boolean;
  readonly onPress: () => void;
}

function Replay({ words, brief, onPress }: ReplayProps) {
  const colours = useColours();
  return (
    <Tappable
      role="button"
      aria-label={words.recap.replay}
      onPress={onPress}
      style={styles.replay}
      testID="replay"
    >
      {brief ? null : (
        <Txt size="small" dim>
          {words.recap.replay}
        </Txt>
      )}
      <Icon name="replay" size={18} colour={colours.dim} />
    </Tappable>
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS.m, borderWidth: 1, overflow: 'hidden' },
  turns: { paddingHorizontal: SPACE.s, paddingVertical: SPACE.xs + 2, gap: SPACE.s },
  close: { gap: SPACE.xs },
  turn: { gap: SPACE.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 26 },
  name: { flex: 1 },
  brief: { flexDirection: 'row', alignItems: 'flex-start' },
  notes: { flex: 1 },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, maxWidth: '40%' },
  said: { flexShrink: 1 },
  replay: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.xs,
    minHeight: 44,
    minWidth: 44,
    paddingHorizontal: SPACE.s,
    marginVertical: -12,
    marginLeft: 'auto',
    marginRight: -SPACE.s,
  },
});
