import { stepsOf, type TableOf } from '../../../engine';
import { primeClimb, wayBehind, type Config, type Move, type State } from '../rules';

/** A turn in one word, of which nobody can read the roll or the circles. */
export type TurnKind = 'home' | (typeof STEPS)[number];

/** Turns that brought no pawn home, in the order they are told. */
export const STEPS = ['far', 'near', 'card', 'back'] as const;

/** So many circles, both pawns together, are a big step. */
const FAR = 30;

const behind = ({ config, players }: State): number =>
  players[0]!.pawns.reduce((sum, pawn) => sum + wayBehind(config, pawn), 0);

const home = ({ players }: State): number => players[0]!.pawns.filter(({ out }) => out).length;

function kindOf(before: State, after: State): TurnKind {
  if (home(after) > home(before)) return 'home';
  if (after.draws > before.draws) return 'card';
  const gained = behind(after) - behind(before);
  return gained <= 0 ? 'back' : gained >= FAR ? 'far' : 'near';
}

/** The turns of a solitaire, as far as it has come. */
export function turnsOf(table: TableOf<Config, State, Move>): readonly TurnKind[] {
  const steps = [...stepsOf(primeClimb, table)];
  const begins = steps.flatMap(({ move, before }) => (move.type === 'roll' ? [before] : []));
  const ends = [...begins.slice(1), table.state];
  return begins.map((began, nth) => kindOf(began, ends[nth]!));
}
