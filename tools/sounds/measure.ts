/** A biquad filter, its coefficients already divided by a0. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** ITU-R BS.1770's two filters, for any rate: what a head adds above 1.7 kHz, and what the ear leaves out below 40 Hz. */
function kWeighting(rate: number): readonly [Biquad, Biquad] {
  return [
    shelf(rate, 1681.974450955533, 0.7071752369554196, 3.999843853973347),
    lowCut(rate, 38.13547087602444, 0.5003270373238773),
  ];
}

function shelf(rate: number, hertz: number, q: number, decibels: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / rate);
  const high = 10 ** (decibels / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

function lowCut(rate: number, hertz: number, q: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / rate);
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function filtered(samples: Float64Array, { b, a }: Biquad): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Below this pitch the small speaker of a phone gives less and less: half as much of each octave further down, and half of that. */
const SPEAKER = { hertz: 500, q: Math.SQRT1_2 } as const;

/** As it comes out of a phone. */
export const onPhone = (samples: Float64Array, rate: number): Float64Array => {
  const filter = lowCut(rate, SPEAKER.hertz, SPEAKER.q);
  const [b0, b1, b2] = filter.b;
  const k = Math.tan((Math.PI * SPEAKER.hertz) / rate);
  const gain = 1 / (1 + k / SPEAKER.q + k * k);
  return filtered(samples, { b: [b0 * gain, b1 * gain, b2 * gain], a: filter.a });
};

/** How long the ear gathers a sound before it says how loud it is. BS.1770's own 400 ms are meant for programmes. */
const GATHERED = 0.2;

/** Loudness in LUFS: K-weighted as BS.1770 says, over the loudest fifth of a second. What is shorter is followed by silence. */
export function loudness(samples: Float64Array, rate: number): number {
  const [head, ear] = kWeighting(rate);
  const heard = filtered(filtered(samples, head), ear);
  const window = Math.round(GATHERED * rate);
  let energy = 0;
  let most = 0;
  heard.forEach((sample, index) => {
    energy += sample * sample;
    if (index >= window) energy -= heard[index - window]! ** 2;
    most = Math.max(most, energy);
  });
  return -0.691 + 10 * Math.log10(most / window);
}

/** Pitches a semitone and a half apart, from the lowest a phone can give to the edge of hiss. */
const PITCHES = Array.from({ length: 44 }, (_, place) => 180 * 2 ** (place / 8)).filter(
  (hertz) => hertz < 8000,
);
const FRAME = 0.02;
/** Below this share of a sound's loudest pitch nothing is heard of it. */
const FLOOR = 1e-3;

/** What a sound is made of as it goes on: for each fiftieth of a second, how much of each pitch, between 0 and 1. */
export function contour(samples: Float64Array, rate: number): readonly (readonly number[])[] {
  const size = Math.round(FRAME * rate);
  const hann = Float64Array.from(
    { length: 3 * size },
    (_, place) => 0.5 - 0.5 * Math.cos((2 * Math.PI * place) / (3 * size)),
  );
  const frames = Array.from({ length: Math.ceil(samples.length / size) }, (_, place) =>
    PITCHES.map((hertz) => power(samples, (place - 1) * size, hann, hertz / rate)),
  );
  const most = Math.max(...frames.flat());
  return frames.map((frame) =>
    frame.map((much) => Math.max(0, 1 - Math.log(Math.max(much / most, FLOOR)) / Math.log(FLOOR))),
  );
}

/** The power of one pitch about a place, under a Hann window (Goertzel). */
function power(samples: Float64Array, from: number, hann: Float64Array, turns: number): number {
  const twice = 2 * Math.cos(2 * Math.PI * turns);
  let [last, before] = [0, 0];
  for (let place = 0; place < hann.length; place++) {
    const next = twice * last - before + hann[place]! * (samples[from + place] ?? 0);
    before = last;
    last = next;
  }
  return Math.max(0, last * last + before * before - twice * last * before);
}

/** 0 for the same sound, 1 for two that have no pitch in common at any time; the shorter one is followed by silence. */
export function distance(one: readonly (readonly number[])[], other: readonly (readonly number[])[]): number {
  let [apart, all] = [0, 0];
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    for (let pitch = 0; pitch < PITCHES.length; pitch++) {
      const a = one[place]?.[pitch] ?? 0;
      const b = other[place]?.[pitch] ?? 0;
      apart += Math.abs(a - b);
      all += a + b;
    }
  }
  return all === 0 ? 0 : apart / all;
}
