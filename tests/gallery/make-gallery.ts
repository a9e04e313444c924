import type { Buffer } from "node:buffer";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import type { GreyPicture } from "./grey-png";
import { greyPng, readPgm } from "./grey-png";
import { galleryPapers } from "./papers";

// npm run galeria: the pictures of docs/manual/documentos.md again, one a document, from fictional people. Needs pdftoppm
// (poppler-utils); says so where it is missing, and then leaves the pictures as they are.

const FOLDER = path.join(import.meta.dirname, "../../docs/imagenes/documentos");
const MOST_BYTES = 60_000;
/** Ways of drawing, the finest first: the first one that is small enough is taken. */
const WAYS = [
  [680, 4],
  [680, 2],
  [600, 2],
  [520, 2],
] as const;

function hasPdftoppm(): boolean {
  return spawnSync("pdftoppm", ["-v"]).error === undefined;
}

/** The first page of a PDF in grey, so many pixels wide. */
function firstPage(pdf: string, width: number): GreyPicture {
  const size = ["-scale-to-x", String(width), "-scale-to-y", "-1"];
  const { status, stdout, stderr } = spawnSync(
    "pdftoppm",
    ["-gray", "-singlefile", "-f", "1", "-l", "1", ...size, pdf],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(String(stderr));
  return readPgm(stdout);
}

function smallPicture(pdf: string): Buffer {
  for (const [width, bits] of WAYS) {
    const picture = greyPng(firstPage(pdf, width), bits);
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`${pdf}: too large a picture`);
}

async function makeGallery(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "capicua-galeria-"));
  try {
    for (const { name, render } of galleryPapers()) {
      const pdf = path.join(folder, `${name}.pdf`);
      writeFileSync(pdf, (await render("letter")).bytes);
      const picture = smallPicture(pdf);
      writeFileSync(path.join(FOLDER, `${name}.png`), picture);
      console.log(`${name}.png ${(picture.length / 1000).toFixed(0)} kB`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (hasPdftoppm()) await makeGallery();
else {
  console.error("Falta pdftoppm (paquete poppler-utils): las imágenes quedan como estaban.");
  process.exitCode = 1;
}
