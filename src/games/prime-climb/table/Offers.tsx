import { StyleSheet, View } from 'react-native';
import { Button, SPACE, Txt } from '../../../ui';

export interface Offer<T> {
  readonly key: string;
  readonly label: string;
  readonly choice: T;
}

export interface OffersProps<T> {
  readonly title: string;
  readonly offers: readonly Offer<T>[];
  readonly onChoose: (choice: T) => void;
}

/** What a card leaves to choose, a button each. */
export function Offers<T>({ title, offers, onChoose }: OffersProps<T>) {
  return (
    <View role="group" aria-label={title} style={styles.offers}>
      <Txt strong>{title}</Txt>
      <View style={styles.wrap}>
        {offers.map(({ key, label, choice }, nth) => (
          <Button key={key} label={label} onPress={() => onChoose(choice)} testID={`offer-${nth}`} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  offers: { gap: SPACE.s },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
