import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { stageOf, type Eyes, type Json, type Refusal, type Seat, type Table } from '../engine';
import type { Language } from '../i18n';
import type { Kept } from '../storage';
import { Button, Napping, SPACE } from '../ui';
import { BeatsRoom } from './beats';
import type { Box } from './box';
import { Cover } from './Cover';
import { Elsewhere, TroubleNotice } from './HostNotices';
import { DraftContext } from './frame';
import { useApp } from './AppProvider';
import { Menu } from './Menu';
import { OwnColours } from './OwnColours';
import { actingSeat } from './screen';
import type { Session, Snapshot } from './session';
import { eventsSince, sinceLastTurn } from './since';
import { Strip } from './Strip';
import { TableMount, useMeasured, type Hands, type Measured, type Room } from './TableMount';
import { TablePage } from './TablePage';
import { useRefusalCue } from './useRefusalCue';
import { useHint } from './useHint';
import { useReady } from './useReady';
import { useSession } from './useSession';

export interface HostProps {
  readonly box: Box;
  readonly kept: Kept;
  readonly table: Table;
  readonly menuOpen: boolean;
  /** Another screen lies over the table: the game stands still, and its menu stays shut. */
  readonly away: boolean;
  readonly onMenu: (open: boolean) => void;
  readonly onLeave: () => void;
  readonly onResult: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onExport: () => void;
  /** Somebody has played on in another window: go on here, from there. */
  readonly onTakeOver: () => void;
}

/** Usual height of the seats on top. */
const STRIP = 60;

/** Hosts any game, in the colours of its table. */
export function Host(props: HostProps) {
  return (
    <OwnColours palette={props.box.table.palette}>
      <Hosted {...props} />
    </OwnColours>
  );
}

/** Cover or table, and the menu over either. It draws the view of the open eyes and nothing else. */
function Hosted(props: HostProps) {
  const { box, kept, table, menuOpen, away, onMenu } = props;
  const { language, trouble } = useApp();
  const { session, now, elsewhere } = useSession(box, kept, table);
  const { seats } = kept.saved;
  const { screen } = now;
  const stage = stageOf(now.table);
  const [asking, setAsking] = useState(false);
  const askToExport = () => (stage.kind === 'over' ? props.onExport() : setAsking(true));
  useEffect(
    () => session.pause(menuOpen || away || asking || elsewhere),
    [session, menuOpen, away, asking, elsewhere],
  );
  useEffect(() => {
    // Whoever comes back from another screen may be somebody else.
    if (away) session.cover();
  }, [session, away]);
  const act = useRefusalCue(session);
  const drafts = useMemo(() => ({ read: session.draft, write: session.keepDraft }), [session]);
  const eyes = screen.kind === 'open' ? screen.eyes : null;
  // The same object until something changes: what is drawn from it need not be drawn anew.
  const view: unknown = useMemo(
    () => (eyes === null ? null : now.table.game.view(now.table.state, eyes)),
    [now.table, eyes],
  );
  const guess = useGuess();
  const measured = useMeasured(guess.room);
  const extras =
    eyes !== null && stage.kind === 'play' ? box.table.extras?.(view, seats, language) : undefined;
  const unkept = now.trouble ?? trouble;
  const notice = unkept ? <TroubleNotice trouble={unkept} onExport={askToExport} /> : null;
  return (
    <DraftContext.Provider value={drafts}>
      {/* A second tap on the button that ended a turn must not show the next person's hand, nor move for them. */}
      <Napping stage={stageKey(now)} style={styles.fill}>
        {eyes === null ? (
          <CoverOf
            box={box}
            kept={kept}
            now={now}
            session={session}
            notice={notice}
            onMenu={() => onMenu(true)}
          />
        ) : (
          <OpenTable
            hosted={props}
            session={session}
            now={now}
            eyes={eyes}
            view={view}
            act={act}
            guess={guess}
            measured={measured}
            notice={notice}
          />
        )}
      </Napping>
      <Menu
        open={(menuOpen || asking) && !away && !elsewhere}
        asking={asking}
        session={session}
        extras={extras ?? []}
        canUndo={now.undoSeat !== null}
        act={act}
        onClose={() => {
          setAsking(false);
          onMenu(false);
        }}
        onLeave={props.onLeave}
        onRules={props.onRules}
        onSettings={props.onSettings}
        onAsk={askToExport}
        onExport={props.onExport}
      />
      <Elsewhere open={elsewhere && !away} onTakeOver={props.onTakeOver} onLeave={props.onLeave} />
    </DraftContext.Provider>
  );
}

interface CoverOfProps {
  readonly box: Box;
  readonly kept: Kept;
  readonly now: Snapshot;
  readonly session: Session;
  readonly notice: ReactNode;
  readonly onMenu: () => void;
}

