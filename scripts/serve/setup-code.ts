// The one-time code with which the first administrator of a real installation signs up. The database
// keeps its hash only; a start without any account makes a new one, and the one before stops working.
import { createHash, randomInt } from "node:crypto";
import postgres from "postgres";

// Without letters and digits that look alike in a terminal.
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** What the database keeps of a code: SHA-256, in hexadecimal, of its letters and digits in capitals. */
export function hashSetupCode(code: string): string {
  return createHash("sha256")
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest("hex");
}

function makeCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** A new code where the database has no account; null where it has, and any unused code is removed. */
export async function issueSetupCode(ownerUrl: string): Promise<string | null> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  try {
    return await sql.begin(async (step) => {
      await step`delete from "SetupCode" where "usedAt" is null`;
      const [account] = await step`select 1 from "Account" limit 1`;
      if (account !== undefined) return null;
      const code = makeCode();
      await step`insert into "SetupCode" (id, "codeHash") values (gen_random_uuid(), ${hashSetupCode(code)})`;
      return code;
    });
  } finally {
    await sql.end();
  }
}
