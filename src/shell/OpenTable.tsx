import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { stageOf, type Eyes, type Json, type Refusal, type Seat } from '../engine';
import type { Kept } from '../storage';
import { Button, SPACE, Title, Txt, useColours } from '../ui';
import { useApp } from './AppProvider';
import { BeatsRoom } from './beats';
import type { Box } from './box';
import { createLook, LookProvider } from './frame/useCamera';
import { mainColours } from './mainColours';
import { actingSeat } from './screen';
import type { Session, Snapshot } from './session';
import { eventsOfLastTurn, eventsSince, toldIn } from './since';
import { Strip } from './Strip';
import { TableMount, type Hands, type Measured, type Room } from './TableMount';
import { TablePage } from './TablePage';
import { needsOf } from './page';
import { TimeLeft } from './TimeLeft';
import { useByItself } from './useByItself';
import type { Guess } from './useGuess';
import { useHint } from './useHint';
import { useReady } from './useReady';

export interface OpenTableProps {
  readonly box: Box;
  readonly kept: Kept;
  readonly session: Session;
  readonly now: Snapshot;
  readonly eyes: Eyes;
  readonly view: unknown;
  act(move: Json, seat?: Seat): Refusal | null;
  readonly guess: Guess;
  readonly measured: Measured;
  readonly notice: ReactNode;
  readonly onMenu: () => void;
  readonly onResult: () => void;
}

/** The table as the open eyes see it, with the seats around it. */
export function OpenTable(props: OpenTableProps) {
  const { box, kept, session, now, eyes, view, act, guess, measured, notice, onMenu, onResult } = props;
  const { words, language, settings } = useApp();
  const colours = useColours();
  const [look] = useState(createLook);
  const { seats } = kept.saved;
  const stage = stageOf(now.table);
  const turn = stage.kind === 'play' ? stage.acting[0].seat : null;
  const finger = actingSeat(stage, seats, now.screen);
  // Where everybody looks, and before a cover, it is whoever is about to move that has looked away.
  const looker = typeof eyes === 'number' ? eyes : (finger ?? (now.lingers ? turn : null));
  const since = useMemo(
    () => (looker !== null ? eventsSince(now.table, looker, eyes) : now.fresh),
    [now.table, now.fresh, looker, eyes],
  );
  const ready = useReady(box, session, now, { eyes, view, seats });
  const canAct = turn !== null && turn === finger && ready === null;
  const hinting = useHint(box, view, canAct, language);
  useByItself(box, session, now, view, canAct);
  const undo = useCallback(() => session.undo(), [session]);
  const thinker = now.thinking && seats[now.thinking.seat]!.name;
  // While the app thinks, and before a cover, the line says what was just done: nobody's move goes by unread.
  const waiting =
    stage.kind === 'over'
      ? box.words.ending(view, seats, language)
      : thinker
        ? toldIn(box, now.table, now.fresh, seats, language).join(' ') || words.table.thinking(thinker)
        : now.lingers
          ? toldIn(box, now.table, eventsOfLastTurn(now.table), seats, language).join(' ') || null
          : null;
  const hands: Hands = {
    canAct,
    help: finger !== null && seats[finger]!.help,
    sums: finger !== null && seats[finger]!.sums === true,
    act,
    undo: now.undoSeat !== null ? undo : null,
    timing: { countdown: now.countdown, ready, waiting },
    hint: hinting.layer,
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
      onMenu={onMenu}
    />
  );
  const beside = ({ height }: Room) => (guess.wide ? strip(guess.whole - height - SPACE.l) : null);
  const button =
    stage.kind === 'over' ? (
      <Button
        kind="main"
        {...mainColours(box, colours)}
        label={words.table.seeResult}
        onPress={onResult}
        testID="see-result"
      />
    ) : now.thinking?.waits ? (
      <Button
        kind="main"
        {...mainColours(box, colours)}
        label={words.table.step(thinker ?? '')}
        onPress={() => session.step()}
        testID="step"
      />
    ) : null;
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
    <BeatsRoom parts={box.table} shown={shown} {...(now.lingers ? { onTap: session.hurry } : {})}>
      <TablePage testID="table" gap={SPACE.xs} {...needsOf(box, view)}>
        <Title of={String(eyes)} unseen>
          <Txt>{turn === null ? words.table.over : words.table.turnOf(seats[turn]!.name)}</Txt>
        </Title>
        {now.countdown ? <TimeLeft countdown={now.countdown} /> : null}
        {guess.wide ? null : strip(guess.whole)}
        {notice}
        <LookProvider value={look}>
          <TableMount
            tableKey={eyes}
            shown={{ box, view, seats, fresh: now.fresh, since, change: now.change }}
            hands={hands}
            header={beside}
            measured={measured}
            button={box.table.placesButton ? button : null}
          />
        </LookProvider>
        {box.table.placesButton ? null : button}
      </TablePage>
    </BeatsRoom>
  );
}
