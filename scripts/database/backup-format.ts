// A saved installation: one gzip file of lines. First the manifest; then, for each table it lists, the
// rows in PostgreSQL's COPY text and a line `\.`; then the sequences; last, the hash of all before it.
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";

/** The line that ends a table. COPY writes a value like it with a second backslash. */
export const END_OF_TABLE = "\\.";

const Table = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
});

export const Manifest = z.strictObject({
  format: z.literal("capicua-respaldo"),
  v: z.literal(1),
  createdAt: z.iso.datetime(),
  mode: z.enum(["demo", "real"]),
  migrations: z.array(z.string()),
  tables: z.array(Table),
});
export type Manifest = z.infer<typeof Manifest>;

/** Sequences by name, with the last number each gave; null where it gave none. */
export const Sequences = z.strictObject({ sequences: z.record(z.string(), z.string().nullable()) });
export type Sequences = z.infer<typeof Sequences>;

export const Seal = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const NEWLINE = 0x0a;

/** The file's lines, each with its newline. Throws where it is not gzip or was cut. */
export async function* readLines(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on("error", (error) => unzipped.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source.pipe(unzipped)) {
    const data: Buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = data.indexOf(NEWLINE, from); end !== -1; end = data.indexOf(NEWLINE, from)) {
      yield data.subarray(from, end + 1);
      from = end + 1;
    }
    rest = data.subarray(from);
  }
  if (rest.length > 0) yield rest;
}
