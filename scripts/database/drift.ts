// Drift: the database that the migrations make against the one that the schema describes.
import type { CatalogueDifference, CatalogueEntry } from "./catalogue";
import { compareCatalogues, readCatalogue } from "./catalogue";
import { HAND_WRITTEN } from "./hand-written";
import type { Migration } from "./migrations";
import { applyMigrations, diffSchemas, readMigrations, readSchema } from "./migrations";
import type { SchemaFile } from "./schema-engine";

type Sources = {
  readonly migrations?: readonly Migration[];
  readonly schema?: readonly SchemaFile[];
  readonly handWritten?: readonly Pick<CatalogueEntry, "kind" | "name">[];
};

/**
 * Fills two empty databases, one by the migrations and one by the schema, and says where they differ,
 * one English line each; none when all is well. Hand-written objects must exist, and only they may be more.
 */
export async function findDrift(
  migratedUrl: string,
  describedUrl: string,
  sources: Sources = {},
): Promise<readonly string[]> {
  const {
    migrations = readMigrations(),
    schema = readSchema(),
    handWritten = HAND_WRITTEN,
  } = sources;
  await applyMigrations(migratedUrl, migrations, schema);
  const script = await diffSchemas(describedUrl, null, schema);
  await applyMigrations(describedUrl, [{ name: "00000000000000_schema", sql: script }], schema);
  const migrated = await readCatalogue(migratedUrl);
  const differences = compareCatalogues(await readCatalogue(describedUrl), migrated);
  const allowed = new Set(handWritten.map(({ kind, name }) => `${kind} ${name}`));
  const present = new Set(migrated.map(({ kind, name }) => `${kind} ${name}`));
  return [
    ...differences
      .filter(({ kind, name, left }) => left !== null || !allowed.has(`${kind} ${name}`))
      .map(describe),
    ...[...allowed]
      .filter((key) => !present.has(key))
      .map((key) => `${key}: listed as hand-written, not in the migrations`),
  ];
}

function describe({ kind, name, left, right }: CatalogueDifference): string {
  if (right === null) return `${kind} ${name}: in the schema, not in the migrations`;
  if (left === null) return `${kind} ${name}: in the migrations, not in the schema (${right})`;
  return `${kind} ${name}: schema "${left}", migrations "${right}"`;
}
