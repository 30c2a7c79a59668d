import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { View as SeenView } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { Button, Dialog, SPACE, Txt } from '../../../ui';
import { cardText, cardTitle } from './cardWords';
import { Pawn } from './Pawn';

export interface CardsDialogProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PrimeClimbWords;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Keepers lie face up: everybody may read everybody's. */
export function CardsDialog({ view, seats, words, open, onClose }: CardsDialogProps) {
  return (
    <Dialog open={open} title={words.cards} onClose={onClose} closeLabel={words.close}>
      <Txt dim>{words.cardsSays(view.deck.length, view.used.length)}</Txt>
      {view.players.map(({ keepers }, seat) => (
        <View key={seat} style={styles.seat}>
          <View style={styles.name}>
            <Pawn seat={seat} size={18} />
            <Txt strong>{words.keepersOf(seats[seat]?.name ?? '')}</Txt>
          </View>
          {keepers.length === 0 ? <Txt dim>{words.noKeepers}</Txt> : null}
          {keepers.map((card) => (
            <Txt key={card}>
              <Txt strong>{cardTitle(card, words)}</Txt> · {cardText(card, view.config.sending, words)}
            </Txt>
          ))}
        </View>
      ))}
      <Button label={words.close} onPress={onClose} />
    </Dialog>
  );
}

const styles = StyleSheet.create({
  seat: { gap: SPACE.xs },
  name: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
});
