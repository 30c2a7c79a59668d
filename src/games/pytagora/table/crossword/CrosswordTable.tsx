import { useState } from 'react';
import { View } from 'react-native';
import { CATALOGUES } from '../../../../i18n';
import { TableLayout, useShape, useStandingHint } from '../../../../shell/frame';
import { Line } from '../../../../ui';
import { PYTAGORA_WORDS } from '../../i18n';
import type { CrosswordProps } from '../props';
import { Actions } from './Actions';
import { Cannot } from './Cannot';
import { useDragging } from './drag';
import { Grid } from './Grid';
import { InTheAir } from './InTheAir';
import { layOut } from './layout';
import { crosswordLine } from './statusLine';
import { useGridMarks } from './marks';
import { Rack } from './Rack';
import { SharedEquals } from './SharedEquals';
import { Tools } from './Tools';
import { useCrossword } from './useCrossword';
import { useSight } from './useSight';
import { useLookAt } from './useLookAt';

/** Classic and Plus or minus: an endless table, a rack of ten pieces, and the = that are anybody's. */
export function CrosswordTable(props: CrosswordProps) {
  const { view, seats, language, canAct, undo } = props;
  const { width, height, header } = props.room;
  const words = PYTAGORA_WORDS[language];
  const shape = useShape(width, height);
  const room = layOut(shape);
  const crossword = useCrossword(props, words);
  const { laying, talk, playing, hand, rack, tapSlot } = crossword;
  const { draft, verdict } = laying;
  const hint = useStandingHint(props.hint, draft);
  const cursor = playing ? laying.cursor : null;
  const marks = useGridMarks(view, verdict, hint);
  const board = { width: room.boardWidth, height: room.boardHeight };
  const sight = useSight({ grid: view.grid, draft, cursor, hinted: marks.hinted, ...board });
  useLookAt(sight.camera, view.grid, board);
  const { drag, carried, rootRef, boardRef, rackRef } = useDragging(crossword, sight.camera, room.columns);
  const [asking, setAsking] = useState(false);
  const owner = typeof view.eyes === 'number' ? (seats[view.eyes]?.name ?? '') : '';
  const shown = view.hand !== null;

  return (
    <TableLayout
      shape={shape}
      rootRef={rootRef}
      header={header}
      sideWidth={room.side}
      board={
        <View>
          <Grid
            grid={view.grid}
            draft={draft}
            marks={marks}
            cursor={cursor}
            size={board}
            sight={sight}
            label={`${words.board}. ${words.keysSay}`}
            measured={boardRef}
            drag={drag}
            onCell={crossword.tapCell}
            onKey={crossword.typeKey}
          />
          {shape.boardOnly ? null : (
            <SharedEquals
              left={laying.sharedLeft}
              chosen={laying.chosen === 'shared'}
              words={words}
              drag={drag}
              onTap={tapSlot}
            />
          )}
        </View>
      }
      side={
        <>
          <Line {...crosswordLine({ ...props, hint }, laying, talk.said, words)} />
          <Tools
            bagSize={view.bagSize}
            words={words}
            onFit={sight.onFit}
            onShuffle={shown ? rack.mix : null}
          />
          {shown ? (
            <Rack
              hand={hand}
              order={rack.order}
              laying={laying}
              lifted={carried.held?.slot ?? null}
              hinted={hint?.pieces ?? []}
              label={words.rack(owner)}
              words={words}
              room={room}
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
            onDraw={() => talk.attempt({ type: 'refill' })}
            onRecall={laying.recall}
            onCannot={() => setAsking(true)}
            onLay={crossword.lay}
          />
        </>
      }
      air={<InTheAir face={carried.piece?.face ?? null} size={room.piece} drag={drag} />}
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
