import { StyleSheet, View } from 'react-native';
import { CountdownRing } from '../../shell';
import { Button, Line, SPACE, Txt, useColours, useTheme } from '../../ui';
import { Big, Main, NumbersRow } from './Buttons';
import { SAND } from './colours';
import { deedsFor } from './deeds';
import { headFor } from './head';
import { HoldCard } from './HoldCard';
import { ringLabel } from './line';
import { Obelisk } from './Obelisk';
import { Parts } from './Parts';
import type { PlayingProps } from './playing';
import { Scored } from './Scored';
import { secretOf } from './secret';
import { Sentence } from './Sentence';

/** Phases in which the obelisk stands beside the word. */
const BY_BRICKS: readonly string[] = ['bet', 'clue', 'guess', 'between'];
const WITH_SENTENCE: readonly string[] = [
  'bet',
  'clue',
  'guess',
  'between',
  'enigma',
  'rival',
  'verdict',
  'scored',
];
const SUMMED: readonly string[] = ['scored', 'round', 'list-over', 'over'];

/** The phone in DICO's hand, in the judge's, or in the middle of the table. */
export function Spoken(props: PlayingProps) {
  const { seen, seats, words, line, wrong, move, canAct, undo, countdown, width, height, header } = props;
  const colours = useColours();
  const { leftHanded } = useTheme();
  const wide = width > height;
  const deeds = canAct ? deedsFor(seen, seats, words) : null;
  const secret = canAct ? secretOf(seen, words) : null;
  const column = wide ? Math.min(width * 0.5, 520) : Math.min(width, 640);
  const tight = !wide && height < TIGHT;
  const short = tight || (wide && height < LOW);
  const ring = tight
    ? SMALL_RING
    : Math.min(column * 0.56, height * (wide ? 0.5 : 0.27), height > ROOMY ? 360 : 260);
  const bricks = seen.riddle && BY_BRICKS.includes(seen.phase) && seen.riddle.kind === 'riddle';
  // On a small screen the buttons come first: the sentence is back as soon as the word is done.
  const hunting = seen.hunt !== null;
  const head = (
    <Txt align="center" dim size={tight ? 'small' : 'body'} testID="head">
      {headFor(seen, words)}
    </Txt>
  );
  const stage = (
    <View style={[styles.stage, tight ? styles.above : null]}>
      <View style={[styles.middle, tight && secret ? styles.together : null]}>
        {countdown ? (
          <CountdownRing
            countdown={countdown}
            size={ring}
            label={ringLabel(seen, words)}
            colour={SAND}
            track={colours.sunken}
          />
        ) : seen.phase === 'title' || seen.phase === 'list' ? (
          <Txt strong align="center" size={34} heading={1} testID="title">
            {titleOf(props)}
          </Txt>
        ) : null}
        {seen.phase === 'title' ? <Parts view={seen} seats={seats} words={words} /> : null}
        {seen.phase === 'between' ? (
          <Txt strong align="center" size={30} testID="outcome">
            {line}
          </Txt>
        ) : null}
        {secret ? (
          <View style={[styles.card, tight ? styles.smallCard : null]}>
            <HoldCard key={secret.secret} {...secret} size={height > ROOMY ? 56 : 38} compact={tight} />
          </View>
        ) : null}
        {SUMMED.includes(seen.phase) ? (
          <Scored view={seen} seats={seats} words={words} width={tight ? SMALL_CLIMB : column} />
        ) : null}
      </View>
      {bricks ? (
        <Obelisk
          bricks={seen.riddle!.bricks}
          height={wide ? height - 80 : tight ? SMALL_OBELISK : ring + 150}
          label={words.obelisk(seen.riddle!.bricks)}
        />
      ) : null}
    </View>
  );
  const controls = (
    <>
      {/* Where DICO has the whole sentence on the card, it need not stand here with blanks as well. */}
      {seen.riddle && WITH_SENTENCE.includes(seen.phase) && !secret?.more && !(short && secret && hunting) ? (
        <Sentence riddle={seen.riddle} open={seen.phase === 'scored'} words={words} />
      ) : null}
      {seen.phase === 'between' && !wrong ? null : <Line text={line} wrong={wrong} />}
      {canAct && seen.phase === 'bet' ? (
        <NumbersRow
          from={1}
          to={seen.riddle?.bricks ?? 1}
          label={(bricksBet) => `${words.doing.bet} ${bricksBet}`}
          onChoose={(bricksBet) => move({ type: 'bet', bricks: bricksBet })}
        />
      ) : null}
      {canAct && seen.phase === 'bid' ? (
        <View style={styles.bids}>
          <NumbersRow
            from={1}
            to={seen.names?.bid ? seen.names.bid.clues - 1 : MOST_BID}
            label={(clues) => `${words.doing.bet} ${clues}`}
            onChoose={(clues) => move({ type: 'bid', clues })}
          />
          {seen.names?.bid ? (
            <Button label={words.doing.leave} onPress={() => move({ type: 'leave' })} testID="leave" />
          ) : null}
        </View>
      ) : null}
      {deeds?.main ? (
        <Main label={deeds.main.label} onPress={() => move(deeds.main!.move)} testID={deeds.main.id} />
      ) : null}
      {deeds && deeds.big.length > 0 ? (
        <View style={[styles.row, leftHanded ? styles.mirrored : null]}>
          {deeds.big.map(({ id, label, kind, move: what }) => (
            <Big key={id} label={label} kind={kind} onPress={() => move(what)} testID={id} />
          ))}
        </View>
      ) : null}
      <View style={styles.small}>
        {undo ? (
          <Button kind="bare" icon="undo" label={words.doing.takeBack} onPress={undo} testID="take-back" />
        ) : null}
        {deeds?.small.map(({ id, label, move: what }) => (
          <Button key={id} kind="bare" label={label} onPress={() => move(what)} testID={id} />
        ))}
      </View>
    </>
  );
  if (wide)
    return (
      <View style={[styles.wide, leftHanded ? styles.mirrored : null]}>
        <View style={styles.half}>
          {head}
          {stage}
        </View>
        <View style={[styles.side, { width: column }]}>
          {header}
          {controls}
        </View>
      </View>
    );
  return (
    <View style={styles.tall}>
      {head}
      {stage}
      <View style={[styles.controls, { width: column }]}>{controls}</View>
    </View>
  );
}

