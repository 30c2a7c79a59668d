import { Pressable, StyleSheet, View } from 'react-native';
import { LOCALES } from '../src/i18n';
import { useApp } from '../src/shell';
import type { Kept } from '../src/storage';
import { IconButton, SPACE, TOUCH, Txt, useTheme, useLines } from '../src/ui';
import { coverOf, nameOf as gameName } from './games';

export interface KeptRowProps {
  readonly kept: Kept;
  readonly onOpen: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** A game in the list: who, what, when, and how it stands. */
export function KeptRow({ kept, onOpen, onExport, onRemove }: KeptRowProps) {
  const { words, language } = useApp();
  const { colours, text } = useTheme();
  const lines = useLines(2);
  const { saved, summary, updatedAt } = kept;
  const nameOf = (seat: number) => saved.seats[seat]?.name ?? '?';
  const names = saved.seats.map(({ name }) => name).join(', ');
  // Whoever plays alone, or together with the app, has nobody to be level with.
  const alone = saved.seats.filter(({ bot }) => bot === null).length === 1;
  const standing = summary.over
    ? saved.seats.length === 1 || (alone && summary.winners.length === 0)
      ? words.history.done
      : words.history.won(summary.winners.map(nameOf))
    : summary.turn === null
      ? ''
      : words.history.turnOf(nameOf(summary.turn));
  const when = new Date(updatedAt).toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'short',
  });
  return (
    <View style={[styles.row, { borderColor: colours.border }]}>
      <Pressable role="button" onPress={onOpen} style={[styles.open, { flexBasis: NAMES * text }]}>
        <View style={[styles.spine, { backgroundColor: coverOf(saved.game)?.colour ?? colours.dim }]} />
        <View style={styles.words}>
          <Txt strong numberOfLines={lines}>
            {names}
          </Txt>
          <Txt size="small" dim>
            {[gameName(saved.game, language), standing, when].filter(Boolean).join(' · ')}
          </Txt>
        </View>
      </Pressable>
      <IconButton icon="share" label={words.history.exportOne(names)} onPress={onExport} />
      <IconButton
        icon="bin"
        label={words.history.removeOne(names)}
        onPress={onRemove}
        colour={colours.warn}
      />
    </View>
  );
}

/** What names need at least to stand beside the buttons. */
const NAMES = 140;

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingTop: SPACE.s,
  },
  open: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    gap: SPACE.m,
    alignItems: 'stretch',
    minHeight: TOUCH,
  },
  spine: { width: 6, borderRadius: 3 },
  words: { flex: 1, justifyContent: 'center' },
});
