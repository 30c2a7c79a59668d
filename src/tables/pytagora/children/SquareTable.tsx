import { useCallback, useMemo, useState } from 'react';
import { View } from 'react-native';
import { useAnimatedRef } from 'react-native-reanimated';
import { isDigit, type Digit, type SquareEvent, type SquareView } from '../../../engine/pytagora';
import type { TableProps } from '../../../shell';
import { onKeys, useTheme } from '../../../ui';
import { Actions } from './Actions';
import { Bag } from './Bag';
import { useDrag } from './drag';
import { Hand } from './Hand';
import { holdingsOf } from './holdings';
import { InTheAir } from './InTheAir';
import { fitHand, layOut, layOutSquares } from './layout';
import { useSpeech } from './said';
import { Spread } from './Spread';
import { arrivalOf, moodOf, openingsOf, squareLine, targetsFor, taskOf } from './square';
import { squareDeeds } from './squareDeeds';
import { SquareField } from './SquareField';
import { StatusLine } from './StatusLine';
import { childrenWords, tellSquare, told } from './tell';

/** Up and down, Even and odd, Both ways: the path of the squares, a hand of big digits, a bag, and sheep that look on. */
export function SquareTable(props: TableProps) {
  const { seats, language, help, canAct, act, undo, fresh, change, since, hint, waiting, width, height } =
    props;
  const view: SquareView = props.view;
  const words = childrenWords(language);
  const { leftHanded } = useTheme();
  const { kind } = view.config;
  const [lifted, setLifted] = useState<{ readonly at: number; readonly digit: Digit } | null>(null);
  const [inAir, setInAir] = useState(false);
  const [choice, setChoice] = useState<{ readonly change: number; readonly at: number } | null>(null);
  /** The change whose piece a finger brought itself: it need not fly. */
  const [carried, setCarried] = useState<number | null>(null);
  const speech = useSpeech(act, change, words);
  const { attempt, say, hush } = speech;

  const task = canAct ? taskOf(view) : 'wait';
  const hand = useMemo(() => view.hand ?? [], [view.hand]);
  const held = useMemo(() => holdingsOf(hand, view.phase === 'drawn'), [hand, view.phase]);
  const openings = useMemo(() => openingsOf(view), [view]);
  // What was drawn and fits is what is held: a place is all that is left to choose.
  const drawn = task === 'lay-drawn' ? hand.length - 1 : null;
  const chosen = choice?.change === change && canAct ? choice.at : drawn;
  const chosenDigit = chosen === null ? null : (hand[chosen] ?? null);
  const undecided = openings.filter(({ needs }) => needs === chosenDigit).length > 1;
  const laying = canAct && (view.phase === 'turn' || view.phase === 'drawn');

  const room = useMemo(
    () => layOut(width, height, seats.length, (most) => layOutSquares(kind, most)),
    [width, height, seats.length, kind],
  );
  const squares = useMemo(
    () => layOutSquares(kind, { width: room.field.width, height: room.field.height }),
    [kind, room],
  );
  const targets = useMemo(() => targetsFor(view, squares), [view, squares]);

  const lay = useCallback(
    (at: number, end: number): boolean => {
      setChoice(null);
      const digit = hand[at];
      if (digit === undefined) return false;
      return attempt({ type: 'place', digit, end }, at);
    },
    [hand, attempt],
  );
  const tapPiece = useCallback(
    (at: number) => {
      const digit = hand[at];
      if (!canAct || digit === undefined) return;
      if (!laying) return say(words.square.notYet);
      const fitting = openings.filter(({ needs }) => needs === digit);
      const [one, other] = fitting;
      if (one && other) {
        hush();
        return setChoice((before) => (before?.change === change && before.at === at ? null : { change, at }));
      }
      setChoice(null);
      if (one) return void attempt({ type: 'place', digit, end: one.end }, at);
      const [here, there] = openings;
      const both = here && there && here.needs !== there.needs && view.phase === 'turn';
      const instead = both ? words.refused['wrong-digit-two'](Number(digit), here.needs, there.needs) : null;
      attempt({ type: 'place', digit, end: here?.end ?? 0 }, at, instead);
    },
    [hand, canAct, laying, openings, attempt, say, hush, change, view.phase, words],
  );
  const tapPlace = useCallback(
    (end: number) => {
      if (!canAct) return;
      if (!laying) return say(words.square.notYet);
      if (chosen !== null) return void lay(chosen, end);
      say(words.square.askPiece);
    },
    [canAct, laying, chosen, lay, say, words],
  );
  const draw = useCallback(() => {
    if (!canAct) return;
    if (task === 'finish' || task === 'keep-drawn') return say(words.square.notYet);
    attempt({ type: task === 'pass' ? 'pass' : 'draw' });
  }, [canAct, task, attempt, say, words]);

  const onLift = useCallback(
    (at: number) => {
      hush();
      setChoice(null);
      const digit = hand[at];
      if (digit !== undefined) setLifted({ at, digit });
      setInAir(true);
    },
    [hand, hush],
  );
  const onDrop = useCallback(
    (at: number, end: number) => {
      const accepted = lay(at, end);
      if (accepted) setCarried(change + 1);
      setInAir(false);
      return accepted;
    },
    [lay, change],
  );
  const onHome = useCallback(() => setInAir(false), []);
  const rootRef = useAnimatedRef<View>();
  const fieldRef = useAnimatedRef<View>();
  const drag = useDrag({ rootRef, fieldRef, targets, enabled: laying, onLift, onDrop, onHome });

  const over = view.phase === 'over';
  const mood = moodOf(fresh, speech.refused, over);
  const arrival = useMemo(
    () => arrivalOf(fresh as readonly SquareEvent[], view, squares, room.wide, carried === change),
    [fresh, view, squares, room.wide, carried, change],
  );
  // One element until something of its own changes: the field stands still while a piece is carried.
  const bag = useMemo(
    () => (
      <Bag
        count={view.bagSize}
        size={squares.bag.size}
        label={words.bag(view.bagSize)}
        due={task === 'draw'}
        onPress={draw}
      />
    ),
    [view.bagSize, squares.bag.size, words, task, draw],
  );
  const deeds = squareDeeds({ view, task, openings, words, undo, attempt, draw, say });
  const keys = onKeys((key) => {
    const piece = isDigit(key) ? held.find(({ digit }) => digit === key) : undefined;
    if (piece) tapPiece(piece.at);
    return piece !== undefined;
  });
  const owner = typeof view.eyes === 'number' ? (seats[view.eyes]?.name ?? '') : '';
  const markOf = (at: number) => {
    if (inAir && at === lifted?.at) return 'away' as const;
    if (at === chosen && at !== drawn) return 'draft' as const;
    if (at === speech.at) return 'wrong' as const;
    if (view.phase === 'drawn' && canAct && at !== hand.length - 1) return 'dim' as const;
    if (hint?.pieces?.includes(hand[at] ?? '')) return 'lit' as const;
    return help && laying && openings.some(({ needs }) => needs === hand[at]) ? ('lit' as const) : null;
  };

  return (
    <Spread
      rootRef={rootRef}
      room={room}
      mirrored={leftHanded}
      header={props.header}
      keys={keys}
      field={
        <SquareField
          view={view}
          room={squares}
          words={words}
          help={help}
          awake={laying && task !== 'draw' && task !== 'pass' && task !== 'keep-drawn'}
          mood={mood}
          beat={`${change}/${speech.refusals}`}
          arrival={arrival}
          measured={fieldRef}
          onPlace={tapPlace}
          bag={bag}
        />
      }
      line={
        <StatusLine
          text={
            speech.text ??
            hint?.text ??
            waiting ??
            squareLine({ view, seats, words, help, chosen: undecided ? chosenDigit : null, fresh })
          }
          before={
            waiting === null && canAct && view.phase === 'turn' && speech.text === null
              ? told(since, seats, language, tellSquare)
              : ''
          }
          beforeLines={room.told}
          puzzled={speech.refused && speech.text !== null}
        />
      }
      hand={
        view.hand === null ? null : (
          <Hand
            held={held}
            label={words.hand(owner)}
            words={words}
            width={room.side}
            height={room.hand}
            drag={drag}
            markOf={markOf}
            onTap={tapPiece}
          />
        )
      }
      actions={<Actions {...(canAct ? deeds : { main: null, other: null })} />}
      air={
        <InTheAir
          digit={lifted?.digit ?? null}
          size={fitHand(Math.max(10, hand.length), room.side, room.hand).size}
          drag={drag}
        />
      }
    />
  );
}
