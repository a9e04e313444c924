import "server-only";
import type { Transaction } from "../db/client";

/**
 * Holds the roster until the end of a command. Edits share it among themselves (each person's version tells them apart);
 * an import holds it alone, so that what its preview showed is what it writes.
 */
export async function holdRoster(tx: Transaction, how: "shared" | "alone"): Promise<void> {
  if (how === "alone") {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('capicua roster'))`;
  } else {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtext('capicua roster'))`;
  }
}
