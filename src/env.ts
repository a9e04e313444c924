import { z } from "zod";
import { fieldError } from "@/i18n/es/fields";

// The secrets that appear in manuals and examples: known to everybody, so worth nothing.
const KNOWN_SECRETS = /^(changeme|change-me|secret|password|example|ejemplo|cambiame|capicua)$/i;

const Secret = z
  .string()
  .min(32, "Hacen falta al menos 32 caracteres.")
  .refine(
    (value) => !KNOWN_SECRETS.test(value),
    "Es un valor de ejemplo que cualquiera conoce: pon otro.",
  );

const Environment = z.object({
  /** The application's database role. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "a postgresql:// address"),
  /** Signs the sessions. */
  NEXTAUTH_SECRET: Secret,
  /** Makes the codes that let a table's scorekeeper write. */
  TABLE_CODE_SECRET: Secret,
  /** `demo` shows its logins and says so on every page. */
  CAPICUA_MODE: z.enum(["demo", "real"]).default("real"),
  /** Where the keys and the certificate that sign the Hojas are. */
  CAPICUA_DATA_DIR: z.string().default(".data"),
  /** The Ed25519 key that seals the Hojas (PKCS#8), where it is not kept in the data folder. */
  SEAL_KEY: z.string().optional(),
  /** The address for links and QR codes; without it, the one that the visitor used. */
  PUBLIC_URL: z.url().optional(),
});

export type Env = z.infer<typeof Environment>;

let parsed: Env | null = null;

/**
 * The environment, parsed at first use, so that building needs none of it. Throws, naming each
 * variable that is missing or wrong and never its value.
 */
export function env(): Env {
  if (parsed !== null) return parsed;
  // An empty line of .env means "not set".
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(given, { error: fieldError });
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `${issue.path.join(".")}: ${issue.message}`,
    );
    throw new Error(`Configuración: ${problems.join("; ")}`);
  }
  parsed = result.data;
  return parsed;
}
