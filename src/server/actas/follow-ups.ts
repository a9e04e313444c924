import "server-only";
import { randomUUID } from "node:crypto";
import type { ActaEvent, IncidentNote } from "@/domain/match/acta";
import { decideActa } from "@/domain/match/decide-acta";
import { followUpEvents } from "@/domain/match/follow-ups";
import { presetOf } from "@/domain/rules/resolve-rules";
import { SEATS, sideOf } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { assessHistory } from "@/domain/sanctions/assess";
import { catalogueOf, findInfraction } from "@/domain/sanctions/catalogue";
import type { Sanction } from "@/domain/sanctions/incident";
import { required } from "../command";
import type { Transaction } from "../db/client";
import {
  listIncidentRows,
  peopleAt,
  sanctionContextOf,
  toIncident,
  toRecordedIncident,
} from "../sanctions/history";
import type { ActaCommand } from "./append";
import type { LoadedActa } from "./load";

/** The infraction that a refused signature is (11.3). */
const REFUSED_SIGNATURE: InfractionCode = "F-11.3";

/** An event with what the rules bring along: the annulled or awarded hand, the ended match, the fine of a refusal. */
export async function withFollowUps(
  tx: Transaction,
  acta: LoadedActa,
  event: ActaEvent,
  command: ActaCommand,
): Promise<readonly ActaEvent[]> {
  switch (event.type) {
    case "incident-recorded":
      return [event, ...(await ofIncident(tx, acta, event, command))];
    case "incident-cancelled":
      return [event, ...(await undoneBy(tx, acta, event.incidentId, event.reason))];
    case "signed":
      return "refused" in event ? [event, ...refusalFine(acta, event)] : [event];
    default:
      return [event];
  }
}

async function ofIncident(
  tx: Transaction,
  acta: LoadedActa,
  event: ActaEvent & { type: "incident-recorded" },
  command: ActaCommand,
): Promise<readonly ActaEvent[]> {
  if (event.offenders.length === 0) return [];
  const sanction = await assessNow(tx, acta, event);
  const context = { rules: acta.tournament.rules };
  const { state } = required("acta", decideActa(acta.state, event, context));
  return required(
    "acta",
    followUpEvents(state, event, sanction, {
      handId: randomUUID(),
      ...(command.pips === undefined ? {} : { pips: command.pips }),
    }),
  );
}

/** What an incident costs if it is recorded now, after everything that is on record. */
export async function assessNow(
  tx: Transaction,
  { match, tournament }: LoadedActa,
  note: Omit<IncidentNote, "incidentId" | "afterHand">,
): Promise<Sanction> {
  const rows = await listIncidentRows(tx, tournament.id);
  const place = { round: match.round.number, match: match.id };
  const incident = {
    ...toIncident(note, peopleAt(match.seatings), place),
    id: "now",
    ordinal: Number.MAX_SAFE_INTEGER,
  };
  const history = [...rows.map(toRecordedIncident), incident];
  const verdict = assessHistory(history, sanctionContextOf(tournament)).get("now");
  if (!verdict) throw new Error("the assessed incident got no verdict");
  return required("sanction", verdict.ok ? { ok: true, value: verdict } : verdict);
}

/** What takes back the hands that came with an incident: new lines go, corrected ones return to what they were. */
async function undoneBy(
  tx: Transaction,
  acta: LoadedActa,
  incidentId: string,
  reason: string,
): Promise<readonly ActaEvent[]> {
  const rows = await tx.actaEvent.findMany({
    where: { matchId: acta.match.id },
    orderBy: { seq: "asc" },
  });
  const events = rows.map((row) => ({
    event: row.payload as unknown as ActaEvent,
    commandId: row.commandId,
  }));
  const recorded = events.find(
    ({ event }) => event.type === "incident-recorded" && event.incidentId === incidentId,
  );
  if (!recorded) return [];
  const together = events.filter(({ commandId }) => commandId === recorded.commandId);
  const standing = new Set(acta.state.handFacts.map((fact) => fact.handId));
  return together.flatMap(({ event }): ActaEvent[] => {
    if (event.type === "hand-recorded" && standing.has(event.handId)) {
      return [{ type: "hand-removed", handId: event.handId, reason }];
    }
    if (event.type !== "hand-corrected" || !standing.has(event.handId)) return [];
    const before = events
      .slice(0, events.indexOf(recorded))
      .map((earlier) => earlier.event)
      .filter((earlier) => "hand" in earlier && earlier.handId === event.handId)
      .at(-1);
    return before && "hand" in before
      ? [{ type: "hand-corrected", handId: event.handId, hand: before.hand, reason }]
      : [];
  });
}

/** A pair that does not sign is fined, both members, and the sheet goes on (11.3, K34). */
function refusalFine(
  { state, tournament }: LoadedActa,
  event: ActaEvent & { type: "signed" },
): readonly ActaEvent[] {
  const catalogue = catalogueOf(presetOf(tournament.rulesSpec));
  if (!findInfraction(catalogue, REFUSED_SIGNATURE)) return [];
  const seat = SEATS.find((one) => sideOf(one, "pairs") === event.side) ?? event.by;
  return [
    {
      type: "incident-recorded",
      incidentId: randomUUID(),
      infraction: REFUSED_SIGNATURE,
      offenders: [seat],
      afterHand: state.hands.length,
      afterMatch: true,
    },
  ];
}
