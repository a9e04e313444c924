import "server-only";
import type { Capacity } from "@/domain/access/roles";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaWarning } from "@/domain/match/acta-state";
import { isOnPaper } from "@/domain/match/paper";
import { moveRound } from "@/domain/tournament/life-cycle";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, required, runCommand } from "../command";
import { actaTopic } from "../live/acta-topic";
import { notPublished } from "../rounds/withdrawn";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import type { ActaCommand } from "./acta-command";
import { cancelledIncident, handNumber } from "./audit-facts";
import { withFollowUps } from "./follow-ups";
import type { LoadedActa } from "./load";
import { lockedActa, matchFacts } from "./load";
import { penAfter } from "./pen";
import type { LaterChange } from "./project-incidents";
import { proveSigner, requireSigner, rightOf } from "./prove-signer";
import { tableView } from "./queries";
import { RIGHT_OF_EVENT } from "./rights";
import { admitSubstitute } from "./substitute";
import type { TableView } from "./table-view";
import { isOfIncident, writeEvents } from "./write-events";

export type ActaAnswer = {
  readonly matchId: string;
  readonly version: number;
  readonly warnings: readonly ActaWarning[];
  /** Sanctions of other moments that this changed. */
  readonly changes: readonly LaterChange[];
};

/**
 * Adds one event to an acta, with everything that must go with it: the annulled hand of a renuncio, the fine of a refused
 * signature, the end of a match by a walk-out. A command based on an older version is refused with the present one; the
 * same command again answers the same and counts once. A table writes from one phone at a time: see `penAfter`.
 */
export function appendToActa(
  sender: Sender,
  command: ActaCommand,
): Promise<CommandResult<ActaAnswer>> {
  return append(sender, command, () => undefined);
}

/**
 * The same for a phone that records at its table, which is answered with the table as it is then: it need not ask. Not
 * where more than the table's own acta may have changed, nor for a command that was carried out before.
 */
export async function recordAtTable(
  sender: Sender,
  command: ActaCommand,
): Promise<CommandResult<ActaAnswer & { readonly table?: TableView }>> {
  let table: TableView | undefined;
  const result = await append(sender, command, (after) => {
    const isOwn = RIGHT_OF_EVENT[command.event.type] === "acta.record-hand";
    if (isOwn) table = tableView(after, command.writer);
  });
  return result.ok && table ? { ok: true, value: { ...result.value, table } } : result;
}

async function append(
  sender: Sender,
  command: ActaCommand,
  written: (after: LoadedActa) => void,
): Promise<CommandResult<ActaAnswer>> {
  const { commandId: id, event } = command;
  const signer = await proveSigner(sender, command);
  if (!signer.ok) return signer;
  return runCommand(sender, { id, action: `acta.${event.type}` }, async (scope) => {
    if (mayChangeSanctions(event) || event.type === "substituted")
      await lockTournamentOf(scope, command.matchId);
    const acta = await lockedActa(scope.tx, command.matchId);
    const capacity = await authorizeEvent(scope, acta, event);
    requireSigner(event, acta.match, signer.value);
    refuseOffMedium(scope, acta, event);
    const pen = penAfter(sender, command.writer, acta.match, event);
    if (acta.match.version !== command.baseVersion) {
      return refuse({
        code: "stale",
        current: acta.match.version,
        based: command.baseVersion,
        table: acta.match.table,
      });
    }
    await openRound(scope, acta, event);
    if (event.type === "substituted") await admitSubstitute(scope, acta, event);
    const events = await withFollowUps(scope.tx, acta, stamped(event, sender, capacity), command);
    const { after, state, version, warnings, changes } = await writeEvents(
      scope,
      acta,
      events,
      id,
      pen,
    );
    scope.audit({
      action: `acta.${event.type}`,
      tournamentId: acta.match.tournamentId,
      subjectId: command.matchId,
      before: {
        version: acta.match.version,
        score: acta.state.score,
        stage: acta.state.stage,
        incident: cancelledIncident(acta.state, event),
      },
      after: {
        version,
        events,
        hand: handNumber(acta.state, events),
        score: state.score,
        stage: state.stage,
      },
      reason: "reason" in event ? event.reason : undefined,
    });
    scope.announce({
      tournamentId: acta.match.tournamentId,
      matchId: command.matchId,
      what: actaTopic(acta.state, state, events),
      version,
    });
    written(after);
    return { matchId: command.matchId, version, warnings, changes };
  });
}

/** Events whose fines can change other matches: these commands take turns within a tournament. A signature may lift one. */
function mayChangeSanctions(event: ActaEvent): boolean {
  return isOfIncident(event) || event.type === "signed";
}

async function lockTournamentOf({ tx }: CommandScope, matchId: string): Promise<void> {
  const match = await tx.match.findUnique({
    where: { id: matchId },
    select: { tournamentId: true },
  });
  if (!match) return refuse({ code: "match-not-found" });
  await lockedTournament(tx, match.tournamentId);
}

async function authorizeEvent(
  { tx, sender }: CommandScope,
  acta: LoadedActa,
  event: ActaEvent,
): Promise<Capacity> {
  const { match, tournament } = acta;
  const facts = await matchFacts(tx, sender, match);
  const capacity = authorize(sender, rightOf(sender, event, match), facts);
  if (reopens(acta, event)) authorize(sender, "acta.reopen", facts);
  if (match.round.status === "draft") {
    refuse(notPublished(match.round.number));
  }
  if (tournament.status === "closed") refuse({ code: "tournament-closed" });
  return capacity;
}

/** While a table goes on on paper its own phone writes nothing, and only an official gives it back. */
function refuseOffMedium({ sender }: CommandScope, { match, state }: LoadedActa, event: ActaEvent) {
  if (sender.actor.kind !== "table" || !isOnPaper(state)) return;
  refuse({ code: "table-on-paper", table: match.table, tried: event.type });
}

/** Whether an event opens a verified sheet again: for itself, or to review how the match ended. */
function reopens({ state }: LoadedActa, { type }: ActaEvent): boolean {
  return type === "reopened" || (type === "ending-reviewed" && state.verified !== null);
}

/** Reopening a sheet reopens its round; nothing else is written into a closed one. */
async function openRound({ tx }: CommandScope, acta: LoadedActa, event: ActaEvent) {
  const { match } = acta;
  if (match.round.status !== "closed") return;
  if (!reopens(acta, event)) refuse({ code: "round-closed", round: match.round.number });
  const status = required("state", moveRound("closed", "reopen"));
  await tx.round.update({ where: { id: match.roundId }, data: { status, closedAt: null } });
}

/**
 * The record says in which capacity it was verified (decision 9), and of a signature when, on which device, and whether
 * it was the signer's own: whatever the sender claims.
 */
function stamped(event: ActaEvent, sender: Sender, capacity: Capacity): ActaEvent {
  const { device } = sender;
  const trace = { at: new Date().toISOString(), ...(device === undefined ? {} : { device }) };
  switch (event.type) {
    case "verified":
      return { ...event, asDirector: capacity === "director" };
    case "signed":
      return { ...event, ...trace, ...(capacity === "player" ? { own: true } : {}) };
    case "closed":
      return event.countersign
        ? { ...event, countersign: { ...event.countersign, ...trace } }
        : event;
    default:
      return event;
  }
}
