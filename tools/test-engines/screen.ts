import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What Xvfb writes into the folder it was given: a dump as `xwd` makes it, of four bytes a pixel, blue first. */
export function pictureOf(dump: string, part: Part): Buffer {
  const screen = readFileSync(dump);
  const colours = screen.readUInt32BE(76);
  const line = screen.readUInt32BE(48);
  const start = screen.readUInt32BE(0) + 12 * colours;
  const rows = Array.from({ length: part.height }, (_, row) => {
    const out = Buffer.alloc(1 + 3 * part.width);
    for (let column = 0; column < part.width; column += 1) {
      const from = start + (part.y + row) * line + 4 * (part.x + column);
      for (let colour = 0; colour < 3; colour += 1) out[1 + 3 * column + colour] = screen[from + 2 - colour]!;
    }
    return out;
  });
  return png(part.width, part.height, Buffer.concat(rows));
}

const EIGHT_BITS_OF_RED_GREEN_BLUE = [8, 2, 0, 0, 0];

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BITS_OF_RED_GREEN_BLUE, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
