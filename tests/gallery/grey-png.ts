import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

// A small PNG of a grey picture: few levels of grey, packed, since the documents are black and white and only the edges of
// letters need more. Format: W3C, Portable Network Graphics, 11.2.

export type GreyPicture = {
  readonly width: number;
  readonly height: number;
  /** A byte a pixel, row by row. */
  readonly pixels: Uint8Array;
};

/** A binary PGM (P5, 8 bits) as it comes from pdftoppm. Refuses (throws) anything else. */
export function readPgm(file: Buffer): GreyPicture {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString("latin1", 0, 64));
  if (!head) throw new Error("Not a PGM of 8 bits");
  const [all, width, height] = head;
  return { width: Number(width), height: Number(height), pixels: file.subarray(all.length) };
}

/** The picture with 2 or 4 bits a pixel. */
export function greyPng({ width, height, pixels }: GreyPicture, bits: 2 | 4): Buffer {
  const rowBytes = Math.ceil((width * bits) / 8);
  const levels = 2 ** bits - 1;
  const raw = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const level = Math.round(((pixels[y * width + x] ?? 0) * levels) / 255);
      const bit = x * bits;
      const at = start + (bit >> 3);
      raw[at] = (raw[at] ?? 0) | (level << (8 - bits - (bit & 7)));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(raw, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
