import { useLayoutEffect, useRef } from 'react';
import { stageOf, type Event, type Player, type Seat } from '../engine';
import { useAnnouncer } from '../ui';
import { useApp } from './AppProvider';
import type { Box } from './box';
import type { Snapshot } from './session';

/** Whom what is said on a screen is meant for: one seat, or everybody. */
const listenerOf = ({ screen }: Snapshot): Seat | 'all' =>
  screen.kind === 'open' && screen.eyes !== 'table' ? screen.eyes : 'all';

/**
 * Tells the game to somebody who does not see it: what happened, with its place, and whose turn it is. Nothing but public words; and
 * whatever was said to one seat is forgotten before anybody else may look. The line under a board and what is refused are said by
 * those who write them: see `ui/Line` and `frame/useTalk`.
 */
export function useNarration(box: Box, now: Snapshot, seats: readonly Player[]): void {
  const announcer = useAnnouncer();
  const { words, language } = useApp();
  const told = useRef({ change: now.change, listener: listenerOf(now), turn: '' });
  const { table, fresh, change, screen } = now;
  const stage = stageOf(table);
  const seat = stage.kind === 'play' ? stage.acting[0].seat : null;
  const turn =
    screen.kind === 'cover'
      ? `${words.cover.pass} ${seats[screen.seat]!.name}.`
      : seat !== null && seats[seat]!.bot === null
        ? words.table.turnOf(seats[seat]!.name)
        : '';
  useLayoutEffect(() => {
    const before = told.current;
    const listener = listenerOf(now);
    told.current = { change, listener, turn };
    if (before.listener !== listener && before.listener !== 'all') announcer.clear();
    const tell = (event: Event) =>
      event.only === undefined
        ? ((box.words.spoken ?? box.words.tell)(event, seats, table.config, language) ?? [])
        : [];
    const news = change === before.change ? '' : fresh.flatMap(tell).join(' ');
    if (news) announcer.say(news);
    if (turn && turn !== before.turn && seats.length > 1) announcer.say(turn);
  }, [announcer, box, now, table, fresh, change, turn, seats, language]);
  useLayoutEffect(() => () => announcer.clear(), [announcer]);
}
