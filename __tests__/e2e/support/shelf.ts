import {
  createDice,
  enter,
  saveTable,
  settle,
  stageOf,
  type Entry,
  type Player,
  type Table,
  tableAt,
} from '../../../src/engine';
import {
  sequenceNumbers,
  type Card,
  type Config,
  type Move,
} from '../../../src/games/sequence-numbers/rules';
import { type Kept, writeKept } from '../../../src/storage/kept';
import type { Settings } from '../../../src/storage/settings';

/** Who sits there; a person without help unless told otherwise. */
type Guest = Partial<Player> & Pick<Player, 'name'>;

export interface Laid {
  readonly id?: string;
  readonly seats: readonly Guest[];
  readonly hands: readonly (readonly Card[])[];
  readonly config?: Partial<Config>;
  /** What was played since the deal; chance's part is left to chance. */
  readonly moves?: readonly (readonly [seat: number, move: Move])[];
}

/** A game whose cards are known to the test, as the browser remembers it before the visit. The first seat begins. */
export interface OnShelf {
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly kept: Kept;
  readonly text: string;
  readonly storage: Readonly<Record<string, string>>;
}

export function onShelf({ id = 'known', seats, hands, config = {}, moves = [] }: Laid): OnShelf {
  const players = seats.map((guest, face): Player => ({ face, bot: null, help: false, ...guest }));
  const rules: Config = {
    ...sequenceNumbers.defaults(seats.length),
    dealer: seats.length - 1,
    ...config,
  };
  const dice = createDice(7);
  let table: Table = tableAt(sequenceNumbers, rules, sequenceNumbers.start(rules));
  const take = (entry: Entry) => {
    const played = enter(table, entry);
    if (played.kind === 'refused') throw new Error(`This cannot be played: ${played.refusal.code}`);
    table = settle(played.table, dice);
  };
  take({ actor: 'chance', move: { type: 'deal', hands: hands } });
  moves.forEach(([actor, move]) => take({ actor, move: move }));
  const stage = stageOf(table);
  const kept: Kept = {
    id,
    startedAt: Date.UTC(2026, 1, 14),
    updatedAt: Date.UTC(2026, 1, 14, 15),
    summary: {
      over: stage.kind === 'over',
      winners: stage.kind === 'over' ? stage.ranking[0]! : [],
      turn: stage.kind === 'play' ? stage.acting[0].seat : null,
    },
    saved: saveTable(table, players, null),
  };
  const key = `meninges/games/${id}`;
  const text = writeKept(kept);
  return { id, key, path: `/table/${id}`, kept, text, storage: { [key]: text } };
}

/** The settings of somebody who has been here before. */
export const settings = (chosen: Partial<Settings>): Record<string, string> => ({
  'meninges/settings': JSON.stringify(chosen),
});
