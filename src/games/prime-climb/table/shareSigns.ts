import type { TableOf } from '../../../engine';
import { primeClimb, wayBehind, type Config, type Move, type State } from '../rules';

/** A turn in one sign, of which nobody can read the roll or the circles. */
const SIGNS = { home: '🏁', card: '🟥', back: '⬛', far: '🟩', near: '🟦' } as const;

/** So many circles, both pawns together, are a big step. */
const FAR = 30;

const behind = ({ config, players }: State): number =>
  players[0]!.pawns.reduce((sum, pawn) => sum + wayBehind(config, pawn), 0);

const home = ({ players }: State): number => players[0]!.pawns.filter(({ out }) => out).length;

function signOf(before: State, after: State): string {
  if (home(after) > home(before)) return SIGNS.home;
  if (after.draws > before.draws) return SIGNS.card;
  const gained = behind(after) - behind(before);
  return gained <= 0 ? SIGNS.back : gained >= FAR ? SIGNS.far : SIGNS.near;
}

/** The turns of a solitaire, one sign each. */
export function signsOf({ config, log }: TableOf<Config, State, Move>): string {
  let state = primeClimb.start(config);
  let began: State | null = null;
  let signs = '';
  for (const { actor, move } of log) {
    if (move.type === 'roll') {
      if (began) signs += signOf(began, state);
      began = state;
    }
    state = primeClimb.apply(state, actor, move).state;
  }
  return began ? signs + signOf(began, state) : signs;
}
