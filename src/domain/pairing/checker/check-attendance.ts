import type { EventDocument, EventEntrant, EventRound } from "../../event/event-document";
import type { Finding } from "./finding";

/** Whether an entrant takes part in a round. */
export function takesPart({ from, absent, outFrom }: EventEntrant, round: number): boolean {
  if (from !== undefined && from > round) return false;
  if (outFrom !== undefined && outFrom <= round) return false;
  return absent === undefined || absent.indexOf(round) === -1;
}

function checkSides(event: EventDocument, made: EventRound, round: number): readonly Finding[] {
  const size = event.format === "individual" ? 2 : 1;
  return made.tables
    .filter(({ AC, BD }) => AC.length !== size || BD.length !== size)
    .map(({ table, AC, BD }) => ({
      severity: "error",
      code: "wrong-side-size",
      round,
      table,
      ids: [...AC, ...BD],
    }));
}

/** Who is in a round: everybody that takes part, once, and nobody else. */
export function checkAttendance(
  event: EventDocument,
  made: EventRound,
  round: number,
): readonly Finding[] {
  const entrants = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  const places = [
    ...made.tables.flatMap(({ table, AC, BD }) => [...AC, ...BD].map((id) => ({ id, table }))),
    ...made.byes.map((id) => ({ id, table: undefined })),
  ];
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { id, table } of places) {
    const at = table === undefined ? { round, ids: [id] } : { round, ids: [id], table };
    const entrant = entrants.get(id);
    if (entrant === undefined) {
      findings.push({ severity: "error", code: "unknown-entrant", ...at });
    } else if (seen.has(id)) {
      findings.push({ severity: "error", code: "entrant-twice", ...at });
    } else if (!takesPart(entrant, round)) {
      findings.push({ severity: "error", code: "withdrawn-paired", ...at });
    }
    seen.add(id);
  }
  const missing = event.entrants.filter(
    (entrant) => takesPart(entrant, round) && !seen.has(entrant.id),
  );
  for (const { id } of missing) {
    findings.push({ severity: "error", code: "entrant-missing", round, ids: [id] });
  }
  return [...findings, ...checkSides(event, made, round)];
}
