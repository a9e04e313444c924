/** A photo of a person is shown small: no more than this on its longer side, as the server asks. */
const PERSON_PIXELS = 512;
const QUALITY = 0.85;

/** A picture as a JPEG of at most so many pixels a side; null when the browser cannot read it. Browser only. */
export async function shrinkPhoto(file: File, most = PERSON_PIXELS): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
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
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
