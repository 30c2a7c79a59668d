import { useCallback, useMemo, useState } from 'react';
import type { Refusal } from '../../../engine';
import type { Card, Move, PawnIndex } from '../rules';
import { PRIME_CLIMB_WORDS } from '../i18n';
import {
  asUsual,
  statusOf,
  TableLayout,
  useCarried,
  useMarks,
  useShape,
  useTalk,
} from '../../../shell/frame';
import { useBeats } from '../../../shell/beats';
import { onKeys } from '../../../ui';
import { leansAt } from './beats';
import { Board } from './Board';
import { kindOf, refusalText } from './bridge';
import { closeUpOf, restingAt, WHOLE, type CloseUp } from './closeUp';
import { Dialogs, type Opened } from './Dialogs';
import { layOut } from './layout';
import { useBoardPlaces } from './places';
import { PawnInAir } from './PawnInAir';
import { lineFor, sumOver } from './statusLine';
import type { Props } from './props';
import { SidePanel } from './SidePanel';
import { layCircles, toBeLarger } from './spiral';
import { pawnSize, standings } from './stand';
import { useCardChoice } from './useCardChoice';
import { usePawnDrag } from './usePawnDrag';
import { useSpiralCamera } from './useSpiralCamera';
import { NO_LIGHTS, useTurn } from './useTurn';
import { waysOf } from './ways';

const NOTHING: readonly never[] = [];
const NO_MARKS: CloseUp['marks'] = new Map();
/** Ways show where pawns went: no circle is marked besides. */
const noMove = () => null;
const aheadFirst = (pawns: readonly number[]): readonly number[] =>
  [...pawns].sort((one, another) => another - one);
/** Where both have no room: the one that was moved just now, else the one that is ahead. */
const nearestFirst = (pawns: readonly [number, number], moved: PawnIndex | null): readonly number[] =>
  moved === null ? aheadFirst(pawns) : [pawns[moved], pawns[moved === 0 ? 1 : 0]];

/** A pawn in the air, at arm's length. */
const PAWN_IN_AIR = 33;

export function Table(props: Props) {
  const { view, seats, language, act, hint } = props;
  const { width, height, header } = props.room;
  const { waiting } = props.timing;
  const words = PRIME_CLIMB_WORDS[language];
  const refused = useCallback((refusal: Refusal, move: Move) => refusalText(refusal, move, words), [words]);
  const talk = useTalk(act, props.news.change, refused, hint);
  const carried = useCarried<PawnIndex>();
  const turn = useTurn(props, words, talk, carried.held);
  const choosing = useCardChoice(props, talk.attempt);
  const [opened, setOpened] = useState<Opened | null>(null);
  const readOrTake = (card: Card) =>
    turn.playing && kindOf(card) === 'shift' ? turn.takeKeeper(card) : setOpened({ keeper: card });

  const shape = useShape(width, height);
  const room = layOut(shape);
  const spiral = useMemo(() => {
    const laid = layCircles(room.boardWidth, room.boardHeight);
    if (shape.pieces === 1 || shape.boardOnly) return laid;
    const { boardWidth, boardHeight } = layOut(asUsual(shape));
    return toBeLarger(laid, layCircles(boardWidth, boardHeight).radius, shape.pieces);
  }, [room.boardWidth, room.boardHeight, shape]);
  const { playing, pawn, choosePawn, goTo, press } = turn;
  const lit = props.sums ? NO_LIGHTS : turn.lights;
  const at = pawn === null ? null : view.players[view.seat]!.pawns[pawn].at;
  const [own, other] = view.players[view.seat]!.pawns.map((one) => one.at);
  const moved = view.turn?.path.at(-1)?.pawn ?? null;
  const large = shape.pieces > 1 && props.canAct && !shape.boardOnly;
  const rest = useMemo(
    () => (large ? restingAt(spiral, nearestFirst([own!, other!], moved)) : WHOLE),
    [large, spiral, own, other, moved],
  );
  const closeUp = useMemo(
    (): CloseUp =>
      at === null || lit.length === 0
        ? { camera: rest, marks: NO_MARKS }
        : closeUpOf(
            spiral,
            at,
            lit.map(({ to }) => to),
          ),
    [spiral, at, lit, rest],
  );
  const camera = useSpiralCamera(view, spiral, { near: closeUp.camera, rest });
  const aims = { spiral, seen: camera.seen, marks: closeUp.marks };
  const { drag, rootRef, boardRef, corner, top, over } = usePawnDrag(aims, carried, {
    enabled: playing && turn.live.length > 0,
    onLift: talk.hush,
    onDrop: turn.drop,
  });

  const beats = useBeats();
  useBoardPlaces(boardRef, view, spiral, camera);
  const { offered, onOffered } = choosing;
  const pawns = useMemo(
    () => ({
      free: playing,
      chosen: pawn,
      away: carried.held,
      lifted: carried.piece,
      offered,
      onPawn: choosePawn,
      onOffered,
    }),
    [playing, pawn, carried.held, carried.piece, offered, choosePawn, onOffered],
  );
  const standing = useMemo(() => standings(view, spiral), [view, spiral]);
  const stood = standing.find((one) => one.seat === view.seat && one.pawn === carried.piece);
  const lights = useMemo(() => ({ shown: lit, onLight: goTo, closeUp }), [lit, goTo, closeUp]);
  const { since } = props.news;
  const ways = useMemo(() => waysOf(view, since, playing), [view, since, playing]);
  const marks = useMarks(NOTHING, noMove, hint, talk.said).cells;
  // Whoever does the sums is not told what it comes to before the pawn is let go.
  const read = props.sums ? null : over;
  const line = { view, seats, words, live: turn.live, pawn, over: read, first: choosing.first };
  const status = statusOf({ said: talk.said, waiting, hint, todo: { text: lineFor(line) } });
  const sum = carried.held === null || read === null ? '' : sumOver(line, carried.held, read);
  const inAir = PAWN_IN_AIR * shape.pieces;
  return (
    <TableLayout
      shape={shape}
      rootRef={rootRef}
      header={header}
      sideWidth={room.side}
      keys={onKeys(press)}
      board={
        <Board
          view={view}
          seats={seats}
          words={words}
          spiral={spiral}
          standing={standing}
          camera={camera}
          drag={drag}
          measured={boardRef}
          pawns={pawns}
          lights={lights}
          ways={ways}
          marks={marks}
          arrivals={beats.arrivals}
          onKey={press}
        />
      }
      side={
        <SidePanel
          table={props}
          words={words}
          room={room}
          status={status}
          turn={turn}
          carrying={carried.held !== null}
          beats={beats}
          choosing={choosing}
          talk={talk}
          onKeeper={readOrTake}
          onOpen={setOpened}
        />
      }
      air={
        <PawnInAir
          drag={drag}
          seat={view.seat}
          size={inAir}
          stands={stood ? { place: stood.place, size: pawnSize(spiral) } : null}
          corner={corner}
          top={top}
          seen={camera.seen}
          sum={sum && over !== null ? { text: sum, leans: leansAt(over) } : null}
        />
      }
    >
      <Dialogs
        opened={opened}
        view={view}
        seats={seats}
        words={words}
        canAct={playing}
        attempt={talk.attempt}
        onClose={() => setOpened(null)}
      />
    </TableLayout>
  );
}
