import type { Player, Seat } from '../../../engine';
import { seatPlace, type Beat, type BeatOf, type Place } from '../../../shell/beats/beat';
import type { GameEvent, Side, View } from '../rules';
import { initialOf } from './seating';
import { STEPS } from './stepPlan';

/** What was read out, what came of a word or a round, the answer on its paper, the crown, the clue that the app gives. */
export const TITLE: Place = 'title';
export const OUTCOME: Place = 'outcome';
export const ANSWER: Place = 'answer';
export const CROWN: Place = 'crown';
export const CLUE: Place = 'clue';
/** A word or name in what was noted, a brick of the obelisk from below, a side's score, a seat's expressions. */
export const wordPlace = (at: number): Place => `word ${at}`;
export const brickPlace = (nth: number): Place => `brick ${nth}`;
export const sidePlace = (side: Side): Place => `side ${side}`;
/** The die of a side or a seat in a round of rolls, and whom it chose, in words. */
export const diePlace = (one: number, round: number): Place => `die ${one} ${round}`;
export const DECIDED: Place = 'decided';
export const tallyPlace = (seat: Seat): Place => `tally ${seat}`;
/** Where a side's pawn stands with so many points. */
export const stepPlace = (side: Side, points: number): Place =>
  `step ${side} ${Math.min(STEPS, Math.max(0, points))}`;
const pawnSprite = (side: Side, initial: string): string => `pawn ${side} ${initial}`;

/** Bricks fall one after the other; a pawn climbs step by step. */
const BRICK_MS = 90;
const STEP_MS = 240;
/** The answer is there before its points fly, and they have landed before the pawn sets out. */
const FLY_AFTER_MS = 450;
const FLY_MS = 1000;
const WAITS = Math.ceil((FLY_AFTER_MS + FLY_MS) / STEP_MS);
const CLIMB_AFTER_MS = WAITS * STEP_MS;
/** How long a die rolls, and how much later the next of them lies. */
const DIE_MS = 700;
const NEXT_DIE_MS = 300;
/** Whom they chose is read before anything else comes: who begins, before there is a title. */
const BEGINS_MS = 1500;
/** A wrong guess is heard before what it cost. */
const REFUSED_MS = 240;
/** How long it takes to read what the app said. */
const READ_MS = 900;

const plus = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The points of the riddle fly to the pyramid, and the pawns climb it step by step. */
function climb(view: View, seats: readonly Player[]): Pick<Beat, 'floats' | 'travels' | 'sounds'> {
  const { score, riddle, config } = view;
  const gains = (riddle?.points ?? []).flatMap((points, side) => {
    const to = score[side] ?? 0;
    return points > 0 ? [{ side, points, from: to - points, to }] : [];
  });
  const steps = ({ from, to }: { from: number; to: number }): readonly number[] =>
    Array.from({ length: Math.min(STEPS, to) - Math.min(STEPS, from) }, (_, nth) => from + nth + 1);
  return {
    floats: gains.map(({ side, points, from }) => ({
      text: plus(points),
      place: ANSWER,
      to: stepPlace(side, from),
      after: FLY_AFTER_MS,
      lasts: FLY_MS,
    })),
    travels: gains
      .filter((gain) => steps(gain).length > 0)
      .map((gain) => ({
        sprite: pawnSprite(gain.side, initialOf(seats, config, gain.side)),
        from: stepPlace(gain.side, gain.from),
        to: stepPlace(gain.side, gain.to),
        // Until the points have landed it stands where it stood.
        by: [...Array.from({ length: WAITS }, () => gain.from), ...steps(gain).slice(0, -1)].map((step) =>
          stepPlace(gain.side, step),
        ),
        lasts: STEP_MS * (WAITS + steps(gain).length),
      })),
    sounds: gains.flatMap((gain) =>
      steps(gain).map((_, nth) => ({ sound: 'pawn' as const, after: CLIMB_AFTER_MS + STEP_MS * (nth + 1) })),
    ),
  };
}

/** What a die is cast for, where a title comes after it. */
const BEGINS: readonly Ordered['why'][] = ['game', 'ping-pong', 'names'];

type Ordered = GameEvent & { readonly type: 'ordered' };

/** Round by round, who rolled what: those level at the top roll again. */
export function roundsOf({ among, rolls }: Pick<Ordered, 'among' | 'rolls'>): readonly (readonly {
  readonly one: number;
  readonly pips: number;
}[])[] {
  let left = among;
  return rolls.map((round) => {
    const rolled = left.map((one, nth) => ({ one, pips: round[nth] ?? 0 }));
    const top = Math.max(...round);
    left = rolled.filter(({ pips }) => pips === top).map(({ one }) => one);
    return rolled;
  });
}