/** Who is next, and what happened since they last looked. */
function CoverOf({ box, kept, now, session, notice, onMenu }: CoverOfProps) {
  const { language } = useApp();
  const { seats } = kept.saved;
  const { screen, table } = now;
  if (screen.kind !== 'cover') return null;
  const stage = stageOf(table);
  return (
    <Cover
      player={seats[screen.seat]!}
      role={
        stage.kind === 'play'
          ? (box.words.roleName?.(stage.acting[0], table.game.view(table.state, 'table'), seats, language) ??
            null)
          : null
      }
      since={sinceLastTurn(box, table, screen.seat, seats, language)}
      first={!table.log.some(({ actor }) => typeof actor === 'number')}
      known={table.log.some(({ actor }) => actor === screen.seat)}
      notice={notice}
      onShow={() => session.uncover()}
      onMenu={onMenu}
    />
  );
}

interface OpenTableProps {
  readonly hosted: HostProps;
  readonly session: Session;
  readonly now: Snapshot;
  readonly eyes: Eyes;
  readonly view: unknown;
  act(move: Json, seat?: Seat): Refusal | null;
  readonly guess: Guess;
  readonly measured: Measured;
  readonly notice: ReactNode;
}

/** The table as the open eyes see it, with the seats around it. */
function OpenTable(props: OpenTableProps) {
  const { hosted, session, now, eyes, view, act, guess, measured, notice } = props;
  const { box, kept, onMenu, onResult } = hosted;
  const { words, language, settings } = useApp();
  const { seats } = kept.saved;
  const stage = stageOf(now.table);
  const turn = stage.kind === 'play' ? stage.acting[0].seat : null;
  const finger = actingSeat(stage, seats, now.screen);
  // Where nothing is secret everybody looks: then it is whoever is about to move that has looked away.
  const looker = typeof eyes === 'number' ? eyes : finger;
  const since = useMemo(
    () => (looker !== null ? eventsSince(now.table, looker, eyes) : now.fresh),
    [now.table, now.fresh, looker, eyes],
  );
  const ready = useReady(box, session, now, { eyes, view, seats });
  const canAct = turn !== null && turn === finger && ready === null;
  const hinting = useHint(box, view, canAct, language);
  const undo = useCallback(() => session.undo(), [session]);
  const thinker = now.thinking && seats[now.thinking.seat]!.name;
  const hands: Hands = {
    canAct,
    help: finger !== null && seats[finger]!.help,
    act,
    undo: now.undoSeat !== null ? undo : null,
    timing: { countdown: now.countdown, ready },
    hint: hinting.layer,
    waiting:
      stage.kind === 'over'
        ? box.words.ending(view, seats, language)
        : thinker
          ? lastWords(box, now, kept, language) || words.table.thinking(thinker)
          : null,
  };
  const strip = (width: number) => (
    <Strip
      box={box}
      view={view}
      seats={seats}
      turn={turn}
      language={language}
      width={width}
      onHint={hinting.ask}
      onMenu={() => onMenu(true)}
    />
  );
  const beside = ({ height }: Room) => (guess.wide ? strip(guess.whole - height - SPACE.l) : null);
  const shown = {
    eyes,
    view,
    seats,
    language,
    fresh: now.fresh,
    since,
    change: now.change,
    happenings: now.table.happenings,
    byHand: now.mover !== null && seats[now.mover]?.bot === null,
    instant: settings.pace === 'instant',
  };
  return (
    <BeatsRoom box={box} shown={shown} {...(now.lingers ? { onTap: session.hurry } : {})}>
      <TablePage testID="table" gap={SPACE.xs}>
        {guess.wide ? null : strip(guess.whole)}
        {notice}
        <TableMount
          tableKey={eyes}
          shown={{ box, view, seats, fresh: now.fresh, since, change: now.change }}
          hands={hands}
          header={beside}
          measured={measured}
        />
        {stage.kind === 'over' ? (
          <Button
            kind="main"
            colour={box.colour}
            label={words.table.seeResult}
            onPress={onResult}
            testID="see-result"
          />
        ) : null}
        {now.thinking?.waits ? (
          <Button
            kind="main"
            colour={box.colour}
            label={words.table.step(thinker ?? '')}
            onPress={() => session.step()}
            testID="step"
          />
        ) : null}
      </TablePage>
    </BeatsRoom>
  );
}

/** The room that the table will have, before it was measured. */
interface Guess {
  readonly wide: boolean;
  /** The width of the whole page. */
  readonly whole: number;
  readonly room: Room;
}

function useGuess(): Guess {
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const wide = window.width > window.height;
  const whole = window.width - insets.left - insets.right - SPACE.s * 2;
  const height = window.height - insets.top - insets.bottom - SPACE.s * 2 - (wide ? 0 : STRIP);
  return { wide, whole, room: { width: whole, height } };
}

/** What changes the buttons: a move, a cover that was lifted, the menu that was shut, a tap that was waited for. */
const stageKey = ({ change, screen, paused, countdown, thinking }: Snapshot): string =>
  [
    change,
    screen.kind === 'open' ? screen.eyes : `cover ${screen.seat}`,
    paused,
    countdown?.waits ?? '',
    thinking?.waits ?? '',
  ].join();

/** While the app thinks, the line still says what was just done, so that nobody's move goes by unread. */
const lastWords = (box: Box, { fresh, table }: Snapshot, { saved }: Kept, language: Language): string =>
  fresh.flatMap((event) => box.words.tell(event, saved.seats, table.config, language) ?? []).join(' ');

const styles = StyleSheet.create({ fill: { flex: 1 } });
