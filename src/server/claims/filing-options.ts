import "server-only";
import { can } from "@/domain/access/can";
import { isWithoutAppeal } from "@/domain/claims/admissible";
import type { FilingDeadline } from "@/domain/claims/deadlines";
import { isLate } from "@/domain/claims/deadlines";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { pairSideOf } from "@/domain/rules/seat";
import type { LoadedActa } from "../actas/load";
import { findActa, matchFacts } from "../actas/load";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import { personName } from "../registration/labels";
import { LIGHT_ROUND } from "../rounds/light-round";
import { everybodyAt, playedBy } from "../sanctions/history";
import type { Sender } from "../sender";
import { toTournamentView } from "../tournaments/rows";
import { earlierClaims } from "./file-claim";
import { deadlineOf, verdictsOf } from "./terms";

// What may be claimed about a match, told before anything is written.

export type FilingOptions = {
  readonly matchId: string;
  readonly slug: string;
  readonly tournament: string;
  readonly timeZone: string;
  readonly round: number;
  readonly table: number;
  readonly isOver: boolean;
  /** The claimant himself, where whoever asks played at this table. */
  readonly own: { readonly playerId: string; readonly side: PairSide } | null;
  /** May file for somebody of the table, as an official. */
  readonly mayFileForOthers: boolean;
  /** May take a claim out of time. */
  readonly mayAdmitLate: boolean;
  readonly people: readonly {
    readonly playerId: string;
    readonly seat: Seat;
    readonly name: string;
    readonly deadline: FilingDeadline;
    readonly isLate: boolean;
  }[];
  readonly hands: readonly {
    readonly handId: string;
    readonly number: number;
    readonly running: Readonly<Partial<Record<PairSide, number>>>;
  }[];
  readonly incidents: readonly {
    readonly incidentId: string;
    readonly infraction: string;
    readonly article: string;
    readonly offenders: readonly Seat[];
    readonly noAppeal: boolean;
  }[];
  /** Claims about this match: what was claimed and how it stands. */
  readonly claims: Awaited<ReturnType<typeof earlierClaims>>;
};

/** Null where there is no such table, its round is a draft, or whoever asks may not claim there. */
export async function filingOptions(
  sender: Sender,
  matchId: string,
): Promise<FilingOptions | null> {
  const tx = database();
  const acta = await findActa(tx, { id: matchId });
  if (!acta || acta.match.round.status === "draft") return null;
  const facts = await matchFacts(tx, sender, acta.match);
  const right = can(sender.actor, "claim.file", facts);
  if (!right.allowed) return null;
  const { match, tournament, state } = acta;
  const own = facts.playsInMatch && sender.actor.kind === "account" ? sender.actor.playerId : null;
  const seat = everybodyAt(match).find(({ playerId }) => playerId === own)?.seat;
  return {
    matchId,
    slug: tournament.slug,
    tournament: tournament.name,
    timeZone: tournament.timeZone,
    round: match.round.number,
    table: match.table,
    isOver: state.status === "finished",
    own: own !== null && seat ? { playerId: own, side: pairSideOf(seat as Seat) } : null,
    mayFileForOthers: right.as !== "player",
    mayAdmitLate: can(sender.actor, "claim.decide", facts).allowed,
    people: await peopleOf(tx, acta),
    hands: state.hands.map(({ handId, number, running }) => ({
      handId,
      number,
      running: { AC: running.AC, BD: running.BD },
    })),
    incidents: await incidentsOf(tx, acta),
    claims: await earlierClaims(tx, matchId),
  };
}

async function peopleOf(tx: Transaction, { match, tournament }: LoadedActa) {
  const now = Date.now();
  const people: FilingOptions["people"][number][] = [];
  for (const { seat: letter, playerId, player } of everybodyAt(match)) {
    const seat = letter as Seat;
    const deadline = await deadlineOf(tx, match, tournament, pairSideOf(seat));
    const isTooLate = isLate(deadline, now);
    people.push({ playerId, seat, name: personName(player), deadline, isLate: isTooLate });
  }
  return people;
}

async function incidentsOf(tx: Transaction, { match, state }: LoadedActa) {
  const verdicts = await verdictsOf(tx, match.id);
  return state.incidents.map(({ incidentId, infraction, offenders }) => {
    const verdict = verdicts.get(incidentId);
    return {
      incidentId,
      infraction,
      offenders,
      article: verdict?.ok ? verdict.article : "",
      noAppeal: verdict !== undefined && isWithoutAppeal(verdict),
    };
  });
}

/** A match of one's own about which a claim is still possible. */
export type ClaimableMatch = {
  readonly matchId: string;
  readonly tournament: string;
  readonly timeZone: string;
  readonly round: number;
  readonly table: number;
  readonly deadline: FilingDeadline;
};

/** The finished matches of a person whose term to claim runs; the latest first. */
export async function claimableMatches(playerId: string): Promise<readonly ClaimableMatch[]> {
  const tx = database();
  const rows = await tx.match.findMany({
    where: {
      status: "finished",
      round: { status: { not: "draft" } },
      tournament: { status: { in: ["running", "closed"] } },
      ...playedBy(playerId),
    },
    include: {
      round: LIGHT_ROUND,
      tournament: true,
      events: { orderBy: { seq: "asc" } },
      seatings: { where: { playerId } },
      substitutes: { where: { playerId } },
    },
    orderBy: { updatedAt: "desc" },
    take: MOST_MATCHES,
  });
  const found: ClaimableMatch[] = [];
  for (const row of rows) {
    const seat = everybodyAt(row)[0]?.seat;
    if (!seat) continue;
    const tournament = toTournamentView(row.tournament);
    const deadline = await deadlineOf(tx, row, tournament, pairSideOf(seat as Seat));
    if (isLate(deadline, Date.now())) continue;
    const { name, timeZone } = tournament;
    const place = { round: row.round.number, table: row.table };
    found.push({ matchId: row.id, tournament: name, timeZone, ...place, deadline });
  }
  return found;
}

/** Earlier ones are out of time by then. */
const MOST_MATCHES = 12;
