import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SOUND_NAMES, type SoundName } from '../../src/ui/feedback/sounds';
import { loudnessOf } from '../../tools/sounds/loud';
import { contour, distance, loudness, onPhone } from '../../tools/sounds/measure';
import { fromWav } from '../../tools/sounds/wav';

const folder = join(__dirname, '../../assets/sounds');
const files = new Map(SOUND_NAMES.map((name) => [name, fromWav(readFileSync(join(folder, `${name}.wav`)))]));

/** A sine of this amplitude and pitch, long enough to be measured. */
const tone = (amplitude: number, hertz: number, rate: number): Float64Array =>
  Float64Array.from(
    { length: rate },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / rate),
  );

/** They mean the same thing, further on: a clock that runs out. */
const TICKS: readonly SoundName[] = ['tick', 'tick-2', 'tick-3'];

describe('the measure', () => {
  test('says of a full sine at 997 Hz what BS.1770 says of it', () => {
    for (const rate of [22050, 44100, 48000])
      expect(loudness(tone(1, 997, rate), rate)).toBeCloseTo(-3.01, 1);
    expect(loudness(tone(0.1, 997, 48000), 48000)).toBeCloseTo(-23.01, 1);
  });

  test('hears a high tone as louder and a rumble as quieter', () => {
    const at = (hertz: number) => loudness(tone(1, hertz, 48000), 48000);
    expect(at(4000) - at(997)).toBeGreaterThan(2.5);
    expect(at(30) - at(997)).toBeLessThan(-4);
  });

  test('tells a sound from itself, from the same one higher, and from the same one backwards', () => {
    const rising = Float64Array.from({ length: 8000 }, (_, index) => Math.sin((index * index) / 60_000));
    const own = contour(rising, 22050);
    expect(distance(own, own)).toBe(0);
    expect(distance(own, contour(rising.slice().reverse(), 22050))).toBeGreaterThan(0.5);
    const high = contour(tone(1, 1200, 22050), 22050);
    expect(distance(high, contour(tone(1, 600, 22050), 22050))).toBeGreaterThan(0.9);
  });
});

describe('the sounds', () => {
  test('are all there, no other file is, and together weigh less than a photograph', () => {
    const there = readdirSync(folder);
    expect(there.sort()).toEqual(SOUND_NAMES.map((name) => `${name}.wav`).sort());
    const bytes = there.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(400_000);
  });

  test('are as loud as each other, and the clock a little quieter', () => {
    const off = SOUND_NAMES.filter((name) => {
      const { samples, rate } = files.get(name)!;
      return Math.abs(loudness(samples, rate) - loudnessOf(name)) > 1;
    });
    expect(off).toEqual([]);
    for (const tick of TICKS) expect(loudnessOf(tick)).toBeLessThan(loudnessOf('win'));
  });

  test('are heard from a phone, whose speaker gives little of what is low, about as well as each other', () => {
    const faint = SOUND_NAMES.flatMap((name) => {
      const { samples, rate } = files.get(name)!;
      const lost = loudness(samples, rate) - loudness(onPhone(samples, rate), rate);
      return lost < 5 ? [] : [`${name}: ${lost.toFixed(1)} dB`];
    });
    expect(faint).toEqual([]);
  });

  test('are never cut at their loudest, and begin and end in silence', () => {
    for (const [name, { samples }] of files) {
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect([name, peak < 0.9]).toEqual([name, true]);
      expect([name, Math.abs(samples[0]!) < 0.01, Math.abs(samples.at(-1)!) < 0.01]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  test('cannot be taken for one another with closed eyes', () => {
    const drawn = SOUND_NAMES.map((name) => {
      const { samples, rate } = files.get(name)!;
      return { name, shape: contour(samples, rate) };
    });
    const alike = drawn.flatMap((one, place) =>
      drawn
        .slice(place + 1)
        .filter((other) => !(TICKS.includes(one.name) && TICKS.includes(other.name)))
        .map((other) => ({ pair: `${one.name} / ${other.name}`, apart: distance(one.shape, other.shape) }))
        .filter(({ apart }) => apart < 0.35),
    );
    expect(alike).toEqual([]);
  });
});
