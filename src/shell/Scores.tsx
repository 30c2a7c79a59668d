import { StyleSheet, View } from 'react-native';
import type { Player } from '../engine';
import type { Language } from '../i18n';
import { Button, Dialog, Face, SPACE, Txt, useTheme } from '../ui';
import type { Box } from './box';
import { useWords } from './AppProvider';
import { partiesOf } from './parties';

export interface ScoresProps {
  readonly box: Box;
  readonly view: unknown;
  readonly seats: readonly Player[];
  readonly language: Language;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who sits there, with their whole names, and what the scores count. */
export function Scores({ box, view, seats, language, open, onClose }: ScoresProps) {
  const words = useWords();
  const { dark } = useTheme();
  return (
    <Dialog open={open} title={words.table.scores} onClose={onClose} closeLabel={words.close}>
      <Txt testID="counts">{box.words.counts(view, language)}</Txt>
      {partiesOf(box, view, seats.length, dark).map((party) => (
        <View key={party.seats[0]} style={styles.row} testID="party">
          <View style={styles.members}>
            {party.seats.map((seat) => (
              <Member key={seat} player={seats[seat]!} colour={party.colour} />
            ))}
          </View>
          <Txt strong size="large">
            {box.words.standing(view, party.seats[0]!, language)}
          </Txt>
        </View>
      ))}
      <Button label={words.close} onPress={onClose} testID="scores-close" />
    </Dialog>
  );
}

function Member({ player, colour }: { readonly player: Player; readonly colour: string | null }) {
  const words = useWords();
  return (
    <View style={styles.row}>
      <Face name={player.name} face={player.face} size={34} colour={colour} />
      <View style={styles.who}>
        <Txt strong>{player.name}</Txt>
        {player.bot === null ? null : (
          <Txt dim size="small">
            {words.table.app(words.levels[player.bot] ?? player.bot)}
          </Txt>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  members: { flex: 1, gap: SPACE.s },
  who: { flex: 1 },
});
