import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { stageOf, type Json } from '../src/engine';
import { personsAt, soloOf, useApp } from '../src/shell';
import { Button, Face, Page, SPACE, Txt, useColours } from '../src/ui';
import { useNavigate, type RouteOf } from './useNavigate';
import { Ranking } from './Ranking';
import { SoloPanel } from './SoloPanel';
import { Sorry } from './Sorry';
import { useBeginGame } from './useBeginGame';
import { useKept } from './useKept';

export default function ResultScreen({ route }: RouteOf<{ id: string }>) {
  const found = useKept(route.params?.id ?? '');
  const { words, language } = useApp();
  const colours = useColours();
  const { begin, refused } = useBeginGame();
  const navigate = useNavigate();
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
          onPress={() => navigate.table(kept.id)}
        />
      </Page>
    );
  }
  const persons = personsAt(seats);
  const eyes = persons.length === 1 ? persons[0]! : 'table';
  const view = box.game.view(table.state, eyes);
  const [best] = stage.ranking;
  const counted = soloOf(box, table.config);
  const single = seats.length === 1;
  const level = stage.ranking.length === 1 && !single;
  const faces = counted ? persons : level ? [] : best!;
  const title = counted
    ? counted.solo.resultSays(counted.solo.resultOf(view), language)
    : single
      ? words.solo.done
      : level
        ? words.result.draw
        : words.result.wins(best!.map((seat) => seats[seat]!.name));
  const start = (config: Json) => begin(box, config, seats);
  const again = () => start(box.setUp.nextConfig(table.config));
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
            <Button label={words.result.board} onPress={() => navigate.table(kept.id)} style={styles.half} />
            <Button label={words.result.home} onPress={navigate.home} style={styles.half} testID="home" />
          </View>
        </View>
      }
    >
      <View
        style={[
          styles.winners,
          low ? styles.tight : counted ? styles.close : null,
          low && counted ? styles.row : null,
        ]}
      >
        <View style={styles.row}>
          {faces.map((seat) => (
            <Face key={seat} name={seats[seat]!.name} face={seats[seat]!.face} size={counted ? 56 : 88} />
          ))}
        </View>
        <Txt strong size={window.width < NARROW ? 28 : 34} align="center" heading={2} testID="winner">
          {title}
        </Txt>
        {counted ? null : <Txt align="center">{box.words.ending(view, seats, language)}</Txt>}
      </View>
      {refused ? (
        <Txt role="alert" colour={colours.warn} align="center">
          {refused}
        </Txt>
      ) : null}
      {counted ? <SoloPanel box={box} table={table} id={kept.id} onPlay={start} /> : null}
      {counted || single ? null : <Ranking box={box} view={view} seats={seats} ranking={stage.ranking} />}
      {box.learning.reviewer?.applies(table.config) ? (
        <Button
          icon="book"
          label={words.result.review}
          onPress={() => navigate.review(kept.id)}
          testID="review"
        />
      ) : null}
    </Page>
  );
}

/** Below this, a title of usual size would break after its first words. */
const NARROW = 360;

const styles = StyleSheet.create({
  winners: { alignItems: 'center', gap: SPACE.l, paddingVertical: SPACE.xl },
  row: { flexDirection: 'row', gap: SPACE.m, justifyContent: 'center' },
  buttons: { gap: SPACE.m },
  half: { flex: 1 },
  twoThirds: { flex: 2 },
  close: { paddingVertical: SPACE.s, gap: SPACE.m },
  tight: { paddingVertical: 0, gap: SPACE.s },
});
