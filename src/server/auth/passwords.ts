import "server-only";
import { hash, verify } from "@node-rs/argon2";

// argon2id with the parameters that OWASP recommends for a server of this size (19 MiB, 2 passes).
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its own salt and parameters inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}