const MOST_BID = 5;
/** A tablet on end. */
const ROOMY = 1000;
/** Below this the ring stands beside the card, and the sentence waits. */
const TIGHT = 600;
/** A phone on its side. */
const LOW = 500;
const SMALL_RING = 84;
const SMALL_OBELISK = 118;
const SMALL_CLIMB = 200;

const titleOf = ({ seen, words }: PlayingProps): string =>
  seen.phase === 'list'
    ? words.options.list
    : seen.names
      ? seen.names.title
      : seen.riddle
        ? words.head.riddle(seen.riddle.title)
        : '';

const styles = StyleSheet.create({
  tall: { flex: 1, alignItems: 'center', gap: SPACE.s },
  wide: { flex: 1, flexDirection: 'row', gap: SPACE.l },
  half: { flex: 1, gap: SPACE.s },
  side: { gap: SPACE.s, justifyContent: 'center' },
  mirrored: { flexDirection: 'row-reverse' },
  stage: { flex: 1, alignSelf: 'stretch', flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: SPACE.l },
  above: { zIndex: 1 },
  together: { flexDirection: 'row', gap: SPACE.s },
  smallCard: { flex: 1, zIndex: 1 },
  card: { alignSelf: 'center', width: '100%', maxWidth: 460 },
  controls: { gap: SPACE.s },
  bids: { gap: SPACE.s },
  row: { flexDirection: 'row', gap: SPACE.m },
  small: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
});
