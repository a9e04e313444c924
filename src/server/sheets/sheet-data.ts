import "server-only";
import type { SheetData, SheetHand, SheetRecord } from "@/documents/sheet-data";
import { rulingChanges } from "@/domain/claims/ruling-changes";
import type { HandResult } from "@/domain/hand/hand";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaHand } from "@/domain/match/acta-state";
import { recordedReplay } from "@/domain/match/recorded-replay";
import { presetOf, ruleBook } from "@/domain/rules/resolve-rules";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import type { LoadedActa, MatchRow } from "../actas/load";
import { substitutionsOf } from "../actas/queries";
import { settlementOf } from "../actas/settle";
import { personName } from "../registration/labels";
import { everybodyAt } from "../sanctions/history";
import { paperLifeOf } from "./paper-life";

// The Hoja of a match as data: what the PDF prints, the verification page shows, and the hash seals.

/** The sheet of a match before it is played: seating and rules, to be printed and written on. */
export function blankSheet({ match, tournament, state }: LoadedActa): SheetData {
  return {
    event: {
      name: tournament.name,
      venue: tournament.venue,
      date: tournament.startsOn,
      timeZone: tournament.timeZone,
    },
    round: match.round.number,
    table: match.table,
    rules: {
      name: ruleBook(presetOf(tournament.rulesSpec)).name,
      target: tournament.rules.target,
      callMinutes: tournament.rules.callMinutes,
      slotMinutes: tournament.rules.slotMinutes,
    },
    seats: seatsOf(match, tournament.format === "teams"),
    ...(state.firstLeader === null ? {} : { firstLeader: state.firstLeader }),
  };
}

/** The sheet with what was played, as it stands now. */
export function filledSheet(acta: LoadedActa): SheetData {
  return { ...blankSheet(acta), record: recordOf(acta) };
}

function seatsOf(match: MatchRow, inTeams: boolean): SheetData["seats"] {
  const printed = (seat: Seat) => {
    const seating = match.seatings.find((one) => one.seat === seat);
    if (!seating) return null;
    const { player, entrant } = seating;
    return {
      name: personName(player),
      ...(player.number === null ? {} : { number: player.number }),
      ...(player.club === null ? {} : { club: player.club.name }),
      ...(inTeams ? { team: entrant.name } : {}),
    };
  };
  return { A: printed("A"), B: printed("B"), C: printed("C"), D: printed("D") };
}

function recordOf(acta: LoadedActa): SheetRecord {
  const { match, state } = acta;
  const settlement = settlementOf(acta);
  const incidents = match.incidents.filter(({ cancelled }) => !cancelled);
  const verdictOf = new Map(
    incidents.map((row) => [row.id, row.verdict as unknown as SanctionVerdict]),
  );
  const articleOf = (incidentId: string) => {
    const verdict = verdictOf.get(incidentId);
    return verdict?.ok ? verdict.article : "";
  };
  const seatOf = (playerId: string) =>
    SEATS.find((seat) =>
      everybodyAt(match).some((one) => one.seat === seat && one.playerId === playerId),
    );
  const closing = match.events.findLast((row) => row.type === "closed");
  // What the Junta has corrected no judge has verified.
  const verification =
    state.ruling === null ? match.events.findLast((row) => row.type === "verified") : undefined;
  return {
    hands: state.hands.map((hand) => toSheetHand(hand, acta.tournament.rulesSpec)),
    fines: settlement.lines.map(({ incidentId, seat, points, on }) => ({
      seat,
      points,
      on,
      article: articleOf(incidentId),
    })),
    cards: incidents.flatMap((row) => {
      const verdict = verdictOf.get(row.id);
      if (!verdict?.ok) return [];
      return verdict.cards.flatMap(({ player, card }) => {
        const seat = seatOf(player);
        return seat === undefined ? [] : [{ seat, card, article: verdict.article }];
      });
    }),
    ...(state.call === null ? {} : { call: state.call }),
    points: state.score,
    winner: settlement.winner,
    endedBy: settlement.endedBy,
    ...(state.declared === null ? {} : { noHands: state.declared.why }),
    ...(isBeingPlayed(state) ? { unfinished: true as const } : {}),
    results: Object.fromEntries(
      settlement.people.map(({ seat, won, for: own, against }) => [
        seat,
        { won: won ?? false, for: own, against },
      ]),
    ),
    signatures: PAIR_SIDES.flatMap((side) => state.signatures[side] ?? []),
    ...(verification === undefined
      ? {}
      : { judge: { name: verification.byLabel, asDirector: asDirector(verification.payload) } }),
    ...countersignOf(closing),
    ...(state.ruling === null
      ? {}
      : {
          ruling: {
            claim: state.ruling.number,
            reason: state.ruling.reason,
            ...(state.ruled === null ? {} : { result: true as const }),
            ...ruledChanges(match),
          },
        }),
    ...(match.substitutes.length === 0 ? {} : { substitutions: substitutionsOf(acta) }),
    ...paperLifeOf(acta),
    version: state.sheetVersion,
    ...replacesOf(match, state.sheetVersion),
    ...(closing === undefined ? {} : { closedAt: closing.at.toISOString() }),
    ...(state.declared?.note === undefined ? {} : { notes: [state.declared.note] }),
  };
}

function ruledChanges({ events }: MatchRow) {
  const changes = rulingChanges(events.map((row) => row.payload as unknown as ActaEvent));
  return changes.length === 0 ? {} : { changes };
}

function isBeingPlayed({ stage }: LoadedActa["state"]): boolean {
  return stage === "issued" || stage === "playing";
}

/** Why there is a version after the first. */
function replacesOf(match: MatchRow, version: number): Pick<SheetRecord, "replaces"> {
  const row = match.events.findLast(({ type }) => type === "reopened");
  if (row === undefined || version === 1) return {};
  const { reason } = row.payload as unknown as Extract<ActaEvent, { readonly type: "reopened" }>;
  const at = row.at.toISOString();
  return { replaces: { version: version - 1, by: row.byLabel, at, reason } };
}

function countersignOf(
  closing: MatchRow["events"][number] | undefined,
): Pick<SheetRecord, "countersign"> {
  if (closing === undefined) return {};
  const event = closing.payload as unknown as ActaEvent;
  if (event.type !== "closed" || event.countersign === undefined) return {};
  return { countersign: { name: closing.byLabel, ...event.countersign } };
}

function asDirector(payload: unknown): boolean {
  const event = payload as ActaEvent;
  return event.type === "verified" && event.asDirector;
}

function toSheetHand(hand: ActaHand, rules: RulesSpec): SheetHand {
  const replay = recordedReplay(hand, rules);
  return {
    hand: hand.number,
    ...(hand.leader === null ? {} : { leader: hand.leader }),
    ...(hand.result === null ? {} : endingOf(hand.result)),
    points: { AC: hand.points.AC ?? 0, BD: hand.points.BD ?? 0 },
    running: { AC: hand.running.AC ?? 0, BD: hand.running.BD ?? 0 },
    ...("annulled" in hand.hand
      ? { article: hand.hand.annulled.infraction, closer: hand.hand.annulled.by }
      : {}),
    ...(replay === null ? {} : { replay }),
    ...(hand.corrections > 0 ? { status: "corrected" as const } : {}),
  };
}

function endingOf(result: HandResult): Partial<SheetHand> {
  return {
    ending: result.ending,
    ...(result.closer === null ? {} : { closer: result.closer }),
    ...(result.pips === null ? {} : { pips: result.pips }),
    capicua: result.capicua,
  };
}
