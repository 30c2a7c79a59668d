import { ScrollView, StyleSheet, View } from 'react-native';
import type { Player, Seat } from '../../../engine';
import type { PrimeClimbWords } from '../i18n';
import type { View as SeenView } from '../rules';
import type { TableBeats } from '../../../shell/beats';
import { Face, Icon, RADIUS, SPACE, Tappable, Txt, useColours, useLines } from '../../../ui';
import { GAME_COLOUR } from './colours';
import { diePlace } from './beats';
import { Pawn } from './Pawn';
import type { Note, Recap } from './recap';
import { Tumble } from './Tumble';

export interface RecapPanelProps {
  readonly recaps: readonly Recap[];
  readonly view: SeenView;
  /** Who is looking. */
  readonly own: Seat | null;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly height: number;
  /** What is being shown; and it is shown once more on the board, where there is something to show. */
  readonly beats: Pick<TableBeats, 'arrivals' | 'replay'>;
}

/** What the others did since one's last turn: dice, sums, cards, whom they sent back. It stands until one acts. */
export function RecapPanel({ recaps, view, own, seats, words, height, beats }: RecapPanelProps) {
  const colours = useColours();
  const lines = useLines(1);
  const titleOf = ({ seat }: Recap, nth: number): string => {
    const name = seats[seat]?.name ?? '';
    const playing = nth === recaps.length - 1 && view.turn !== null && view.seat === seat;
    return seat === own ? words.recap.own : playing ? words.recap.plays(name) : words.recap.played(name);
  };
  return (
    <View
      role="group"
      aria-label={recaps.map(titleOf).join(' ')}
      style={[styles.panel, { height, backgroundColor: colours.surface, borderColor: colours.border }]}
      testID="recap"
    >
      <ScrollView contentContainerStyle={styles.turns}>
        {recaps.map((recap, nth) => (
          <View key={nth} style={styles.turn}>
            <View style={styles.head}>
              <Face name={seats[recap.seat]?.name ?? ''} face={seats[recap.seat]?.face ?? 0} size={24} />
              <Txt strong size={15} numberOfLines={lines} style={styles.name}>
                {titleOf(recap, nth)}
              </Txt>
              {nth === 0 && view.turn === null && beats.replay ? (
                <Replay words={words} onPress={beats.replay} />
              ) : null}
            </View>
            <Notes recap={recap} words={words} arrivals={nth === recaps.length - 1 ? beats.arrivals : null} />
          </View>
        ))}
      </ScrollView>
    </View>
  );
}

function Replay({ words, onPress }: { readonly words: PrimeClimbWords; readonly onPress: () => void }) {
  const colours = useColours();
  return (
    <Tappable
      role="button"
      aria-label={words.recap.replay}
      onPress={onPress}
      style={styles.replay}
      testID="replay"
    >
      <Txt size="small" dim>
        {words.recap.replay}
      </Txt>
      <Icon name="replay" size={18} colour={colours.dim} />
    </Tappable>
  );
}

interface NotesProps {
  readonly recap: Recap;
  readonly words: PrimeClimbWords;
  /** While it is shown: the dice are rolled. */
  readonly arrivals: TableBeats['arrivals'] | null;
}

/** The dice, then one thing after the other. */
function Notes({ recap, words, arrivals }: NotesProps) {
  const colours = useColours();
  return (
    <View style={styles.notes}>
      <View role="img" aria-label={words.recap.dice(...recap.dice)} style={styles.dice}>
        {recap.dice.map((number, nth) => (
          <View key={nth} style={[styles.die, { backgroundColor: colours.raised, borderColor: colours.dim }]}>
            <Tumble
              number={number}
              size={14}
              colour={colours.text}
              arrival={arrivals?.get(diePlace(nth)) ?? null}
            />
          </View>
        ))}
      </View>
      {recap.notes.map((note, nth) => (
        <NoteChip key={nth} note={note} words={words} />
      ))}
    </View>
  );
}

function NoteChip({ note, words }: { readonly note: Note; readonly words: PrimeClimbWords }) {
  const colours = useColours();
  const text = (said: string, strong = false) => (
    <Txt size="small" strong={strong} style={styles.said}>
      {said}
    </Txt>
  );
  switch (note.kind) {
    case 'sum':
      return (
        <View
          style={[
            styles.sum,
            { backgroundColor: colours.sunken },
            note.keeper ? [styles.keeper, { borderColor: GAME_COLOUR }] : null,
          ]}
        >
          {text(note.text, true)}
        </View>
      );
    case 'pawn':
      return (
        <View style={styles.pawn}>
          <Pawn seat={note.seat} size={13} />
          {text(note.text)}
        </View>
      );
    case 'card':
      return (
        <View style={styles.pawn}>
          <View
            style={[styles.sum, styles.card, { borderColor: GAME_COLOUR, backgroundColor: colours.raised }]}
          >
            {text(note.title, true)}
          </View>
          {text(`${note.kept ? words.recap.kept : words.recap.drawn}. ${note.text}`)}
        </View>
      );
    case 'plain':
      return text(note.text);
  }
}

const styles = StyleSheet.create({
  panel: { borderRadius: RADIUS.m, borderWidth: 1, overflow: 'hidden' },
  turns: { paddingHorizontal: SPACE.s, paddingVertical: SPACE.xs + 2, gap: SPACE.s },
  turn: { gap: SPACE.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 26 },
  name: { flex: 1 },
  replay: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    minHeight: 44,
    paddingHorizontal: SPACE.s,
    marginVertical: -9,
    marginRight: -SPACE.s,
  },
  notes: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.s,
    rowGap: SPACE.xs,
  },
  dice: { flexDirection: 'row', gap: SPACE.xs },
  die: {
    minWidth: 26,
    height: 26,
    borderRadius: 7,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  sum: { paddingHorizontal: SPACE.s, minHeight: 24, borderRadius: 7, justifyContent: 'center' },
  keeper: { borderWidth: 1.5, borderStyle: 'dashed' },
  card: { borderWidth: 1.5 },
  pawn: { flexDirection: 'row', alignItems: 'center', gap: 5, maxWidth: '100%' },
  said: { flexShrink: 1 },
});
