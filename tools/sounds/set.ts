import type { SoundName } from '../../src/ui/feedback/sounds';
import {
  after,
  bell,
  brush,
  clarinet,
  clay,
  fall,
  hollow,
  horn,
  louder,
  mallet,
  note,
  pluck,
  slide,
  swell,
  together,
  wood,
  type Wave,
} from './waves';

const D4 = note(-7);
const F4 = note(-4);
const G4 = note(-2);
const GSHARP4 = note(-1);
const A4 = note(0);
const B4 = note(2);
const C5 = note(3);
const D5 = note(5);
const E5 = note(7);
const F5 = note(8);
const G5 = note(10);
const A5 = note(12);
const C6 = note(15);
const E6 = note(19);
const G6 = note(22);

export interface Sound {
  readonly seconds: number;
  readonly wave: Wave;
}

const burst = (seed: number, hertz: number, halfLife: number): Wave =>
  brush(seed, hertz, (time) => fall(time, halfLife));

/** Where each hand of a small company claps: together at first, then less and less. */
const CLAPS = [0.3, 0.32, 0.41, 0.44, 0.5, 0.53, 0.59, 0.63, 0.68, 0.71, 0.77, 0.84];
/** Where two dice touch the table, and how hard. */
const KNOCKS = [
  [0, 1, 690],
  [0.05, 0.8, 910],
  [0.13, 0.9, 740],
  [0.19, 0.6, 1010],
  [0.26, 0.7, 820],
  [0.34, 0.45, 900],
  [0.4, 0.3, 760],
] as const;
const HARP = [D4, F4, A4, C5, D5, F5, A5];

/** Each has its own contour and its own material: which is which must be plain with closed eyes. */
export const SOUNDS: Record<SoundName, Sound> = {
  pick: { seconds: 0.09, wave: together(wood(720, 0.012), louder(0.5, brush(1, 3200, swell(0.05, 0.2)))) },
  lay: { seconds: 0.16, wave: together(wood(400, 0.03), louder(0.9, burst(2, 2400, 0.006))) },
  click: {
    seconds: 0.09,
    wave: together(
      wood(1650, 0.005),
      after(0.022, louder(1.2, wood(540, 0.011))),
      louder(0.5, burst(3, 7000, 0.002)),
    ),
  },
  take: { seconds: 0.17, wave: together(wood(980, 0.016), louder(0.7, after(0.055, wood(760, 0.02)))) },
  chip: {
    seconds: 0.16,
    wave: together(
      clay(1900, 0.02),
      louder(0.45, after(0.06, clay(2050, 0.018))),
      louder(0.2, after(0.095, clay(2120, 0.02))),
    ),
  },
  draw: { seconds: 0.2, wave: brush(4, 4200, swell(0.19, 0.35)) },
  card: {
    seconds: 0.18,
    wave: together(
      louder(0.5, burst(5, 9000, 0.006)),
      after(0.075, together(wood(390, 0.018), louder(0.9, burst(6, 2600, 0.005)))),
    ),
  },
  bag: {
    seconds: 0.34,
    wave: together(
      brush(7, 1500, swell(0.17, 0.5)),
      louder(1.2, after(0.16, brush(8, 2200, swell(0.22, 0.3)))),
      louder(0.25, after(0.2, wood(420, 0.03))),
    ),
  },
  pawn: {
    seconds: 0.15,
    wave: together(
      (time) => slide(1120, 560, 0.08)(time) * fall(time, 0.042),
      louder(0.2, wood(2100, 0.008)),
    ),
  },
  bump: { seconds: 0.36, wave: (time) => slide(700, 210, 0.36, 0.35)(time) * fall(time, 0.16) },
  dice: {
    seconds: 0.46,
    wave: together(...KNOCKS.map(([start, level, hertz]) => louder(level, after(start, wood(hertz, 0.012))))),
  },
  'word-found': { seconds: 0.4, wave: bell(C6, 0.12) },
  'word-missed': { seconds: 0.29, wave: together(clarinet(B4, 0.12), after(0.13, clarinet(GSHARP4, 0.16))) },
  'riddle-found': {
    seconds: 0.74,
    wave: together(...HARP.map((hertz, place) => after(0.055 * place, pluck(hertz, 0.16)))),
  },
  'riddle-missed': {
    seconds: 0.62,
    wave: together(clarinet(A4, 0.17), after(0.18, clarinet(G4, 0.17)), after(0.36, clarinet(D4, 0.25))),
  },
  // Low by its harmonics: the speaker of a phone gives little of the ground note.
  refuse: {
    seconds: 0.26,
    wave: together(hollow(note(-11), 0.06), louder(0.8, after(0.1, hollow(note(-15), 0.07)))),
  },
  good: { seconds: 0.3, wave: together(mallet(E5, 0.06), after(0.09, mallet(A5, 0.09))) },
  finest: {
    seconds: 0.6,
    wave: together(
      louder(0.8, bell(C6, 0.12)),
      after(0.07, louder(0.8, bell(E6, 0.12))),
      after(0.14, bell(G6, 0.14)),
      after(0.21, louder(0.7, bell(2 * C6, 0.18))),
    ),
  },
  sequence: {
    seconds: 0.45,
    wave: together(mallet(C5, 0.09), after(0.1, mallet(E5, 0.09)), after(0.2, mallet(G5, 0.11))),
  },
  round: {
    seconds: 0.64,
    wave: together(
      horn(G4, 0.11),
      after(0.14, horn(G4, 0.1)),
      after(0.26, horn(C5, 0.38)),
      after(0.26, louder(0.5, horn(E5, 0.38))),
    ),
  },
  win: {
    seconds: 0.95,
    wave: together(
      pluck(G4, 0.14),
      after(0.11, pluck(C5, 0.14)),
      after(0.22, pluck(E5, 0.14)),
      after(0.33, together(horn(G5, 0.16), pluck(G5, 0.2))),
      after(
        0.46,
        together(
          horn(C5, 0.49),
          louder(0.8, horn(E5, 0.49)),
          louder(0.8, horn(G5, 0.49)),
          louder(0.5, bell(2 * C6, 0.2)),
        ),
      ),
    ),
  },
  cheer: {
    seconds: 0.9,
    wave: together(
      louder(0.5, mallet(F4, 0.16, 0.02)),
      louder(0.5, after(0.12, mallet(A4, 0.16, 0.02))),
      louder(0.5, after(0.24, mallet(C5, 0.2, 0.02))),
      ...CLAPS.map((start, hand) => after(start, burst(20 + hand, 1900 + 90 * hand, 0.012))),
    ),
  },
  turn: { seconds: 0.3, wave: together(mallet(G4, 0.07), after(0.11, mallet(D5, 0.08))) },
  tick: { seconds: 0.06, wave: wood(1250, 0.008) },
  'tick-2': { seconds: 0.06, wave: wood(1480, 0.009) },
  'tick-3': { seconds: 0.08, wave: wood(1760, 0.012) },
};
