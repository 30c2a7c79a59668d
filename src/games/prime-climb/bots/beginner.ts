import type { Dice, Bot } from '../../../engine';
import { primeClimb, wayBehind, type Move, type View } from '../rules';

/** Circles a beginner is ready to fall back by, when nothing leads on. */
const behind = (view: View, move: Move): number => {
  const before = wayOf(view, view.seat);
  const { state } = primeClimb.apply(view, view.seat, move);
  return wayOf(state, view.seat) - before;
};

const wayOf = ({ config, players }: Pick<View, 'config' | 'players'>, seat: number): number =>
  players[seat]!.pawns.reduce((sum, pawn) => sum + wayBehind(config, pawn), 0);

const isHome = (view: View, move: Move): boolean => {
  const out = ({ players }: Pick<View, 'players'>) =>
    players[view.seat]!.pawns.filter((pawn) => pawn.out).length;
  return out(primeClimb.apply(view, view.seat, move).state) > out(view);
};

/** Goes on with any number that leads on, brings a pawn home when it sees how, and thinks of nothing else. */
export const beginner: Bot<View, Move> = {
  *choose(view: View, dice: Dice) {
    const options = primeClimb.options(view);
    if (options.length === 1) return options[0]!;
    yield;
    if (view.phase === 'card') return dice.pick(options);
    const home = options.filter((move) => isHome(view, move));
    if (home.length > 0) return dice.pick(home);
    const onwards = options.filter((move) => move.type === 'end' || behind(view, move) > 0);
    return dice.pick(onwards.length > 0 ? onwards : options);
  },
};
