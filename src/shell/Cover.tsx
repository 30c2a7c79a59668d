import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Player } from '../engine';
import { Button, Face, IconButton, RADIUS, SIZE, SPACE, Title, Txt, useTheme, Wakeful } from '../ui';
import { wholeWords } from '../ui/wholeWords';
import { useWords } from './AppProvider';
import { usePageSize } from './page';

export interface CoverProps {
  readonly player: Player;
  /** Their team's, where they play with others. */
  readonly colour?: string | null;
  /** The part they are about to play, where the game has parts. */
  readonly role?: string | null;
  /** What happened since they last looked, in public words. */
  readonly since: readonly string[];
  /** Nobody has moved yet. */
  readonly first: boolean;
  /** This person has moved before. */
  readonly known: boolean;
  /** Something that must be known before going on, whoever looks. */
  readonly notice?: ReactNode;
  readonly onShow: () => void;
  readonly onMenu: () => void;
}

/** A phone on its side. */
const LOW = 500;
const LOW_NAME = 34;
/** Lower than this, the action would leave no room for anything else. */
const TINY = 420;

/** A column of words is no broader. */
const MOST_WIDE = 440;

/** Opaque, and nothing of anybody's hand below it: it is drawn instead of the table, not over it. */
export function Cover(props: CoverProps) {
  const { player, colour = null, role = null, since, first, known, notice, onShow, onMenu } = props;
  const words = useWords();
  const insets = useSafeAreaInsets();
  const { wide } = usePageSize();
  const { width, height } = useWindowDimensions();
  const { colours, text, scale } = useTheme();
  const low = height < LOW;
  const tiny = height < TINY * text;
  const column = wide ? (width - SPACE.xxl) / 2 - SPACE.xl : width - 2 * SPACE.xl;
  const nameSize = wholeWords(
    player.name,
    low ? LOW_NAME * text : SIZE.hero * scale,
    Math.min(MOST_WIDE, column),
  );
  const who = (
    <View style={styles.who}>
      <Face name={player.name} face={player.face} size={low ? 72 : 112} colour={colour} />
      <View>
        <Txt size="large" align="center" colour={colours.onCover}>
          {first ? words.cover.begin : words.cover.pass}
        </Txt>
        <Title of={player.name}>
          <Txt strong fixed size={nameSize} align="center" colour={colours.onCover} testID="cover-name">
            {player.name}
          </Txt>
        </Title>
        {role ? (
          <Txt align="center" colour={colours.onCover} testID="cover-role">
            {role}
          </Txt>
        ) : null}
      </View>
    </View>
  );
  const told =
    since.length > 0 ? (
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
    ) : null;
  const actions = (
    <View style={styles.actions}>
      {notice}
      <Button
        label={words.cover.show(player.name)}
        onPress={onShow}
        testID="show"
        style={styles.show}
        kind="main"
        colour={colours.onCover}
        textColour={colours.cover}
      />
      <Txt size="small" align="center" colour={colours.onCover} style={styles.faint}>
        {words.cover.hidden}
      </Txt>
    </View>
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
      {/* The one action stays in sight however much there is to tell, if it can: only the telling scrolls. */}
      <View style={[styles.content, wide ? styles.beside : null]}>
        {wide ? (
          <>
            <ScrollView style={styles.half} contentContainerStyle={styles.centred}>
              {who}
              {actions}
            </ScrollView>
            {told ? (
              <ScrollView style={styles.half} contentContainerStyle={styles.centred}>
                {told}
              </ScrollView>
            ) : null}
          </>
        ) : (
          <>
            <ScrollView style={styles.column} contentContainerStyle={styles.centred}>
              {who}
              {told}
              {tiny ? actions : null}
            </ScrollView>
            {tiny ? null : actions}
          </>
        )}
      </View>
      <View style={[styles.menu, { top: insets.top + SPACE.s, right: insets.right + SPACE.s }]}>
        <Wakeful>
          <IconButton
            icon="menu"
            label={words.table.menu}
            colour={colours.onCover}
            onPress={onMenu}
            testID="menu"
          />
        </Wakeful>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { flex: 1 },
  content: { flex: 1, alignItems: 'center', padding: SPACE.xl, gap: SPACE.l },
  beside: { flexDirection: 'row', justifyContent: 'center', alignItems: 'stretch', gap: SPACE.xxl },
  half: { flex: 1, maxWidth: MOST_WIDE },
  centred: { flexGrow: 1, justifyContent: 'center', alignItems: 'center', gap: SPACE.l },
  column: { flex: 1, width: '100%', maxWidth: MOST_WIDE },
  who: { alignItems: 'center', gap: SPACE.m },
  since: { width: '100%', borderRadius: RADIUS.l, padding: SPACE.l, gap: SPACE.s },
  faint: { opacity: 0.85 },
  actions: { width: '100%', maxWidth: MOST_WIDE, gap: SPACE.s },
  show: { minHeight: 60 },
  menu: { position: 'absolute' },
});