/** The dice fall one after the other; only then it is said whom they chose. */
function rolled(event: Ordered): Beat {
  let at = 0;
  const dice = roundsOf(event).flatMap((rolls, round) => {
    const from = at + DIE_MS;
    at = from + rolls.length * NEXT_DIE_MS;
    return rolls.map(({ one }, nth) => ({ place: diePlace(one, round), after: from + nth * NEXT_DIE_MS }));
  });
  const place = event.why === 'enigma' || event.why === 'list' ? seatPlace : sidePlace;
  return {
    sound: 'dice',
    pops: [...dice, { place: DECIDED, after: at }, { place: place(event.first), after: at, stays: true }],
    reads: READ_MS,
    ...(BEGINS.includes(event.why) ? { lasts: at + BEGINS_MS } : {}),
  };
}

const scored = (side: Side, points: number, from: Place): Beat => ({
  floats: [{ text: plus(points), place: from, to: sidePlace(side) }],
  pops: [{ place: sidePlace(side), after: 700, stays: true }],
});

/** Each event of a game, as it is seen, heard and felt: a word, a riddle, a round and a game each in their own way. */
export const beat: BeatOf<View, GameEvent> = (event, { view, seats }): Beat | null => {
  switch (event.type) {
    case 'ordered':
      return rolled(event);
    case 'riddle-drawn':
    case 'theme-drawn':
    case 'list-drawn':
      return { sound: 'card', pops: [{ place: TITLE }] };
    case 'bet':
      return {
        sound: 'take',
        buzz: 'light',
        pops: Array.from({ length: event.bricks }, (_, nth) => ({
          place: brickPlace(event.left + event.bricks - 1 - nth),
          after: nth * BRICK_MS,
          stays: true as const,
        })),
        reads: READ_MS,
      };
    case 'bid':
      return { sound: 'take', buzz: 'light' };
    case 'clue':
      return event.text === null ? null : { sound: 'card', pops: [{ place: CLUE }] };
    case 'missed':
      return { sound: 'refuse', buzz: 'light', lasts: REFUSED_MS, reads: READ_MS };
    case 'found':
      return {
        sound: 'word-found',
        buzz: 'success',
        pops: [{ place: OUTCOME }, { place: wordPlace(event.at), after: 200 }],
      };
    case 'struck':
      return { sound: 'word-missed', buzz: 'medium', pops: [{ place: wordPlace(event.at), stays: true }] };
    case 'foul':
      return { sound: 'refuse', buzz: 'medium', lasts: REFUSED_MS };
    case 'points':
      // With the answer they fly to the pyramid, all of them together.
      return view.phase === 'scored' ? null : scored(event.side, event.points, OUTCOME);
    case 'expression':
      return {
        sound: 'word-found',
        buzz: 'success',
        // Over whom it is for: on its way there it would cross the words that were found.
        floats: [{ text: '+1', place: tallyPlace(event.by), after: 200 }],
        pops: [{ place: OUTCOME }, { place: tallyPlace(event.by), after: 200, stays: true }],
      };
    case 'nobody':
      return { sound: 'word-missed' };
    case 'wrong':
      return { sound: 'riddle-missed', buzz: 'medium', reads: READ_MS };
    case 'judged':
      return judged(event.by !== null, view, seats);
    case 'round-won':
      return { joy: 'round', buzz: 'success', pops: [{ place: OUTCOME }] };
    case 'list-over':
      return view.list?.stake === 'winners' && view.list.ahead.length === 1
        ? { sound: 'cheer', buzz: 'success', pops: [{ place: CROWN, after: 300 }] }
        : { sound: 'turn' };
    case 'ended':
      return { joy: 'game', buzz: 'success' };
    default:
      return null;
  }
};

/** The answer appears with its chord. After an early one the words go on, and the pyramid waits. */
function judged(right: boolean, view: View, seats: readonly Player[]): Beat {
  const { sounds = [], ...flies } = view.phase === 'scored' ? climb(view, seats) : {};
  return {
    sound: right ? 'riddle-found' : 'riddle-missed',
    buzz: right ? 'success' : 'medium',
    pops: [{ place: ANSWER, after: 150 }],
    sounds,
    ...flies,
    reads: READ_MS,
  };
}
