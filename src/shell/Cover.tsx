import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Sitter } from '../engine/core';
import { Button, Face, RADIUS, SPACE, Txt, useColours } from '../ui';
import { useWords } from './house';

export interface CoverProps {
  readonly sitter: Sitter;
  /** What happened since they last looked, in public words. */
  readonly since: readonly string[];
  /** Nobody has moved yet. */
  readonly first: boolean;
  /** This person has moved before. */
  readonly known: boolean;
  readonly onShow: () => void;
  readonly onMenu: () => void;
}

/** A phone on its side. */
const LOW = 500;

/** Opaque, and nothing of anybody's hand below it: it is drawn instead of the table, not over it. */
export function Cover({ sitter, since, first, known, onShow, onMenu }: CoverProps) {
  const colours = useColours();
  const words = useWords();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const wide = width > height;
  // On a wide screen it stands under the name, where no list of what happened can push it out of sight.
  const show = (
    <Button
      label={words.cover.show(sitter.name)}
      onPress={onShow}
      testID="show"
      style={{ ...styles.show, backgroundColor: colours.onCover }}
      kind="main"
      textColour={colours.cover}
    />
  );
  return (
    <View
      role="main"
      testID="cover"
      style={[
        styles.cover,
        { backgroundColor: colours.cover, paddingTop: insets.top, paddingBottom: insets.bottom },
      ]}
    >
      <ScrollView contentContainerStyle={[styles.content, wide ? styles.beside : null]}>
        <View style={[styles.who, wide ? styles.half : null]}>
          <Face name={sitter.name} face={sitter.face} size={wide && height < LOW ? 72 : 112} />
          <View>
            <Txt size="large" align="center" colour={colours.onCover}>
              {first ? words.cover.begin : words.cover.pass}
            </Txt>
            <Txt strong size="hero" align="center" heading={1} colour={colours.onCover}>
              {sitter.name}
            </Txt>
          </View>
          {wide ? show : null}
        </View>
        <View style={[styles.column, wide ? styles.half : null]}>
          {since.length > 0 ? (
            <View style={[styles.since, { backgroundColor: colours.coverPanel }]}>
              <Txt size="small" colour={colours.onCover} style={styles.faint}>
                {known ? words.cover.since : words.cover.soFar}
              </Txt>
              {since.map((sentence, index) => (
                <Txt key={index} colour={colours.onCover}>
                  {sentence}
                </Txt>
              ))}
            </View>
          ) : null}
          <View style={styles.actions}>
            {wide ? null : show}
            <Txt size="small" align="center" colour={colours.onCover} style={styles.faint}>
              {words.cover.hidden}
            </Txt>
            <Button
              label={words.table.menu}
              kind="bare"
              textColour={colours.onCover}
              onPress={onMenu}
              testID="menu"
            />
          </View>
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { flex: 1 },
  content: { flexGrow: 1, justifyContent: 'center', alignItems: 'center', padding: SPACE.xl, gap: SPACE.xl },
  who: { alignItems: 'center', gap: SPACE.l, maxWidth: 440 },
  since: { width: '100%', borderRadius: RADIUS.l, padding: SPACE.l, gap: SPACE.s },
  faint: { opacity: 0.85 },
  beside: { flexDirection: 'row', gap: SPACE.xxl },
  half: { flex: 1 },
  column: { width: '100%', maxWidth: 440, flexShrink: 1, gap: SPACE.xl },
  actions: { width: '100%', gap: SPACE.m },
  show: { minHeight: 60, alignSelf: 'stretch' },
});
