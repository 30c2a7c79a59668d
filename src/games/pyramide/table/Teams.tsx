import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { KEEPS_COLOURS, RADIUS, SIZE, SPACE, TOUCH, Txt, useColours, useLines } from '../../../ui';
import { useWholeWords } from '../../../ui/wholeWords';
import type { PyramideWords } from '../i18n';
import { ON_SIDE, SIDE_COLOURS } from './colours';

export interface TeamsProps {
  readonly names: readonly string[];
  readonly words: PyramideWords;
  readonly exchange: (one: number, other: number) => void;
}

/** Partners sit face to face: the first and the third, the second and the fourth. */
const PAIRS = [
  [0, 2],
  [1, 3],
] as const;

/** Around a name, beside the edges of its pair. */
const NAME_EDGES = SPACE.xl;

/** The two pairs; two taps, on one name and on another, exchange them. */
export function Teams({ names, words: { options }, exchange }: TeamsProps) {
  const colours = useColours();
  const line = useLines(1);
  const fitted = useWholeWords(names.join(' '), SIZE.body, NAME_EDGES);
  const [chosen, setChosen] = useState<number | null>(null);
  const tap = (place: number) => {
    if (chosen === null) return setChosen(place);
    setChosen(null);
    if (chosen !== place) exchange(chosen, place);
  };
  return (
    <View style={styles.teams} role="group" aria-label={options.teams}>
      <Txt strong>{options.teams}</Txt>
      <View style={styles.pairs}>
        {PAIRS.map((pair, team) => (
          <View
            key={team}
            {...fitted.measure}
            style={[styles.pair, { borderColor: SIDE_COLOURS[team]! }]}
            testID={`team-${team}`}
          >
            <Txt size="small" dim align="center">
              {options.team(team + 1)}
            </Txt>
            {pair.map((place) => (
              <Pressable
                key={place}
                role="button"
                aria-pressed={chosen === place}
                aria-label={options.teamSeat(names[place] ?? '', team + 1)}
                testID={`team-seat-${place}`}
                onPress={() => tap(place)}
                {...KEEPS_COLOURS}
                style={[
                  styles.name,
                  { backgroundColor: SIDE_COLOURS[team]! },
                  { borderColor: chosen === place ? colours.text : colours.clear },
                ]}
              >
                <Txt strong align="center" {...fitted.size} colour={ON_SIDE} numberOfLines={line}>
                  {names[place]}
                </Txt>
              </Pressable>
            ))}
          </View>
        ))}
      </View>
      <Txt size="small" dim>
        {options.teamsSays}
      </Txt>
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
