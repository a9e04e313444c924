/** The skeleton of a JPEG with an EXIF block; `filling` bytes of picture. */
export function jpegOf(width: number, height: number, filling = 3): Buffer {
  const exif = Buffer.from([0xff, 0xe1, 0, 8, ...Buffer.from("Exif\0\0")]);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  const end = Buffer.from([0xff, 0xd9]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    exif,
    frame,
    scan,
    Buffer.alloc(filling, 7),
    end,
  ]);
}
