import { StyleSheet, View } from 'react-native';
import type { Seat, Player } from '../src/engine';
import { useApp, type Box } from '../src/shell';
import { Face, Panel, SPACE, Txt } from '../src/ui';

export interface RankingProps {
  readonly box: Box;
  readonly view: unknown;
  readonly seats: readonly Player[];
  /** Best first; seats in one group share their rank. */
  readonly ranking: readonly (readonly Seat[])[];
}

/** Everybody at the table, from the best to the last, with what they made. */
export function Ranking({ box, view, seats, ranking }: RankingProps) {
  const { words, language } = useApp();
  return (
    <Panel>
      {ranking.map((group, rank) =>
        group.map((seat) => (
          <View key={seat} style={styles.line}>
            <Txt strong style={styles.rank}>
              {words.result.rank(rank + 1)}
            </Txt>
            <Face name={seats[seat]!.name} face={seats[seat]!.face} size={36} />
            <Txt style={styles.name}>{seats[seat]!.name}</Txt>
            <box.table.Mark view={view} seat={seat} size={22} />
            <Txt strong>{box.words.standing(view, seat, language)}</Txt>
          </View>
        )),
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, minHeight: 48 },
  rank: { width: 44 },
  name: { flex: 1 },
});
