import { useMemo } from 'react';
import { pytagora, type Digit, type Move, type Opening } from '../../rules';
import { useUntilChange, type Talk } from '../../../../shell/frame';
import { useStable } from '../../../../ui';
import type { ChildrenWords } from '../../i18n/children.fr';
import type { SquareProps } from '../props';
import { leadUpTo, nudgeFor } from './counting';
import { fitsFor, taskOf, type Task } from './square';
import { useChildrenTalk } from './useChildrenTalk';

/** A piece of the hand, and where it may be laid now. */
interface Fitting {
  readonly at: number;
  readonly digit: Digit;
  readonly fits: readonly Opening[];
}

/** A turn at the squares, as a finger plays it. */
export interface Square {
  readonly hand: readonly Digit[];
  /** What the seat on the screen is to do; `wait` when it is not its turn. */
  readonly task: Task;
  /** The same, whoever may act. */
  readonly next: Task;
  /** A digit may be tried now. */
  readonly laying: boolean;
  readonly talk: Talk<Move>;
  /** What was drawn and fits: a place is all that is left to choose. */
  readonly drawn: Fitting | null;
  /** What a touched place gets: the piece that was chosen, or what was drawn. */
  readonly chosen: Fitting | null;
  fits(digit: Digit): readonly Opening[];
  readonly tapPiece: (at: number) => void;
  readonly tapPlace: (end: number) => void;
  readonly draw: () => void;
  /** Whether the piece was laid there. */
  lay(at: number, end: number): boolean;
  unchoose(): void;
}

export function useSquare(
  { view, canAct, act, hint, news: { change } }: SquareProps,
  words: ChildrenWords,
): Square {
  const talk = useChildrenTalk(act, change, words, hint);
  const [choice, setChoice] = useUntilChange<number>(change);
  const options = useMemo(() => pytagora.options(view), [view]);
  const hand = useMemo(() => view.hand ?? [], [view.hand]);
  const next = taskOf(view, options);
  const task = canAct ? next : 'wait';
  const laying = canAct && (view.phase === 'turn' || view.phase === 'drawn');
  const fits = (digit: Digit) => fitsFor(view, options, digit);
  const fittingAt = (at: number | null): Fitting | null => {
    const digit = at === null ? undefined : hand[at];
    return at === null || digit === undefined ? null : { at, digit, fits: fits(digit) };
  };
  const drawn = task === 'lay-drawn' ? fittingAt(view.drawn) : null;
  const chosen = choice !== null && canAct ? fittingAt(choice) : drawn;

  /** What does not fit is said, and how to count on; after a draw the rules' own reason is the better one. */
  const whyNot = (digit: Digit, end?: number): string | null => {
    const [one, other] = view.openings;
    const there = view.openings.find((opening) => opening.end === end) ?? (other ? undefined : one);
    if (view.phase !== 'turn' || fits(digit).some((opening) => opening === there)) return null;
    if (!there) return words.refused['wrong-digit-two'](Number(digit));
    return `${words.refused['wrong-digit'](Number(digit))} ${nudgeFor(leadUpTo(view, there), words)}`;
  };
  const lay = (at: number, end: number): boolean => {
    setChoice(null);
    const digit = hand[at];
    if (digit === undefined) return false;
    return talk.attempt({ type: 'place', digit, end }, { piece: at, instead: whyNot(digit, end) });
  };
  const tapPiece = useStable((at: number) => {
    const piece = fittingAt(at);
    if (!canAct || !piece) return;
    if (!laying) return talk.say(words.square.notYet);
    const [one, other] = piece.fits;
    if (one && other) {
      talk.hush();
      return setChoice(choice === at ? null : at);
    }
    if (one) return void lay(at, one.end);
    setChoice(null);
    const { digit } = piece;
    const [here] = view.openings;
    talk.attempt({ type: 'place', digit, end: here?.end ?? 0 }, { piece: at, instead: whyNot(digit) });
  });
  const tapPlace = useStable((end: number) => {
    if (!canAct) return;
    if (!laying) return talk.say(words.square.notYet);
    if (chosen) return void lay(chosen.at, end);
    talk.say(words.square.askPiece);
  });
  const draw = useStable(() => {
    if (!canAct) return;
    if (task === 'finish' || task === 'keep-drawn') return talk.say(words.square.notYet);
    talk.attempt({ type: task === 'pass' ? 'pass' : 'draw' });
  });
  const unchoose = () => setChoice(null);
  return { hand, task, next, laying, talk, drawn, chosen, fits, tapPiece, tapPlace, draw, lay, unchoose };
}
