import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useAnimatedRef, useSharedValue } from 'react-native-reanimated';
import type { Json, Refusal } from '../../../engine/core';
import { spotOf, type CrosswordView, type Face } from '../../../engine/pytagora';
import { CATALOGUES } from '../../../i18n';
import { PYTAGORA_WORDS } from '../../../i18n/pytagora';
import type { TableProps } from '../../../shell';
import { IconButton, Line, RADIUS, SPACE, Txt, useStable, useTheme } from '../../../ui';
import { told } from '../tell';
import type { Camera } from '../../../ui/zoom';
import { fit, boundsOf } from './camera';
import { Actions } from './Actions';
import { Cannot } from './Cannot';
import { draftedAt, piecesOf, type Slot } from './draft';
import { useDrag, type Source, type Target } from './drag';
import { Grid } from './Grid';
import { InTheAir } from './InTheAir';
import { mixed, moved } from './order';
import { layOut } from './layout';
import { Rack, RackPiece } from './Rack';
import { useLaying } from './useLaying';
import { equationText, itemsText, refusalText } from './words';

const NOTHING: ReadonlySet<number> = new Set();

/** 7 × 3 = 2 may be on its way to 21: sides that differ are told, and called wrong only when they are to be laid. */
const isWrong = ({ code, unfinished }: Refusal): boolean => unfinished !== true && code !== 'unequal';

