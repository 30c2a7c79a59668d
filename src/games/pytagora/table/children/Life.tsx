import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { SquareView } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import { useTheme } from '../../../../ui';
import { Bubble, layOutBubble, type Asked } from './Bubble';
import type { Flock } from './colours';
import { Inset } from './Inset';
import type { Area } from './meadow';
import { Sheep, type Mood } from './Sheep';

export interface LifeProps {
  /** The free room of the meadow. */
  readonly area: Area;
  /** What is asked; nothing while there is nothing to ask. */
  readonly asked: readonly Asked[];
  readonly flock: Flock;
  readonly mood: Mood;
  readonly beat: string;
  readonly words: ChildrenWords;
  /** Which of two squares they belong to. */
  readonly square: number | null;
  readonly onListen: (square: number) => void;
  /** The whole square in small, where only a part of it is seen. */
  readonly inset?: Pick<SquareView, 'config' | 'grown' | 'openings'> | null;
}

const TAIL = 16;
const GAP = 6;
const INSET = 86;
/** Smaller, nobody could make out a square. */
const LEAST_INSET = 36;
const LARGEST_SHEEP = 210;
const FRIEND = 0.52;

/** The sheep with its question: the bubble above, the sheep that asks below, a friend and the whole square in small beside it. */
export const Life = memo(function Life(props: LifeProps) {
  const { area, asked, flock, mood, beat, words, square, inset = null } = props;
  const onListen = () => props.onListen(square ?? 0);
  const { colours, pieces } = useTheme();
  const ends = asked.some(({ spot }) => spot !== null);
  const most = Math.max(pieces, Math.min(area.width / 270, area.height / 260));
  const bubble = layOutBubble(area.width, Math.max(1, asked.length), ends, most);
  const top = asked.length > 0 ? bubble.height + TAIL : 0;
  const below = Math.max(0, area.height - top - GAP);
  const room = Math.floor(Math.min(INSET * most, below, area.width * 0.36));
  const small = inset && room >= LEAST_INSET ? room : 0;
  const sheep = Math.floor(
    Math.min(LARGEST_SHEEP, below / 0.95, (area.width - small - GAP) * (small > 0 ? 0.66 : 0.5)),
  );
  const friend = sheep * FRIEND;
  const roomForFriend = area.width - small - sheep - GAP * 3 > friend && sheep > 60;
  return (
    <View style={[styles.life, { left: area.x, top: area.y, width: area.width, height: area.height }]}>
      {asked.length > 0 ? (
        <View style={[styles.asks, { left: (area.width - bubble.width) / 2 }]}>
          <Bubble
            asked={asked}
            room={bubble}
            label={
              square === null
                ? words.listen
                : words.square.askFlock(words.square.flocks[square]!, words.listen)
            }
            onListen={onListen}
          />
          <View
            aria-hidden
            style={[styles.tail, { left: bubble.width * 0.36, borderTopColor: colours.surface }]}
          />
        </View>
      ) : null}
      <View style={[styles.ground, { height: below }]}>
        {small > 0 && inset ? <Inset view={inset} size={small} label={words.square.whole} /> : null}
        {roomForFriend ? (
          <Sheep
            flock={flock === 'white' ? 'black' : 'white'}
            size={friend}
            mood={mood}
            beat={beat}
            nth={1}
            turned
          />
        ) : null}
        {sheep > 24 ? (
          <Pressable onPress={onListen} aria-hidden tabIndex={-1} testID="sheep">
            <Sheep flock={flock} size={sheep} mood={mood} beat={beat} />
          </Pressable>
        ) : null}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  life: { position: 'absolute', justifyContent: 'space-between' },
  asks: { position: 'absolute', top: 0 },
  tail: {
    position: 'absolute',
    bottom: -TAIL + 4,
    width: 0,
    height: 0,
    borderLeftWidth: 12,
    borderRightWidth: 4,
    borderTopWidth: TAIL - 2,
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
  },
  ground: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-around',
    gap: GAP,
  },
});
