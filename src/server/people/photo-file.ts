import "server-only";
import type { Result } from "@/domain/kernel/result";
import { accept, reject } from "@/domain/kernel/result";

// A photo as it arrives: judged by its bytes, never by its name or by what the browser calls it. Only the picture is
// kept: where and with what it was taken (EXIF) is nobody's business.

export const PHOTO_LIMITS = { bytes: 400_000, pixels: 512 } as const;

/** The largest file, the longest side, and where a picture must be readable the least that its longer side may have. */
export type PhotoLimits = {
  readonly bytes: number;
  readonly pixels: number;
  readonly least?: number;
};

/** A picture that may be kept. */
export type CleanPhoto = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

export type PhotoProblem =
  | { readonly code: "photo-too-large"; readonly bytes: number; readonly most: number }
  | { readonly code: "photo-not-jpeg" }
  | {
      readonly code: "photo-too-many-pixels";
      readonly width: number;
      readonly height: number;
      readonly most: number;
    }
  | {
      readonly code: "photo-too-small";
      readonly width: number;
      readonly height: number;
      readonly least: number;
    };

const START = 0xd8;
const SCAN = 0xda;
const COMMENT = 0xfe;

/** Frame headers: C0 to CF save the tables DHT (C4), JPG (C8) and DAC (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** APP1 to APP15 save Adobe's (EE), which says how the colours are stored; comments. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === COMMENT;
}

/**
 * A JPEG within limits (of a person's photo unless said), without its metadata. Refuses other formats (whatever their
 * name), files that are cut short, and what is too large or too small.
 */
export function readPhoto(
  bytes: Uint8Array,
  limits: PhotoLimits = PHOTO_LIMITS,
): Result<CleanPhoto, PhotoProblem> {
  if (bytes.length > limits.bytes)
    return reject({ code: "photo-too-large", bytes: bytes.length, most: limits.bytes });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const notJpeg = reject<PhotoProblem>({ code: "photo-not-jpeg" });
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== START) return notJpeg;
  if (bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9) return notJpeg;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return notJpeg;
    const marker = view.getUint8(at + 1);
    if (marker === SCAN) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return notJpeg;
    if (isFrame(marker) && at + 9 <= end)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (size === null || size.width === 0 || size.height === 0) return notJpeg;
  const problem = sizeProblem(size, limits);
  if (problem) return reject(problem);
  kept.push(bytes.subarray(at));
  return accept({ bytes: Uint8Array.from(Buffer.concat(kept)), ...size });
}

function sizeProblem(
  size: { readonly width: number; readonly height: number },
  { pixels, least = 1 }: PhotoLimits,
): PhotoProblem | null {
  const longer = Math.max(size.width, size.height);
  if (longer > pixels) return { code: "photo-too-many-pixels", ...size, most: pixels };
  return longer < least ? { code: "photo-too-small", ...size, least } : null;
}
