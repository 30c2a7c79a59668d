import { useMemo } from 'react';
import { Pressable, StyleSheet, View, useWindowDimensions } from 'react-native';
import type { GameCover } from '../src/shell';
import { useApp } from '../src/shell/AppProvider';
import type { Kept } from '../src/storage';
import {
  BROAD,
  Button,
  Icon,
  IconButton,
  Page,
  RADIUS,
  SPACE,
  Txt,
  useColours,
  useEdge,
  KEEPS_COLOURS,
  useTheme,
  useLines,
} from '../src/ui';
import { BoxArt } from './BoxArt';
import { coverOf, GAMES, loadBox, nameOf } from './games';
import { HomeNotices, MayBeCleared } from './HomeNotices';
import { useNavigate } from './useNavigate';
import { useReturns } from './useReturns';

const LEAST_PICTURED = 260;

/** What a tablet keeps above and below its two rows of boxes. */
const AROUND_BOXES = 340;
/** On a tablet the boxes are as large as boxes are, and share what height there is. */
const largeBox = (height: number): number => Math.min(460, Math.max(300, (height - AROUND_BOXES) / 2));

/** The picture on such a box leaves the longest word of a name its room. */
function largeArt(box: number, width: number, scale: number): number {
  const beside = Math.min(width - 2 * SPACE.l, BROAD) / 2 - 3 * SPACE.xl - LONGEST_WORD * scale;
  return Math.max(SMALL_ART, Math.min(box * 0.44, beside));
}
const SMALL_ART = 84;
const LONGEST_WORD = 165;

export function HomeScreen() {
  const { words, shelf } = useApp();
  const navigate = useNavigate();
  const returns = useReturns();
  const { width, height } = useWindowDimensions();
  const { text } = useTheme();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the shelf may have changed whenever the home screen comes back
  const { kept, aside } = useMemo(() => shelf.list(), [shelf, returns]);
  const underWay = kept.filter(({ summary }) => !summary.over);
  const last = underWay[0];
  const columns = width >= 700 ? 2 : 1;
  const large = columns === 2 && height >= 900 ? largeBox(height) : null;
  // Where words are large or the window is small they need all of a box.
  const pictured = width / text >= LEAST_PICTURED;
  return (
    <Page
      broad
      title={words.app}
      aside={
        <>
          <IconButton
            icon="clock"
            label={words.home.history}
            onPress={() => navigate.to('History')}
            testID="history"
          />
          <IconButton
            icon="gear"
            label={words.home.settings}
            onPress={() => navigate.to('Settings')}
            testID="settings"
          />
        </>
      }
    >
      <HomeNotices aside={aside.length} />
      {last ? (
        <Continue
          kept={last}
          others={underWay.length - 1}
          onPress={() => go(last.saved.game, () => navigate.table(last.id))}
        />
      ) : null}
      <MayBeCleared />
      <View style={[styles.boxes, columns === 2 ? styles.twoColumns : null]}>
        {GAMES.map((game) => (
          <GameBox
            key={game.id}
            game={game}
            half={columns === 2}
            large={large}
            pictured={pictured}
            onPress={() => go(game.id, () => navigate.setUp(game.id))}
          />
        ))}
      </View>
      <Button kind="bare" icon="info" label={words.home.about} onPress={() => navigate.to('About')} />
    </Page>
  );
}

/** The box sets out together with the screen that will ask for it; who could not fetch it is told there. */
function go(game: string, navigate: () => void): void {
  loadBox(game)?.catch(() => undefined);
  navigate();
}

function Continue({
  kept,
  others,
  onPress,
}: {
  readonly kept: Kept;
  readonly others: number;
  readonly onPress: () => void;
}) {
  const { words, language } = useApp();
  const colours = useColours();
  const edge = useEdge();
  const lines = useLines(2);
  const { saved, summary } = kept;
  const names = saved.seats.map(({ name }) => name).join(', ');
  const turn = summary.turn === null ? null : saved.seats[summary.turn]?.name;
  return (
    <Pressable
      role="button"
      testID="continue"
      onPress={onPress}
      style={({ pressed }) => [
        styles.continue,
        {
          backgroundColor: colours.surface,
          boxShadow: `0px 2px 6px ${colours.shadow}`,
          opacity: pressed ? 0.8 : 1,
        },
        edge,
      ]}
    >
      <View style={[styles.spine, { backgroundColor: coverOf(saved.game)?.colour ?? colours.cover }]} />
      <View style={styles.words}>
        <Txt strong>{words.home.continue(nameOf(saved.game, language))}</Txt>
        <Txt size="small" dim numberOfLines={lines}>
          {turn ? words.home.turnOf(names, turn) : names}
        </Txt>
        {others > 0 ? (
          <Txt size="small" dim>
            {words.home.otherGames(others)}
          </Txt>
        ) : null}
      </View>
      <Icon name="next" colour={colours.text} />
    </Pressable>
  );
}

function GameBox({
  game,
  half,
  large,
  pictured,
  onPress,
}: {
  readonly game: GameCover;
  readonly half: boolean;
  /** How high a box is on a tablet; elsewhere it is as high as its words. */
  readonly large: number | null;
  readonly pictured: boolean;
  readonly onPress: () => void;
}) {
  const { language } = useApp();
  const { colours, scale } = useTheme();
  const { width } = useWindowDimensions();
  const { name, says } = game.words[language];
  return (
    <Pressable
      role="button"
      testID={`box-${game.id}`}
      {...KEEPS_COLOURS}
      onPress={onPress}
      style={({ pressed }) => [
        styles.box,
        half ? styles.half : null,
        large ? [styles.large, { minHeight: large }] : null,
        {
          backgroundColor: game.colour,
          boxShadow: `0px 3px 8px ${colours.shadow}`,
          opacity: pressed ? 0.85 : 1,
        },
      ]}
    >
      <View style={styles.words}>
        <Txt strong size={large ? 'title' : 'large'} colour="#FFFFFF">
          {name}
        </Txt>
        <Txt size={large ? 19 : 15} colour="#FFFFFF">
          {says}
        </Txt>
      </View>
      {pictured ? <BoxArt art={game.art} size={large ? largeArt(large, width, scale) : SMALL_ART} /> : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  continue: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.l,
    borderRadius: RADIUS.l,
    minHeight: 72,
    overflow: 'hidden',
  },
  spine: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 8 },
  words: { flex: 1, gap: 2, alignItems: 'flex-start' },
  boxes: { gap: SPACE.m },
  twoColumns: { flexDirection: 'row', flexWrap: 'wrap' },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    minHeight: 138,
    flexGrow: 1,
    borderRadius: RADIUS.l,
    paddingVertical: SPACE.l,
    paddingHorizontal: SPACE.l,
  },
  half: { width: '48.9%' },
  large: { padding: SPACE.xl },
});
