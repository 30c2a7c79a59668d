import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Event, Json, Refusal, Seat, Player } from '../engine';
import type { Box } from './box';
import { useApp } from './AppProvider';
import { NOT_YOUR_TURN } from './frameRefusals';
import type { HintLayer } from './learning';
import { LookBackProvider, type LookBack } from './lookBack';
import { NO_TIME, type Timing } from './tableProps';

/** What is shown: a view, and how it came about. */
interface Shown {
  readonly box: Box;
  readonly view: unknown;
  readonly seats: readonly Player[];
  /** What the last change brought, and what happened since these eyes last moved. */
  readonly fresh: readonly Event[];
  readonly since: readonly Event[];
  readonly change: number;
  /** For a table that is looked back at: its board alone, with these moves drawn on it. */
  readonly lookBack?: LookBack;
}

/** Whoever may move, and what helps them. Without hands a table is only looked at. */
export interface Hands {
  readonly canAct: boolean;
  readonly help: boolean;
  readonly sums: boolean;
  act(move: Json, seat?: Seat): Refusal | null;
  readonly undo: (() => void) | null;
  readonly timing: Timing;
  readonly hint: HintLayer | null;
}

const LOOKING: Hands = {
  canAct: false,
  help: false,
  sums: false,
  act: () => NOT_YOUR_TURN,
  undo: null,
  timing: NO_TIME,
  hint: null,
};

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room a table has: as it was measured in this window, or a first guess; null until either is known. */
export interface Measured {
  readonly room: Room | null;
  measure(room: Room): void;
}

/** Widths and heights of a zoomed page are rounded. */
const ROUNDED = 2;

/** A table much narrower than it is guessed to be is that of another window. */
const NARROWEST = 0.75;

const hasPlace = (room: Room, most: Room): boolean =>
  room.width <= most.width + ROUNDED && room.height <= most.height + ROUNDED;
const fills = (room: Room, guess: Room): boolean => room.width >= guess.width * NARROWEST;

/**
 * Outlives the tables that are laid in it: after a cover a table lies as it lay before. What was measured holds for as long as it has
 * place in the page and about fills it. Turned round, above a keyboard and in a window that has grown it does not, and until it is
 * measured anew the guess is nearer. Whether the window was heard to change says nothing: it is when a page is zoomed, and
 * then nothing is measured again.
 */
export function useMeasured(guess: Room | null, most: Room | null = guess): Measured {
  const [known, measure] = useState<Room | null>(null);
  const holds =
    known !== null && (most === null || hasPlace(known, most)) && (guess === null || fills(known, guess));
  return { room: holds ? known : (guess ?? known), measure };
}

export interface TableMountProps {
  readonly shown: Shown;
  /** Null for a table that is only looked at. */
  readonly hands: Hands | null;
  /** The seats, beside the board on a wide screen; it is told the room that the board has. */
  header(room: Room): ReactNode;
  readonly measured: Measured;
  /** For a table that has a place for it; see `placesButton`. */
  readonly button?: ReactNode;
  /** Another key is another table: what somebody had chosen at the last one is gone. */
  readonly tableKey: string | number;
}

/** Mounts a game's table in the room there is: the same for a game, a lesson, and a look back at a game. */
export function TableMount({ shown, hands, header, measured, button = null, tableKey }: TableMountProps) {
  const { language } = useApp();
  const { room, measure } = measured;
  const { box, view, seats, fresh, since, change, lookBack = null } = shown;
  const { Table } = box.table;
  return (
    <View
      style={styles.table}
      onLayout={({ nativeEvent: { layout } }) => {
        // Under another screen there is no room at all: nothing to lay a table in.
        if (layout.height > 0) measure({ width: layout.width, height: layout.height });
      }}
    >
      {room ? (
        <LookBackProvider value={lookBack}>
          <Table
            key={tableKey}
            view={view}
            seats={seats}
            language={language}
            news={{ fresh, since, change }}
            {...(hands ?? LOOKING)}
            room={{ ...room, header: header(room), button }}
          />
        </LookBackProvider>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });
