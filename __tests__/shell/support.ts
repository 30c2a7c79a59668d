import {
  createDice,
  openTable,
  replay,
  type AnyBots,
  type Bot,
  type Draft,
  type AnyGame,
  type Json,
  type Saved,
  type Player,
  type Table,
} from '../../src/engine';
import { nullGame, type Move, type State, type View } from '../../src/games/null-game/rules';
import { createSession, type Pace, type Pacing, type Session, type Snapshot } from '../../src/shell/session';
import type { NotedTime, Trouble } from '../../src/storage';
import { handClock, type HandClock } from './clock';

const NAMES = ['Léa', 'Tom', 'Noé', 'Zoé'];

/** Who sits where: a person for null, the app for a level. */
export const sit = (...levels: readonly (string | null)[]): Player[] =>
  levels.map((bot, seat) => ({ name: NAMES[seat]!, face: seat, bot, help: false }));

/** Keeps what it is given and says so; as much thinking as a die is worth. */
export const keeper: Bot<View, Move> = {
  *choose(view) {
    yield;
    return view.chosen === null ? { type: 'choose', what: 'keep' } : { type: 'done' };
  },
};

/** The null game, but time begins with a turn and not with a tap: where it is not the ready that is looked at. */
export const promptly: typeof nullGame = {
  ...nullGame,
  stage: (state) => {
    const stage = nullGame.stage(state);
    return stage.kind === 'play' && stage.countdown
      ? { ...stage, countdown: { ...stage.countdown, starts: 'at-once' } }
      : stage;
  },
};

export interface Around {
  readonly game?: AnyGame;
  readonly config?: object;
  readonly bots?: AnyBots;
  readonly pace?: Pace;
  readonly pacing?: Pacing;
  readonly table?: Table;
  readonly countdownLeft?: Saved['countdownLeft'];
  readonly noted?: NotedTime | null;
  readonly clock?: HandClock;
  readonly trouble?: () => Trouble | null;
  readonly draft?: Draft;
  /** Known before anything was to be kept. */
  readonly troubleAtFirst?: Trouble;
}

export interface Sitting {
  readonly session: Session;
  readonly clock: HandClock;
  /** All that was given to be kept, the latest last. */
  readonly kept: Saved[];
  /** All that was noted meanwhile, the latest last; null where a note was dropped. */
  readonly notes: (NotedTime | null)[];
  /** Everything that was ever shown, the latest last. */
  readonly shown: Snapshot[];
  now(): Snapshot;
  state(): State;
  /** A move by the seat on the screen; a refusal fails the test, in words. */
  play(...moves: readonly object[]): void;
}

/** The null game at once, unless said otherwise, with everything around it in the test's hand. */
export function sitDown(seats: readonly Player[], set: Around = {}): Sitting {
  const clock = set.clock ?? handClock();
  const game = set.game ?? promptly;
  const config = { ...game.defaults(seats.length), ...set.config } as Json;
  const kept: Saved[] = [];
  const notes: (NotedTime | null)[] = [];
  const table = set.table ?? openTable(game, config, createDice(3));
  const session = createSession(table, seats, set.countdownLeft ?? null, {
    clock,
    dice: createDice(7),
    bots: set.bots ?? { beginner: keeper },
    pace: set.pace ?? 'normal',
    ...(set.pacing ? { pacing: set.pacing } : {}),
    trouble: set.troubleAtFirst ?? null,
    noted: set.noted ?? null,
    note: (note) => notes.push(note),
    draft: set.draft ?? null,
    keep: (saved) => {
      kept.push(JSON.parse(JSON.stringify(saved)) as Saved);
      return set.trouble?.() ?? null;
    },
  });
  const shown: Snapshot[] = [session.get()];
  session.subscribe(() => shown.push(session.get()));
  return {
    session,
    clock,
    kept,
    notes,
    shown,
    now: session.get,
    state: () => session.get().table.state as State,
    play: (...moves) =>
      moves.forEach((move) => {
        const refusal = session.act(move as Json);
        if (refusal) throw new Error(`${JSON.stringify(move)} refused: ${refusal.code}`);
      }),
  };
}

export const keepIt = { type: 'choose', what: 'keep' } as const;
export const throwIt = { type: 'choose', what: 'throw' } as const;
export const done = { type: 'done' } as const;

/** What was kept, opened as the app opens it. */
export function reopened(saved: Saved, game: AnyGame = promptly): Table {
  const reading = replay(game, saved);
  if (reading.kind === 'bad') throw new Error(reading.why);
  return reading.value;
}

/** Lets time go by in small steps until the game comes to a point, or to its end. */
export function until(sitting: Sitting, reached: (now: Snapshot) => boolean, limit = 20_000): void {
  for (let waited = 0; !reached(sitting.now()); waited += 10) {
    if (waited > limit) throw new Error('it never happened');
    sitting.clock.pass(10);
  }
}
