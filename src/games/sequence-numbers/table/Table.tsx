import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAnimatedRef } from 'react-native-reanimated';
import type { Refusal } from '../../../engine';
import { handSize, SIDE } from '../rules';
import { SEQUENCE_WORDS } from '../i18n';
import {
  coloursOf,
  fittingIn,
  TableLayout,
  toldOf,
  useMarks,
  useReplay,
  useShape,
  useTalk,
} from '../../../shell/frame';
import { cellPlace, useBeats, usePlacesOn, type Place } from '../../../shell/beats';
import { IconButton, SPACE, useStable, useTheme } from '../../../ui';
import { carriedOver, seenAt, wholeIn } from '../../../ui/near';
import { useNear } from '../../../ui/useNear';
import { Actions } from './Actions';
import { Board } from './Board';
import { BoardWindow } from './BoardWindow';
import { cellAt, refusalText } from './bridge';
import { seatColour } from './colours';
import { useDrag } from './drag';
import { Hand } from './Hand';
import { createHover } from './hover';
import { cellRect, handHeight, rowsOf } from './layout';
import { InTheAir } from './Loupe';
import { offersOf } from './offers';
import { closest, moveOf, outlinesOf, pointedAt } from './outlines';
import { Piles } from './Piles';
import type { Props } from './props';
import { layOut } from './room';
import { StatusLine } from './StatusLine';
import { tell, tellShort } from './tell';
import { todoFor } from './todo';
import { usePlaying } from './usePlaying';

/** What a card is carried to is no smaller. */
const LEAST_CELL = 30;

