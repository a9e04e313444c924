import "server-only";
import { randomUUID } from "node:crypto";
import { sameData } from "@/domain/kernel/same-data";
import type { ActaEvent, IncidentNote } from "@/domain/match/acta";
import { decideActaEvents } from "@/domain/match/decide-acta";
import { followUpEvents } from "@/domain/match/follow-ups";
import type { PairSide } from "@/domain/rules/seat";
import { assessHistory } from "@/domain/sanctions/assess";
import { catalogueOf } from "@/domain/sanctions/catalogue";
import type { Sanction, SanctionVerdict } from "@/domain/sanctions/incident";
import { reviewEvents } from "@/domain/tournament/ending-mismatch";
import { required } from "../command";
import type { Transaction } from "../db/client";
import {
  listIncidentRows,
  peopleAt,
  sanctionContextOf,
  toIncident,
  toRecordedIncident,
} from "../sanctions/history";
import type { ActaCommand } from "./acta-command";
import { takenBack } from "./brought-hands";
import type { LoadedActa } from "./load";
import { actaContextOf } from "./load";

/** Why its fine is taken back, as the trace of the sheet says it. */
const SIGNED_AFTER = "La pareja firmó después.";

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
    case "incident-corrected":
      return ofChange(tx, acta, event, command);
    case "incident-cancelled":
      return [event, ...(await undoneBy(tx, acta, event.incidentId, event.reason))];
    case "ending-reviewed":
      return reviewEvents(acta.state, event);
    case "signed":
      return "refused" in event
        ? [event, ...refusalFine(acta, event)]
        : [event, ...withoutRefusalFine(acta, event)];
    default:
      return [event];
  }
}

/**
 * A recorded incident that becomes another one, with the hands that follow: what came with the old one is taken back, or
 * becomes what the new one brings. The end of the match that the old one brought stays for whoever decides on it. One
 * that says what it said, save in words, brings nothing.
 */
export async function ofChange(
  tx: Transaction,
  acta: LoadedActa,
  event: ActaEvent & { type: "incident-corrected" },
  command: Pick<ActaCommand, "pips">,
): Promise<readonly ActaEvent[]> {
  const old = acta.state.incidents.find(({ incidentId }) => incidentId === event.incidentId);
  if (old && sameData(factsOf(old), factsOf(event))) return [event];
  const brought = await undoneBy(tx, acta, event.incidentId, event.reason);
  if (event.offenders.length === 0) return [event, ...brought];
  const { hand } = await assessNow(tx, acta, event);
  const takesHand = hand === "annul" || hand === "award";
  // The same hand is written anew at once, and keeps its line.
  if (takesHand && old?.afterHand === event.afterHand) {
    const award = acta.state.handFacts[old.afterHand]?.hand;
    const pips = command.pips ?? (award && "falseBlock" in award ? award.pips : undefined);
    return [event, ...(await ofIncident(tx, acta, event, pips === undefined ? {} : { pips }))];
  }
  return [event, ...brought, ...(await ofIncident(tx, acta, event, command, brought))];
}

/** What an incident says, without the words about it. */
function factsOf(event: IncidentNote & { readonly type?: string; readonly reason?: string }) {
  const { type: _, reason: __, note: ___, ...facts } = event;
  return facts;
}

async function ofIncident(
  tx: Transaction,
  acta: LoadedActa,
  event: ActaEvent & { type: "incident-recorded" | "incident-corrected" },
  command: Pick<ActaCommand, "pips">,
  before: readonly ActaEvent[] = [],
): Promise<readonly ActaEvent[]> {
  if (event.offenders.length === 0) return [];
  const sanction = await assessNow(tx, acta, event);
  const context = actaContextOf(acta.tournament);
  const { state } = required("acta", decideActaEvents(acta.state, [event, ...before], context));
  // A hand that is gone moves what was noted after it.
  const note = state.incidents.find(({ incidentId }) => incidentId === event.incidentId) ?? event;
  return required(
    "acta",
    followUpEvents(state, note, sanction, {
      handId: randomUUID(),
      ...(command.pips === undefined ? {} : { pips: command.pips }),
    }),
  );
}

/** What an incident costs if it is recorded now, after everything that is on record. Refuses what cannot be judged. */
async function assessNow(tx: Transaction, acta: LoadedActa, note: JudgedNote): Promise<Sanction> {
  const verdict = await verdictNow(tx, acta, note);
  return required("sanction", verdict.ok ? { ok: true, value: verdict } : verdict);
}

type JudgedNote = Omit<IncidentNote, "incidentId" | "afterHand"> & {
  /** Of an incident that is on record and being completed: it keeps its place. */
  readonly incidentId?: string;
};

/** The verdict that a note would get if it were recorded now, refusals included: a choice to be made, say. */
export async function verdictNow(
  tx: Transaction,
  { match, tournament, state }: LoadedActa,
  note: JudgedNote,
): Promise<SanctionVerdict> {
  const rows = await listIncidentRows(tx, tournament.id);
  const own = rows.find(({ id }) => id === note.incidentId);
  const place = { round: match.round.number, match: match.id };
  const incident = {
    ...toIncident(note, peopleAt(match, own?.lineup ?? state.substitutions.length), place),
    id: "now",
    ordinal: own?.seq ?? Number.MAX_SAFE_INTEGER,
  };
  const others = rows.filter((row) => row !== own).map(toRecordedIncident);
  const verdict = assessHistory([...others, incident], sanctionContextOf(tournament)).get("now");
  if (!verdict) throw new Error("the assessed incident got no verdict");
  return verdict;
}

/** What takes back the hands that came with an incident. */
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
  return takenBack(events, incidentId, reason);
}

/** A pair that does not sign is fined once, both members, and the sheet goes on (11.3, K34). */
function refusalFine(acta: LoadedActa, event: SignedEvent): readonly ActaEvent[] {
  const { state, tournament } = acta;
  const catalogue = catalogueOf(tournament.rulesSpec);
  const infraction = catalogue.occasions.unsigned;
  if (infraction === undefined) return [];
  if (refusalFinesOf(acta, event).length > 0) return [];
  return [
    {
      type: "incident-recorded",
      incidentId: randomUUID(),
      infraction,
      offenders: [event.by],
      afterHand: state.hands.length,
      afterMatch: true,
    },
  ];
}

/** A pair that signs after all is not fined. What a judge noted by himself stays. */
function withoutRefusalFine(acta: LoadedActa, event: SignedEvent): readonly ActaEvent[] {
  return refusalFinesOf(acta, event).map(
    (incidentId): ActaEvent => ({ type: "incident-cancelled", incidentId, reason: SIGNED_AFTER }),
  );
}

type SignedEvent = ActaEvent & { type: "signed" };

/** The standing fines that a refusal of this pair brought along, by incident id. */
function refusalFinesOf({ match, state }: LoadedActa, { side }: SignedEvent): readonly string[] {
  const refusals = new Set(
    match.events
      .filter(({ payload }) => isRefusalOf(payload as unknown as ActaEvent, side))
      .map(({ commandId }) => commandId),
  );
  const standing = new Set(state.incidents.map(({ incidentId }) => incidentId));
  return match.events.flatMap(({ payload, commandId }) => {
    const event = payload as unknown as ActaEvent;
    const isFine = event.type === "incident-recorded" && refusals.has(commandId);
    return isFine && standing.has(event.incidentId) ? [event.incidentId] : [];
  });
}

function isRefusalOf(event: ActaEvent, side: PairSide): boolean {
  return event.type === "signed" && "refused" in event && event.side === side;
}
