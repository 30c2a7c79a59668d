import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useAnimatedRef, useSharedValue } from 'react-native-reanimated';
import type { Card, Move, PawnIndex, PawnName, View as SeenView } from '../../engine/prime-climb';
import type { Json, Refusal } from '../../engine/core';
import { CLIMB_WORDS } from '../../i18n/prime-climb';
import type { TableProps } from '../../shell';
import { Line, onKeys, SPACE, useStable, useTheme } from '../../ui';
import { Carried } from '../../ui/Carried';
import type { Camera } from '../../ui/zoom';
import { Actions } from './Actions';
import { Board } from './Board';
import {
  amountOf,
  inUseOr,
  kindOf,
  lightsFor,
  pawnOr,
  refusalText,
  waysFor,
  type InUse,
  type Light,
  type Way,
} from './bridge';
import { CardsDialog } from './CardsDialog';
import { CardSheet } from './CardSheet';
import { useDrag } from './drag';
import { KeeperDialog } from './KeeperDialog';
import { layOut, OPERATIONS } from './layout';
import { lineFor } from './line';
import { Numbers } from './Numbers';
import { choiceBy, offeredPawns } from './offered';
import { Operations } from './Operations';
import { Outlook, outlookRoom } from './Outlook';
import { Pawn } from './Pawn';
import { keyMeans } from './keys';
import { layCircles } from './spiral';
import { TimesTable } from './TimesTable';

/** What was chosen or said belongs to the position it was said in: the next change wipes it. */
interface At<T> {
  readonly change: number;
  readonly what: T;
}
const still = <T,>(at: At<T> | null, change: number): T | null => (at?.change === change ? at.what : null);

interface Said {
  readonly text: string;
  readonly cells: readonly number[];
}

const NOWHERE: readonly number[] = [];
const NO_LIGHTS: readonly Light[] = [];
const NO_PAWNS: ReadonlySet<string> = new Set();

