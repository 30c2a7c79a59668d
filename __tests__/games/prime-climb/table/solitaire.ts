import { enter, type TableOf } from '../../../../src/engine';
import {
  defaults,
  primeClimb,
  type Config,
  type Move,
  type State,
} from '../../../../src/games/prime-climb/rules';
import { move } from '../rules/support';

type Solitaire = TableOf<Config, State, Move>;

/** A Solitaire 1 in seven turns, each of another kind: far, home, a card, back, near, far, home. */
const TURNS: readonly (readonly string[])[] = [
  ['dice 10 10', 'a + 10', 'a × 10', 'b + 10', 'b + 10', 'end'],
  ['dice 1 3', 'a + 1', 'b × 3', 'end'],
  ['dice 7 6', 'b + 7', 'b - 6', 'end', 'card ±4', 'obey'],
  ['dice 5 2', 'b - 5', 'b - 2', 'end'],
  ['dice 9 5', 'b + 9', 'b + 5', 'end'],
  ['dice 8 8', 'b + 8', 'b + 8', 'b + 8', 'b + 8', 'end'],
  ['dice 1 2', 'b + 1'],
];

export function solitaire(config: Partial<Config> = {}, turns = TURNS.length): Solitaire {
  const rules: Config = { ...defaults(1), ...config };
  let table: Solitaire = {
    game: primeClimb,
    config: rules,
    state: primeClimb.start(rules),
    stage: primeClimb.stage(primeClimb.start(rules)),
    log: [],
    happenings: [],
    undoable: [],
  };
  for (const written of TURNS.slice(0, turns).flatMap((turn) => ['roll', ...turn])) {
    const actor = /^(dice|card)/.test(written) ? 'chance' : 0;
    const made = move(written);
    const played = enter(table, { actor, move: made });
    if (played.kind === 'refused') throw new Error(`${written}: ${played.refusal.code}`);
    const state = played.table.state as State;
    table = { ...played.table, config: rules, state, log: [...table.log, { actor, move: made }] };
  }
  return table;
}
