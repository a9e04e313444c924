/** A photo of a person is shown small: no more than this on its longer side, as the server asks. */
const PERSON = { pixels: 512, bytes: 300_000 };
/** From fine to just readable: the first that is light enough is taken. */
const QUALITIES = [0.85, 0.75, 0.65, 0.5] as const;

/**
 * A picture as a JPEG of at most so many pixels on its longer side and, as far as quality allows, bytes; null when the
 * browser cannot read it. Browser only.
 */
export async function shrinkPhoto(file: File, most = PERSON): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, most.pixels / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  // Transparent pictures would turn black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let photo: Blob | null = null;
  for (const quality of QUALITIES) {
    photo = await jpegOf(canvas, quality);
    if (photo === null || photo.size <= most.bytes) break;
  }
  return photo;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
