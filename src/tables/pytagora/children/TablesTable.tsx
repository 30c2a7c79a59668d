import { useCallback, useMemo, useState } from 'react';
import type { View } from 'react-native';
import { useAnimatedRef } from 'react-native-reanimated';
import { isDigit, type Digit, type TablesView } from '../../../engine/pytagora';
import type { TableProps } from '../../../shell';
import { onKeys, SPACE, useTheme } from '../../../ui';
import { Actions, type ActionsProps } from './Actions';
import { useDrag } from './drag';
import { Hand } from './Hand';
import { holdingsOf } from './holdings';
import { InTheAir } from './InTheAir';
import { fitHand, layOut } from './layout';
import { useSpeech } from './said';
import { Spread } from './Spread';
import { moodOf } from './square';
import { StatusLine } from './StatusLine';
import {
  digitsIn,
  EMPTY_DRAFT,
  isEmpty,
  layOutQuestion,
  put,
  rowUnderWay,
  slotsFor,
  tablesLine,
  takeOut,
  targetsIn,
  type Draft,
} from './tables';
import { TablesField } from './TablesField';
import { layOutTables } from './tablesRoom';
import { childrenWords, tellTables, told } from './tell';

const NOWHERE: ActionsProps = { main: null, other: null };

/** Multiplication tables: the round's question in big pieces, and the digits of the answer laid one by one. */
export function TablesTable(props: TableProps) {
  const { seats, language, help, canAct, act, undo, fresh, change, since, hint, waiting, width, height } =
    props;
  const view: TablesView = props.view;
  const words = childrenWords(language);
  const { leftHanded } = useTheme();
  const [lifted, setLifted] = useState<{ readonly at: number; readonly digit: Digit } | null>(null);
  const [inAir, setInAir] = useState(false);
  const [kept, setKept] = useState<{ readonly change: number; readonly draft: Draft } | null>(null);
  const speech = useSpeech(act, change, words);
  const { attempt, say, hush } = speech;

  const row = rowUnderWay(view);
  const answering = canAct && view.phase === 'answer';
  const draft = answering && kept?.change === change ? kept.draft : EMPTY_DRAFT;
  const hand = useMemo(() => view.hand ?? [], [view.hand]);
  const held = useMemo(() => holdingsOf(hand, false), [hand]);

  const room = useMemo(
    () => layOut(width, height, seats.length, (most) => layOutTables(most)),
    [width, height, seats.length],
  );
  const earlier = Math.max(0, view.rows.length - 1 - view.returned);
  const field = useMemo(() => layOutTables(room.field, earlier), [room, earlier]);
  const open = view.phase === 'answer';
  const groups = 1 + (row?.answered.length ?? 0) + (open ? 1 : 0);
  const question = useMemo(
    () => layOutQuestion(groups, { width: field.width, height: field.question }),
    [groups, field],
  );
  const places = row ? slotsFor(row, help) : 0;
  const targets = useMemo(
    () => (answering ? targetsIn(question, places, field.head + SPACE.s) : []),
    [answering, question, places, field.head],
  );

  const setDraft = useCallback(
    (next: Draft) => {
      hush();
      setKept({ change, draft: next });
    },
    [change, hush],
  );
  const tapPiece = useCallback(
    (at: number) => {
      if (!canAct) return;
      if (!answering) return say(words.tables.notYet);
      if (draft.includes(at)) return setDraft(takeOut(draft, at));
      const free = draft.slice(0, places).indexOf(null);
      if (free < 0) return say(words.tables.full);
      setDraft(put(draft, free, at));
    },
    [canAct, answering, draft, places, setDraft, say, words],
  );
  const tapSlot = useCallback(
    (slot: number) => {
      if (!answering) return;
      const at = draft[slot];
      if (at === null || at === undefined) return say(words.tables.askPiece);
      setDraft(takeOut(draft, at));
    },
    [answering, draft, setDraft, say, words],
  );
  const onLift = useCallback(
    (at: number) => {
      hush();
      const digit = hand[at];
      if (digit !== undefined) setLifted({ at, digit });
      setInAir(true);
    },
    [hand, hush],
  );
  const onDrop = useCallback(
    (at: number, slot: number) => {
      setInAir(false);
      setDraft(put(draft, slot, at));
      return true;
    },
    [draft, setDraft],
  );
  const onHome = useCallback(() => setInAir(false), []);
  const rootRef = useAnimatedRef<View>();
  const fieldRef = useAnimatedRef<View>();
  const drag = useDrag({ rootRef, fieldRef, targets, enabled: answering, onLift, onDrop, onHome });

  const keys = onKeys((key) => {
    if (key === 'Backspace' && !isEmpty(draft)) {
      const last = [...draft].reverse().find((at) => at !== null);
      setDraft(takeOut(draft, last!));
      return true;
    }
    const piece = isDigit(key)
      ? held.find(({ digit, at }) => digit === key && !draft.includes(at))
      : undefined;
    if (piece) tapPiece(piece.at);
    return piece !== undefined;
  });
  const markOf = (at: number) => {
    if (draft.includes(at)) return 'away' as const;
    if (inAir && lifted?.at === at) return 'away' as const;
    return hint?.pieces?.includes(hand[at] ?? '') ? ('lit' as const) : null;
  };
  const digits = digitsIn(draft, hand);
  const deeds: ActionsProps = !canAct
    ? NOWHERE
    : view.phase === 'answered'
      ? {
          main: { label: words.done, onPress: () => attempt({ type: 'done' }) },
          other: undo ? { label: words.takeBack, onPress: undo, testID: 'take-back', undo: true } : null,
        }
      : {
          main: {
            label: words.answer,
            dimmed: digits.length === 0,
            onPress: () => attempt({ type: 'answer', digits }),
          },
          other: {
            label: words.decline,
            onPress: () => attempt({ type: 'decline' }),
            testID: 'decline',
          },
        };
  const owner = typeof view.eyes === 'number' ? (seats[view.eyes]?.name ?? '') : '';
  const slots = useMemo(
    () => (open ? draft.slice(0, places).map((at) => (at === null ? null : (hand[at] ?? null))) : null),
    [open, draft, places, hand],
  );

  return (
    <Spread
      rootRef={rootRef}
      room={room}
      mirrored={leftHanded}
      header={props.header}
      keys={keys}
      field={
        <TablesField
          view={view}
          seats={seats}
          words={words}
          room={field}
          question={question}
          slots={slots}
          refused={speech.refused}
          awake={answering}
          mood={moodOf(fresh, speech.refused, view.phase === 'over')}
          beat={`${change}/${speech.refusals}`}
          measured={fieldRef}
          onSlot={tapSlot}
        />
      }
      line={
        <StatusLine
          text={
            speech.text ??
            (isEmpty(draft) ? hint?.text : null) ??
            waiting ??
            tablesLine({ view, seats, words, help, draft })
          }
          before={
            waiting === null && answering && speech.text === null && isEmpty(draft)
              ? told(since, seats, language, tellTables)
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
      actions={<Actions {...deeds} />}
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
