import { StyleSheet, View } from 'react-native';
import { useApp, type Bar, type AnySolo } from '../src/shell';
import { beats, type Better } from '../src/storage';
import { RADIUS, SPACE, Txt, useColours, useTheme } from '../src/ui';

export interface DistributionProps {
  readonly solo: AnySolo;
  readonly list: string;
  readonly bars: readonly Bar[];
  /** The result that was just made, if it counts. */
  readonly now: number | null;
}

/** Each result in a row: one's own games as a full bar, the best known player's share as a hollow one around it. */
export function Distribution({ solo, list, bars, now }: DistributionProps) {
  const { words, language } = useApp();
  const name = solo.perfectName(list, language);
  const games = bars.reduce((sum, bar) => sum + bar.games, 0);
  const compared = bars.some(({ share }) => share !== null);
  // Every label is whole: the longest says how much room they all have.
  const room = Math.max(LABEL, ...bars.map((bar) => labelOf(bar, solo.better).length * FIGURE));
  const longest = Math.max(...bars.flatMap((bar) => [bar.games / games, bar.share ?? 0]));
  return (
    <View style={styles.distribution} testID="distribution">
      <View style={styles.legend} aria-hidden>
        <Swatch full />
        <Txt size="small">{words.solo.yours}</Txt>
        {compared ? (
          <>
            <Swatch full={false} />
            <Txt size="small">{name}</Txt>
          </>
        ) : null}
      </View>
      <View role="group" aria-label={words.solo.distribution} style={styles.rows}>
        {bars.map((bar) => (
          <BarRow
            key={bar.from}
            solo={solo}
            bar={bar}
            name={name}
            room={room}
            part={bar.games / games / longest}
            ideal={bar.share === null ? null : bar.share / longest}
            now={now !== null && holds(bar, now, solo.better)}
          />
        ))}
      </View>
    </View>
  );
}

const holds = ({ from, to, open }: Bar, result: number, better: Better): boolean =>
  (result >= from && result <= to) || (open && beats(better === 'fewer' ? from : to, result, better));

interface BarRowProps {
  readonly solo: AnySolo;
  readonly bar: Bar;
  /** Whose share it is. */
  readonly name: string;
  /** For its label. */
  readonly room: number;
  /** Of the whole length. */
  readonly part: number;
  readonly ideal: number | null;
  /** The game just played is in it. */
  readonly now: boolean;
}

function BarRow({ solo, bar, name, room, part, ideal, now }: BarRowProps) {
  const { words, language } = useApp();
  const colours = useColours();
  const { text: scale } = useTheme();
  const { from, to, open, games, share } = bar;
  const rising = solo.better === 'fewer';
  const label = labelOf(bar, solo.better);
  const inWords = open
    ? words.solo[rising ? 'orMore' : 'orFewer'](rising ? from : to)
    : from === to
      ? solo.resultText(from, language)
      : words.solo.range(from, to);
  const percent = share === null ? null : words.solo.percent(wholePercent(share));
  return (
    <View
      role="img"
      accessible
      aria-label={words.solo.bar(inWords, games, now, percent && `${name}, ${percent}`)}
      style={styles.row}
      testID={`bar-${from}`}
    >
      <View style={{ width: room * scale }}>
        <Txt size="small" strong={now} align="right" numberOfLines={1}>
          {label}
        </Txt>
      </View>
      <View style={styles.bars}>
        {ideal ? (
          <View style={[styles.ideal, { width: `${ideal * 100}%`, borderColor: colours.dim }]} />
        ) : null}
        {part > 0 ? (
          <View style={[styles.own, { width: `${part * 100}%`, backgroundColor: colours.good }]} />
        ) : null}
      </View>
      <View style={{ width: GAMES * scale }}>
        <Txt size="small" strong align="right" numberOfLines={1}>
          {games > 0 ? games : ''}
        </Txt>
      </View>
      {percent === null ? null : (
        <View style={{ width: PERCENT * scale }}>
          <Txt size="small" dim align="right" numberOfLines={1}>
            {percent}
          </Txt>
        </View>
      )}
    </View>
  );
}

const labelOf = ({ from, to, open }: Bar, better: Better): string => {
  if (open) return better === 'fewer' ? `${from}+` : `≤${to}`;
  return from === to ? `${from}` : `${from}–${to}`;
};

/** What happens at all is not called nothing. */
const wholePercent = (share: number): string =>
  share > 0 && share < 0.005 ? '<1' : String(Math.round(share * 100));

function Swatch({ full }: { readonly full: boolean }) {
  const colours = useColours();
  return (
    <View
      style={[
        styles.swatch,
        full ? { backgroundColor: colours.good, borderColor: colours.good } : { borderColor: colours.dim },
      ]}
    />
  );
}

/** Room for the figures, at the usual size of text. */
const LABEL = 28;
const FIGURE = 9;
const GAMES = 36;
const PERCENT = 48;

const styles = StyleSheet.create({
  distribution: { gap: SPACE.s },
  legend: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  swatch: { width: 18, height: 12, borderWidth: 1.5, borderRadius: 3 },
  rows: { gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 24 },
  bars: { flex: 1, height: 20, justifyContent: 'center' },
  ideal: { position: 'absolute', left: 0, top: 0, bottom: 0, borderWidth: 1.5, borderRadius: RADIUS.s / 2 },
  own: { height: 10, borderRadius: 3 },
});
