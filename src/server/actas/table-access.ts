import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/env";
import { recentFailures, waitAfter } from "../auth/sign-in-limit";
import type { CommandResult } from "../command";
import { database } from "../db/client";
import { typedCode } from "../rounds/codes";
import { isWithdrawn, numberOfRound } from "../rounds/withdrawn";
import type { Sender } from "../sender";

// The code of a table's card is six characters, so guessing must be slow; and a whole hall shares one address, so nobody
// may be locked out. Failures are counted by address and over the installation, and only make the next try wait. A
// phone that has opened its table holds a pass and never waits.

/** Who writes with a code, and at which table. */
export type CodeSender = { readonly sender: Sender; readonly matchId: string };

const SUBJECT = "mesa:código";
const WINDOW_MS = 15 * 60_000;
const FREE_FAILURES = { address: 40, everywhere: 400 };
/** Everywhere together the wait stays short: a prankster must not hold up other halls. */
const LONGEST_EVERYWHERE_MS = 3_000;

/** What a phone keeps to prove that it has opened this table before. */
export function tablePass(code: string): string {
  return createHmac("sha256", env().TABLE_CODE_SECRET).update(`mesa:${code}`).digest("base64url");
}

/**
 * The sender behind a typed code. Refuses with `table-code-unknown` (wrong, or replaced since), `table-code-early` (its
 * round is still a draft), `table-code-withdrawn` (it was taken back) and `too-many-codes` (seconds to wait).
 */
export async function senderOfCode(
  typed: string,
  from: {
    readonly address: string;
    readonly pass?: string | undefined;
    readonly device?: string | undefined;
  },
): Promise<CommandResult<CodeSender>> {
  const code = typedCode(typed);
  const wait = holdsPass(code, from.pass) ? 0 : await codeWait(from.address, new Date());
  if (wait > 0) {
    const waitSeconds = Math.ceil(wait / 1000);
    return { ok: false, problems: [{ code: "too-many-codes", waitSeconds }] };
  }
  const match = await database().match.findUnique({
    where: { writeCode: code },
    select: { id: true, table: true, round: { select: { status: true, number: true } } },
  });
  if (!match) {
    await noteFailure(from.address);
    return { ok: false, problems: [{ code: "table-code-unknown" }] };
  }
  if (match.round.status === "draft") {
    const code = isWithdrawn(match.round.number) ? "table-code-withdrawn" : "table-code-early";
    const round = numberOfRound(match.round.number);
    return { ok: false, problems: [{ code, round }] };
  }
  const sender: Sender = {
    actor: { kind: "table", matchId: match.id },
    label: `mesa ${match.table}`,
    address: from.address,
    ...(from.device === undefined ? {} : { device: from.device }),
  };
  return { ok: true, value: { sender, matchId: match.id } };
}

function holdsPass(code: string, pass: string | undefined): boolean {
  if (pass === undefined) return false;
  const expected = Buffer.from(tablePass(code));
  const given = Buffer.from(pass);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function codeWait(address: string, now: Date): Promise<number> {
  const recent = { subject: SUBJECT, ok: false, at: { gte: new Date(now.getTime() - WINDOW_MS) } };
  const [here, everywhere] = await Promise.all([
    recentFailures({ ...recent, ok: false, address: subjectAddress(address) }),
    recentFailures({ ...recent, ok: false }),
  ]);
  const ready = Math.max(
    here.last + waitAfter(here.count, FREE_FAILURES.address),
    everywhere.last +
      Math.min(LONGEST_EVERYWHERE_MS, waitAfter(everywhere.count, FREE_FAILURES.everywhere)),
  );
  return Math.max(0, ready - now.getTime());
}

/** Kept apart from sign-in, which counts by address too: wrong codes at the tables must not slow the director down. */
function subjectAddress(address: string): string {
  return `mesa:${address}`;
}

async function noteFailure(address: string): Promise<void> {
  await database().signInAttempt.create({
    data: { subject: SUBJECT, address: subjectAddress(address), ok: false },
  });
}
