import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { stageOf, type Json } from '../src/engine/core';
import { personsAt, soloOf, useHouse } from '../src/shell';
import { Button, Face, Page, Panel, SPACE, Txt } from '../src/ui';
import { useWays, type RouteOf } from './navigation';
import { newGame } from './newGame';
import { SoloPanel } from './SoloPanel';
import { Sorry } from './Sorry';
import { useKept } from './useKept';

export default function ResultScreen({ route }: RouteOf<{ id: string }>) {
  const found = useKept(route.params?.id ?? '');
  const { words, language, shelf } = useHouse();
  const ways = useWays();
  const window = useWindowDimensions();
  const low = window.height < 500;
  if (found.kind !== 'found') return <Sorry found={found} />;
  const { box, kept, table } = found;
  const { seats } = kept.saved;
  const stage = stageOf(table);
  if (stage.kind !== 'over') {
    // A link to the result of a game that still goes on leads to its table.
    return (
      <Page title={words.result.title}>
        <Button
          kind="main"
          colour={box.colour}
          label={words.table.goOn}
          onPress={() => ways.table(kept.id)}
        />
      </Page>
    );
  }
  const alone = personsAt(seats);
  const eyes = alone.length === 1 ? alone[0]! : 'table';
  const view = box.game.view(table.state, eyes) as never;
  const [best] = stage.ranking;
  const counted = soloOf(box, table.config);
  const single = seats.length === 1;
  const level = stage.ranking.length === 1 && !single;
  const title = counted
    ? counted.solo.resultSays(counted.solo.resultOf(view), language)
    : single
      ? words.solo.done
      : level
        ? words.result.draw
        : words.result.wins(best!.map((seat) => seats[seat]!.name));
  const start = (config: Json) => ways.table(newGame(box, config, seats, shelf));
  const again = () => start(box.nextConfig(table.config));
  return (
    <Page
      title={words.result.title}
      footer={
        <View style={low ? styles.row : styles.buttons}>
          <Button
            kind="main"
            colour={box.colour}
            label={words.result.again}
            onPress={again}
            testID="again"
            {...(low ? { style: styles.half } : {})}
          />
          <View style={[styles.row, low ? styles.twoThirds : null]}>
            <Button label={words.result.board} onPress={() => ways.table(kept.id)} style={styles.half} />
            <Button label={words.result.home} onPress={ways.home} style={styles.half} testID="home" />
          </View>
        </View>
      }
    >
      <View style={[styles.winners, low ? styles.tight : counted ? styles.close : null]}>
        <View style={styles.row}>
          {(level ? [] : best!).map((seat) => (
            <Face key={seat} name={seats[seat]!.name} face={seats[seat]!.face} size={single ? 64 : 88} />
          ))}
        </View>
        <Txt strong size={34} align="center" heading={2} testID="winner">
          {title}
        </Txt>
        {counted ? null : <Txt align="center">{box.ending(view, seats, language)}</Txt>}
      </View>
      {counted ? <SoloPanel box={box} table={table} id={kept.id} onPlay={start} /> : null}
      {single ? null : (
        <Panel>
          {stage.ranking.map((group, rank) =>
            group.map((seat) => (
              <View key={seat} style={styles.line}>
                <Txt strong style={styles.rank}>
                  {words.result.rank(rank + 1)}
                </Txt>
                <Face name={seats[seat]!.name} face={seats[seat]!.face} size={36} />
                <Txt style={styles.name}>{seats[seat]!.name}</Txt>
                <box.Mark view={view} seat={seat} size={22} />
                <Txt strong>{box.standing(view, seat, language)}</Txt>
              </View>
            )),
          )}
        </Panel>
      )}
      {box.reviewer?.applies(table.config) ? (
        <Button
          icon="book"
          label={words.result.review}
          onPress={() => ways.review(kept.id)}
          testID="review"
        />
      ) : null}
    </Page>
  );
}

const styles = StyleSheet.create({
  winners: { alignItems: 'center', gap: SPACE.l, paddingVertical: SPACE.xl },
  row: { flexDirection: 'row', gap: SPACE.m, justifyContent: 'center' },
  buttons: { gap: SPACE.m },
  half: { flex: 1 },
  twoThirds: { flex: 2 },
  close: { paddingVertical: SPACE.s, gap: SPACE.m },
  tight: { paddingVertical: 0, gap: SPACE.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, minHeight: 48 },
  rank: { width: 44 },
  name: { flex: 1 },
});
