import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Json, Player, Table } from '../src/engine';
import { barsOf, soloOf, useApp, type Box } from '../src/shell';
import { standingOf, tallyOf } from '../src/storage';
import { Panel, RADIUS, SPACE, Txt, useColours } from '../src/ui';
import { DayNote, TodayButton } from './DayNote';
import { Distribution } from './Distribution';

export interface SoloPanelProps {
  readonly box: Box;
  readonly table: Table;
  readonly seats: readonly Player[];
  /** The game's id on the shelf, under which its result was noted. */
  readonly id: string;
  /** Begins a game with this set-up. */
  readonly onPlay: (config: Json) => void;
}

/** Below this all of it stands on one screen only if it is tight. */
const SHORT = 700;
const FEW_BARS = 5;

/** What a game against one's own record came to: record, average, distribution, the day's game. */
export function SoloPanel({ box, table, seats, id, onPlay }: SoloPanelProps) {
  const { words, language, records } = useApp();
  const colours = useColours();
  // The hollow bars still say what the best known player does.
  const short = useWindowDimensions().height < SHORT;
  const counted = soloOf(box, table.config, seats);
  if (!counted) return null;
  const { solo, list } = counted;
  const results = records.of(box.game.id, list);
  const tally = tallyOf(results, solo.better);
  const own = results.recent.find((one) => one.id === id) ?? null;
  const standing = standingOf(results, id, solo.better);
  const perfect = solo.perfect(list);
  return (
    <>
      {standing === 'new' ? (
        <View style={[styles.record, { backgroundColor: colours.good }]}>
          <Txt strong size="large" align="center" colour={colours.surface} testID="standing">
            {words.solo.new}
          </Txt>
        </View>
      ) : standing ? (
        <Txt align="center" colour={colours.good} testID="standing">
          {words.solo[standing]}
        </Txt>
      ) : null}
      <DayNote box={box} config={table.config} id={id} />
      {tally ? (
        <Panel testID="solo" style={short ? styles.tight : null}>
          <Txt strong size={short ? 'body' : 'large'} heading={2}>
            {solo.listName(list, language)}
          </Txt>
          <View style={styles.figures}>
            <Figure label={words.solo.best} figure={solo.resultText(tally.best, language)} testID="best" />
            <Figure label={words.solo.games} figure={String(tally.games)} testID="games" />
            <Figure
              label={words.solo.average}
              figure={solo.resultText(tally.mean, language)}
              testID="average"
            />
          </View>
          <Distribution
            solo={solo}
            list={list}
            bars={barsOf(tally.counts, perfect?.shares ?? null, solo.better, short ? FEW_BARS : undefined)}
            now={own?.result ?? null}
          />
          {perfect && !short ? (
            <Txt size="small" dim>
              {solo.perfectSays(list, perfect.mean, language)}
            </Txt>
          ) : null}
        </Panel>
      ) : null}
      <TodayButton box={box} config={table.config} onPlay={onPlay} />
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly figure: string;
  readonly testID: string;
}

export function Figure({ label, figure, testID }: FigureProps) {
  return (
    <View style={styles.figure} role="group" accessible aria-label={`${label}, ${figure}`} testID={testID}>
      <Txt size="small" dim>
        {label}
      </Txt>
      <Txt strong>{figure}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  record: {
    alignSelf: 'center',
    borderRadius: RADIUS.pill,
    paddingHorizontal: SPACE.xl,
    paddingVertical: SPACE.s,
  },
  tight: { padding: SPACE.s, gap: SPACE.xs },
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
  figure: { gap: 2, flexGrow: 1, flexBasis: 76 },
});
