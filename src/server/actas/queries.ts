import "server-only";
import { can } from "@/domain/access/can";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import { toOpenCall } from "../calls/rows";
import { toRoundClock } from "../clock/rows";
import type { CommandResult } from "../command";
import { database } from "../db/client";
import { personName, shortNames } from "../registration/labels";
import { isWithdrawn, notPublished } from "../rounds/withdrawn";
import { everybodyAt } from "../sanctions/history";
import type { Sender } from "../sender";
import type { LoadedActa, MatchRow } from "./load";
import { findActa, matchFacts } from "./load";
import { writerOf } from "./pen";
import { settlementOf } from "./settle";
import { absencesOf, changesOf, doneByOf, marksOf } from "./table-trace";
import type {
  TableIncident,
  TableOutcome,
  TablePerson,
  TableSubstitution,
  TableView,
} from "./table-view";

/**
 * One table for whoever may follow it: its own code, or an official of the tournament. Drafts are not there. `reader` is
 * the phone that asks, by the id that it made.
 */
export async function readTable(
  sender: Sender,
  matchId: string,
  reader?: string,
): Promise<CommandResult<TableView>> {
  const acta = await findActa(database(), { id: matchId });
  if (!acta || acta.match.round.status === "draft") {
    const isBack = acta !== null && isWithdrawn(acta.match.round.number);
    const problem = isBack ? notPublished(acta.match.round.number) : { code: "match-not-found" };
    return { ok: false, problems: [problem] };
  }
  const facts = await matchFacts(database(), sender, acta.match);
  const decision = can(sender.actor, "acta.view-live", facts);
  if (decision.allowed) return { ok: true, value: tableView(acta, reader) };
  const { allowed: _, ...why } = decision;
  return { ok: false, problems: [{ ...why, family: "access" }] };
}

/** A loaded acta as the screens of its table show it. Access is the caller's matter. */
export function tableView(acta: LoadedActa, reader?: string): TableView {
  const { match, tournament, state } = acta;
  const [call] = match.calls;
  const traced = match.events.map(({ payload, byLabel: by, at }) => ({
    event: payload as unknown as ActaEvent,
    by,
    at,
  }));
  return {
    matchId: match.id,
    version: match.version,
    table: match.table,
    tournament: {
      slug: tournament.slug,
      name: tournament.name,
      timeZone: tournament.timeZone,
      format: tournament.format,
      closed: tournament.status === "closed",
    },
    round: { number: match.round.number, closed: match.round.status === "closed" },
    rules: tournament.rules,
    rulesSpec: tournament.rulesSpec,
    desk: tournament.desk,
    people: peopleOf(match),
    state: withoutPrivateParts(state),
    marks: marksOf(traced),
    doneBy: doneByOf(traced),
    changes: changesOf(traced),
    incidents: incidentsOf(match),
    absences: absencesOf(traced),
    substitutions: substitutionsOf(acta),
    call: call ? toOpenCall(call) : null,
    writer: writerOf(match, reader),
    outcome: state.status === "finished" ? outcomeOf(acta) : null,
    clock: toRoundClock(match.round),
    now: Date.now(),
    publicCode: match.publicCode,
  };
}

/** Who sits where now, or sat there last. */
export function peopleOf(match: MatchRow): Readonly<Partial<Record<Seat, TablePerson>>> {
  const rows = everybodyAt(match);
  const names = shortNames(rows.map(({ player }) => player));
  return Object.fromEntries(
    rows.map(({ seat, player }) => [
      seat,
      {
        playerId: player.id,
        name: personName(player),
        short: names.get(player.id) ?? "",
        nickname: player.nickname,
        number: player.number,
        club: player.club?.name ?? null,
      },
    ]),
  );
}

/** A signature is an image of a person's hand, and a judge's note is the judge's: neither goes to phones. */
function withoutPrivateParts(state: ActaState): ActaState {
  const signed = (side: PairSide) => {
    const signature = state.signatures[side];
    if (signature === undefined) return [];
    return [[side, "strokes" in signature ? { ...signature, strokes: [] } : signature]];
  };
  return {
    ...state,
    incidents: state.incidents.map(({ note: _, ...incident }) => incident),
    signatures: Object.fromEntries(PAIR_SIDES.flatMap(signed)),
  };
}

/** Who came in for whom, by name, in order. */
export function substitutionsOf({ match, state }: LoadedActa): readonly TableSubstitution[] {
  return match.substitutes.flatMap(({ player, lineup }): TableSubstitution[] => {
    const fact = state.substitutions[lineup - 1];
    if (!fact) return [];
    const { seat, reason, afterHand } = fact;
    const before = [...match.seatings, ...match.substitutes.slice(0, lineup - 1)];
    const out = before.findLast((one) => one.seat === seat)?.player;
    return [{ seat, in: personName(player), out: out ? personName(out) : "", afterHand, reason }];
  });
}

function incidentsOf(match: MatchRow): readonly TableIncident[] {
  const rows = match.incidents.filter(({ cancelled }) => !cancelled);
  const seatOf = (playerId: string) =>
    SEATS.filter((seat) =>
      everybodyAt(match).some((one) => one.seat === seat && one.playerId === playerId),
    );
  return rows.map((row) => {
    const verdict = row.verdict as unknown as SanctionVerdict;
    const note = row.note as unknown as ActaState["incidents"][number];
    return {
      incidentId: row.id,
      infraction: row.infraction as InfractionCode,
      article: verdict.ok ? verdict.article : "",
      offenders: note.offenders,
      afterHand: note.afterHand,
      points: verdict.ok
        ? verdict.points.flatMap(({ player, points }) =>
            seatOf(player).map((seat) => ({ seat, points })),
          )
        : [],
      cards: verdict.ok
        ? verdict.cards.flatMap(({ player, card }) =>
            seatOf(player).map((seat) => ({ seat, card })),
          )
        : [],
    };
  });
}

function outcomeOf(acta: LoadedActa): TableOutcome {
  const { winner, endedBy, isVoid, people } = settlementOf(acta);
  return {
    winner,
    endedBy,
    isVoid,
    people: people.map(({ seat, won, for: own, against, counts, reasons }) => ({
      seat,
      won,
      isPersonal: counts === "personal",
      for: own,
      against,
      reasons,
    })),
  };
}
