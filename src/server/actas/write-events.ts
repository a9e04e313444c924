import "server-only";
import { randomUUID } from "node:crypto";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState, ActaWarning } from "@/domain/match/acta-state";
import { decideActaEvents } from "@/domain/match/decide-acta";
import { isOnPaper } from "@/domain/match/paper";
import type { CommandScope } from "../command";
import { refuse, required } from "../command";
import { toJson } from "../db/json";
import type { Sender } from "../sender";
import { sealSheet } from "../sheets/seal";
import type { LoadedActa } from "./load";
import { actaContextOf } from "./load";
import type { Pen } from "./pen";
import { NO_PEN } from "./pen";
import type { LaterChange } from "./project-incidents";
import { projectIncidents } from "./project-incidents";
import { settle } from "./settle";

export type WrittenEvents = {
  /** The acta as it is then, with the row of its match as far as the acta itself decides on it. */
  readonly after: LoadedActa;
  readonly state: ActaState;
  readonly version: number;
  readonly warnings: readonly ActaWarning[];
  /** Sanctions of other moments that are not what they were. */
  readonly changes: readonly LaterChange[];
};

/**
 * Adds events to a locked acta, as far as the acta itself allows, with everything that is computed from it: the row of
 * the match, incidents, results, fines, other matches that they change, and the seal of a closing. Rights are the
 * caller's matter, and so is the tournament's lock where an event is of an incident. `pen` is who writes at the table
 * from now on (`penAfter`); nobody does on paper.
 */
export async function writeEvents(
  scope: CommandScope,
  acta: LoadedActa,
  events: readonly ActaEvent[],
  commandId: string,
  pen: Partial<Pen> = {},
): Promise<WrittenEvents> {
  const context = actaContextOf(acta.tournament);
  const { state, warnings } = required("acta", decideActaEvents(acta.state, events, context));
  const stored = await store(scope, acta, { events, state, commandId, pen });
  const touchesIncidents = events.some(isOfIncident);
  const changes = touchesIncidents ? await projectIncidents(scope, acta, events) : [];
  const incidents = touchesIncidents
    ? await scope.tx.incident.findMany({
        where: { matchId: acta.match.id },
        orderBy: { seq: "asc" },
      })
    : acta.match.incidents;
  const match = { ...acta.match, incidents, winner: state.winner, endedBy: state.endedBy };
  const settlement = await settle(scope.tx, { ...acta, match, state });
  if (events.some(isVerification) && !settlement.isFinished) {
    refuse({ code: "ending-changed", table: acta.match.table });
  }
  if (events.some(({ type }) => type === "closed")) await sealSheet(scope.tx, acta.match.id);
  const after = { ...stored, match: { ...stored.match, incidents } };
  return { after, state, version: after.match.version, warnings, changes };
}

export function isOfIncident(event: ActaEvent): boolean {
  return event.type.startsWith("incident-");
}

function isVerification(event: ActaEvent): boolean {
  return event.type === "verified" || (event.type === "resolved" && event.corrects === true);
}

/** Who wrote, as the record names it: of a table also which phone. */
function writerLabel({ actor, label, device }: Sender): string {
  return actor.kind === "table" && device !== undefined ? `${label}, ${device}` : label;
}

type ToStore = {
  readonly events: readonly ActaEvent[];
  readonly state: ActaState;
  readonly commandId: string;
  readonly pen: Partial<Pen>;
};

async function store(
  { tx, sender }: CommandScope,
  { match, ...acta }: LoadedActa,
  { events, state, commandId, pen }: ToStore,
): Promise<LoadedActa> {
  const at = new Date();
  const rows = events.map((event, index) => ({
    id: index === 0 ? commandId : randomUUID(),
    matchId: match.id,
    seq: match.version + index + 1,
    type: event.type,
    payload: toJson(event),
    commandId,
    accountId: sender.actor.kind === "account" ? sender.actor.accountId : null,
    byLabel: writerLabel(sender),
    address: sender.address,
    at,
  }));
  const waiting = state.stage === "finished";
  const { writerId, writerLabel: label, writerSince, writerAt } = match;
  const data = {
    writerId,
    writerLabel: label,
    writerSince,
    writerAt,
    ...(isOnPaper(state) ? NO_PEN : pen),
    version: match.version + events.length,
    stage: state.stage,
    hands: state.hands.length,
    scoreAC: state.score.AC,
    scoreBD: state.score.BD,
    winner: state.winner,
    status: state.status,
    endedBy: state.endedBy,
    sheetVersion: state.sheetVersion,
    signed: Object.keys(state.signatures),
    waitingSince: waiting ? (match.waitingSince ?? at) : null,
  };
  // One statement, by SQL: every hand passes here.
  await tx.$executeRaw`
    WITH "written" AS (
      INSERT INTO "ActaEvent" ("id", "matchId", "seq", "type", "payload", "commandId", "accountId",
        "byLabel", "address", "at")
      SELECT r.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r("id" uuid, "matchId" uuid, "seq" int, "type" text, "payload" jsonb, "commandId" uuid,
          "accountId" uuid, "byLabel" text, "address" text, "at" timestamptz))
    UPDATE "Match" SET "updatedAt" = ${at}, "writerId" = r."writerId",
      "writerLabel" = r."writerLabel", "writerSince" = r."writerSince", "writerAt" = r."writerAt",
      "version" = r."version", "stage" = r."stage", "hands" = r."hands", "scoreAC" = r."scoreAC",
      "scoreBD" = r."scoreBD", "winner" = r."winner", "status" = r."status",
      "endedBy" = r."endedBy", "sheetVersion" = r."sheetVersion", "signed" = r."signed",
      "waitingSince" = r."waitingSince"
    FROM jsonb_to_record(${JSON.stringify(data)}::jsonb)
      AS r("writerId" uuid, "writerLabel" text, "writerSince" timestamptz, "writerAt" timestamptz,
        "version" int, "stage" text, "hands" int, "scoreAC" int, "scoreBD" int, "winner" text,
        "status" text, "endedBy" text, "sheetVersion" int, "signed" text[],
        "waitingSince" timestamptz)
    WHERE "Match"."id" = ${match.id}::uuid`;
  return {
    ...acta,
    match: { ...match, ...data, events: [...match.events, ...rows] },
    events: [...acta.events, ...events],
    state,
  };
}
