/**
 * Makes assets/sounds/*.wav: `npm run sounds`. Every sound is computed here, from sines and seeded noise, so the set is ours,
 * small, and the same bytes on every machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUND_NAMES, type SoundName } from '../src/ui/feedback/sounds';
import { loudnessOf } from './sounds/loud';
import { loudness } from './sounds/measure';
import { SOUNDS, type Sound } from './sounds/set';
import { toWav } from './sounds/wav';
import { RATE } from './sounds/waves';

const FADE_IN = 0.0015;
/** A third of the sound at most: long enough that a note dies instead of being cut. */
const FADE_OUT = 0.15;
/** −1 dB: what is louder comes back from some converters as a crackle. */
const PEAK = 0.89;

/** From nothing and back to nothing: a step at either end is heard as a click. */
function rendered({ seconds, wave }: Sound): Float64Array {
  const count = Math.round(seconds * RATE);
  return Float64Array.from({ length: count }, (_, index) => {
    const left = (count - 1 - index) / RATE;
    return wave(index / RATE) * ramp(index / RATE / FADE_IN) * ramp(left / Math.min(FADE_OUT, seconds / 3));
  });
}

const ramp = (part: number): number => (part >= 1 ? 1 : (1 - Math.cos(Math.PI * part)) / 2);

/** As loud as it is meant to be: the ear measures, not the peak. */
function levelled(name: SoundName): Float64Array {
  const raw = rendered(SOUNDS[name]);
  const gain = 10 ** ((loudnessOf(name) - loudness(raw, RATE)) / 20);
  return raw.map((sample) => sample * gain);
}

const folder = join(__dirname, '..', 'assets', 'sounds');
mkdirSync(folder, { recursive: true });
let total = 0;
for (const name of SOUND_NAMES) {
  const samples = levelled(name);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const decibels = (20 * Math.log10(peak)).toFixed(1);
  if (peak > PEAK) throw new Error(`${name} would be cut: its peak is ${decibels} dB`);
  const file = toWav(samples, RATE);
  writeFileSync(join(folder, `${name}.wav`), file);
  total += file.length;
  console.log(
    `${name.padEnd(13)} ${SOUNDS[name].seconds.toFixed(2)} s  ${loudnessOf(name)} LUFS  peak ${decibels} dB  ${file.length} bytes`,
  );
}
console.log(`${total} bytes in all`);
