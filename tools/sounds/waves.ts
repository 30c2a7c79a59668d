import { createDice } from '../../src/engine/dice';

/** One rate for all: a phone that resamples anyhow need not guess, and wood and paper keep their edge. */
export const RATE = 22050;

/** Amplitude at a time in seconds. */
export type Wave = (time: number) => number;

const sine = (hertz: number, time: number): number => Math.sin(2 * Math.PI * hertz * time);
export const fall = (time: number, halfLife: number): number => (time < 0 ? 0 : 2 ** (-time / halfLife));

export const note = (semitonesFromA4: number): number => 440 * 2 ** (semitonesFromA4 / 12);

interface Mode {
  readonly ratio: number;
  readonly level: number;
  readonly life: number;
}

/** Something struck: a few modes of its own, the higher ones gone first. */
const struck =
  (modes: readonly Mode[]) =>
  (hertz: number, halfLife: number): Wave =>
  (time) =>
    modes.reduce(
      (sum, { ratio, level, life }) => sum + level * sine(hertz * ratio, time) * fall(time, halfLife * life),
      0,
    );

export const wood = struck([
  { ratio: 1, level: 1, life: 1 },
  { ratio: 2.57, level: 0.45, life: 0.5 },
  { ratio: 4.9, level: 0.22, life: 0.25 },
]);

/** A small bell: modes further apart than any string's, and long. */
export const bell = struck([
  { ratio: 1, level: 1, life: 1 },
  { ratio: 2.76, level: 0.5, life: 0.6 },
  { ratio: 5.4, level: 0.2, life: 0.3 },
]);

/** Baked clay on clay: close modes that beat against each other. */
export const clay = struck([
  { ratio: 1, level: 1, life: 1 },
  { ratio: 1.41, level: 0.8, life: 0.8 },
  { ratio: 2.09, level: 0.5, life: 0.5 },
]);

/** A soft mallet: a round fundamental with an octave and a breath of the twelfth, and no sharp beginning. */
export function mallet(hertz: number, halfLife: number, attack = 0.006): Wave {
  return (time) => {
    const rise = Math.min(1, time / attack);
    const body = sine(hertz, time) * fall(time, halfLife);
    const octave = 0.28 * sine(2 * hertz, time) * fall(time, halfLife * 0.55);
    const twelfth = 0.08 * sine(3 * hertz, time) * fall(time, halfLife * 0.3);
    return rise * (body + octave + twelfth);
  };
}

/** A muffled box: little of the ground note, which the ear makes up from the others. */
export const hollow =
  (hertz: number, halfLife: number): Wave =>
  (time) =>
    Math.min(1, time / 0.012) *
    [0.5, 0.7, 1, 0.5, 0.25].reduce(
      (sum, level, place) =>
        sum + level * sine(hertz * (place + 1), time) * fall(time, halfLife / (1 + place / 4)),
      0,
    );

/** A plucked string: many harmonics at first, one at last. */
export const pluck =
  (hertz: number, halfLife: number): Wave =>
  (time) =>
    [1, 2, 3, 4, 5, 6].reduce(
      (sum, harmonic) => sum + (sine(hertz * harmonic, time) * fall(time, halfLife / harmonic)) / harmonic,
      0,
    );

/** Blown: held for `seconds`, with the harmonics it is given and a little vibrato. */
const blown =
  (levels: readonly number[]) =>
  (hertz: number, seconds: number): Wave =>
  (time) => {
    const shape = Math.min(1, time / 0.025) * Math.min(1, Math.max(0, (seconds - time) / 0.06));
    const wobble = 0.0009 * Math.sin(2 * Math.PI * 5.5 * time);
    return (
      shape * levels.reduce((sum, level, place) => sum + level * sine(hertz * (place + 1), time + wobble), 0)
    );
  };
export const clarinet = blown([1, 0, 0.42, 0, 0.2, 0, 0.07]);
export const horn = blown([1, 0.75, 0.5, 0.32, 0.2, 0.1]);

/** A tone that slides from one pitch to another within `seconds`, and swings like a spring. */
export const slide =
  (from: number, to: number, seconds: number, swing = 0): Wave =>
  (time) => {
    const part = Math.min(1, time / seconds);
    const hertz = from * (to / from) ** part;
    const rate = Math.log(to / from) / seconds;
    const turns = time < seconds ? (hertz - from) / rate : (to - from) / rate + to * (time - seconds);
    return Math.sin(2 * Math.PI * (turns + swing * Math.sin(2 * Math.PI * 14 * time)));
  };

/** Noise with its high end taken off below `hertz`, and its low end too: a brush, not a hiss. */
export function brush(seed: number, hertz: number, shape: Wave): Wave {
  const dice = createDice(seed);
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  const rumble = share / 6;
  let smooth = 0;
  let low = 0;
  return (time) => {
    const white = dice.below(2 ** 16) / 2 ** 15 - 1;
    smooth += share * (white - smooth);
    low += rumble * (smooth - low);
    return (smooth - low) * shape(time);
  };
}

export const together =
  (...waves: readonly Wave[]): Wave =>
  (time) =>
    waves.reduce((sum, wave) => sum + wave(time), 0);

export const louder =
  (level: number, wave: Wave): Wave =>
  (time) =>
    level * wave(time);

export const after =
  (start: number, wave: Wave): Wave =>
  (time) =>
    time < start ? 0 : wave(time - start);

/** Rises and falls once within `length`, like a card that slides over cloth. */
export const swell =
  (length: number, crest: number): Wave =>
  (time) => {
    if (time >= length) return 0;
    const place = time / length;
    return place < crest
      ? Math.sin((Math.PI / 2) * (place / crest)) ** 2
      : Math.cos((Math.PI / 2) * ((place - crest) / (1 - crest))) ** 2;
  };