export function Table(props: Props) {
  const { view, seats, language, help, sums, canAct, act, undo, hint } = props;
  const { fresh, change, since } = props.news;
  const words = SEQUENCE_WORDS[language];
  const { dark } = useTheme();
  const shape = useShape(props.room.width, props.room.height);
  const room = layOut(shape, handSize(view.config));
  const offers = useMemo(() => offersOf(view), [view]);
  const says = useCallback((refusal: Refusal) => refusalText(refusal, words), [words]);
  const talk = useTalk(act, change, says, hint);
  const playing = usePlaying(props, talk, words);
  const { open, held, draft, choose, lift, tap, lay } = playing;
  const [hover] = useState(createHover);
  const rootRef = useAnimatedRef<View>();
  const boardRef = useAnimatedRef<View>();
  const { cells: marks, lastMoves } = useMarks(since, moveOf, hint, talk.said);
  const reach = (help && held !== null && offers.reach.get(held)) || null;
  const spotOf = useStable((cell: number) => cellRect(cellPlace(cell), room.board / SIDE)!);
  const pointed = useMemo(
    () => pointedAt({ reach, hinted: hint?.cells, said: talk.said?.cells, lastMoves }),
    [reach, hint, talk.said, lastMoves],
  );
  // The same cells once more are no reason to look there again: somebody may have looked elsewhere, or at all of the board.
  const cells = pointed.join(' ');
  const play = useMemo(() => (cells === '' ? [] : cells.split(' ').map(Number)).map(spotOf), [cells, spotOf]);
  const [lying] = useState(() => closest(view.chips));
  const begin = useMemo(() => lying.map(spotOf), [lying, spotOf]);
  const cellSize = room.board / SIDE;
  const near = useNear({
    world: { width: room.board, height: room.board },
    window: room.window,
    play,
    begin,
    least: LEAST_CELL / cellSize,
    onPushed: (at, { x, y, scale }) => {
      const over = hover.get();
      const cell = cellAt(at.x - x, at.y - y, room.board * scale);
      if (over && over.cell !== cell) hover.set({ card: over.card, cell });
    },
  });
  const drag = useDrag({
    rootRef,
    boardRef,
    hover,
    enabled: open,
    size: room.board,
    camera: near.camera,
    pointing: near.pointing,
    onLift: (card) => {
      lift(card);
      near.carry(true);
    },
    onDrop: (card, cell) => {
      const laid = lay(card, cell);
      if (laid) near.carry(false, spotOf(cell));
      return laid;
    },
    onHome: () => near.carry(false),
  });
  const outlines = useMemo(() => outlinesOf({ marks, reach, draft }), [marks, reach, draft]);
  const beats = useBeats();
  const { config } = view;
  const lastOf = useMemo(
    () => coloursOf(lastMoves, (seat) => seatColour(config, seats[seat]!, seat, dark)),
    [lastMoves, config, seats, dark],
  );
  const { resting } = near;
  const find = useCallback(
    (place: Place) => {
      const spot = cellRect(place, room.board / SIDE);
      return spot && seenAt(resting(), spot);
    },
    [room.board, resting],
  );
  usePlacesOn(boardRef, find);
  const todo = todoFor({ view, offers, seats, canAct, words, held, draft, fresh, help, sums });
  // Where there is no room for more, one's own words are small if they need two rows, and the others' have one.
  const long = room.tight && rowsOf(todo, room.side / shape.text) > 1;
  const told = () =>
    fittingIn(room.side / shape.scale, long ? 1 : room.beforeRows + 1, [
      () => toldOf(since, (event) => tell(event, seats, view.config, language)),
      () => toldOf(since, (event) => tellShort(event, seats, language)),
      () => words.tell.moves(lastOf.size),
    ]);
  const replay = useReplay();
  const status = {
    said: talk.said,
    waiting: props.timing.waiting,
    hint,
    happened: open && held === null ? told() : '',
    replay,
    todo: { text: todo, beforeLines: room.beforeRows, tight: room.tight, compact: long },
  };
  const owner = view.eyes === 'table' ? undefined : seats[view.eyes];
  const walk = useStable((cell: number) => near.bring(spotOf(cell)));
  const board = (
    <Board
      view={view}
      size={room.board}
      words={words}
      outlines={outlines}
      beats={beats}
      lastOf={lastOf}
      onCell={tap}
      onWalk={walk}
      {...(near.partly ? {} : { measured: boardRef })}
    />
  );
  const line = <StatusLine status={status} hover={hover} offers={offers} words={words} />;
  // So large cells are seen while a card is carried.
  const framed = { world: { width: room.board, height: room.board }, window: room.window };
  const carriedCell = cellSize * carriedOver(framed, wholeIn(framed), LEAST_CELL / cellSize).scale;
  return (
    <TableLayout
      shape={shape}
      rootRef={rootRef}
      board={
        near.partly ? (
          <BoardWindow near={near} room={room} measured={boardRef}>
            {board}
          </BoardWindow>
        ) : (
          board
        )
      }
      header={props.room.header}
      sideWidth={room.side}
      side={
        <>
          {near.partly ? (
            <View style={styles.line}>
              {line}
              <IconButton
                icon="fit"
                label={near.whole ? words.nearer : words.whole}
                onPress={near.fit}
                testID="fit"
              />
            </View>
          ) : (
            line
          )}
          {room.piles ? (
            <Piles view={view} seats={seats} words={words} language={language} width={room.side} />
          ) : null}
          {view.hand && owner ? (
            <Hand
              cards={view.hand}
              chosen={held}
              hinted={hint?.pieces ?? []}
              dead={help ? view.dead : []}
              label={words.hand(owner.name)}
              places={handSize(view.config)}
              words={words}
              width={room.side}
              height={room.card}
              rows={room.rows}
              drag={drag}
              onChoose={choose}
              arrivals={beats.arrivals}
            />
          ) : (
            // Nobody's hand is open: line and piles stand where they stood, and the card that is drawn comes from there.
            <View style={{ height: handHeight(room.card, room.rows) }} />
          )}
          <Actions
            view={view}
            offers={offers}
            seats={seats}
            words={words}
            canAct={canAct}
            sums={sums}
            playing={playing}
            talk={talk}
            undo={undo}
            button={props.room.button}
          />
        </>
      }
      air={<InTheAir view={view} offers={offers} drag={drag} hover={hover} cellSize={carriedCell} />}
    />
  );
}

const styles = StyleSheet.create({
  line: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
});
