import { HIDDEN, register, type Probe } from '../../../engine';
import { nullGame, type Config, type Move, type State, type View } from '.';

const probe: Probe<Config, State, Move, View> = {
  ways: [
    {
      name: 'plain',
      seats: nullGame.seatCounts,
      configFor: nullGame.defaults,
      golden: { config: nullGame.defaults(3), seed: 1, boardEvery: 24 },
    },
  ],
  wayOf: () => 'plain',
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
  write: (move, reader) => {
    const hidden = reader !== undefined && reader.eyes !== reader.state.turn % reader.state.config.seats;
    if (move.type === 'roll') return `roll ${hidden ? HIDDEN : move.value}`;
    if (move.type === 'choose') return hidden ? `choose ${HIDDEN}` : move.what;
    return move.type;
  },
};

/** @public Found by name, for the conformance suite and the tools. */
export const registered = register(nullGame, probe);
