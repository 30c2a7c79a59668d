import { useMemo, useState } from 'react';
import { isDigit } from '../../rules';
import { toldOf, useShape } from '../../../../shell/frame';
import { onKeys } from '../../../../ui';
import type { SquareProps } from '../props';
import { Bag } from './Bag';
import { ChildrenLayout } from './ChildrenLayout';
import { useDragging } from './drag';
import type { HandMark } from './Hand';
import { holdingsOf } from './holdings';
import { layOut, layOutSquares } from './layout';
import { kindLine } from './statusLine';
import { arrivalOf, moodOf, squareLine, targetsFor } from './square';
import { squareActions } from './squareActions';
import { SquareField } from './SquareField';
import { childrenWords, ownerOf, tellSquare } from './tell';
import { useSquare } from './useSquare';

/** Up and down, Even and odd, Both ways: the path of the squares, a hand of big digits, a bag, and sheep that look on. */
export function SquareTable(props: SquareProps) {
  const { view, seats, language, help, canAct, undo, hint, waiting } = props;
  const { fresh, change, since } = props.news;
  const words = childrenWords(language);
  const { kind } = view.config;
  const shape = useShape(props.room.width, props.room.height);
  const room = useMemo(
    () => layOut(shape, seats.length, (most) => layOutSquares(kind, most)),
    [shape, seats.length, kind],
  );
  const squares = useMemo(() => layOutSquares(kind, room.field), [kind, room]);
  const targets = useMemo(() => targetsFor(view, squares), [view, squares]);
  const square = useSquare(props, words);
  const { hand, task, laying, talk, drawn, chosen, tapPiece } = square;
  const held = useMemo(() => holdingsOf(hand, view.drawn), [hand, view.drawn]);

  /** The change whose piece a finger brought itself: it need not fly. */
  const [brought, setBrought] = useState<number | null>(null);
  const dragging = useDragging({
    hand,
    targets,
    enabled: laying,
    onLift: () => {
      talk.hush();
      square.unchoose();
    },
    onDrop: (at, end) => {
      const accepted = square.lay(at, end);
      if (accepted) setBrought(change + 1);
      return accepted;
    },
  });
  const from = brought === change ? 'finger' : shape.wide ? 'beside' : 'below';
  const arrival = useMemo(() => arrivalOf(fresh, view, squares, from), [fresh, view, squares, from]);
  // One element until something of its own changes: the field stands still while a piece is carried.
  const bag = useMemo(
    () => (
      <Bag
        count={view.bagSize}
        size={squares.bag.size}
        label={words.bag(view.bagSize)}
        due={task === 'draw'}
        onPress={square.draw}
      />
    ),
    [view.bagSize, squares.bag.size, words, task, square.draw],
  );

  const markOf = (at: number): HandMark => {
    const digit = hand[at]!;
    if (at === dragging.carried.held?.at) return 'away';
    if (at === chosen?.at && at !== drawn?.at) return 'draft';
    if (at === talk.said?.piece) return 'wrong';
    if (canAct && view.drawn !== null && at !== view.drawn) return 'dim';
    if (hint?.pieces?.includes(digit)) return 'lit';
    return help && laying && square.fits(digit).length > 0 ? 'lit' : null;
  };
  const undecided = chosen && chosen.fits.length > 1 ? chosen.digit : null;
  const tell = (event: (typeof since)[number]) => tellSquare(event, seats, language);

  return (
    <ChildrenLayout
      shape={shape}
      room={room}
      words={words}
      header={props.room.header}
      dragging={dragging}
      keys={onKeys((key) => {
        const piece = isDigit(key) ? held.find(({ digit }) => digit === key) : undefined;
        if (piece) tapPiece(piece.at);
        return piece !== undefined;
      })}
      field={
        <SquareField
          view={view}
          room={squares}
          words={words}
          help={help}
          awake={task === 'lay' || task === 'lay-drawn'}
          mood={moodOf(fresh, talk.said, view.phase === 'over')}
          beat={`${change}/${talk.refusals}`}
          arrival={arrival}
          measured={dragging.fieldRef}
          onPlace={square.tapPlace}
          bag={bag}
        />
      }
      line={kindLine({
        said: talk.said,
        waiting,
        hint,
        happened: canAct && view.phase === 'turn' ? toldOf(since, tell) : '',
        todo: { text: squareLine({ view, task: square.next, seats, words, help, undecided, fresh }) },
      })}
      hand={
        view.hand === null
          ? null
          : { held, label: words.hand(ownerOf(view.eyes, seats)), markOf, onTap: tapPiece }
      }
      actions={squareActions(square, words, undo)}
    />
  );
}
