import type { Table } from '../../engine/core';
import { primeClimb, wayBehind, type Config, type Move, type State } from '../../engine/prime-climb';

/** A turn in one sign, of which nobody can read the roll or the circles. */
export const SQUARES = { home: '🏁', card: '🟥', back: '⬛', far: '🟩', near: '🟦' } as const;

/** So many circles, both pawns together, are a big step. */
const FAR = 30;

const behind = ({ config, players }: State): number =>
  players[0]!.pawns.reduce((sum, pawn) => sum + wayBehind(config, pawn), 0);

const home = ({ players }: State): number => players[0]!.pawns.filter(({ out }) => out).length;

function squareOf(before: State, after: State): string {
  if (home(after) > home(before)) return SQUARES.home;
  if (after.draws > before.draws) return SQUARES.card;
  const gained = behind(after) - behind(before);
  return gained <= 0 ? SQUARES.back : gained >= FAR ? SQUARES.far : SQUARES.near;
}

/** The turns of a solitaire, one sign each. */
export function squaresOf({ config, log }: Table): string {
  let state = primeClimb.start(config as unknown as Config);
  let began: State | null = null;
  let squares = '';
  for (const { actor, move } of log) {
    const made = move as unknown as Move;
    if (made.type === 'roll') {
      if (began) squares += squareOf(began, state);
      began = state;
    }
    state = primeClimb.apply(state, actor, made).state;
  }
  return began ? squares + squareOf(began, state) : squares;
}
