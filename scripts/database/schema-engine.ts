// Prisma's schema engine as WebAssembly: the prisma CLI wants to download a binary, which a hall
// without internet cannot. It fills the ordinary _prisma_migrations table.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";

/** No table and no enum of the database is somebody else's. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** A file of the Prisma schema and its text. */
export type SchemaFile = readonly [file: string, content: string];

type EngineModule = {
  readonly SchemaEngine: typeof SchemaEngine;
  readonly __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
};

let loaded: Promise<typeof SchemaEngine> | null = null;

async function loadEngine(): Promise<typeof SchemaEngine> {
  const wasm: EngineModule & WebAssembly.ModuleImports = await import(
    "@prisma/schema-engine-wasm/schema_engine_bg"
  );
  const entry = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm/schema_engine_bg",
  );
  const bytes = readFileSync(path.join(path.dirname(entry), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": wasm });
  wasm.__wbg_set_wasm(instance.exports);
  const begin = instance.exports.__wbindgen_start;
  if (typeof begin === "function") begin();
  return wasm.SchemaEngine;
}

/**
 * Prisma's adapter cuts a script at each semicolon, those inside a function's body too, and runs the
 * pieces on their own. Here a script goes whole: PostgreSQL parses it, and all of it counts or none.
 */
function makeAdapter(pool: pg.Pool, onFailure: (thrown: unknown) => void): PrismaPg {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      await pool.query(script).catch((thrown: unknown) => {
        onFailure(thrown);
        throw thrown;
      });
    };
    return adapter;
  };
  return factory;
}

/** Runs `work` with an engine connected to `url`, and leaves no connection behind. */
export async function withSchemaEngine<Answer>(
  url: string,
  schema: readonly SchemaFile[],
  work: (engine: SchemaEngine) => Promise<Answer>,
): Promise<Answer> {
  loaded ??= loadEngine();
  const Engine = await loaded;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const failures: unknown[] = [];
  const adapter = makeAdapter(pool, (thrown) => failures.push(thrown));
  const engine = await Engine.new(
    { datamodels: schema.map(([file, content]) => [file, content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    return await work(engine);
  } catch (thrown) {
    // The engine's own message buries the database's.
    throw failures[0] ?? thrown;
  } finally {
    engine.free();
    await pool.end();
  }
}
