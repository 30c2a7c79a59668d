import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import { useBeats } from '../../../shell/beats';
import type { Shape } from '../../../shell/frame';
import { SPACE, Txt } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { View as SeenView } from '../rules';
import { Arriving } from './Arriving';
import { DECIDED, diePlace, roundsOf } from './beats';
import { Die } from './Die';
import { DieMoment, useDieMoment } from './DieMoment';
import type { JustNow } from './justNow';
import { isLarge } from './playing';
import { nameOf, sideName } from './seating';

interface DieCastProps {
  readonly die: NonNullable<JustNow['die']>;
  /** Whom it chose is maître-mots. */
  readonly crowns: boolean;
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly shape: Shape;
}

/** Where a die has just decided something. */
export function JustCast({
  just: { die, maitreMots },
  ...rest
}: Omit<DieCastProps, 'die' | 'crowns'> & { readonly just: JustNow }) {
  const { view, seats, words, shape } = rest;
  return die ? (
    <DieCast
      die={die}
      crowns={die.why === 'list' && maitreMots !== null}
      {...{ view, seats, words, shape }}
    />
  ) : null;
}

/** Who rolls, in names, and what has come of it. */
function castWords({ die, crowns, view, seats, words }: Omit<DieCastProps, 'shape'>) {
  const { why, first } = die;
  const ofSeats = why === 'enigma' || why === 'list';
  const nameFor = (one: number): string => (ofSeats ? nameOf(seats, one) : sideName(view, seats, one, words));
  const chosen = nameFor(first);
  const decides = why === 'round' || why === 'list';
  const says = [
    (decides ? words.tell.byDie : words.tell.ordered)(chosen),
    ...(crowns ? [words.tell.maitreMots(chosen)] : []),
  ].join(' ');
  return { nameFor, says };
}

/** The same in all the room there is, as long as nothing else is looked at. */
export function JustCastLarge({
  just: { die },
  view,
  seats,
  words,
}: Pick<DieCastProps, 'view' | 'seats' | 'words'> & { readonly just: JustNow }) {
  const moment = useDieMoment(die);
  if (!die || !moment) return null;
  return <DieMoment die={die} words={words} {...castWords({ die, crowns: false, view, seats, words })} />;
}

/** A die that has decided something, on the table: everybody's, and whom it chose. It stays for as long as that is looked at. */
function DieCast({ die, crowns, view, seats, words, shape }: DieCastProps) {
  const { arrivals } = useBeats();
  const { among, first } = die;
  const { nameFor, says } = castWords({ die, crowns, view, seats, words });
  const rounds = roundsOf(die);
  const small = shape.tight || shape.low;
  const size = small ? 26 : isLarge(shape) ? 56 : 36;
  const moment = useDieMoment(die);
  return (
    <View
      // While it is looked at large it keeps its place here.
      style={[styles.cast, shape.low ? styles.row : null, moment ? styles.unseen : null]}
      role="group"
      aria-label={says}
      testID="die-cast"
    >
      <View style={styles.row}>
        {among.map((one) => (
          <View key={one} style={[styles.one, { gap: size * TURNING }]}>
            <Txt
              size={small ? 'small' : isLarge(shape) ? 'large' : 'body'}
              numberOfLines={1}
              style={styles.name}
              testID={`rolls-for-${one}`}
            >
              {nameFor(one)}
            </Txt>
            {rounds.map((rolls, round) => {
              const rolled = rolls.find((roll) => roll.one === one);
              return rolled ? (
                <Die
                  key={round}
                  pips={rolled.pips}
                  size={size}
                  arrival={arrivals.get(diePlace(one, round)) ?? null}
                  {...(one === first && round === rounds.length - 1
                    ? { decides: arrivals.get(DECIDED) ?? null }
                    : {})}
                />
              ) : null;
            })}
          </View>
        ))}
      </View>
      <Arriving place={DECIDED}>
        <Txt
          strong
          align="center"
          size={small ? 'small' : isLarge(shape) ? 'large' : 'body'}
          testID="die-says"
        >
          {says}
        </Txt>
      </Arriving>
    </View>
  );
}

/** So much of a die goes beyond its place while it turns: it covers no letter of a name. */
const TURNING = 0.22;

const styles = StyleSheet.create({
  cast: { alignItems: 'center', gap: SPACE.xs },
  unseen: { opacity: 0 },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: SPACE.l,
    maxWidth: '100%',
  },
  /** Names give way: a die never does. */
  one: { flexDirection: 'row', alignItems: 'center', flexShrink: 1, maxWidth: '100%' },
  name: { flexShrink: 1 },
});
