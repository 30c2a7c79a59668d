import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { PrimeClimbWords } from '../i18n';
import type { TableBeats } from '../../../shell/beats';
import { SPACE, Txt, useColours } from '../../../ui';
import { diePlace } from './beats';
import { GAME_COLOUR } from './colours';
import { Pawn } from './Pawn';
import type { Note, Recap } from './recap';
import { Tumble } from './Tumble';

export interface RecapNotesProps {
  readonly recap: Recap;
  readonly words: PrimeClimbWords;
  /** While it is shown: the dice are rolled. */
  readonly arrivals: TableBeats['arrivals'] | null;
  /** One of several turns, which are all to be seen: cards are named then, and not read out. */
  readonly brief?: boolean;
  /** Who it was, where that stands in the same row. */
  readonly children?: ReactNode;
  /** Stands where they end. */
  readonly after?: ReactNode;
}

/** The dice, then one thing after the other. */
export function RecapNotes({ recap, words, arrivals, brief = false, children, after }: RecapNotesProps) {
  const colours = useColours();
  return (
    <View style={[styles.notes, children ? styles.close : null]}>
      {children}
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
        <NoteChip key={nth} note={note} words={words} brief={brief} />
      ))}
      {after}
    </View>
  );
}

interface NoteChipProps {
  readonly note: Note;
  readonly words: PrimeClimbWords;
  readonly brief: boolean;
}

function NoteChip({ note, words, brief }: NoteChipProps) {
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
          {text(note.times > 1 ? words.recap.times(note.text, note.times) : note.text, true)}
        </View>
      );
    case 'pawn':
      return (
        <View style={styles.pawn}>
          <Pawn seat={note.seat} size={13} />
          {text(note.text)}
        </View>
      );
    case 'card': {
      const fate = note.kept ? words.recap.kept : words.recap.drawn;
      if (brief)
        return (
          <View
            role="img"
            aria-label={`${note.title}, ${fate}`}
            style={[styles.sum, styles.card, { borderColor: GAME_COLOUR, backgroundColor: colours.raised }]}
          >
            {text(note.title, true)}
          </View>
        );
      // What the card says speaks to whoever has it. It flows on where its name ends, to be whole on the smallest phone.
      return (
        <Txt size="small" style={styles.said}>
          <Txt size="small" strong>
            {note.title}
          </Txt>
          {`, ${words.recap.cardSays(fate, note.text)}`}
        </Txt>
      );
    }
    case 'plain':
      return text(note.text);
  }
}

const styles = StyleSheet.create({
  notes: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.s,
    rowGap: SPACE.xs,
  },
  close: { columnGap: SPACE.xs },
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
