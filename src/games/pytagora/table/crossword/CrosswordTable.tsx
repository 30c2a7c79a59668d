import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { CATALOGUES } from '../../../../i18n';
import { usePlacesOn, type Place } from '../../../../shell/beats';
import { TableLayout, useMarks, useReplay, useShape, useStandingHint } from '../../../../shell/frame';
import { SPACE } from '../../../../ui';
import { PYTAGORA_WORDS } from '../../i18n';
import type { CrosswordProps } from '../props';
import { Actions } from './Actions';
import { Cannot } from './Cannot';
import { useDragging } from './drag';
import { Equations } from './Equations';
import { Grid } from './Grid';
import { InTheAir } from './InTheAir';
import { HAND, layOut, rackCell, rackRows } from './layout';
import { LiveLine } from './LiveLine';
import { laidIn, laidNow, useGridMarks } from './marks';
import { Overview } from './Overview';
import { Rack } from './Rack';
import { SharedEquals } from './SharedEquals';
import { Tools } from './Tools';
import { useBoardWalk } from './useBoardWalk';
import { useCrossword } from './useCrossword';
import { useLastLaid, useSight } from './useSight';
import { useLookAt } from './useLookAt';
import { useTouched } from '../useTouched';

/** Classic and Plus or minus: an endless table, a rack of ten pieces, and the = that are anybody's. */
export function CrosswordTable(props: CrosswordProps) {
  const { view, seats, language, canAct, sums, undo } = props;
  const { width, height, header } = props.room;
  const words = PYTAGORA_WORDS[language];
  const shape = useShape(width, height);
  const room = layOut(shape);
  const crossword = useCrossword(props, words);
  const { laying, talk, playing, hand, rack, tapSlot } = crossword;
  const { draft, verdict } = laying;
  const hint = useStandingHint(props.hint, draft);
  const { since } = props.news;
  const last = useLastLaid(view, since);
  const walk = useBoardWalk(props, crossword, last, words);
  const cursor = playing ? laying.cursor : walk.looked;
  const lookedAt = shape.boardOnly;
  const marks = useGridMarks(useMarks(since, laidIn, hint, talk.said), {
    view,
    verdict,
    cursor,
    sums,
    lookedAt,
  });
  const board = { width: room.boardWidth, height: room.boardHeight, large: shape.pieces };
  const own = laidNow(view) !== null;
  const sight = useSight({
    grid: view.grid,
    last,
    own,
    laying,
    cursor,
    hinted: marks.hinted,
    seen: board,
  });
  useLookAt(sight.camera, view.grid, board);
  const { drag, carried, rootRef, boardRef, rackRef } = useDragging(crossword, sight, room.columns, board);
  const { held } = carried;
  const lying = useMemo(() => draft.map(({ face, x, y }) => `${face} ${x} ${y}`), [draft]);
  useTouched(lying, held !== null || laying.chosen !== null);
  const find = useCallback(
    (place: Place) => {
      const [kind, cell] = place.split(' ');
      return kind === 'cell' ? sight.rectOf(Number(cell)) : null;
    },
    [sight],
  );
  usePlacesOn(boardRef, find);
  const replay = useReplay();
  const [asking, setAsking] = useState(false);
  const owner = typeof view.eyes === 'number' ? (seats[view.eyes]?.name ?? '') : '';
  const shown = view.hand !== null;

  const tools = (
    <Tools
      bagSize={view.bagSize}
      words={words}
      onShuffle={shown ? rack.mix : null}
      upright={room.toolsBeside === true}
    >
      <SharedEquals
        left={laying.sharedLeft}
        chosen={laying.chosen === 'shared'}
        words={words}
        bare={room.toolsBeside === true}
        drag={drag}
        onTap={tapSlot}
      />
    </Tools>
  );
  const pieces = shown ? (
    <Rack
      hand={hand}
      toCome={Math.min(view.bagSize, HAND - hand.length)}
      order={rack.order}
      laying={laying}
      lifted={carried.piece && 'slot' in carried.piece.source ? carried.piece.source.slot : null}
      hinted={hint?.pieces ?? []}
      label={words.rack(owner)}
      words={words}
      room={room}
      drag={drag}
      measured={rackRef}
      onTap={tapSlot}
    />
  ) : (
    <View style={{ height: rackCell(room.piece) * rackRows(room.columns) }} />
  );
  return (
    <TableLayout
      shape={shape}
      rootRef={rootRef}
      header={header}
      sideWidth={room.side}
      board={
        <View>
          <Equations grid={view.grid} words={words} />
          <Grid
            grid={view.grid}
            seats={seats}
            laying={laying}
            marks={marks}
            size={board}
            sight={sight}
            label={`${words.board}. ${words.keysSay}`}
            measured={boardRef}
            drag={drag}
            inHand={held}
            onCell={crossword.tapCell}
            walk={walk}
          />
          {lookedAt ? null : (
            <Overview grid={view.grid} sight={sight} seen={board} drag={drag} label={words.fit} />
          )}
        </View>
      }
      side={
        <>
          <LiveLine
            told={{ ...props, hint }}
            replay={replay}
            laying={laying}
            said={talk.said}
            words={words}
            drag={drag}
            camera={sight.camera}
            inHand={held}
            width={room.side / shape.scale}
            tight={room.toolsBeside === true || room.tight === true}
          />
          {room.toolsBeside ? (
            <View style={styles.beside}>
              {pieces}
              {tools}
            </View>
          ) : (
            <>
              {tools}
              {pieces}
            </>
          )}
          <Actions
            phase={canAct ? view.phase : null}
            laying={draft.length > 0}
            lawful={sums ? draft.length > 0 : verdict?.kind === 'lawful'}
            words={words}
            undo={undo}
            button={props.room.button}
            onDraw={() => talk.attempt({ type: 'refill' })}
            onRecall={laying.recall}
            onCannot={() => setAsking(true)}
            onLay={crossword.lay}
          />
        </>
      }
      air={<InTheAir inHand={carried.piece} size={room.piece} drag={drag} camera={sight.camera} />}
    >
      <Cannot
        open={asking}
        view={view}
        words={words}
        closeLabel={CATALOGUES[language].close}
        onClose={() => setAsking(false)}
        attempt={talk.attempt}
      />
    </TableLayout>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.s },
});
