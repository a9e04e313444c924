import { proofProblemText, unsealedText } from "@/i18n/es/proof";
import { checkFile } from "@/proof/check-file";
import { readKeys } from "@/proof/read-keys";
import type { SealRegistry } from "@/proof/seal";
import { registryProblem } from "@/proof/verify-record";
import { sealRegistrySchema } from "@/schemas/sealed-document";
import type { Answer } from "../command";
import { unreadable, withDetail } from "../command";

export const VERIFY = {
  name: "verify",
  summary: "comprueba sin red si una Hoja (PDF o registro) es auténtica",
} as const;

/** What `verify` reads: the file, the text of the keys, and that of the registry where one is given. */
export type VerifyInput = {
  readonly bytes: Uint8Array;
  readonly keys: string;
  readonly registry: string | null;
};

/** Whether what was typed as the key is one, and not the name of a file. */
export function isKeyText(typed: string): boolean {
  return readKeys(typed) !== null;
}

/** Whether a Hoja is authentic: which version, when it was sealed and with which hash; else what is wrong. */
export function verifyFile({ bytes, keys: keyText, registry: registryText }: VerifyInput): Answer {
  const keys = readKeys(keyText);
  if (keys === null) {
    return unreadable("key", "No es una clave pública Ed25519 ni la lista de claves de /claves.");
  }
  const registry = registryText === null ? null : readRegistry(registryText);
  if (registryText !== null && registry === null) {
    return unreadable("registry", "No es el registro de sellos de una instalación.");
  }
  const wrong = registry === null ? null : registryProblem(registry, { keys });
  if (wrong !== null) return { ok: false, problems: withDetail([wrong], proofProblemText) };
  const answer = checkFile(bytes, { keys, ...(registry === null ? {} : { registry }) });
  if ("unreadable" in answer) {
    return unreadable(answer.path.join("."), "No es un PDF ni el registro sellado de una Hoja.");
  }
  const known = registry === null ? {} : registryFacts(registry);
  if (!answer.ok) {
    return { ok: false, problems: withDetail(answer.problems, proofProblemText), ...known };
  }
  const [first, ...others] = answer.sheets;
  const { unsealed } = answer;
  const detail = unsealedText(unsealed, answer.sheets.length);
  return {
    ok: true,
    ...first,
    ...(others.length > 0 ? { others } : {}),
    unsealed,
    ...(detail === null ? {} : { detail }),
    ...known,
  };
}

/** From when the registry is, and whose where it says so. */
function registryFacts({ at, tournament }: SealRegistry): Answer {
  return { registryAt: at, ...(tournament ? { registryOf: tournament } : {}) };
}

function readRegistry(text: string): SealRegistry | null {
  try {
    return sealRegistrySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
