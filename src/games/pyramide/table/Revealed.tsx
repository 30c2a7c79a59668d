import { StyleSheet, View } from 'react-native';
import type { Player, Seat } from '../../../engine';
import type { Shape } from '../../../shell/frame';
import { RADIUS, SPACE, Txt } from '../../../ui';
import type { PyramideWords } from '../i18n';
import { APP, type View as SeenView } from '../rules';
import { answersSaid } from './appSays';
import { Arriving } from './Arriving';
import { ANSWER } from './beats';
import { INK, INK_DIM, PAPER } from './colours';
import { together } from './headText';
import { Large } from './Large';
import { isLarge } from './playing';
import { nameOf, sideName } from './seating';
import { Sentence } from './Sentence';
import { Steps } from './Steps';
import { sizeForText } from './typeSize';

export interface RevealedProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly shape: Shape;
  /** Whose time ran out: nobody is there to say that it was too late. */
  readonly silent?: Seat | null;
}

/** The riddle is over: its sentence whole, the answer in large letters, and the steps that it brought. */
export function Revealed({ view, seats, words, shape, silent = null }: RevealedProps) {
  const riddle = view.riddle!;
  const { wide, low, tight, width, height } = shape;
  const large = isLarge(shape);
  const column = wide ? width / 2 : width;
  const lowest = !wide && height < LOWEST;
  const steps = wide ? height * (low ? 0.6 : 0.55) : height * (lowest ? 0.14 : tight ? 0.28 : 0.32);
  return (
    <View style={[styles.revealed, wide ? styles.beside : null]}>
      <View style={[styles.told, { width: column - (wide ? SPACE.l : 0) }]}>
        {lowest ? null : (
          <Sentence
            riddle={riddle}
            words={words}
            open
            size={shape.text * (low || tight ? 13 : large ? 26 : 17)}
          />
        )}
        <Answer
          view={view}
          seats={seats}
          words={words}
          silent={silent}
          width={column}
          large={large}
          low={low || tight}
        />
        <Brought view={view} seats={seats} words={words} />
      </View>
      <Steps
        view={view}
        seats={seats}
        words={words}
        width={Math.min(column - SPACE.l, height * 1.1)}
        height={steps}
      />
    </View>
  );
}

/** So low as a page above a keyboard: the sentence was read a moment ago, and leaves its room to what it brought. */
const LOWEST = 430;

/** Of its column: popping, it is larger than it is, and its edges are to be seen then, too. */
const PAPER_WIDTH = 0.88;

interface AnswerProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly silent: Seat | null;
  readonly width: number;
  readonly large: boolean;
  readonly low: boolean;
}

/** On paper: who found it, and what it was. */
function Answer({ view, seats, words, silent, width, large, low }: AnswerProps) {
  const { answer } = view.riddle!;
  const said = answersSaid(view, seats, words);
  const who = whoFound(view, seats, words, silent, said.length > 0);
  const room = { width: width * PAPER_WIDTH - 2 * SPACE.l, height: large ? 170 : low ? 56 : 128, least: 22 };
  return (
    <Arriving place={ANSWER} style={styles.pops}>
      <View style={[styles.paper, low ? styles.low : null]} testID="answer">
        {said.map((text) => (
          <Txt key={text} align="center" colour={INK_DIM} size={low ? 'small' : 'body'} testID="app-said">
            {text}
          </Txt>
        ))}
        {who ? (
          <Txt align="center" colour={INK_DIM} size={low ? 'small' : 'body'}>
            {who}
          </Txt>
        ) : null}
        <Large
          colour={INK}
          fixed
          size={sizeForText(answer ?? '', { ...room, most: large ? 84 : low ? 30 : 48 })}
        >
          {answer}
        </Large>
      </View>
    </Arriving>
  );
}

/** Of whoever answered aloud it has been said; of a person who was not asked, nothing is. */
function whoFound(
  { riddle, typed }: SeenView,
  seats: readonly Player[],
  { stage }: PyramideWords,
  silent: Seat | null,
  said: boolean,
): string | null {
  const { by } = riddle!.enigma;
  if (by !== null) return typed && by === APP ? null : stage.hasFound(nameOf(seats, by));
  if (silent !== null) return stage.tooLate(nameOf(seats, silent));
  return said ? stage.itWas : stage.nobodyFound;
}

/** What the points come from, so that whoever counts along comes to the same. */
function Brought({ view, seats, words }: Omit<RevealedProps, 'shape'>) {
  const riddle = view.riddle!;
  const found = riddle.words.filter(({ fate }) => fate === 'found').length;
  const reasons = [
    words.scored.words(found),
    riddle.enigma.result === 'right' ? words.scored.enigma : words.scored.enigmaMissed,
    ...(riddle.bonus > 0 ? [words.scored.bonus(riddle.bonus)] : []),
  ];
  const gains = riddle.points.flatMap((points, side) =>
    points > 0 ? [together(words.scoredBy(sideName(view, seats, side, words), points))] : [],
  );
  return (
    <View testID="brought">
      <Txt align="center" size="small" dim>
        {reasons.join(' · ')}
      </Txt>
      <Txt strong align="center">
        {gains.length > 0 ? gains.join(' · ') : words.stage.noPoints}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  revealed: {
    flex: 1,
    alignSelf: 'stretch',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    gap: SPACE.s,
  },
  beside: { flexDirection: 'row' },
  told: { gap: SPACE.m, justifyContent: 'center' },
  pops: { alignSelf: 'center', width: `${PAPER_WIDTH * 100}%` },
  paper: {
    backgroundColor: PAPER,
    borderRadius: RADIUS.l,
    paddingVertical: SPACE.l,
    paddingHorizontal: SPACE.m,
    gap: SPACE.xs,
    boxShadow: '0 6px 14px rgba(4, 18, 40, 0.35)',
  },
  low: { paddingVertical: SPACE.s, gap: 0 },
});
