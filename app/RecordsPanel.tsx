import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { useApp } from '../src/shell';
import { tallyOf } from '../src/storage';
import { Panel, SPACE, Txt } from '../src/ui';
import { nameOf } from './games';
import { Figure } from './SoloPanel';
import { useBox } from './useBox';

/** The records of one game, list by list. They outlive the games they come from. */
export function RecordsPanel({ game }: { readonly game: string }) {
  const { words, language, records } = useApp();
  const opening = useBox(game);
  const solo = opening.kind === 'open' ? opening.box.solo : undefined;
  if (!solo) return null;
  const lists = solo.lists.flatMap((list) => {
    const tally = tallyOf(records.of(game, list), solo.better);
    return tally ? [{ list, tally }] : [];
  });
  if (lists.length === 0) return null;
  return (
    <Panel testID={`records-${game}`}>
      <Txt strong size="large" heading={2}>
        {words.solo.recordsOf(nameOf(game, language))}
      </Txt>
      {lists.map(({ list, tally }) => (
        <Fragment key={list}>
          <Txt strong>{solo.listName(list, language)}</Txt>
          <View style={styles.figures}>
            <Figure
              label={words.solo.best}
              figure={solo.resultText(tally.best, language)}
              testID={`best-${list}`}
            />
            <Figure label={words.solo.games} figure={String(tally.games)} testID={`games-${list}`} />
            <Figure
              label={words.solo.average}
              figure={solo.resultText(tally.mean, language)}
              testID={`average-${list}`}
            />
          </View>
        </Fragment>
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
});
