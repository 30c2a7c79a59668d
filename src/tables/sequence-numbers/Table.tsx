import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useAnimatedRef } from 'react-native-reanimated';
import type { Json, Refusal } from '../../engine/core';
import { handSize, isDead, SIDE, type Card, type View as SeenView } from '../../engine/sequence-numbers';
import { SEQUENCE_WORDS } from '../../i18n/sequence-numbers';
import type { TableProps } from '../../shell';
import { SPACE, useStable, useTheme } from '../../ui';
import { Actions } from './Actions';
import { Board } from './Board';
import { needsConfirming, playMove, refusalText } from './bridge';
import { useDrag } from './drag';
import { Hand } from './Hand';
import { createHover } from './hover';
import { layOut } from './layout';
import { lineFor } from './line';
import { InTheAir } from './Loupe';
import { arrivingCell, outlinesFor } from './outlines';
import { Piles } from './Piles';
import { StatusLine } from './StatusLine';
import { told } from './tell';

/** What was refused, until the next thing is done. */
interface Said {
  readonly text: string;
  readonly cells: readonly number[];
}

/** What was said or drafted belongs to the position it was said in: the next change wipes it. */
interface At<T> {
  readonly change: number;
  readonly what: T;
}
const still = <T,>(at: At<T> | null, change: number): T | null => (at?.change === change ? at.what : null);

export function Table(props: TableProps) {
  const { seats, language, help, canAct, act, undo, fresh, change, since, hint, waiting, width, height } =
    props;
  const view: SeenView = props.view;
  const words = SEQUENCE_WORDS[language];
  const { leftHanded } = useTheme();
  const [chosen, setChosen] = useState<Card | null>(null);
  const [drafted, setDrafted] = useState<At<number> | null>(null);
  const [spoken, setSpoken] = useState<At<Said> | null>(null);
  const draft = still(drafted, change);
  const said = still(spoken, change);
  const [hover] = useState(createHover);
  const hand = view.hand ?? [];
  const held = chosen !== null && hand.includes(chosen) ? chosen : null;
  const playing = canAct && view.phase === 'turn';

  const answer = useCallback(
    (refusal: Refusal | null): boolean => {
      setSpoken(
        refusal && { change, what: { text: refusalText(refusal, words), cells: refusal.cells ?? [] } },
      );
      return refusal === null;
    },
    [words, change],
  );
  const say = useCallback((text: string) => setSpoken({ change, what: { text, cells: [] } }), [change]);
  const move = useCallback((what: Json) => answer(act(what)), [act, answer]);

  const choose = useCallback((card: Card) => {
    setSpoken(null);
    setDrafted(null);
    setChosen((before) => (before === card ? null : card));
  }, []);
  const tapCell = useCallback(
    (cell: number) => {
      if (!playing) return;
      if (held === null) return say(words.refused['choose-first']);
      if (needsConfirming(view, held) && draft !== cell) {
        setSpoken(null);
        setDrafted({ change, what: cell });
        return;
      }
      move(playMove(held, cell));
    },
    [playing, held, view, draft, change, move, say, words],
  );
  const onCell = useStable(tapCell);
  const onLift = useCallback((card: Card) => {
    setSpoken(null);
    setDrafted(null);
    setChosen(card);
  }, []);
  const onDrop = useCallback((card: Card, cell: number) => move(playMove(card, cell)), [move]);
  const rootRef = useAnimatedRef<View>();
  const boardRef = useAnimatedRef<View>();
  const drag = useDrag({ rootRef, boardRef, hover, enabled: playing, onLift, onDrop });

  const room = layOut(width, height);
  const pointed = help ? held : null;
  const outlines = useMemo(
    () =>
      outlinesFor({
        view,
        held: pointed,
        help,
        draft,
        refused: said?.cells ?? [],
        since,
        hinted: hint?.cells ?? [],
      }),
    [view, pointed, help, draft, said, since, hint],
  );
  const line = waiting ?? hint?.text ?? lineFor({ view, seats, words, chosen: held, draft, fresh, help });
  const before =
    waiting === null && canAct && view.phase === 'turn'
      ? told(since, seats, view.config, language, room.told > 1 ? 2 : 1)
      : '';
  const shown = view.hand !== null && seats[view.eyes as number] !== undefined;
  const owner = shown ? seats[view.eyes as number]!.name : '';

  return (
    <GestureHandlerRootView style={styles.fill}>
      <View
        ref={rootRef}
        collapsable={false}
        style={[
          styles.fill,
          room.wide ? styles.wide : styles.tall,
          room.wide && leftHanded ? styles.mirrored : null,
        ]}
      >
        <Board
          view={view}
          size={room.board}
          words={words}
          outlines={outlines}
          arriving={arrivingCell(fresh)}
          onCell={onCell}
          measured={boardRef}
        />
        <View style={[styles.side, { width: room.side }]}>
          {props.header}
          <StatusLine
            text={said?.text ?? line}
            before={held === null && said === null ? before : ''}
            beforeLines={room.told}
            refused={said !== null}
            hover={hover}
            view={view}
            words={words}
          />
          {room.piles ? (
            <Piles view={view} seats={seats} words={words} language={language} width={room.side} />
          ) : null}
          {shown ? (
            <Hand
              cards={hand}
              chosen={held}
              hinted={hint?.pieces ?? []}
              dead={help ? hand.filter((card) => isDead(view, card)) : []}
              label={words.hand(owner)}
              places={handSize(view.config)}
              words={words}
              width={room.side}
              height={room.card}
              drag={drag}
              onChoose={choose}
            />
          ) : null}
          <Actions
            view={view}
            seats={seats}
            words={words}
            language={language}
            canAct={canAct}
            held={held}
            draft={draft}
            undo={undo}
            move={move}
            act={(what, seat) => answer(act(what, seat))}
            say={say}
          />
        </View>
        <InTheAir view={view} drag={drag} hover={hover} cellSize={room.board / SIDE} />
      </View>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  tall: { alignItems: 'center', gap: SPACE.s },
  wide: { flexDirection: 'row', justifyContent: 'center', gap: SPACE.l },
  mirrored: { flexDirection: 'row-reverse' },
  side: { flex: 1, gap: SPACE.s },
});
