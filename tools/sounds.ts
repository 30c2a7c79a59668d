/**
 * Makes assets/sounds/*.wav: `npm run sounds`. Every sound is computed here, from sines and seeded noise, so the set is ours,
 * small, and the same bytes on every machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDice } from '../src/engine/dice';
import { SOUND_NAMES, type SoundName } from '../src/ui/feedback/sounds';

/** Notes hold nothing above 3.2 kHz and take half the room at half the rate; wood and paper need their edge. */
const BRIGHT = 22050;
const ROUND = 11025;
const PEAK = 0.5; // −6 dB: room for two sounds at once
const FADE_IN = 0.0015;
/** A third of the sound at most: long enough that a note dies instead of being cut. */
const FADE_OUT = 0.15;

/** Amplitude at a time in seconds. */
type Wave = (time: number) => number;

const sine = (hertz: number, time: number): number => Math.sin(2 * Math.PI * hertz * time);
const fall = (time: number, halfLife: number): number => (time < 0 ? 0 : 2 ** (-time / halfLife));

/** What a struck piece of wood does: a few inharmonic modes, the higher ones gone first. */
function wood(hertz: number, halfLife: number): Wave {
  const modes = [
    { ratio: 1, level: 1, life: 1 },
    { ratio: 2.57, level: 0.45, life: 0.5 },
    { ratio: 4.9, level: 0.22, life: 0.25 },
  ];
  return (time) =>
    modes.reduce(
      (sum, { ratio, level, life }) => sum + level * sine(hertz * ratio, time) * fall(time, halfLife * life),
      0,
    );
}

/** A soft mallet: a round fundamental with an octave and a breath of the twelfth, and no sharp beginning. */
function mallet(hertz: number, halfLife: number, start = 0, attack = 0.006): Wave {
  return (now) => {
    const time = now - start;
    if (time <= 0) return 0;
    const rise = Math.min(1, time / attack);
    const body = sine(hertz, time) * fall(time, halfLife);
    const octave = 0.28 * sine(2 * hertz, time) * fall(time, halfLife * 0.55);
    const twelfth = 0.08 * sine(3 * hertz, time) * fall(time, halfLife * 0.3);
    return rise * (body + octave + twelfth);
  };
}

/** Noise with its high end taken off below `hertz`, and its low end too: a brush, not a hiss. */
function brush(seed: number, hertz: number, shape: Wave): Wave {
  const dice = createDice(seed);
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / BRIGHT);
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

const together =
  (...waves: readonly Wave[]): Wave =>
  (time) =>
    waves.reduce((sum, wave) => sum + wave(time), 0);
const louder =
  (level: number, wave: Wave): Wave =>
  (time) =>
    level * wave(time);

/** Rises and falls once within `length`, like a card that slides over cloth. */
const swell =
  (length: number, crest: number): Wave =>
  (time) => {
    if (time >= length) return 0;
    const place = time / length;
    return place < crest
      ? Math.sin((Math.PI / 2) * (place / crest)) ** 2
      : Math.cos((Math.PI / 2) * ((place - crest) / (1 - crest))) ** 2;
  };

const note = (semitonesFromA4: number): number => 440 * 2 ** (semitonesFromA4 / 12);
const C4 = note(-9);
const G4 = note(-2);
const C5 = note(3);
const D5 = note(5);
const E5 = note(7);
const G5 = note(10);
const C6 = note(15);

interface Sound {
  readonly rate: number;
  readonly seconds: number;
  /** Against the others: a win may be heard, a lifted piece hardly. */
  readonly level: number;
  readonly wave: Wave;
}

const SOUNDS: Record<SoundName, Sound> = {
  pick: {
    rate: BRIGHT,
    seconds: 0.09,
    level: 0.6,
    wave: together(wood(720, 0.012), louder(0.5, brush(1, 3200, swell(0.05, 0.2)))),
  },
  lay: {
    rate: BRIGHT,
    seconds: 0.16,
    level: 1,
    wave: together(
      wood(310, 0.026),
      louder(
        0.9,
        brush(2, 2400, (time) => fall(time, 0.006)),
      ),
    ),
  },
  take: {
    rate: BRIGHT,
    seconds: 0.17,
    level: 0.85,
    wave: together(
      wood(980, 0.016),
      louder(0.7, (time) => (time < 0.055 ? 0 : wood(760, 0.02)(time - 0.055))),
    ),
  },
  draw: { rate: BRIGHT, seconds: 0.2, level: 0.7, wave: brush(4, 4200, swell(0.19, 0.35)) },
  // Low, but not below what the speaker of a phone can give.
  refuse: {
    rate: ROUND,
    seconds: 0.26,
    level: 0.75,
    wave: together(mallet(note(-12), 0.06, 0, 0.012), louder(0.8, mallet(note(-14), 0.07, 0.09, 0.012))),
  },
  sequence: {
    rate: ROUND,
    seconds: 0.5,
    level: 0.9,
    wave: together(mallet(C5, 0.09), mallet(E5, 0.09, 0.1), mallet(G5, 0.11, 0.2)),
  },
  win: {
    rate: ROUND,
    seconds: 0.9,
    level: 1,
    wave: together(
      mallet(G4, 0.14),
      mallet(C5, 0.14, 0.11),
      mallet(E5, 0.14, 0.22),
      mallet(G5, 0.16, 0.33),
      louder(0.7, mallet(C6, 0.16, 0.44)),
      louder(0.6, mallet(C4, 0.22, 0.44, 0.02)),
    ),
  },
  turn: { rate: ROUND, seconds: 0.34, level: 0.55, wave: together(mallet(G4, 0.07), mallet(D5, 0.08, 0.11)) },
  tick: { rate: BRIGHT, seconds: 0.06, level: 0.7, wave: wood(1250, 0.008) },
  'tick-2': { rate: BRIGHT, seconds: 0.06, level: 0.78, wave: wood(1480, 0.009) },
  'tick-3': { rate: BRIGHT, seconds: 0.08, level: 0.86, wave: wood(1760, 0.012) },
};

function render({ rate, seconds, level, wave }: Sound): Float64Array {
  const samples = Float64Array.from({ length: Math.round(seconds * rate) }, (_, index) => wave(index / rate));
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample, index) => {
    const time = index / rate;
    const left = (samples.length - 1 - index) / rate;
    // From nothing and back to nothing: a step at either end is heard as a click.
    const edge = ramp(time / FADE_IN) * ramp(left / Math.min(FADE_OUT, seconds / 3));
    return (sample / loudest) * PEAK * level * edge;
  });
}

const ramp = (part: number): number => (part >= 1 ? 1 : (1 - Math.cos(Math.PI * part)) / 2);

/** RIFF: one channel of 16-bit samples. */
function wav(samples: Float64Array, rate: number): Buffer {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32767), 44 + 2 * index));
  return file;
}

const folder = join(__dirname, '..', 'assets', 'sounds');
mkdirSync(folder, { recursive: true });
let total = 0;
for (const name of SOUND_NAMES) {
  const samples = render(SOUNDS[name]);
  const file = wav(samples, SOUNDS[name].rate);
  writeFileSync(join(folder, `${name}.wav`), file);
  total += file.length;
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const decibels = (20 * Math.log10(peak)).toFixed(1);
  console.log(`${name.padEnd(9)} ${SOUNDS[name].seconds.toFixed(2)} s  ${decibels} dB  ${file.length} bytes`);
}
console.log(`${total} bytes in all`);