export function CrosswordTable(props: TableProps) {
  const { seats, language, canAct, act, undo, change, since, hint, waiting, width, height } = props;
  const view = props.view as CrosswordView;
  const words = PYTAGORA_WORDS[language];
  const { leftHanded, colours } = useTheme();
  const hand = useMemo(() => view.hand ?? [], [view.hand]);
  const room = layOut(width, height);
  const laying = useLaying(view, change);
  const [said, setSaid] = useState<{ readonly change: number; readonly text: string } | null>(null);
  const [asking, setAsking] = useState(false);
  const [fitted, setFitted] = useState(0);
  const [shuffled, setShuffled] = useState<{
    readonly hand: readonly Face[];
    readonly order: readonly number[];
  } | null>(null);
  const [inAir, setInAir] = useState<{ readonly face: Face | null; readonly slot: Slot | null } | null>(null);
  const order = shuffled?.hand === hand ? shuffled.order : hand.map((_, slot) => slot);
  const playing = canAct && view.phase === 'turn';
  const { draft, verdict } = laying;

  const answer = (refusal: Refusal | null): boolean => {
    setSaid(refusal ? { change, text: refusalText(refusal, words) } : null);
    return refusal === null;
  };
  const move = (what: Json) => answer(act(what));
  const say = (text: string) => setSaid({ change, text });

  const rootRef = useAnimatedRef<View>();
  const boardRef = useAnimatedRef<View>();
  const rackRef = useAnimatedRef<View>();
  const camera = useSharedValue<Camera>(fit(boundsOf(view.grid), room.boardWidth, room.boardHeight));
  const faceOf = (source: Source): Face | null =>
    'spot' in source
      ? (draftedAt(draft, source.spot)?.face ?? null)
      : source.slot === 'shared'
        ? '='
        : (hand[source.slot] ?? null);
  const onLift = (source: Source) => {
    setSaid(null);
    setInAir({ face: faceOf(source), slot: 'slot' in source ? source.slot : null });
  };
  const letGo = () => setInAir((before) => before && { ...before, slot: null });
  const onDrop = (source: Source, target: Target): boolean => {
    letGo();
    if (target.kind === 'cell') {
      const put = laying.dropOn(source, target);
      if (!put) say(words.refused['cell-taken']!);
      return put;
    }
    if (target.kind === 'rack' && 'spot' in source) {
      laying.takeBack(source.spot);
      return true;
    }
    if (target.kind === 'rack' && 'slot' in source && typeof source.slot === 'number') {
      setShuffled({ hand, order: moved(order, source.slot, target.place) });
      return true;
    }
    return false;
  };
  const drag = useDrag({
    rootRef,
    boardRef,
    rackRef,
    camera,
    enabled: playing,
    columns: room.columns,
    onLift,
    onDrop,
    onHome: letGo,
  });
  const tapSlot = useStable((slot: Slot) => {
    setSaid(null);
    if (playing) laying.tapSlot(slot);
  });
  const onCell = useStable((spot: { x: number; y: number }) => {
    setSaid(null);
    if (playing) laying.tapCell(spot);
  });
  const onFit = useStable(() => setFitted((count) => count + 1));
  const lay = () => {
    if (verdict?.kind === 'lawful')
      return void move({ type: 'lay', pieces: piecesOf(draft) } as unknown as Json);
    say(verdict ? refusalText(verdict.refusal, words) : words.refused['nothing-laid']!);
  };
  const onKey = (key: string): boolean => {
    if (!playing) return false;
    setSaid(null);
    if (key === 'Enter') {
      lay();
      return true;
    }
    return laying.type(key);
  };

  const run = verdict?.run ?? null;
  const last = view.phase === 'refill' ? view.last[view.seat] : null;
  const lit = useMemo(() => new Set(run?.cells ?? last?.cells ?? []), [run, last]);
  const hinted = useMemo(() => (hint?.cells ?? []).map(spotOf), [hint]);
  const wrong = useMemo(
    () =>
      verdict?.kind === 'refused' && isWrong(verdict.refusal)
        ? new Set(verdict.refusal.cells ?? [])
        : NOTHING,
    [verdict],
  );
  const shown = view.hand !== null;
  const owner = typeof view.eyes === 'number' ? (seats[view.eyes]?.name ?? '') : '';
  const text = lineOf();

  function lineOf(): { text: string; before?: string; after?: string; wrong?: boolean; strong?: boolean } {
    if (said?.change === change) return { text: said.text, wrong: true };
    if (waiting !== null) return { text: waiting };
    if (last)
      return { text: words.line.laid(equationText(last.faces), last.points), after: itemsText(last, words) };
    if (verdict?.kind === 'lawful')
      return {
        text: words.line.worth(equationText(verdict.run.faces), verdict.score.points),
        after: itemsText(verdict.score, words),
        strong: true,
      };
    if (verdict) {
      const read = verdict.run ? equationText(verdict.run.faces) : '';
      return { text: refusalText(verdict.refusal, words), before: read, wrong: isWrong(verdict.refusal) };
    }
    if (hint) return { text: hint.text, strong: true };
    if (laying.chosen !== null) return { text: words.line.place };
    const name = seats[view.seat]!.name;
    const begin = view.swapped ? words.line.swapped : words.line.begin(name);
    return { text: begin, before: canAct ? told(since, seats, language) : '' };
  }

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
        <View>
          <Grid
            grid={view.grid}
            draft={draft}
            wrong={wrong}
            lit={lit}
            cursor={playing ? laying.cursor : null}
            hinted={draft.length === 0 ? hinted : []}
            width={room.boardWidth}
            height={room.boardHeight}
            label={`${words.board}. ${words.keysSay}`}
            measured={boardRef}
            camera={camera}
            drag={drag}
            fitted={fitted}
            onCell={onCell}
            onKey={onKey}
            onFit={onFit}
          />
          {laying.sharedLeft > 0 ? (
            <View
              style={[styles.shared, { backgroundColor: colours.surface, borderColor: colours.line }]}
              role="group"
              aria-label={words.sharedSpoken(laying.sharedLeft)}
            >
              <RackPiece
                slot="shared"
                face="="
                size={36}
                chosen={laying.chosen === 'shared'}
                words={words}
                drag={drag}
                onTap={tapSlot}
              />
              <Txt size={12} dim maxFontSizeMultiplier={1.2}>
                {words.shared(laying.sharedLeft)}
              </Txt>
            </View>
          ) : null}
        </View>
        <View style={[styles.side, { width: room.side }]}>
          {props.header}
          <Line {...text} />
          <View style={styles.tools}>
            <Txt size="small" dim>
              {words.bag(view.bagSize)}
            </Txt>
            <View style={styles.icons}>
              <IconButton icon="fit" label={words.fit} onPress={onFit} testID="fit" />
              {shown ? (
                <IconButton
                  icon="shuffle"
                  label={words.shuffle}
                  onPress={() => setShuffled({ hand, order: mixed(order) })}
                  testID="shuffle"
                />
              ) : null}
            </View>
          </View>
          {shown ? (
            <Rack
              hand={hand}
              order={order}
              used={laying.used}
              lifted={inAir?.slot ?? null}
              hinted={draft.length === 0 ? (hint?.pieces ?? []) : []}
              chosen={laying.chosen}
              label={words.rack(owner)}
              words={words}
              size={room.piece}
              columns={room.columns}
              drag={drag}
              measured={rackRef}
              onTap={tapSlot}
            />
          ) : null}
          <Actions
            phase={canAct ? view.phase : null}
            laying={draft.length > 0}
            lawful={verdict?.kind === 'lawful'}
            words={words}
            undo={undo}
            onDraw={() => move({ type: 'refill' })}
            onRecall={laying.recall}
            onCannot={() => setAsking(true)}
            onLay={lay}
          />
        </View>
        <InTheAir face={inAir?.face ?? null} size={room.piece} drag={drag} />
        <Cannot
          open={asking}
          view={view}
          words={words}
          closeLabel={CATALOGUES[language].close}
          onClose={() => setAsking(false)}
          move={move}
        />
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
  shared: {
    position: 'absolute',
    right: SPACE.s,
    bottom: SPACE.s,
    alignItems: 'center',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: StyleSheet.hairlineWidth,
  },
  tools: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 },
  icons: { flexDirection: 'row' },
});
