import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  KEEPS_COLOURS,
  RADIUS,
  Says,
  SIZE,
  SPACE,
  Tappable,
  TOUCH,
  Txt,
  useColours,
  useLines,
  useWhyNot,
} from '../../../ui';
import { useWholeWords } from '../../../ui/wholeWords';
import type { PyramideWords } from '../i18n';
import { ON_SIDE, SIDE_COLOURS } from './colours';

export interface TeamsProps {
  readonly names: readonly string[];
  readonly words: PyramideWords;
  readonly exchange: (one: number, other: number) => void;
  /** Why there are no teams, where there are none. */
  readonly off?: string | null;
}

/** Partners sit face to face: the first and the third, the second and the fourth. */
const PAIRS = [
  [0, 2],
  [1, 3],
] as const;

/** On a seat that is not there. */
const NOBODY = '–';

/** Around a name, beside the edges of its pair. */
const NAME_EDGES = SPACE.xl;

/** The two pairs; two taps, on one name and on another, exchange them. */
export function Teams({ names, words: { options }, exchange, off = null }: TeamsProps) {
  const colours = useColours();
  const line = useLines(1);
  const fitted = useWholeWords(names.join(' '), SIZE.body, NAME_EDGES);
  const [chosen, setChosen] = useState<number | null>(null);
  const whyNot = useWhyNot(off);
  const can = off === null;
  const tap = (place: number) => {
    if (!can) return whyNot.ask();
    if (chosen === null) return setChosen(place);
    setChosen(null);
    if (chosen !== place) exchange(chosen, place);
  };
  return (
    <View style={styles.teams} role="group" aria-label={options.teams}>
      <Txt strong dim={!can}>
        {options.teams}
      </Txt>
      <View style={styles.pairs}>
        {PAIRS.map((pair, team) => (
          <View
            key={team}
            {...fitted.measure}
            style={[styles.pair, { borderColor: can ? SIDE_COLOURS[team]! : colours.border }]}
            testID={`team-${team}`}
          >
            <Txt size="small" dim align="center">
              {options.team(team + 1)}
            </Txt>
            {pair.map((place) => (
              <Tappable
                key={place}
                role="button"
                aria-pressed={can && chosen === place}
                aria-disabled={!can}
                aria-label={options.teamSeat(names[place] ?? NOBODY, team + 1)}
                testID={`team-seat-${place}`}
                onPress={() => tap(place)}
                {...(can ? KEEPS_COLOURS : null)}
                style={[
                  styles.name,
                  { backgroundColor: can ? SIDE_COLOURS[team]! : colours.sunken },
                  { borderColor: can && chosen === place ? colours.text : colours.clear },
                ]}
              >
                <Txt
                  strong
                  align="center"
                  {...fitted.size}
                  colour={can ? ON_SIDE : colours.off}
                  numberOfLines={line}
                >
                  {names[place] ?? NOBODY}
                </Txt>
              </Tappable>
            ))}
          </View>
        ))}
      </View>
      <Says text={options.teamsSays} whyNot={whyNot} />
    </View>
  );
}

const styles = StyleSheet.create({
  teams: { gap: SPACE.s },
  pairs: { flexDirection: 'row', gap: SPACE.m },
  pair: { flex: 1, borderWidth: 2, borderRadius: RADIUS.m, padding: SPACE.s, gap: SPACE.s },
  name: {
    minHeight: TOUCH,
    borderRadius: RADIUS.s,
    borderWidth: 3,
    justifyContent: 'center',
    paddingHorizontal: SPACE.xs,
  },
});