export function Table(props: TableProps) {
  const { seats, language, help, canAct, act, undo, change, hint, waiting, width, height } = props;
  const view: SeenView = props.view;
  const words = CLIMB_WORDS[language];
  const { leftHanded } = useTheme();
  const [using, setUsing] = useState<{ readonly roll: number; readonly what: InUse | null } | null>(null);
  const chosen = using?.roll === view.rolls ? using.what : null;
  const setChosen = (what: InUse | null) => setUsing({ roll: view.rolls, what });
  const [picked, setPicked] = useState<At<PawnIndex> | null>(null);
  const [air, setAir] = useState<{ readonly pawn: PawnIndex; readonly over: number | null } | null>(null);
  const [spoken, setSpoken] = useState<At<Said> | null>(null);
  const [open, setOpen] = useState<'cards' | 'times' | null>(null);
  const [card, setCard] = useState<Card | null>(null);
  const [swapped, setSwapped] = useState<At<PawnName | null> | null>(null);
  const first = still(swapped, change);
  const said = still(spoken, change);
  const playing = canAct && view.phase === 'move';
  const inUse = inUseOr(view, chosen);
  const pawn = playing ? pawnOr(view, air?.pawn ?? still(picked, change)) : null;

  const answer = useCallback(
    (refusal: Refusal | null, move: Move | null): boolean => {
      setSpoken(
        refusal && { change, what: { text: refusalText(refusal, move, words), cells: refusal.cells ?? [] } },
      );
      return refusal === null;
    },
    [words, change],
  );
  const move = useCallback((what: Move) => answer(act(what as unknown as Json), what), [act, answer]);
  const say = useCallback((text: string) => setSpoken({ change, what: { text, cells: NOWHERE } }), [change]);

  const choosePawn = useStable((which: PawnIndex) => {
    setSpoken(null);
    setPicked(still(picked, change) === which ? null : { change, what: which });
  });
  const use = useStable((way: Way) => {
    if (pawn === null) return say(words.refused['choose-pawn']);
    move(way.move);
  });
  const goTo = useStable((light: Light) => move(light.ways[0]!.move));
  const chooseCard = (which: Card) => {
    if (kindOf(which) !== 'shift' || !playing) return setCard(which);
    if (view.turn?.fresh.includes(which)) return say(words.refused['fresh-card']);
    setSpoken(null);
    setChosen(chosen?.kind === 'keeper' && chosen.card === which ? null : { kind: 'keeper', card: which });
  };
  const dropped = (which: PawnIndex, circle: number): boolean => {
    setAir(null);
    if (inUse === null || circle === view.players[view.seat]!.pawns[which].at) return false;
    const way = waysFor(view, inUse, which).find(({ to }) => to === circle);
    if (way) return move(way.move);
    say(words.refused['not-there']);
    return false;
  };

  const room = layOut(width, height, outlookRoom(view));
  const spiral = useMemo(
    () => layCircles(room.boardWidth, room.boardHeight),
    [room.boardWidth, room.boardHeight],
  );
  const camera = useSharedValue<Camera>({ x: 0, y: 0, scale: 1 });
  const rootRef = useAnimatedRef<View>();
  const boardRef = useAnimatedRef<View>();
  const drag = useDrag({
    rootRef,
    boardRef,
    camera,
    spiral,
    enabled: playing && inUse !== null,
    onLift: (which) => {
      setSpoken(null);
      setAir({ pawn: which, over: null });
    },
    onCross: (which, over) => setAir({ pawn: which, over }),
    onDrop: dropped,
    onHome: () => setAir(null),
  });

  const ways = useMemo(() => (inUse === null ? [] : waysFor(view, inUse, pawn ?? 0)), [view, inUse, pawn]);
  const lights = useMemo(
    () => (inUse === null || pawn === null ? NO_LIGHTS : lightsFor(view, inUse, pawn)),
    [view, inUse, pawn],
  );
  const offered = useMemo(() => (canAct ? offeredPawns(view, first) : NO_PAWNS), [view, first, canAct]);
  const chooseFirst = (name: PawnName | null) => setSwapped({ change, what: name });
  const tapOffered = useStable((name: PawnName) => {
    const choice = choiceBy(view, first, name);
    if (choice) move({ type: 'obey', choice });
    else chooseFirst(name);
  });
  const key = useStable((pressed: string): boolean => {
    const meant = playing ? keyMeans(pressed, view, inUse, ways) : null;
    if (!meant) return false;
    if (meant.kind === 'way') use(meant.way);
    else if (meant.kind === 'pawn') choosePawn(meant.pawn);
    else if (meant.kind === 'number') setChosen(meant.inUse);
    else move({ type: 'end' });
    return true;
  });

  const line =
    said?.text ??
    waiting ??
    hint?.text ??
    lineFor({ view, seats, words, inUse, pawn, over: air?.over ?? null });
  const pointed = said?.cells ?? hint?.cells ?? NOWHERE;
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
          seats={seats}
          spiral={spiral}
          words={words}
          camera={camera}
          drag={drag}
          measured={boardRef}
          free={playing}
          chosen={pawn}
          away={air?.pawn ?? null}
          lights={lights}
          pointed={pointed}
          onPawn={choosePawn}
          offered={offered}
          onOffered={tapOffered}
          onLight={goTo}
          onKey={key}
        />
        <View style={[styles.side, { width: room.side }]} {...onKeys(key)}>
          {props.header}
          <Line text={line} wrong={said !== null} />
          <Outlook view={view} words={words} language={language} />
          {view.phase === 'card' ? (
            <CardSheet
              key={view.draws}
              view={view}
              seats={seats}
              words={words}
              canAct={canAct}
              first={first}
              onFirst={chooseFirst}
              move={(what) => move(what as unknown as Move)}
            />
          ) : (
            <>
              <Numbers
                view={view}
                words={words}
                inUse={playing ? inUse : null}
                rolled={view.rolls}
                canAct={playing}
                onUse={setChosen}
                onCard={chooseCard}
                onCards={() => setOpen('cards')}
                onTimes={() => setOpen('times')}
              />
              {playing && inUse !== null ? (
                <Operations
                  ways={ways}
                  by={amountOf(inUse)}
                  at={pawn === null ? null : view.players[view.seat]!.pawns[pawn].at}
                  help={help ? view.config.helper : null}
                  words={words}
                  onUse={use}
                />
              ) : (
                <View style={styles.noOperations} />
              )}
              <Actions view={view} words={words} canAct={canAct} undo={undo} move={move} say={say} />
            </>
          )}
        </View>
        <Carried drag={drag} size={PAWN_IN_AIR} hold={1.1}>
          <Pawn seat={view.seat} size={PAWN_IN_AIR} lit />
        </Carried>
      </View>
      <TimesTable words={words} open={open === 'times'} onClose={() => setOpen(null)} />
      <CardsDialog
        view={view}
        seats={seats}
        words={words}
        open={open === 'cards'}
        onClose={() => setOpen(null)}
      />
      <KeeperDialog
        view={view}
        seats={seats}
        words={words}
        card={card}
        canAct={playing}
        move={(what) => move(what as unknown as Move)}
        onClose={() => setCard(null)}
      />
    </GestureHandlerRootView>
  );
}

/** A pawn in the air is seen above the finger. */
const PAWN_IN_AIR = 34;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  tall: { alignItems: 'center', gap: SPACE.s },
  wide: { flexDirection: 'row', justifyContent: 'center', gap: SPACE.l },
  mirrored: { flexDirection: 'row-reverse' },
  side: { flex: 1, gap: SPACE.s },
  noOperations: { height: OPERATIONS },
});
