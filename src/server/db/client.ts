import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/env";
import { PrismaClient } from "@/generated/prisma/client";
import { statementNames } from "./statement-names";

export type Transaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

const held = globalThis as typeof globalThis & { capicuaDatabase?: PrismaClient };

/** The one pool of this process. Lives on `globalThis` so that hot reloading does not open another. */
export function database(): PrismaClient {
  held.capicuaDatabase ??= new PrismaClient({
    adapter: new PrismaPg(
      { connectionString: env().DATABASE_URL, max: 10 },
      { statementNameGenerator: statementNames() },
    ),
  });
  return held.capicuaDatabase;
}
