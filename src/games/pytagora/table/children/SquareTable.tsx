import { useCallback, useMemo, useRef } from 'react';
import { isDigit, type Opening } from '../../rules';
import { useApp } from '../../../../shell';
import { useBeats, usePlacesOn, type Place } from '../../../../shell/beats';
import { asUsual, coloursOf, toldOf, useMarks, useShape } from '../../../../shell/frame';
import { onKeys, useStable } from '../../../../ui';
import { seenAt } from '../../../../ui/near';
import { faceColour } from '../../../../ui/tokens';
import { useNear } from '../../../../ui/useNear';
import type { SquareProps } from '../props';
import { FINGER, spotOf } from './beats';
import { ChildrenLayout } from './ChildrenLayout';
import { useDragging } from './drag';
import type { HandMark } from './Hand';
import { holdingsOf } from './holdings';
import { layOut } from './layout';
import { leadUpTo, questionFor } from './counting';
import { askedIn, moodOf, placedIn, squareLine, targetsFor } from './square';
import { SquareField } from './SquareField';
import { cornerOf, layOutLargeSquares, layOutSquares, lookAt, seenWhole } from './squaresRoom';
import { childrenWords, ownerOf, tellSquare } from './tell';
import { useKindLine } from './useKindLine';
import { useSquare } from './useSquare';

const NOWHERE = { x: 0, y: 0 };

/** Up and down, Even and odd, Both ways: the path of the squares, a hand of big digits, a bag, and sheep that look on. */
export function SquareTable(props: SquareProps) {
  const { view, seats, language, help, canAct, undo, hint } = props;
  const { fresh, change, since } = props.news;
  const words = childrenWords(language);
  const { kind } = view.config;
  const shape = useShape(props.room.width, props.room.height);
  const whole = shape.boardOnly;
  const large = shape.pieces > 1 && !whole;
  const [room, squares] = useMemo(() => {
    const around = { seats: seats.length, buttons: 0, two: kind === 'even-odd' };
    const laid = layOut(shape, around, (most) => layOutSquares(kind, most, whole));
    if (!large) return [laid, layOutSquares(kind, laid.field, whole)];
    const usual = layOut(asUsual(shape), around, (most) => layOutSquares(kind, most));
    return [laid, layOutLargeSquares(kind, usual.field, laid.field, shape.pieces)];
  }, [shape, seats.length, kind, whole, large]);
  // A finger that can push them along looks at what it likes, at the end too.
  const closed = view.phase === 'over' && !large;
  const look = useMemo(
    () => (closed ? seenWhole(squares) : { ...lookAt(squares, kind, view.openings[0]), scale: 1 }),
    [closed, squares, kind, view.openings],
  );
  const play = useMemo(
    () => [{ x: -look.x, y: -look.y, width: squares.width, height: squares.height }],
    [look, squares],
  );
  const near = useNear({ world: squares.world, window: squares, play });
  const pushed = large && squares.partly ? near : null;
  // Where a finger may have pushed them, places are those of the squares, and the camera says where they are seen.
  const targets = useMemo(
    () => targetsFor(view, squares, pushed ? NOWHERE : look),
    [view, squares, pushed, look],
  );
  const square = useSquare(props, words);
  const { hand, task, laying, talk, drawn, chosen, tapPiece } = square;
  const held = useMemo(() => holdingsOf(hand, view.drawn), [hand, view.drawn]);

  const beats = useBeats();
  /** Where a finger has let a piece go: it need not fly. */
  const dropped = useRef<Opening | null>(null);
  const dragging = useDragging({
    hand,
    targets,
    camera: pushed?.camera ?? null,
    enabled: laying,
    onLift: () => {
      talk.hush();
      dropped.current = null;
      square.unchoose();
    },
    onDrop: (at, end) => {
      dropped.current = view.openings.find((opening) => opening.end === end) ?? null;
      return square.lay(at, end);
    },
  });
  const find = useCallback(
    (place: Place) => {
      const cell = place === FINGER ? dropped.current : spotOf(place);
      if (!cell) return null;
      const size = { width: squares.cell, height: squares.cell };
      return seenAt(pushed ? pushed.resting() : look, { ...cornerOf(view, squares, NOWHERE, cell), ...size });
    },
    [view, squares, pushed, look],
  );
  usePlacesOn(dragging.fieldRef, find);
  const { lastMoves } = useMarks(since, placedIn, hint, talk.said);
  const rings = useMemo(
    () => coloursOf(lastMoves, (seat) => faceColour(seats[seat]?.face ?? 0)),
    [lastMoves, seats],
  );
  const asked = useMemo(() => (whole ? [] : askedIn(view, help)), [whole, view, help]);

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
  const { line, urgent, speak } = useKindLine(
    {
      said: talk.said,
      waiting: props.timing.waiting,
      hint,
      happened: canAct && view.phase === 'turn' ? toldOf(since, tell) : '',
      todo: { text: squareLine({ view, task: square.next, seats, words, help, undecided, fresh }) },
    },
    words,
  );
  const { speech } = useApp();
  const listen = useStable((nth: number) => {
    const opening = asked.length > 1 ? view.openings.find((open) => open.square === nth) : undefined;
    if (task !== 'lay' || !opening || urgent) return speak();
    const flock = words.square.flocks[nth] ?? '';
    speech.say(words.square.askFlock(flock, questionFor(flock, leadUpTo(view, opening), words)), language);
  });

  return (
    <ChildrenLayout
      shape={shape}
      room={room}
      words={words}
      header={props.room.header}
      dragging={dragging}
      beats={beats}
      keys={onKeys((key) => {
        const piece = isDigit(key) ? held.find(({ digit }) => digit === key) : undefined;
        if (piece) tapPiece(piece.at);
        return piece !== undefined;
      })}
      field={
        <SquareField
          view={view}
          room={squares}
          look={look}
          near={pushed}
          words={words}
          help={help}
          awake={task === 'lay' || task === 'lay-drawn'}
          sheep={{
            mood: moodOf(fresh, talk.said, view.phase === 'over'),
            beat: `${change}/${talk.refusals}`,
            onListen: listen,
          }}
          beats={beats}
          rings={rings}
          asked={asked}
          measured={dragging.fieldRef}
          onPlace={square.tapPlace}
        />
      }
      line={line}
      bag={{ count: view.bagSize, due: task === 'draw', onPress: square.draw }}
      hand={
        view.hand === null
          ? null
          : { held, label: words.hand(ownerOf(view.eyes, seats)), markOf, onTap: tapPiece }
      }
      buttons={{ actions: null, undo: task === 'finish' ? undo : null }}
    />
  );
}
