import { useCallback, useEffect, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { stageOf, type Json, type Refusal, type Seat, type Table } from '../engine/core';
import type { Kept } from '../storage';
import { Button, RADIUS, SPACE, Txt, useColours } from '../ui';
import { eventsSince, sinceLastTurn, type Box } from './box';
import { Cover } from './Cover';
import { useHouse } from './house';
import { Menu } from './Menu';
import { OwnColours } from './OwnColours';
import { fingerOn } from './screen';
import { Strip } from './Strip';
import { useHint } from './useHint';
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
}

/** Room for the table, and the window it was measured in: turned round, a phone is measured anew. */
interface Measured {
  readonly of: object;
  readonly width: number;
  readonly height: number;
}

/** Usual height of the seats on top. */
const STRIP = 60;

/** Hosts any game, in the colours of its table. */
export function Host(props: HostProps) {
  return (
    <OwnColours palette={props.box.palette}>
      <Hosted {...props} />
    </OwnColours>
  );
}

/** Cover or table, strip of seats, menu. It draws the view of the open eyes and nothing else. */
function Hosted({
  box,
  kept,
  table,
  menuOpen,
  away,
  onMenu,
  onLeave,
  onResult,
  onRules,
  onSettings,
  onExport,
}: HostProps) {
  const { words, language, feedback } = useHouse();
  const colours = useColours();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const { session, now } = useSession(box, kept, table);
  const { seats } = kept.saved;
  const { screen } = now;
  const stage = stageOf(now.table);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [refusedOnce, setRefusedOnce] = useState(0);

  useEffect(() => session.pause(menuOpen || away), [session, menuOpen, away]);
  useEffect(() => {
    for (const event of now.fresh) {
      const cue = box.cue(event);
      if (cue?.sound) feedback.play(cue.sound);
      if (cue?.buzz) feedback.buzz(cue.buzz);
    }
  }, [box, feedback, now.change, now.fresh]);
  useEffect(() => {
    if (refusedOnce === 0) return;
    feedback.play('refuse');
    feedback.buzz('refuse');
  }, [feedback, refusedOnce]);

  const act = useCallback(
    (move: Json, seat?: Seat): Refusal | null => {
      const refusal = session.act(move, seat);
      if (refusal) setRefusedOnce((count) => count + 1);
      return refusal;
    },
    [session],
  );
  const undo = useCallback(() => session.undo(), [session]);

  // The same objects until something changes: what is drawn from them need not be drawn anew.
  const eyes = screen.kind === 'open' ? screen.eyes : null;
  const view = useMemo(() => (eyes === null ? null : viewOf(now.table, eyes)), [now.table, eyes]);
  const since = useMemo(
    () => (typeof eyes === 'number' ? eventsSince(now.table, eyes) : now.fresh),
    [now.table, now.fresh, eyes],
  );

  const turn = stage.kind === 'play' ? stage.acting[0].seat : null;
  const finger = fingerOn(stage, seats, screen);
  const canAct = turn !== null && turn === finger;
  const hinting = useHint(box, view, canAct, language);

  const menu = (
    <Menu
      open={menuOpen && !away}
      session={session}
      extras={
        screen.kind === 'open' && stage.kind === 'play'
          ? (box.extras?.(view as never, seats, language) ?? [])
          : []
      }
      canUndo={now.undoSeat !== null}
      act={act}
      onClose={() => onMenu(false)}
      onLeave={onLeave}
      onRules={onRules}
      onSettings={onSettings}
      onExport={onExport}
    />
  );

  if (screen.kind === 'cover') {
    const sitter = seats[screen.seat]!;
    const neverPlayed = !now.table.log.some(({ actor }) => typeof actor === 'number');
    return (
      <>
        <Cover
          sitter={sitter}
          role={stage.kind === 'play' ? (box.roleName?.(stage.acting[0].role, language) ?? null) : null}
          since={sinceLastTurn(box, now.table, screen.seat, seats, language)}
          first={neverPlayed}
          known={now.table.log.some(({ actor }) => actor === screen.seat)}
          onShow={() => session.uncover()}
          onMenu={() => onMenu(true)}
        />
        {menu}
      </>
    );
  }

  const waits = now.thinking?.waits === true;
  const waiting =
    stage.kind === 'over'
      ? box.ending(view as never, seats, language)
      : now.thinking
        ? lastWords(box, now, seats, language, words.table.thinking(seats[now.thinking.seat]!.name))
        : null;
  const padding = SPACE.s;
  const wide = window.width > window.height;
  const width = window.width - insets.left - insets.right - padding * 2;
  // A first guess, so that the table is there at once; the real room is measured as soon as it is known.
  const guess = {
    width,
    height: window.height - insets.top - insets.bottom - padding * 2 - (wide ? 0 : STRIP),
  };
  const room = measured?.of === window ? measured : guess;
  const strip = (
    <Strip
      box={box}
      view={view}
      seats={seats}
      turn={turn}
      language={language}
      width={wide ? width - room.height - SPACE.l : width}
      onHint={hinting.ask}
      onMenu={() => onMenu(true)}
    />
  );
  return (
    <View
      role="main"
      testID="table"
      style={[
        styles.host,
        {
          backgroundColor: colours.table,
          paddingTop: insets.top + padding,
          paddingBottom: insets.bottom + padding,
          paddingLeft: insets.left + padding,
          paddingRight: insets.right + padding,
        },
      ]}
    >
      {wide ? null : strip}
      {now.trouble ? (
        <View role="alert" style={[styles.trouble, { backgroundColor: colours.warnSurface }]}>
          <Txt size="small" colour={colours.warn} style={styles.troubleText}>
            {words.trouble[now.trouble]}
          </Txt>
          <Button label={words.table.exportGame} onPress={onExport} kind="danger" />
        </View>
      ) : null}
      <View
        style={styles.table}
        onLayout={({ nativeEvent: { layout } }) => {
          // Under another screen there is no room at all: nothing to lay a table in.
          if (layout.height > 0) setMeasured({ of: window, width: layout.width, height: layout.height });
        }}
      >
        <box.Table
          key={screen.eyes}
          view={view as never}
          seats={seats}
          language={language}
          help={finger !== null && seats[finger]!.help}
          canAct={canAct}
          act={act}
          undo={now.undoSeat !== null ? undo : null}
          fresh={now.fresh}
          change={now.change}
          since={since}
          countdown={now.countdown}
          header={wide ? strip : null}
          hint={hinting.layer}
          waiting={waiting}
          width={room.width}
          height={room.height}
        />
      </View>
      {stage.kind === 'over' ? (
        <Button
          kind="main"
          colour={box.colour}
          label={words.table.seeResult}
          onPress={onResult}
          testID="see-result"
        />
      ) : null}
      {waits ? (
        <Button
          kind="main"
          colour={box.colour}
          label={words.table.step(seats[now.thinking!.seat]!.name)}
          onPress={() => session.step()}
          testID="step"
        />
      ) : null}
      {menu}
    </View>
  );
}

const viewOf = (table: Table, eyes: Seat | 'table'): never => table.game.view(table.state, eyes) as never;

/** While the app thinks, the line still says what was just done, so that nobody's move goes by unread. */
function lastWords(
  box: Box,
  now: { readonly fresh: readonly import('../engine/core').Event[]; readonly table: Table },
  seats: Kept['saved']['seats'],
  language: 'fr' | 'en',
  otherwise: string,
): string {
  const told = now.fresh.flatMap((event) => box.tell(event, seats, now.table.config, language) ?? []);
  return told.length > 0 ? told.join(' ') : otherwise;
}

const styles = StyleSheet.create({
  host: { flex: 1, gap: SPACE.xs },
  table: { flex: 1 },
  trouble: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.m,
  },
  troubleText: { flex: 1 },
});
