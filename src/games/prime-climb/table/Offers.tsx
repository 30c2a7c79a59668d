import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine';
import { RADIUS, SPACE, Tappable, TOUCH, Txt, useColours } from '../../../ui';
import { Pawn } from './Pawn';

export interface Offer<T> {
  readonly key: string;
  /** In full, as it is spoken. */
  readonly label: string;
  readonly choice: T;
  /** Shown in its place: the pawn of a seat, and a word beside it. */
  readonly shown?: { readonly seat: Seat; readonly text: string };
}

export interface OffersProps<T> {
  readonly title: string;
  readonly offers: readonly Offer<T>[];
  readonly onChoose: (choice: T) => void;
}

/** What a card leaves to choose, a button each; eight of them fit the narrowest phone in two rows. */
export function Offers<T>({ title, offers, onChoose }: OffersProps<T>) {
  const colours = useColours();
  return (
    <View role="group" aria-label={title} style={styles.offers}>
      {offers.map(({ key, label, choice, shown }, nth) => (
        <Tappable
          key={key}
          role="button"
          aria-label={label}
          onPress={() => onChoose(choice)}
          style={({ pressed }) => [
            styles.offer,
            { backgroundColor: colours.sunken, borderColor: colours.border, opacity: pressed ? 0.75 : 1 },
          ]}
          testID={`offer-${nth}`}
        >
          {shown ? <Pawn seat={shown.seat} size={17} /> : null}
          <Txt strong size={shown ? 'body' : 15} align="center" style={styles.label}>
            {shown?.text ?? label}
          </Txt>
        </Tappable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  offers: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
  offer: {
    flexGrow: 1,
    minWidth: 68,
    minHeight: TOUCH,
    maxWidth: '100%',
    paddingHorizontal: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    flexDirection: 'row',
    gap: SPACE.xs,
    alignItems: 'center',
    justifyContent: 'center',
  },
  label: { flexShrink: 1 },
});
