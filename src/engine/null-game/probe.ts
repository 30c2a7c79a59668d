import { register, type Probe } from '../core';
import { nullGame, type Config, type Move, type State, type View } from './index';

const probe: Probe<Config, State, Move, View> = {
  configs: [1, 2, 3].map((seats) => nullGame.defaults(seats)),
  longest: 100,
  scramble: (state, eyes, dice) => {
    const seat = state.turn % state.config.seats;
    if (eyes === seat || state.secret === null) return state;
    return { ...state, secret: 1 + dice.below(6), chosen: dice.pick(['keep', 'throw', null] as const) };
  },
  census: (state) => ({ seats: state.sums.length }),
  unlawful: () => [{ type: 'roll', value: 7 }, { type: 'too-late' }],
  draw: (view) =>
    `turn ${view.turn} · sums ${view.sums.join(' ')} · secret ${view.secret ?? '?'} · ${view.chosen ?? '-'}`,
  write: (move) =>
    move.type === 'roll' ? `roll ${move.value}` : move.type === 'choose' ? move.what : move.type,
};

export const registered = register(nullGame, probe);
