const HEADER = 44;

/** RIFF: one channel of 16-bit samples. */
export function toWav(samples: Float64Array, rate: number): Buffer {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(HEADER + bytes);
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
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32767), HEADER + 2 * index));
  return file;
}

/** Reads what `toWav` wrote. */
export function fromWav(file: Buffer): { readonly samples: Float64Array; readonly rate: number } {
  const count = file.readUInt32LE(40) / 2;
  const samples = Float64Array.from(
    { length: count },
    (_, index) => file.readInt16LE(HEADER + 2 * index) / 32767,
  );
  return { samples, rate: file.readUInt32LE(24) };
}
