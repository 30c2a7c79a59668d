import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { Running } from '../../../shell';
import type { Shape } from '../../../shell/frame';
import { SPACE } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { Phase, View as SeenView } from '../rules';
import { Arriving } from './Arriving';
import { OUTCOME } from './beats';
import { HoldCard } from './HoldCard';
import { Large } from './Large';
import { lineFor } from './statusLine';
import { Obelisk } from './Obelisk';
import { columnOf, isLarge } from './playing';
import { Ring, ringLabel } from './Ring';
import type { Secret } from './secret';

export interface AloudBoardProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly shape: Shape;
  readonly secret: Secret | null;
  readonly countdown: Running | null;
  /** The card was held, and let go. */
  readonly onRead: () => void;
}

/** Phases in which the obelisk stands beside the word. */
const BY_BRICKS: readonly Phase[] = ['bet', 'clue', 'guess', 'between'];
const SMALL_RING = 80;
/** The last seconds of a list are played faster. */
const LAST_OF_LIST = 10;
const SMALL_OBELISK = 96;

/** The time, the card to hold, what came of the word; and the bricks beside it. */
export function AloudBoard({ view, seats, words, shape, secret, countdown, onRead }: AloudBoardProps) {
  const { phase, riddle } = view;
  const { wide, tight, height } = shape;
  const large = isLarge(shape);
  const ring = ringSize(shape, riddle?.open === true);
  return (
    <View style={styles.board}>
      <View style={[styles.middle, tight && secret ? styles.together : null]}>
        {countdown ? (
          <Ring
            countdown={countdown}
            size={ring}
            label={ringLabel(view, words)}
            {...(view.list ? { tenseFrom: LAST_OF_LIST } : {})}
          />
        ) : null}
        {phase === 'between' ? (
          <Arriving place={OUTCOME} style={styles.pops}>
            <Large size={large ? 52 : tight || shape.low ? 22 : 34} testID="outcome">
              {lineFor(view, seats, words)}
            </Large>
          </Arriving>
        ) : null}
        {secret ? (
          <View style={[styles.card, tight ? styles.smallCard : null]}>
            <HoldCard
              key={secret.secret}
              {...secret}
              onRead={onRead}
              size={large ? 56 : 38}
              compact={tight}
              rises={shape.low}
            />
          </View>
        ) : null}
      </View>
      {riddle?.kind === 'riddle' && BY_BRICKS.includes(phase) ? (
        <Obelisk
          bricks={riddle.bricks}
          height={wide ? height - 80 : tight ? SMALL_OBELISK : ring + 150}
          label={words.obelisk(riddle.bricks)}
          unit={words.bricks(riddle.bricks)}
        />
      ) : null}
    </View>
  );
}

/** Where room is short the ring stands beside the card; where the sentence lies open as well it is smaller. */
function ringSize(shape: Shape, open: boolean): number {
  const { wide, tight, height, text } = shape;
  if (tight) return SMALL_RING;
  const most = isLarge(shape) ? 360 : 260;
  // Larger words leave less of it.
  return Math.min(columnOf(shape) * 0.66, (height * (wide ? 0.5 : open ? 0.18 : 0.25)) / text, most);
}

const styles = StyleSheet.create({
  board: { flex: 1, alignSelf: 'stretch', flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: SPACE.l },
  together: { flexDirection: 'row', gap: SPACE.s },
  /** Popping, it is larger than it is. */
  pops: { paddingHorizontal: SPACE.l },
  smallCard: { flex: 1 },
  card: { alignSelf: 'center', width: '100%', maxWidth: 460, zIndex: 1 },
});
