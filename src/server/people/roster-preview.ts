import "server-only";
import { createHash } from "node:crypto";
import { searchKey } from "@/domain/kernel/search-key";
import type { ParsedRoster, RosterField, RosterFileProblem } from "@/domain/tournament/roster";
import type { ExistingRoster, RosterDecision, RosterPlan } from "@/domain/tournament/roster-plan";
import { planRosterImport } from "@/domain/tournament/roster-plan";
import { canonicalJson } from "@/proof/canonical-json";
import type { RosterEncoding } from "@/schemas/roster/decode";
import { decodeRoster } from "@/schemas/roster/decode";
import { parseRoster } from "@/schemas/roster/parse";
import { readRecords } from "@/schemas/roster/records";
import { authorize } from "../auth/authorize";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { loadRoster } from "./roster-rows";

// What a file would do to the roster as it stands. The import computes it again from the same bytes and carries it out
// only if nothing in it changed.

/** A file of more is refused before it is read. */
export const IMPORT_BYTES = 2_000_000;

/** A file read against the roster. */
export type RosterReading = {
  readonly encoding: RosterEncoding;
  readonly parsed: ParsedRoster;
  readonly plan: RosterPlan;
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly sha256: string;
  /** Changes when the file or anything that the plan says changes. */
  readonly planKey: string;
  /** The cells of a row as the file has them. */
  readonly cellsOf: (line: number) => readonly string[];
};

export type ReadRoster =
  | { readonly ok: true; readonly reading: RosterReading }
  | { readonly ok: false; readonly problems: readonly RosterFileProblem[] };

/** Reads a file's bytes and plans its import. Refuses what is no list of people, with what would be right. */
export function readRoster(bytes: Uint8Array, existing: ExistingRoster): ReadRoster {
  if (bytes.length > IMPORT_BYTES) {
    const problem = { code: "file-too-large", bytes: bytes.length, most: IMPORT_BYTES } as const;
    return { ok: false, problems: [problem] };
  }
  const decoded = decodeRoster(bytes);
  if (!decoded.ok) return { ok: false, problems: decoded.problems };
  const { text, encoding } = decoded.value;
  const parsed = parseRoster(text);
  if (parsed.fileProblems.length > 0) return { ok: false, problems: parsed.fileProblems };
  const plan = planRosterImport(parsed, existing);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const planKey = createHash("sha256")
    .update(canonicalJson({ sha256, decisions: plan.decisions, newClubs: plan.newClubs }))
    .digest("hex");
  const records = readRecords(text, parsed.separator);
  return {
    ok: true,
    reading: {
      encoding,
      parsed,
      plan,
      sha256,
      planKey,
      cellsOf: (line) => records[line - 1]?.cells ?? [],
    },
  };
}

export type PreviewRow = {
  readonly line: number;
  readonly decision: RosterDecision;
  /** The club that the row would make, where there is none of that name. */
  readonly newClub: string | null;
};

export type RosterPreview = {
  readonly sha256: string;
  readonly planKey: string;
  readonly encoding: RosterEncoding;
  readonly separator: ParsedRoster["separator"];
  readonly headerLine: number | null;
  readonly columns: readonly { readonly header: string; readonly field: RosterField | null }[];
  readonly counts: RosterPlan["counts"];
  readonly skippedLines: readonly number[];
  readonly rows: readonly PreviewRow[];
};

/** The preview of a file that was read, as the screen shows it. */
export function previewOf(reading: RosterReading, existing: ExistingRoster): RosterPreview {
  const { parsed, plan, sha256, planKey, encoding } = reading;
  const known = new Set(existing.clubs.map(searchKey));
  const newClub = (decision: RosterDecision): string | null => {
    if (decision.action === "error" || decision.row.club === null) return null;
    return known.has(searchKey(decision.row.club)) ? null : decision.row.club;
  };
  return {
    sha256,
    planKey,
    encoding,
    separator: parsed.separator,
    headerLine: parsed.headerLine,
    columns: parsed.columns,
    counts: plan.counts,
    skippedLines: parsed.skippedLines,
    rows: plan.decisions.map((decision) => ({
      line: lineOf(decision),
      decision,
      newClub: newClub(decision),
    })),
  };
}

/** The row of the file that a decision is about. */
export function lineOf(decision: RosterDecision): number {
  return decision.action === "error" ? decision.line : decision.row.line;
}

export type Previewed =
  | { readonly ok: true; readonly preview: RosterPreview; readonly reading: RosterReading }
  | { readonly ok: false; readonly problems: readonly RosterFileProblem[] };

/** What importing a file would do now. Whoever may not import is refused by a thrown `Refusal`. */
export async function previewRoster(sender: Sender, bytes: Uint8Array): Promise<Previewed> {
  authorize(sender, "people.import", {});
  const existing = await loadRoster(database());
  const read = readRoster(bytes, existing);
  if (!read.ok) return read;
  return { ok: true, preview: previewOf(read.reading, existing), reading: read.reading };
}
