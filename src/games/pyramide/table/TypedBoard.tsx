import { ScrollView, StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { Running } from '../../../shell';
import type { Shape } from '../../../shell/frame';
import { SPACE, Txt } from '../../../ui';
import type { PyramideWords } from '../i18n';
import { PERSON, type View as SeenView } from '../rules';
import { Clues } from './Clues';
import { Title } from './Head';
import { Obelisk } from './Obelisk';
import { isSummed } from './playing';
import { Ring, ringLabel } from './Ring';
import { Scored } from './Scored';

export interface TypedBoardProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly shape: Shape;
  /** There is no room for everything at once. */
  readonly short: boolean;
  /** The referee's doubt needs room as well. */
  readonly doubted: boolean;
  readonly countdown: Running | null;
}

/** The word, if one is to explain it, and its clues; beside them the time and the bricks. */
export function TypedBoard(props: TypedBoardProps) {
  const { view, seats, words, shape, short, doubted, countdown } = props;
  const { phase, riddle, hunt } = view;
  const titled = phase === 'title';
  const summed = isSummed(view);
  const played = titled || summed ? null : riddle;
  const word = played?.words[played.at];
  return (
    <View style={styles.board}>
      <ScrollView style={styles.fill} contentContainerStyle={styles.middle}>
        {summed ? (
          <Scored view={view} seats={seats} words={words} width={short ? 200 : Math.min(shape.width, 420)} />
        ) : null}
        {titled && riddle ? <Title>{words.head.riddle(riddle.title)}</Title> : null}
        {!titled && hunt?.dico === PERSON && hunt.word ? (
          <Txt strong size={32} align="center" testID="word">
            {hunt.word}
          </Txt>
        ) : null}
        {word ? <Clues clues={word.clues} words={words} /> : null}
      </ScrollView>
      <View style={[styles.beside, short ? styles.together : null]}>
        {countdown ? (
          <Ring countdown={countdown} size={short ? 64 : 84} label={ringLabel(view, words)} />
        ) : null}
        {played && !(short && doubted) ? (
          <Obelisk
            bricks={played.bricks}
            height={short ? 118 : Math.max(140, Math.min(300, shape.height * 0.34))}
            label={words.obelisk(played.bricks)}
          />
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { flex: 1, alignSelf: 'stretch', flexDirection: 'row', gap: SPACE.s },
  fill: { flex: 1 },
  middle: { flexGrow: 1, justifyContent: 'center', gap: SPACE.m, paddingVertical: SPACE.s },
  together: { flexDirection: 'row', gap: SPACE.xs },
  beside: { alignItems: 'center', justifyContent: 'center', gap: SPACE.m },
});
