import { StyleSheet, View } from 'react-native';
import { factorsOf } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { RADIUS, SPACE, Txt, useAnnounced, useTheme } from '../../../ui';
import { Ring } from './Ring';
import { reachOf, type Spiral } from './spiral';

export interface LoupeProps {
  readonly number: number;
  readonly spiral: Spiral;
  readonly words: PrimeClimbWords;
}

const RING = 92;
const WIDTH = RING + 2 * SPACE.s;
const HEIGHT = RING + 40;

/** A circle seen large beside its place: the primes in its arcs, and what they make. */
export function Loupe({ number, spiral, words }: LoupeProps) {
  const { colours, signs } = useTheme();
  const { x, y } = spiral.places[number]!;
  const far = reachOf(spiral, number);
  const above = y - far - HEIGHT > 0;
  const left = Math.max(0, Math.min(spiral.width - WIDTH, x - WIDTH / 2));
  const top = above ? y - far - HEIGHT : Math.min(spiral.height - HEIGHT, y + far);
  const text = words.factors(number, factorsOf(number));
  useAnnounced(text);
  return (
    <View
      role="img"
      aria-label={text}
      testID="loupe"
      style={[styles.loupe, { left, top, backgroundColor: colours.raised, borderColor: colours.border }]}
    >
      <Ring factors={factorsOf(number)} number={number} size={RING} signs={signs} />
      <Txt strong size="small" align="center" numberOfLines={1}>
        {text}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  loupe: {
    position: 'absolute',
    zIndex: 6,
    width: WIDTH,
    height: HEIGHT,
    borderRadius: RADIUS.l,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
