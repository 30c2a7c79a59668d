import { useCallback, useMemo } from 'react';
import { isDigit } from '../../rules';
import { useBeats, usePlacesOn, type Place } from '../../../../shell/beats';
import { toldOf, useShape, useStandingHint } from '../../../../shell/frame';
import { onKeys, SPACE } from '../../../../ui';
import type { TablesProps } from '../props';
import { BUTTONS, NO_ACTIONS } from './Actions';
import { askedAt } from './beats';
import { ChildrenLayout } from './ChildrenLayout';
import { useDragging } from './drag';
import type { HandMark } from './Hand';
import { holdingsOf } from './holdings';
import { layOut } from './layout';
import { moodOf } from './square';
import { isEmpty, layOutQuestion, pieceAt, tablesLine, targetsIn } from './tables';
import { tablesActions } from './tablesActions';
import { TablesField } from './TablesField';
import { layOutTables } from './tablesRoom';
import { childrenWords, ownerOf, tellTables } from './tell';
import { useKindLine } from './useKindLine';
import { useTables } from './useTables';
import { useTouched } from '../useTouched';

/** Multiplication tables: the round's question in big pieces, and the digits of the answer laid one by one. */
export function TablesTable(props: TablesProps) {
  const { view, seats, language, help, canAct, undo } = props;
  const { fresh, change, since } = props.news;
  const words = childrenWords(language);
  const tables = useTables(props, words);
  const { hand, options, answering, draft, digits, places, talk, tapPiece } = tables;
  const hint = useStandingHint(props.hint, draft);
  const held = useMemo(() => holdingsOf(hand, null), [hand]);
  const open = view.phase === 'answer';
  const empty = isEmpty(draft);

  const shape = useShape(props.room.width, props.room.height);
  const room = useMemo(
    () => layOut(shape, { seats: seats.length, buttons: BUTTONS }, (most) => layOutTables(most)),
    [shape, seats.length],
  );
  const earlier = view.earlier.length;
  const { pieces } = shape;
  const field = useMemo(() => layOutTables(room.field, earlier, pieces), [room, earlier, pieces]);
  const groups = 1 + (view.current?.answered.length ?? 0) + (open ? 1 : 0);
  const question = useMemo(
    () => layOutQuestion(groups, { width: field.width, height: field.question }),
    [groups, field],
  );
  const targets = useMemo(
    () => (answering ? targetsIn(question, places, field.head + SPACE.s) : []),
    [answering, question, places, field.head],
  );
  const slots = useMemo(
    () => (open ? draft.slice(0, places).map((at) => (at === null ? null : (hand[at] ?? null))) : null),
    [open, draft, places, hand],
  );
  const dragging = useDragging({
    hand,
    targets,
    enabled: answering,
    onLift: talk.hush,
    onDrop: (at, slot) => {
      tables.putInto(slot, at);
      return true;
    },
  });

  const lying = useMemo(() => draft.flatMap((at, slot) => (at === null ? [] : [`${slot} ${at}`])), [draft]);
  useTouched(lying, dragging.carried.held !== null);

  const beats = useBeats();
  const top = field.head + SPACE.s;
  const find = useCallback(
    (place: Place) => {
      const at = askedAt(place);
      const piece = at && pieceAt(question, at.group, at.nth);
      return piece && { ...piece, y: piece.y + top };
    },
    [question, top],
  );
  usePlacesOn(dragging.fieldRef, find);

  const typeKey = (key: string): boolean => {
    if (key === 'Backspace') {
      const last = [...draft].reverse().find((at) => at !== null) ?? null;
      if (last !== null) tables.takeBack(last);
      return last !== null;
    }
    const piece = isDigit(key)
      ? held.find(({ digit, at }) => digit === key && !draft.includes(at))
      : undefined;
    if (piece) tapPiece(piece.at);
    return piece !== undefined;
  };
  const markOf = (at: number): HandMark => {
    if (draft.includes(at) || dragging.carried.held?.at === at) return 'away';
    return hint?.pieces?.includes(hand[at] ?? '') ? 'lit' : null;
  };
  const tell = (event: (typeof since)[number]) => tellTables(event, seats, language);
  const { line, speak } = useKindLine(
    {
      said: talk.said,
      waiting: props.timing.waiting,
      hint,
      happened: answering && empty ? toldOf(since, tell) : '',
      todo: { text: tablesLine({ view, options, seats, words, help, draft }) },
    },
    words,
  );

  return (
    <ChildrenLayout
      shape={shape}
      room={room}
      words={words}
      header={props.room.header}
      dragging={dragging}
      beats={beats}
      keys={onKeys(typeKey)}
      field={
        <TablesField
          view={view}
          seats={seats}
          words={words}
          room={field}
          question={question}
          slots={slots}
          refused={talk.said?.refused === true}
          awake={answering}
          beats={beats}
          sheep={{
            mood: moodOf(fresh, talk.said, view.phase === 'over'),
            beat: `${change}/${talk.refusals}`,
            onListen: speak,
          }}
          measured={dragging.fieldRef}
          onSlot={tables.tapSlot}
        />
      }
      line={line}
      idleBag
      bag={{ count: view.bagSize, due: false, onPress: speak }}
      hand={
        view.hand === null
          ? null
          : { held, label: words.hand(ownerOf(view.eyes, seats)), markOf, onTap: tapPiece }
      }
      buttons={{
        actions: canAct
          ? tablesActions({ options, digits, attempt: talk.attempt }, words)
          : { ...NO_ACTIONS, button: props.room.button },
        undo: view.phase === 'answered' ? undo : null,
      }}
    />
  );
}
