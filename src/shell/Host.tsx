import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { stageOf, type Table } from '../engine';
import type { Kept } from '../storage';
import { Napping, useTheme } from '../ui';
import type { Box } from './box';
import { Cover } from './Cover';
import { Elsewhere, TroubleNotice } from './HostNotices';
import { DraftContext } from './frame';
import { useApp } from './AppProvider';
import { Menu } from './Menu';
import { OpenTable } from './OpenTable';
import { OwnColours } from './OwnColours';
import type { Session, Snapshot } from './session';
import { sinceLastTurn } from './since';
import { useMeasured } from './TableMount';
import { needsOf } from './page';
import { useGuess } from './useGuess';
import { useNarration } from './useNarration';
import { useRefusalCue } from './useRefusalCue';
import { useSession } from './useSession';
import { Voice } from './Voice';

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

/** Hosts any game, in the colours of its table. */
export function Host(props: HostProps) {
  return (
    <OwnColours palette={props.box.table.palette}>
      <Voice box={props.box}>
        <Hosted {...props} />
      </Voice>
    </OwnColours>
  );
}

/** Cover or table, and the menu over either. It draws the view of the open eyes and nothing else. */
function Hosted(props: HostProps) {
  const { box, kept, table, menuOpen, away, onMenu } = props;
  const { language, trouble } = useApp();
  const { session, now, elsewhere } = useSession(box, kept, table);
  const { seats } = kept.saved;
  useNarration(box, now, seats);
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
  const guess = useGuess(eyes === null ? {} : needsOf(box, view));
  const measured = useMeasured(guess.room, guess.most);
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
            box={box}
            kept={kept}
            session={session}
            now={now}
            eyes={eyes}
            view={view}
            act={act}
            guess={guess}
            measured={measured}
            notice={notice}
            onMenu={() => onMenu(true)}
            onResult={props.onResult}
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
  const { dark } = useTheme();
  const { seats } = kept.saved;
  const { screen, table } = now;
  if (screen.kind !== 'cover') return null;
  const stage = stageOf(table);
  const open: unknown = table.game.view(table.state, 'table');
  return (
    <Cover
      player={seats[screen.seat]!}
      colour={box.table.team?.(open, screen.seat, dark)?.colour ?? null}
      role={
        stage.kind === 'play' ? (box.words.roleName?.(stage.acting[0], open, seats, language) ?? null) : null
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

/** What changes the buttons: a move, a cover that was lifted, the menu that was shut, a tap that was waited for. */
const stageKey = ({ change, screen, paused, countdown, thinking }: Snapshot): string =>
  [
    change,
    screen.kind === 'open' ? screen.eyes : `cover ${screen.seat}`,
    paused,
    countdown?.waits ?? '',
    thinking?.waits ?? '',
  ].join();

const styles = StyleSheet.create({ fill: { flex: 1 } });
