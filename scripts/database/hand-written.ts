// What the migrations contain and Prisma's schema language cannot say. The drift check demands that
// each of these exists in a database made by the migrations, and that nothing else is added.
import type { CatalogueEntry } from "./catalogue";

/** Objects written by hand in a migration, by kind and by the name in the catalogue. */
export const HAND_WRITTEN: readonly Pick<CatalogueEntry, "kind" | "name">[] = [
  { kind: "constraint", name: "Seating.Seating_seat_letter" },
  { kind: "constraint", name: "Seating.Seating_seat_with_table" },
  { kind: "constraint", name: "Entrant.Entrant_fixedTable_range" },
  { kind: "constraint", name: "Tournament.Tournament_startTime_form" },
  { kind: "index", name: "RoleGrant_scope_key" },
  { kind: "index", name: "JudgeCall_open_key" },
  { kind: "function", name: "refuse_change()" },
  { kind: "trigger", name: "ActaEvent.acta_append_only" },
  { kind: "trigger", name: "AuditEntry.audit_append_only" },
  { kind: "trigger", name: "SheetVersion.sheet_append_only" },
  { kind: "trigger", name: "SheetPhoto.sheet_photo_append_only" },
  { kind: "trigger", name: "ClaimEvent.claim_append_only" },
  { kind: "trigger", name: "ClaimEvidence.claim_evidence_append_only" },
];
