import { StyleSheet, View as Box } from 'react-native';
import type { Player } from '../../../engine';
import { useWords } from '../../../shell';
import { SPACE, Txt } from '../../../ui';
import { seatsOfSide, type ListStake, type View } from '../rules';
import { Arriving } from './Arriving';
import { CROWN, DECIDED, OUTCOME } from './beats';
import { Large } from './Large';
import { isLarge, type PlayingProps } from './playing';
import { nameOf, namesOf } from './seating';
import { lineFor } from './statusLine';
import { Revealed, type RevealedProps } from './Revealed';
import { Steps } from './Steps';
import { Tally } from './Tally';
import { Crown } from './Crown';

type SummedProps = Omit<RevealedProps, 'silent'> & Partial<Pick<PlayingProps, 'just'>>;

/** Something is over, and what it brought is told: a riddle, a round, a list, the game. */
export function Summed(props: SummedProps) {
  const { view, seats, words, shape, just } = props;
  const frame = useWords();
  const { width, height, low, tight, wide } = shape;
  const large = isLarge(shape);
  if (view.phase === 'scored' && view.riddle) return <Revealed {...props} silent={just?.silent ?? null} />;
  if (view.list && view.finale) return <ListDone {...props} />;
  return (
    <>
      <Arriving place={OUTCOME} style={styles.pops}>
        <Large size={low || tight ? 24 : large ? 60 : 34} heading={2} testID="outcome">
          {view.phase === 'over' ? winnersOf(view, seats, frame) : lineFor(view, seats, words, just)}
        </Large>
      </Arriving>
      <Steps
        view={view}
        seats={seats}
        words={words}
        width={Math.min(width - SPACE.l, height * 1.1)}
        height={height * (wide ? (just?.die ? 0.36 : 0.45) : 0.4)}
      />
    </>
  );
}

/** Whoever has won the game, in a word that all can read from across the table; nothing where nobody has. */
function winnersOf(
  { result, config }: View,
  seats: readonly Player[],
  frame: ReturnType<typeof useWords>,
): string {
  if (!result || result.winner === null) return '';
  return frame.result.wins(seatsOfSide(config, result.winner).map((seat) => nameOf(seats, seat)));
}

const DUELS: readonly ListStake[] = ['winners', 'losers'];

/** The list, who said what, and who is ahead: between the winners that is the maître-mots. */
function ListDone({ view, seats, words, shape, just }: SummedProps) {
  const { said, finders, stake, ahead } = view.list!;
  const frame = useWords();
  const { low, tight, wide } = shape;
  const compact = low || tight;
  const won = view.phase === 'over' ? winnersOf(view, seats, frame) : '';
  const large = isLarge(shape);
  const crowned =
    view.phase === 'over' ? (view.result?.maitreMots ?? null) : ahead.length === 1 ? ahead[0]! : null;
  const crown =
    stake === 'winners' && crowned !== null ? words.tell.maitreMots(nameOf(seats, crowned)) : null;
  // Level to the last list, the die has ranked them.
  const third =
    stake === 'losers' ? (view.result?.ranking[2]?.[0] ?? (ahead.length === 1 ? ahead[0]! : null)) : null;
  // One list decides between two; a die that does it instead says so itself.
  const level = view.phase === 'list-over' && DUELS.includes(stake) && ahead.length > 1 && !just?.die;
  return (
    <Box style={[styles.done, wide ? styles.beside : null]}>
      <Box style={[styles.crowned, wide ? styles.narrower : null]}>
        {view.phase === 'list-over' && just?.listOver?.late ? (
          <Txt strong align="center" size={large ? 'large' : 'body'} testID="late">
            {words.late.list}
          </Txt>
        ) : null}
        {won ? (
          <Large size={compact ? 26 : large ? 60 : 38} heading={2} testID="won">
            {won}
          </Large>
        ) : null}
        {crown ? (
          <>
            <Arriving place={CROWN}>
              <Crown size={compact ? 48 : large ? 140 : 88} />
            </Arriving>
            <Large size={compact ? 24 : large ? 56 : 36} heading={2} testID="crowned">
              {crown}
            </Large>
          </>
        ) : null}
        {level ? (
          <Large size={compact ? 24 : large ? 56 : 36} heading={2} testID="level">
            {words.finale.level(namesOf(seats, ahead, words))}
          </Large>
        ) : null}
        {third !== null ? (
          // A die that decides it is seen to lie first.
          <Arriving place={DECIDED}>
            <Large
              size={won ? (compact ? 17 : large ? 34 : 22) : compact ? 22 : large ? 48 : 30}
              heading={2}
              testID="third"
            >
              {words.finale.third(
                nameOf(seats, third),
                namesOf(
                  seats,
                  view.finale!.contenders.filter((seat) => seat !== third),
                  words,
                ),
              )}
            </Large>
          </Arriving>
        ) : null}
        <Tally view={view} seats={seats} words={words} compact={compact} />
      </Box>
      <Box>
        {said.map((text, nth) => {
          const finder = finders[nth] ?? null;
          return (
            <Txt
              key={nth}
              align="center"
              dim={finder === null}
              size={compact ? 'small' : large ? 24 : 'body'}
            >
              {finder === null
                ? (text ?? '—')
                : words.learning.unfolded.said(text ?? '', nameOf(seats, finder))}
            </Txt>
          );
        })}
      </Box>
    </Box>
  );
}

const styles = StyleSheet.create({
  done: { flex: 1, alignSelf: 'stretch', alignItems: 'center', justifyContent: 'space-evenly', gap: SPACE.m },
  beside: { flexDirection: 'row' },
  /** Popping, it is larger than it is. */
  pops: { paddingHorizontal: SPACE.xl },
  crowned: { alignItems: 'center', gap: SPACE.m },
  narrower: { flexShrink: 1 },
});
