// The least of DER that writing and reading a signature takes: elements, every length in its shortest form.

/** An element: its tag, and where it begins, where its content does, and where it ends. */
export type DerElement = {
  readonly tag: number;
  readonly start: number;
  readonly from: number;
  readonly end: number;
};

/** The element at `start`. Throws for what is no DER or goes beyond `end`. */
export function elementAt(bytes: Uint8Array, start: number, end: number): DerElement {
  const tag = byteAt(bytes, start, end);
  const first = byteAt(bytes, start + 1, end);
  if (first < 0x80) return within({ tag, start, from: start + 2, end: start + 2 + first }, end);
  const count = first - 0x80;
  if (count < 1 || count > 3) throw new Error("DER: length");
  let length = 0;
  for (let index = 0; index < count; index += 1)
    length = length * 256 + byteAt(bytes, start + 2 + index, end);
  if (length < 0x80 || length < 256 ** (count - 1)) throw new Error("DER: length is not minimal");
  const from = start + 2 + count;
  return within({ tag, start, from, end: from + length }, end);
}

function byteAt(bytes: Uint8Array, index: number, end: number): number {
  const byte = index < end ? bytes[index] : undefined;
  if (byte === undefined) throw new Error("DER: cut short");
  return byte;
}

function within(element: DerElement, end: number): DerElement {
  if (element.end > end) throw new Error("DER: cut short");
  return element;
}

/** The elements inside one, in order; they fill it. */
export function childrenOf(bytes: Uint8Array, parent: DerElement): readonly DerElement[] {
  const children: DerElement[] = [];
  for (let at = parent.from; at < parent.end; ) {
    const child = elementAt(bytes, at, parent.end);
    children.push(child);
    at = child.end;
  }
  return children;
}

/** An element of this tag with this content. */
export function element(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), body]);
  const hex = length.toString(16);
  const size = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 + size.length]), size, body]);
}
